import { KEPT_FOR } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../../i18n/dictionary';
import { PrivacyNotice, registrationNotice } from './privacy-notice';

const { practiceRegistrations, tryoutRegistrations, waitingEntries } = KEPT_FOR;

describe('privacy notice', () => {
  it.each([
    ['en', 'keptSession', `${tryoutRegistrations.days} days after the session`],
    ['en', 'keptPractice', `${practiceRegistrations.days} days after the practice`],
    ['fr', 'keptSession', `${tryoutRegistrations.days}\u00a0jours après la séance`],
    ['fr', 'keptPractice', `${practiceRegistrations.days}\u00a0jours après l’entraînement`],
    ['en', 'keptSession', `or ${waitingEntries.days} days`],
    ['fr', 'keptPractice', `${waitingEntries.days}\u00a0jours`],
  ] as const)('in %s has five lines, %s among them, and links the policy', (language, kept, line) => {
    const texts = DICTIONARIES[language].registration.notice;
    const html = renderToStaticMarkup(
      <PrivacyNotice texts={texts} lines={registrationNotice(texts, kept)} policyHref="/privacy-policy" />,
    );
    expect(html.match(/<li>/g)).toHaveLength(5);
    expect(html).toContain(line);
    expect(html).toContain(`href="/privacy-policy"`);
  });
});
