import { FAMILY_MAIL_KINDS, FAMILY_WIDE_KINDS, type FamilyMailKind, type Language } from '@lions/domain';
import { Family } from '../places/outbox/family.entity.js';
import { MailWorker } from './mail-worker.js';
import {
  givenMail,
  type GivenMail,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../testing/given.js';
import { MailCatcher, type CaughtMail } from '../testing/mail-catcher.js';
import { useTestApp } from '../testing/test-app.js';

const PLAYER = 'Demo Player 01';
const WHEN = {
  en: 'Friday, September 5, 2025, 6:00 PM – 7:30 PM',
  fr: 'vendredi 5 septembre 2025, 18\u00a0h – 19\u00a0h\u00a030',
};
const DAY = { en: 'Friday, September 5, 2025', fr: 'vendredi 5 septembre 2025' };

const GREETINGS = { en: 'Hello,', fr: 'Bonjour,' };
const SIGNATURES = { en: 'Lac St-Louis Lions', fr: 'Les Lions du Lac St-Louis' };

/** Kinds with a text of their own: a message has that of its coach. */
type EventKind = Exclude<FamilyMailKind, 'message'>;
const EVENT_KINDS = FAMILY_MAIL_KINDS.filter((kind): kind is EventKind => kind !== 'message');

/** The trigger of each kind, and its subject and first sentence in each language. */
const EXPECTED: Record<EventKind, { given: GivenMail; en: [string, string]; fr: [string, string] }> = {
  confirmation: {
    given: {},
    en: [`Registered: practice on ${DAY.en}`, `${PLAYER} has a spot at the practice on ${WHEN.en}.`],
    fr: [
      `Inscription confirmée\u00a0: entraînement du ${DAY.fr}`,
      `${PLAYER} a une place à l’entraînement du ${WHEN.fr}.`,
    ],
  },
  waiting: {
    given: { registration: { status: 'waiting', turn: 5 } },
    en: [
      `On the waiting list: practice on ${DAY.en}`,
      `${PLAYER} is number 1 on the waiting list of the practice on ${WHEN.en}.`,
    ],
    fr: [
      `Sur la liste d’attente\u00a0: entraînement du ${DAY.fr}`,
      `${PLAYER} est au rang\u00a01 de la liste d’attente de l’entraînement du ${WHEN.fr}.`,
    ],
  },
  promoted: {
    given: {},
    en: [
      `A spot has opened up: practice on ${DAY.en}`,
      `A spot has opened up: ${PLAYER} now has a spot at the practice on ${WHEN.en}.`,
    ],
    fr: [
      `Une place s’est libérée\u00a0: entraînement du ${DAY.fr}`,
      `Une place s’est libérée\u00a0: ${PLAYER} a maintenant une place à l’entraînement du ${WHEN.fr}.`,
    ],
  },
  cancelled: {
    given: { registration: { status: 'cancelled' } },
    en: [
      `Registration cancelled: practice on ${DAY.en}`,
      `${PLAYER}’s registration for the practice on ${WHEN.en}, has been cancelled.`,
    ],
    fr: [
      `Inscription annulée\u00a0: entraînement du ${DAY.fr}`,
      `L’inscription à l’entraînement du ${WHEN.fr}, est annulée pour ${PLAYER}.`,
    ],
  },
  changed: {
    given: { data: { was: { date: '2025-09-04', time: '7:00 PM - 8:00 PM' } } },
    en: [`Changed: practice on ${DAY.en}`, `A change for ${PLAYER}: the practice is now on ${WHEN.en}.`],
    fr: [
      `Changement\u00a0: entraînement du ${DAY.fr}`,
      `Changement pour ${PLAYER}\u00a0: l’entraînement a maintenant lieu le ${WHEN.fr}.`,
    ],
  },
  'practice-cancelled': {
    given: { practice: { cancelledAt: new Date('2025-09-01T16:00:00.000Z') } },
    en: [`Cancelled: practice on ${DAY.en}`, `The practice on ${WHEN.en}, is cancelled.`],
    fr: [`Annulation\u00a0: entraînement du ${DAY.fr}`, `L’entraînement du ${WHEN.fr}, est annulé.`],
  },
  reminder: {
    given: {},
    en: [
      `Tomorrow: practice on ${DAY.en}`,
      `A reminder for tomorrow: ${PLAYER} has a spot at the practice on ${WHEN.en}.`,
    ],
    fr: [
      `Demain\u00a0: entraînement du ${DAY.fr}`,
      `Un rappel pour demain\u00a0: ${PLAYER} a une place à l’entraînement du ${WHEN.fr}.`,
    ],
  },
  link: {
    given: {},
    en: [
      'Your private link to your registrations',
      'Here is the private link to your registrations with the Lac St-Louis Lions.',
    ],
    fr: [
      'Votre lien privé vers vos inscriptions',
      'Voici le lien privé vers vos inscriptions auprès des Lions du Lac St-Louis.',
    ],
  },
  'daily-limit': {
    given: {},
    en: [
      'Today’s limit of registrations is reached',
      'To register a player before tomorrow, write to the club (info@club.example).',
    ],
    fr: [
      'La limite d’inscriptions de la journée est atteinte',
      'Pour faire une inscription avant demain, écrivez au club (info@club.example).',
    ],
  },
};

const catcher = new MailCatcher();
const app = useTestApp({
  catcher,
  environment: { CONTACT_EMAIL: 'info@club.example', PUBLIC_URL: 'https://lions.example' },
  empty: ['outbox_mails', 'practices', 'families'],
});

async function sent(kind: FamilyMailKind, given: GivenMail = {}) {
  const about = await givenMail(app, kind, given);
  await app.sendMails();
  const [mail] = catcher.mails;
  if (!mail) throw new Error(`No ${kind} was sent`);
  return { mail, ...about };
}
const calendarOf = ({ attachments }: CaughtMail) =>
  attachments.map(({ content }) =>
    typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8'),
  );
const unfolded = (file: string | undefined) => (file ?? '').replace(/\r\n[ \t]/g, '');

/** The page's address in the language of the mail. */
const localUrl = (url: string, language: Language) =>
  language === 'fr' ? url.replace('/my/', '/fr/my/').replace('?lang=en', '') : url;

describe.each(EVENT_KINDS)('a %s mail', (kind) => {
  it.each(['en', 'fr'] as const)('describes the event in text and HTML (%s)', async (locale) => {
    const { mail, manageUrl } = await sent(kind, { ...EXPECTED[kind].given, locale });
    const [subject, sentence] = EXPECTED[kind][locale];
    expect(mail).toMatchObject({
      subject,
      from: { name: 'Lions', address: 'mail@club.example' },
      to: [{ address: 'demo.parent@example.test' }],
      replyTo: [{ address: 'info@club.example' }],
    });
    expect(subject).not.toContain(PLAYER);
    expect(manageUrl).toMatch(/^https:\/\/lions\.example\/my\/[\w-]{43}\?lang=en$/);
    for (const words of [GREETINGS[locale], sentence, localUrl(manageUrl, locale)]) {
      expect(mail.text).toContain(words);
      expect(mail.html).toContain(words);
    }
    expect(mail.text).toContain(`\n${SIGNATURES[locale]}\n`);
    expect(mail.html).toContain(`>${SIGNATURES[locale]}</p>`);
    for (const content of [mail.text, mail.html])
      expect(content).not.toContain(localUrl(manageUrl, locale === 'en' ? 'fr' : 'en'));
    expect(mail.html).toContain(`<html lang="${locale}">`);
    // Opening it loads nothing: no picture, no style sheet, no script.
    expect(mail.html).not.toMatch(/<(img|link|script|iframe)\b|url\(|@import/i);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });
});

describe('a mail', () => {
  it('is in the language that the family chose on its page, not in that of the registration', async () => {
    const { familyId } = await sent('confirmation', { locale: 'en' });
    await app.update(Family, { id: familyId }, { locale: 'fr' });
    catcher.mails.length = 0;
    expect((await sent('confirmation', { locale: 'en' })).mail.subject).toBe(EXPECTED.confirmation.fr[0]);
  });

  it('that waits for its next try is in the language that the family has chosen since', async () => {
    catcher.refuseRecipient = () => ({ code: 451, text: 'not now' });
    const { manageUrl } = await givenMail(app, 'confirmation', { locale: 'en' });
    const worker = app.app.get(MailWorker, { strict: false });
    await worker.wake();
    catcher.refuseRecipient = () => undefined;
    const preferences = `/api${new URL(manageUrl).pathname}/preferences`;
    expect((await app.anonymous().put(preferences, { locale: 'fr' })).status).toBe(200);
    app.clock.advance(60_000);
    await worker.wake();
    expect(catcher.mails.map(({ subject }) => subject)).toEqual([EXPECTED.confirmation.fr[0]]);
  });

  it('is in both languages, French first, when none is known', async () => {
    const { mail, manageUrl } = await sent('confirmation', { locale: null });
    const { en, fr } = EXPECTED.confirmation;
    for (const language of ['en', 'fr'] as const)
      for (const content of [mail.text, mail.html])
        expect(content?.split(localUrl(manageUrl, language))).toHaveLength(2);
    expect(mail.subject).toBe(`${fr[0]} / ${en[0]}`);
    for (const content of [mail.text, mail.html])
      expect(content?.indexOf(fr[1])).toBeLessThan(content?.indexOf(en[1]) ?? -1);
    expect(mail.html).toContain('<div lang="fr">');
    expect(mail.html).toContain('<div lang="en">');
  });

  it('escapes odd names', async () => {
    const playerName = `<img src=x onerror="alert(1)"> & 'O’Neil' 🏒`;
    const { mail } = await sent('confirmation', { registration: { playerName } });
    expect(mail.text).toContain(playerName);
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;O’Neil&#39; 🏒');
    expect(mail.html).not.toContain('<img');
  });

  it('makes no link of a name with a domain', async () => {
    const { mail } = await sent('confirmation', { registration: { playerName: 'evil.example/x' } });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain('evil. example/x');
      expect(part).not.toContain('evil.example');
    }
  });

  it.each([
    ['en', `${PLAYER}’s registration is kept, in case the practice is brought back;`],
    ['fr', `inscription est conservée pour ${PLAYER}, au cas où l’entraînement serait rétabli;`],
  ] as const)('about a cancelled practice says that the registration is kept (%s)', async (locale, kept) => {
    const { mail } = await sent('practice-cancelled', {
      ...EXPECTED['practice-cancelled'].given,
      locale,
    });
    for (const content of [mail.text, mail.html]) expect(content).toContain(kept);
  });

  it.each([
    [
      'en',
      `Back on: practice on ${DAY.en}`,
      `The practice on ${WHEN.en}, is back on.`,
      `The registration is still valid: ${PLAYER} has a spot.`,
    ],
    [
      'fr',
      `De retour à l’horaire\u00a0: entraînement du ${DAY.fr}`,
      `Finalement, l’entraînement du ${WHEN.fr}, aura lieu.`,
      `L’inscription tient toujours\u00a0: ${PLAYER} a une place.`,
    ],
  ] as const)(
    'about a practice brought back says that it takes place and the registration is valid (%s)',
    async (locale, subject, sentence, standing) => {
      const { mail } = await sent('changed', { locale, data: { isBack: true } });
      expect(mail.subject).toBe(subject);
      for (const words of [sentence, standing]) expect(mail.text).toContain(words);
    },
  );

  it.each([
    ['en', 'the club has changed the registration. As it now stands: the practice on', 'registrations:\n'],
    [
      'fr',
      'le club a modifié l’inscription. En voici l’état actuel\u00a0: l’entraînement du',
      'inscriptions\u00a0:\n',
    ],
  ] as const)('about a moved registration says that a coach moved it (%s)', async (locale, words, button) => {
    const { mail } = await sent('changed', { locale });
    for (const part of [words, button]) expect(mail.text).toContain(part);
  });

  it.each(EVENT_KINDS)(
    'never contains « de » before a name in French, as in « de Éloïse » (%s)',
    async (kind) => {
      const given = EXPECTED[kind].given;
      const registration = { ...given.registration, playerName: 'Éloïse Exemple' };
      for (const data of [given.data, { isBack: true } as const, undefined]) {
        catcher.mails.length = 0;
        const { mail } = await sent(kind, { ...given, registration, locale: 'fr', ...(data && { data }) });
        expect(mail.text).not.toContain('de Éloïse');
        if (!FAMILY_WIDE_KINDS.includes(kind)) expect(mail.text).toContain('Éloïse Exemple');
      }
    },
  );

  it('counts the position in line per pool: goalies and skaters wait separately', async () => {
    const { practiceId } = await givenMail(app, 'cancelled', {
      registration: { status: 'waiting', turn: 1, playerPosition: 'Goalie' },
    });
    for (const [turn, playerPosition] of [
      [2, 'Forward'],
      [3, 'Defense'],
      [9, 'Forward'],
    ] as const)
      await givenRegistration(app, {
        practiceId,
        status: 'waiting',
        turn,
        playerPosition,
      });
    await givenRegistration(app, { practiceId, status: 'cancelled', turn: 3 });
    const registration = { practiceId, status: 'waiting' as const, turn: 4, playerName: 'Demo Player 04' };
    await givenMail(app, 'waiting', { registration });
    const [mail] = await catcher.caught(1);
    expect(mail?.text).toContain('Demo Player 04 is number 3 on the waiting list');
  });

  it.each([
    ['en', 'M15 Elite'],
    ['fr', 'M15 Élite'],
  ] as const)('names the team in the language of the reader (%s)', async (locale, name) => {
    const team = await givenTeam(app, { name: 'M15 Elite', nameFr: 'M15 Élite' });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const { mail } = await sent('confirmation', { registration: { sessionId: session.id }, locale });
    const file = unfolded(calendarOf(mail)[0]);
    for (const part of [mail.subject, mail.text, mail.html, file]) expect(part).toContain(name);
    const other = locale === 'en' ? 'M15 Élite' : 'M15 Elite';
    for (const part of [mail.subject, mail.text, mail.html, file]) expect(part).not.toContain(other);
  });

  it.each([
    ['en', 'A word from the coaches: Be there 45 minutes ahead.'],
    ['fr', 'Un mot des entraîneurs\u00a0: Arrivez 45 minutes d’avance.'],
  ] as const)('has the note of a session that the family goes to (%s)', async (locale, note) => {
    const team = await givenTeam(app);
    const notes = {
      description: 'Be there 45 minutes ahead.',
      descriptionFr: 'Arrivez 45 minutes d’avance.',
    };
    const session = await givenTryoutSession(app, { teamId: team.id, ...notes });
    const registration = { sessionId: session.id, practiceId: null };
    for (const kind of ['confirmation', 'reminder'] as const) {
      catcher.mails.length = 0;
      const { mail } = await sent(kind, { registration, locale });
      for (const body of [mail.text, mail.html]) expect(body).toContain(note);
    }
    catcher.mails.length = 0;
    const gone = { registration: { ...registration, status: 'cancelled' as const }, locale };
    expect((await sent('cancelled', gone)).mail.text).not.toContain('45');
  });

  it('about a tryout session names the team and the place', async () => {
    const team = await givenTeam(app, { name: 'M15 Élite' });
    const session = await givenTryoutSession(app, { teamId: team.id });
    const registration = { sessionId: session.id, practiceId: null };
    const { mail } = await sent('confirmation', { registration, locale: 'fr' });
    expect(mail.subject).toBe(
      `Inscription confirmée\u00a0: séance de sélection de l’équipe M15 Élite du ${DAY.fr}`,
    );
    const place = 'Aréna Bob-Birnie, Pointe-Claire, Québec';
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`Lieu\u00a0: ${place}`);
      expect(body).not.toContain('Arena');
    }
    const file = unfolded(calendarOf(mail)[0]);
    expect(file).toMatch(new RegExp(`UID:session-${session.id}@`));
    expect(file).toContain(`LOCATION:${place.replaceAll(',', '\\,')}`);
  });
});

describe('the calendar file of a mail', () => {
  it.each(EVENT_KINDS)(
    'is attached when there is an event, not for a mail about no registration (%s)',
    async (kind) => {
      const { mail, practiceId } = await sent(kind, EXPECTED[kind].given);
      const [file] = calendarOf(mail);
      if (FAMILY_WIDE_KINDS.includes(kind)) return expect(file).toBeUndefined();
      const ofKind: Partial<Record<FamilyMailKind, string>> = {
        waiting: 'TENTATIVE',
        cancelled: 'CANCELLED',
        'practice-cancelled': 'CANCELLED',
      };
      expect(mail.attachments[0]).toMatchObject({ filename: 'lions.ics', mimeType: 'text/calendar' });
      expect(unfolded(file)).toContain('METHOD:PUBLISH');
      expect(unfolded(file)).not.toMatch(/\nNAME|X-WR-CALNAME/);
      expect(unfolded(file)).toContain(`STATUS:${ofKind[kind] ?? 'CONFIRMED'}`);
      expect(unfolded(file)).toMatch(new RegExp(`UID:practice-${practiceId}@`));
      expect(unfolded(file)).toContain('SEQUENCE:1');
      expect(unfolded(file)).not.toContain(PLAYER);
    },
  );
});
