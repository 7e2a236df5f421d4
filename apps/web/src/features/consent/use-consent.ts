import { useEffect, useState } from 'react';
import { hasScript, loadScript, type AnalyticsScript } from './analytics-script';
import { readStanding, storeChoice, type Choice, type Standing } from './consent-choice';

/** Does as the visitor wishes: loads the script, or gets rid of one that a withdrawn choice had loaded. */
function follow(standing: Standing, analytics: AnalyticsScript): void {
  if (standing.kind === 'granted') loadScript(analytics);
  else if (hasScript()) location.reload();
}

/** The visitor's choice, and the button that opened it again, if one did. */
export function useConsent(analytics: AnalyticsScript) {
  /** Undefined in the document as the server sends it. */
  const [standing, setStanding] = useState<Standing>();
  const [opener, setOpener] = useState<HTMLElement>();
  const [hasSaved, setHasSaved] = useState(false);

  useEffect(() => {
    const settle = () => {
      const current = readStanding();
      follow(current, analytics);
      setStanding(current);
    };
    // A page that comes back as it was left, by the browser's Back, may have missed a change.
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
    setStanding(current);
    setHasSaved(true);
    close();
    follow(current, analytics);
  };
  return { standing, isReopened: opener !== undefined, hasSaved, choose, close };
}
