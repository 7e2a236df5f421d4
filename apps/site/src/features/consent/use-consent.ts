import { useEffect, useState } from 'react';
import { hasScript, loadScript, type AnalyticsScript } from './analytics-script';
import { readConsentState, storeChoice, type Choice, type ConsentState } from './consent-choice';

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
