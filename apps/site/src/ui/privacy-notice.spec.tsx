import { CONSENT_VERSION, consentVersionOf, KEPT_FOR, STANDARD_CLUB } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../i18n/dictionary';
import { givenPageRequest } from '../testing/given';
import { registrationSetup } from './registration/registration-texts';
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
  ] as const)(
    'in %s has five lines behind the first, %s among them, and links policy and terms in sight',
    (language, kept, line) => {
      const texts = DICTIONARIES[language].registration.notice;
      const html = renderToStaticMarkup(
        <PrivacyNotice
          texts={texts}
          lines={registrationNotice(texts, kept, [])}
          policyHref="/privacy-policy"
          termsHref="/terms-of-service"
          consentVersion="2026-11-25"
        />,
      );
      expect(html.match(/<li>/g)).toHaveLength(5);
      expect(html).toContain(line);
      const inSight = html.replace(/<details>.*<\/details>/, '');
      expect(inSight).toContain(`<p>${texts.short}</p>`);
      for (const href of ['/privacy-policy', '/terms-of-service'])
        expect(inSight).toMatch(new RegExp(`href="${href}"[^>]*>[^<]+</a>`));
      expect(html).toContain('<input type="hidden" name="consentVersion" value="2026-11-25"/>');
    },
  );

  it('has the club’s conditions before the agreement, and a version of its own for each of them', () => {
    const conditions = { conditions: [{ text: { en: 'Bring a stick.', fr: 'Apportez un bâton.' } }] };
    const club = { ...STANDARD_CLUB, conditions };
    const request = givenPageRequest('fr', { club });
    const { conditions: lines, consentVersion } = registrationSetup(request);
    const texts = request.texts.registration;
    expect(registrationNotice(texts.notice, 'keptSession', lines).slice(-2)).toEqual([
      'Apportez un bâton.',
      texts.notice.agreement,
    ]);
    expect(consentVersion).toMatch(/^2026-11-25\+[0-9a-f]{8}$/);
    expect(consentVersion).toBe(registrationSetup(givenPageRequest('en', { club })).consentVersion);
    expect(consentVersionOf({ conditions: [{ text: { en: 'Bring a stick!', fr: '.' } }] })).not.toBe(
      consentVersion,
    );
    expect(registrationSetup(givenPageRequest('en'))).toMatchObject({
      conditions: [],
      consentVersion: CONSENT_VERSION,
    });
  });
});
