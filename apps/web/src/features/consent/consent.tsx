import type { Language } from '@lions/domain';
import { useEffect, useRef } from 'react';
import { formatMoment } from '../../i18n/formats';
import { translate } from '../../i18n/translate';
import type { Dictionary } from '../../i18n/dictionary';
import type { AnalyticsScript } from './analytics-script';
import type { Choice, Standing } from './consent-choice';
import { useConsent } from './use-consent';

export interface ConsentProps {
  analytics: AnalyticsScript;
  texts: Dictionary['consent'];
  policyHref: string;
  language: Language;
  /** The club's IANA zone, in which the moment of a choice is shown (D-31). */
  timeZone: string;
}

/**
 * Asks before an outside service counts page views (decisions 10): a bar at the foot of the screen until there is an
 * answer, and again when a button for it is pressed. Nothing is loaded without a yes, nothing shown without script.
 */
export function Consent(props: ConsentProps) {
  const { standing, isReopened, hasSaved, choose, close } = useConsent(props.analytics);
  const isShown = standing !== undefined && (standing.kind === 'open' || isReopened);
  return (
    <>
      {isShown && (
        <ConsentBar {...props} standing={standing} isReopened={isReopened} choose={choose} close={close} />
      )}
      <p className="visually-hidden" role="status">
        {hasSaved && !isShown && props.texts.saved}
      </p>
    </>
  );
}

interface ConsentBarProps extends Omit<ConsentProps, 'analytics'> {
  standing: Standing;
  isReopened: boolean;
  choose: (choice: Choice) => void;
  close: () => void;
}

function ConsentBar({ standing, isReopened, choose, close, ...props }: ConsentBarProps) {
  const { texts, policyHref, language, timeZone } = props;
  const bar = useRef<HTMLElement>(null);
  // Who asked for it is led to it; who did not is left where they are.
  useEffect(() => {
    if (isReopened) bar.current?.focus();
  }, [isReopened]);
  const isSignal = standing.kind === 'signal';
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
          {'at' in standing && (
            <p className="consent-standing">
              {translate(language, texts, standing.kind, {
                when: formatMoment(standing.at, language, timeZone),
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
          {standing.kind !== 'open' && (
            <button type="button" className="consent-close" onClick={close}>
              {texts.close}
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
