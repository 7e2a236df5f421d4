/** The visitor's choice about the third-party script. */
export type Choice = 'granted' | 'denied';

/** Consent state: a choice with its ISO instant, a refusal by the browser, or open. */
export type ConsentState = { kind: Choice; at: string } | { kind: 'signal' } | { kind: 'open' };

const KEY = 'analytics-consent';

/** Parses a stored choice; undefined for anything else. */
export function parseChoice(text: string | null): { kind: Choice; at: string } | undefined {
  try {
    const { choice, date } = JSON.parse(text ?? 'null') as { choice?: unknown; date?: unknown };
    const isDate = typeof date === 'string' && !Number.isNaN(Date.parse(date));
    return isDate && (choice === 'granted' || choice === 'denied') ? { kind: choice, at: date } : undefined;
  } catch {
    return undefined;
  }
}

/** Global Privacy Control counts as a refusal, whatever was chosen before. */
export function consentStateOf(hasSignal: boolean, stored: string | null): ConsentState {
  return hasSignal ? { kind: 'signal' } : (parseChoice(stored) ?? { kind: 'open' });
}

/** Consent state in this browser; where storage is blocked it is open on each page. */
export function readConsentState(): ConsentState {
  const hasSignal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  try {
    return consentStateOf(hasSignal, localStorage.getItem(KEY));
  } catch {
    return consentStateOf(hasSignal, null);
  }
}

/** Stores a choice and returns the new state. */
export function storeChoice(kind: Choice): ConsentState {
  const at = new Date().toISOString();
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice: kind, date: at }));
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
  return { kind, at };
}
