import type { RegistrationTexts } from './registration-texts';

interface PrivacyNoticeProps {
  texts: { title: string; policy: string };
  lines: readonly string[];
  policyHref: string;
}

/** The five lines above a form that takes a person's data (decisions 10). */
export function PrivacyNotice({ texts, lines, policyHref }: PrivacyNoticeProps) {
  return (
    <section className="privacy-notice" aria-label={texts.title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {/* In a tab of its own: the form would lose what was typed. */}
      <a href={policyHref} target="_blank" rel="noopener">
        {texts.policy}
      </a>
    </section>
  );
}

/**
 * What a family agrees to when it registers; how long that is kept depends on what for. What these lines say has a
 * version: CONSENT_VERSION.
 */
export function registrationNotice(
  texts: RegistrationTexts['notice'],
  kept: 'keptSession' | 'keptPractice',
): string[] {
  return [texts.purpose, texts.readers, texts[kept], texts.rights, texts.agreement];
}
