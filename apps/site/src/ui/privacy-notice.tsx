import type { PageRequest } from './page/page';
import type { RegistrationTexts } from './registration/registration-texts';

interface PrivacyNoticeProps {
  texts: { title: string; short: string; more: string; policy: string; terms?: string };
  lines: readonly string[];
  policyHref: string;
  /** Where registering a player accepts the terms of service. */
  termsHref?: string;
  /** Sent with the form: what the parent agrees to. */
  consentVersion?: string;
}

/** Notice above a form that takes personal data: one line and the links in sight, the five of the consent behind 'More'. */
export function PrivacyNotice({ texts, lines, policyHref, termsHref, consentVersion }: PrivacyNoticeProps) {
  return (
    <section className="privacy-notice" aria-label={texts.title}>
      <p>{texts.short}</p>
      <details>
        <summary>{texts.more}</summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <p className="privacy-links">
        {/* New tabs: the form would lose its input. */}
        <a className="tap-link" href={policyHref} target="_blank" rel="noopener">
          {texts.policy}
        </a>
        {termsHref && (
          <a className="tap-link" href={termsHref} target="_blank" rel="noopener">
            {texts.terms}
          </a>
        )}
      </p>
      {consentVersion && <input type="hidden" name="consentVersion" value={consentVersion} />}
    </section>
  );
}

/**
 * The consent text of a registration with the club's conditions; its retention period depends on the kind. The
 * text's version is that of `consentVersionOf`.
 */
export function registrationNotice(
  texts: RegistrationTexts['notice'],
  kept: 'keptSession' | 'keptPractice',
  conditions: readonly string[],
): string[] {
  return [texts.purpose, texts.readers, texts[kept], texts.rights, ...conditions, texts.agreement];
}

/**
 * Button that reopens the consent choice; renders nothing where no third-party script is configured. The
 * `consent` island handles it, and shows it once hydrated.
 */
export function PrivacyChoices({ texts, site }: Pick<PageRequest, 'texts' | 'site'>) {
  if (!site.analytics) return null;
  return (
    <button type="button" className="privacy-choices" data-privacy-choices="">
      {texts.consent.choices}
    </button>
  );
}
