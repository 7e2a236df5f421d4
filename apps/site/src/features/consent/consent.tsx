import type { Language } from '@lions/domain';
import { formatMoment, translate } from '@lions/web-base';
import { useEffect, useRef } from 'react';
import type { Dictionary } from '../../i18n/dictionary';
import { type AnalyticsScript, useConsent, type Choice, type ConsentState } from './use-consent';

interface ConsentProps {
  analytics: AnalyticsScript;
  texts: Dictionary['consent'];
  policyHref: string;
  language: Language;
  /** The club's IANA zone, for the time of a choice. */
  timeZone: string;
}

/**
 * Asks before a third party counts page views: a bar at the bottom of the screen until there is an answer,
 * and again when a button for it is pressed. Without consent no script is loaded; without JavaScript no bar
 * is shown.
 */
export function Consent(props: ConsentProps) {
  const { consentState, isReopened, hasSaved, choose, close } = useConsent(props.analytics);
  const isShown = consentState !== undefined && (consentState.kind === 'open' || isReopened);
  return (
    <>
      {isShown && (
        <ConsentBar
          {...props}
          consentState={consentState}
          isReopened={isReopened}
          choose={choose}
          close={close}
        />
      )}
      <p className="visually-hidden" role="status">
        {hasSaved && !isShown && props.texts.saved}
      </p>
    </>
  );
}

interface ConsentBarProps extends Omit<ConsentProps, 'analytics'> {
  consentState: ConsentState;
  isReopened: boolean;
  choose: (choice: Choice) => void;
  close: () => void;
}

function ConsentBar({ consentState, isReopened, choose, close, ...props }: ConsentBarProps) {
  const { texts, policyHref, language, timeZone } = props;
  const bar = useRef<HTMLElement>(null);
  // Moves the focus to the bar only when the visitor opened it.
  useEffect(() => {
    if (isReopened) bar.current?.focus();
  }, [isReopened]);
  const isSignal = consentState.kind === 'signal';
  return (
    <section ref={bar} className="consent" tabIndex={-1} aria-labelledby="consent-question">
      <div className="wrap consent-inner">
        <div>
          <p className="consent-question" id="consent-question">
            {isSignal ? texts.choices : texts.question}
          </p>
          <p className="consent-text">
            {isSignal ? texts.signal : texts.text} <a href={policyHref}>{texts.policy}</a>
          </p>
          {'at' in consentState && (
            <p className="consent-state">
              {translate(language, texts, consentState.kind, {
                when: formatMoment(consentState.at, language, timeZone),
              })}
            </p>
          )}
        </div>
        <div className="consent-actions">
          {!isSignal && (
            <>
              <button type="button" className="button" onClick={() => choose('granted')}>
                {texts.accept}
              </button>
              <button type="button" className="button" onClick={() => choose('denied')}>
                {texts.refuse}
              </button>
            </>
          )}
          {consentState.kind !== 'open' && (
            <button type="button" className="consent-close" onClick={close}>
              {texts.close}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
