import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../i18n/dictionary';
import { PrivacyNotice } from './privacy-notice';

describe('the privacy notice', () => {
  it.each([
    ['en', 'keptSession', '90 days after the session'],
    ['en', 'keptPractice', '60 days after the practice'],
    ['fr', 'keptSession', '90\u00a0jours après la séance'],
    ['fr', 'keptPractice', '60\u00a0jours après l’entraînement'],
  ] as const)('in %s has five lines, %s among them, and leads to the policy', (language, kept, line) => {
    const texts = DICTIONARIES[language].registration.notice;
    const html = renderToStaticMarkup(
      <PrivacyNotice texts={texts} kept={kept} policyHref="/privacy-policy" />,
    );
    expect(html.match(/<li>/g)).toHaveLength(5);
    expect(html).toContain(line);
    expect(html).toContain(`href="/privacy-policy"`);
  });
});
