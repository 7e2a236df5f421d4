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
const ABOUT = { en: 'Practice, Fri, Sep 5:', fr: 'Entraînement, ven. 5 sept.\u00a0:' };

const GREETINGS = { en: 'Hello,', fr: 'Bonjour,' };
const SIGNATURES = { en: 'Lac St-Louis Lions', fr: 'Les Lions du Lac St-Louis' };

/** Kinds with a text of their own, to the family: a message has that of its coach. */
type EventKind = Exclude<FamilyMailKind, 'message' | 'guardian'>;
const EVENT_KINDS = FAMILY_MAIL_KINDS.filter(
  (kind): kind is EventKind => kind !== 'message' && kind !== 'guardian',
);

/** The trigger of each kind, and its subject and first sentence in each language. */
const EXPECTED: Record<EventKind, { given: GivenMail; en: [string, string]; fr: [string, string] }> = {
  confirmation: {
    given: {},
    en: [`${ABOUT.en} spot confirmed`, `${PLAYER} has a spot.`],
    fr: [`${ABOUT.fr} place confirmée`, `${PLAYER} a une place.`],
  },
  waiting: {
    given: { registration: { status: 'waiting', turn: 5 } },
    en: [`${ABOUT.en} on the waiting list`, `${PLAYER} is number 1 on the waiting list.`],
    fr: [`${ABOUT.fr} sur la liste d’attente`, `${PLAYER} est en tête de la liste d’attente.`],
  },
  promoted: {
    given: {},
    en: [`${ABOUT.en} a spot has opened up`, `A spot has opened up: ${PLAYER} now has a spot.`],
    fr: [
      `${ABOUT.fr} une place s’est libérée`,
      `Une place s’est libérée\u00a0: ${PLAYER} a maintenant une place.`,
    ],
  },
  offered: {
    given: { registration: { status: 'waiting', turn: 5 } },
    en: [`${ABOUT.en} a spot is free, first come first served`, 'A spot has opened up. The start is near,'],
    fr: [
      `${ABOUT.fr} place libre pour la première famille qui l’accepte`,
      'Une place s’est libérée. Comme le début approche,',
    ],
  },
  'offer-over': {
    given: { registration: { status: 'waiting', turn: 5 } },
    en: [`${ABOUT.en} the spot is taken`, 'The spot that was offered is no longer free.'],
    fr: [`${ABOUT.fr} la place est prise`, 'La place offerte n’est plus libre.'],
  },
  cancelled: {
    given: { registration: { status: 'cancelled' } },
    en: [`${ABOUT.en} registration cancelled`, `${PLAYER}’s registration has been cancelled.`],
    fr: [`${ABOUT.fr} inscription annulée`, `L’inscription est annulée pour ${PLAYER}.`],
  },
  changed: {
    given: { data: { was: { date: '2025-09-04', time: '7:00 PM - 8:00 PM' } } },
    en: [`${ABOUT.en} changed`, `A change for ${PLAYER}: the practice has been moved.`],
    fr: [`${ABOUT.fr} changement`, `Changement pour ${PLAYER}\u00a0: l’entraînement a été déplacé.`],
  },
  'practice-cancelled': {
    given: { practice: { cancelledAt: new Date('2025-09-01T16:00:00.000Z') } },
    en: [`${ABOUT.en} cancelled`, 'The practice is cancelled.'],
    fr: [`${ABOUT.fr} annulation`, 'L’entraînement est annulé.'],
  },
  reminder: {
    given: {},
    en: [`${ABOUT.en} reminder for tomorrow`, `A reminder for tomorrow: ${PLAYER} has a spot.`],
    fr: [`${ABOUT.fr} rappel pour demain`, `Un rappel pour demain\u00a0: ${PLAYER} a une place.`],
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
  'guardian-added': {
    given: {},
    en: [
      'A second guardian was added to your registrations',
      'If you did not add it, open your page with the button below, remove the address and replace your link.',
    ],
    fr: [
      'Un deuxième parent a été ajouté à vos inscriptions',
      'Si vous ne l’avez pas ajoutée, ouvrez votre page avec le bouton ci-dessous, retirez l’adresse et remplacez votre lien.',
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
  it.each(['en', 'fr'] as const)('describes the activity in text and HTML (%s)', async (locale) => {
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
    // The HTML keeps both hours on one line.
    const span = WHEN[locale].replace(/(?<=\d{4}, ).*/, '<span style="white-space:nowrap">$&</span>');
    const when = [WHEN[locale], span];
    for (const [index, content] of [mail.text, mail.html].entries())
      expect(content?.includes(when[index] ?? '')).toBe(!FAMILY_WIDE_KINDS.includes(kind));
    for (const content of [mail.text, mail.html])
      expect(content).not.toContain(localUrl(manageUrl, locale === 'en' ? 'fr' : 'en'));
    expect(mail.html).toContain(`<html lang="${locale}">`);
    // Opening it loads nothing: the crest is in the mail, and there is no style sheet and no script.
    expect(mail.html?.match(/src="[^"]*"/g)).toEqual(['src="cid:crest"']);
    expect(mail.pictures).toMatchObject([
      { contentId: '<crest>', mimeType: 'image/png', disposition: 'inline' },
    ]);
    expect(mail.html).not.toMatch(/<(link|script|iframe)\b|url\(|@import/i);
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
    for (const language of ['fr', 'en']) expect(mail.html).toContain(` lang="${language}">\n<h1`);
  });

  it('escapes odd names', async () => {
    const playerName = `<img src=x onerror="alert(1)"> & 'O’Neil' 🏒`;
    const { mail } = await sent('confirmation', { registration: { playerName } });
    expect(mail.text).toContain(playerName);
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; &#39;O’Neil&#39; 🏒');
    expect(mail.html).not.toContain('<img src=x');
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
    ['fr', `inscription est conservée pour ${PLAYER}, au cas où l’entraînement serait remis à l’horaire;`],
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
      `${ABOUT.en} back on`,
      'The practice is back on.',
      `The registration is still valid: ${PLAYER} has a spot.`,
    ],
    [
      'fr',
      `${ABOUT.fr} de retour à l’horaire`,
      'Finalement, l’entraînement aura lieu.',
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
    ['en', 'the club has changed the registration. As it now stands: Demo', 'registrations:\n'],
    ['fr', 'le club a modifié l’inscription. En voici l’état actuel\u00a0: Demo', 'inscriptions\u00a0:\n'],
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
    expect(mail.subject).toBe('M15 Élite, ven. 5 sept.\u00a0: place confirmée');
    expect(mail.text).toContain(`M15 Élite – séance de sélection\n${WHEN.fr}\n`);
    expect(mail.text).toContain(
      'Ouvrir la carte\u00a0:\nhttps://www.google.com/maps/search/?api=1&query=Bob',
    );
    expect(mail.html).toContain('href="https://www.google.com/maps/search/?api=1&amp;query=Bob');
    const place = 'Aréna Bob-Birnie, Pointe-Claire, Québec';
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain(`Lieu\u00a0: ${place}`);
      // The address of the map has the English name.
      expect(body?.replace(/https:\S+/g, '')).not.toContain('Arena');
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
        offered: 'TENTATIVE',
        'offer-over': 'TENTATIVE',
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
