import type { RegistrationTexts } from './registration-texts';

interface PrivacyNoticeProps {
  texts: RegistrationTexts['notice'];
  /** How long what is kept depends on what one registers for (decisions 10). */
  kept: 'keptSession' | 'keptPractice';
  policyHref: string;
}

/** The five lines above a form that takes a person's data (decisions 10); what they say has a version: CONSENT_VERSION. */
export function PrivacyNotice({ texts, kept, policyHref }: PrivacyNoticeProps) {
  const lines = [texts.purpose, texts.readers, texts[kept], texts.rights, texts.agreement];
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
