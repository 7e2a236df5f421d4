import { useEffect, useState } from 'react';

/** Applies the choice: loads the script, or reloads the page to remove it after a withdrawal. */
function follow(consentState: ConsentState, analytics: AnalyticsScript): void {
  if (consentState.kind === 'granted') loadScript(analytics);
  else if (hasScript()) location.reload();
}

/** Consent state, and the button that reopened the bar, if any. */
export function useConsent(analytics: AnalyticsScript) {
  /** Undefined in the server's HTML. */
  const [consentState, setConsentState] = useState<ConsentState>();
  const [opener, setOpener] = useState<HTMLElement>();
  const [hasSaved, setHasSaved] = useState(false);

  useEffect(() => {
    const settle = () => {
      const current = readConsentState();
      follow(current, analytics);
      setConsentState(current);
    };
    // A page restored from the back-forward cache may have missed a change.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && settle();
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-privacy-choices]');
      if (button) setOpener(button);
    };
    settle();
    document.documentElement.dataset.consent = 'ready';
    document.addEventListener('click', onClick);
    addEventListener('pageshow', onPageShow);
    addEventListener('storage', settle);
    return () => {
      document.removeEventListener('click', onClick);
      removeEventListener('pageshow', onPageShow);
      removeEventListener('storage', settle);
    };
  }, [analytics]);

  const close = () => {
    opener?.focus();
    setOpener(undefined);
  };
  const choose = (choice: Choice) => {
    const current = storeChoice(choice);
    setConsentState(current);
    setHasSaved(true);
    close();
    follow(current, analytics);
  };
  return { consentState, isReopened: opener !== undefined, hasSaved, choose, close };
}

/** The operator's settings for a third-party page-view script. */
export interface AnalyticsScript {
  scriptUrl: string;
  /** Site id: Umami calls it data-website-id, Plausible data-domain. */
  id?: string;
}

/** Attributes of the script element. */
export function scriptAttributes({ scriptUrl, id }: AnalyticsScript): Record<string, string> {
  return { defer: '', src: scriptUrl, ...(id !== undefined && { 'data-website-id': id, 'data-domain': id }) };
}

const MARK = 'data-opted-in';

/** Whether this page has loaded the script; only a reload removes it. */
const hasScript = () => document.querySelector(`script[${MARK}]`) !== null;

/** Loads the script, once per page. */
function loadScript(analytics: AnalyticsScript): void {
  if (hasScript()) return;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(scriptAttributes(analytics))) script.setAttribute(name, value);
  script.setAttribute(MARK, '');
  document.head.append(script);
}

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
function readConsentState(): ConsentState {
  const hasSignal = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  try {
    return consentStateOf(hasSignal, localStorage.getItem(KEY));
  } catch {
    return consentStateOf(hasSignal, null);
  }
}

/** Stores a choice and returns the new state. */
function storeChoice(kind: Choice): ConsentState {
  const at = new Date().toISOString();
  try {
    localStorage.setItem(KEY, JSON.stringify({ choice: kind, date: at }));
  } catch {
    // Storage is blocked: the choice holds for this page only.
  }
  return { kind, at };
}
