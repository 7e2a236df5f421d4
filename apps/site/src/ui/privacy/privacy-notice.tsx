import type { PageRequest } from '../page/page';
import type { RegistrationTexts } from '../registration/registration-texts';

interface PrivacyNoticeProps {
  texts: { title: string; short: string; more: string; policy: string };
  lines: readonly string[];
  policyHref: string;
}

/** The notice above a form that takes personal data: one line, which opens the five of the consent. */
export function PrivacyNotice({ texts, lines, policyHref }: PrivacyNoticeProps) {
  return (
    <section className="privacy-notice" aria-label={texts.title}>
      <details>
        <summary>
          {texts.short} <span>{texts.more}</span>
        </summary>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {/* New tab: the form would lose its input. */}
        <a className="tap-link" href={policyHref} target="_blank" rel="noopener">
          {texts.policy}
        </a>
      </details>
    </section>
  );
}

/**
 * The consent text of a registration; its retention period depends on the kind. The text's version is
 * CONSENT_VERSION.
 */
export function registrationNotice(
  texts: RegistrationTexts['notice'],
  kept: 'keptSession' | 'keptPractice',
): string[] {
  return [texts.purpose, texts.readers, texts[kept], texts.rights, texts.agreement];
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
