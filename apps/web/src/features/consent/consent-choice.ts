/** What a visitor said to the outside service. */
export type Choice = 'granted' | 'denied';

/** How things stand: a choice with its ISO instant, a browser that says no by itself, or nothing said yet. */
export type Standing = { kind: Choice; at: string } | { kind: 'signal' } | { kind: 'open' };

const KEY = 'analytics-consent';

/** A stored choice; undefined for what is none, whoever wrote it. */
export function parseChoice(text: string | null): { kind: Choice; at: string } | undefined {
  try {
    const { choice, date } = JSON.parse(text ?? 'null') as { choice?: unknown; date?: unknown };
    const isDate = typeof date === 'string' && !Number.isNaN(Date.parse(date));
    return isDate && (choice === 'granted' || choice === 'denied') ? { kind: choice, at: date } : undefined;
  } catch {
    return undefined;
  }
}

/** Global Privacy Control counts as no, whatever was chosen before (decisions 10). */
export function standingOf(hasSignal: boolean, stored: string | null): Standing {
  return hasSignal ? { kind: 'signal' } : (parseChoice(stored) ?? { kind: 'open' });
}

/** How things stand in this browser; a browser that lets nothing be stored is asked again on each page. */
export function readStanding(): Standing {
  const hasSignal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  try {
    return standingOf(hasSignal, localStorage.getItem(KEY));
  } catch {
    return standingOf(hasSignal, null);
  }
}

/** Remembers a choice in this browser, and gives how things stand with it. */
export function storeChoice(kind: Choice): Standing {
  const at = new Date().toISOString();
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice: kind, date: at }));
  } catch {
    // It counts for this page.
  }
  return { kind, at };
}
