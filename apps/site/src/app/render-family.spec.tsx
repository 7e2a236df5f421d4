import { LANGUAGES, type Language } from '@lions/domain';
import { DICTIONARIES } from '../i18n/dictionary';
import { sitemap } from './public-routes';
import { renderPage } from './render';
import type { SiteOptions, FetchJson } from '../ui/page/page';

const TOKEN = 'a'.repeat(43);
const REGISTRATION = {
  id: 1,
  kind: 'practice',
  targetId: 12,
  team: null,
  location: null,
  date: '2025-12-02',
  time: '6:00 PM - 7:30 PM',
  startsAt: '2025-12-02T23:00:00.000Z',
  endsAt: '2025-12-03T00:30:00.000Z',
  playerName: '<b>Zoé</b>',
  playerAge: null,
  birthYear: null,
  position: 'Goalie',
  parentName: 'Demo Parent',
  parentPhone: null,
  status: 'waiting',
  waitlistPosition: 2,
  isCalledOff: false,
  canCancel: true,
  canConfirm: false,
  confirmedAt: null,
  isBeforeProof: false,
  steps: [],
  passedForReason: 0,
};
const FAMILY = {
  email: 'demo@example.test',
  isProven: true,
  locale: 'fr',
  feedUrl: 'https://lions.example/api/calendar/my/f.ics',
  registrations: [REGISTRATION],
};
const RECEIPT = { registrations: [REGISTRATION] };

const asked: string[] = [];
type RenderOptions = SiteOptions & { language?: Language };
const render = (
  path: string,
  answer: { status: number; body: unknown },
  { language, ...options }: RenderOptions = {},
) => {
  const fetchJson: FetchJson = async (call) => {
    if (call === '/api/club') return { status: 404, body: {} };
    asked.push(call);
    return answer;
  };
  const site = { analytics: { scriptUrl: 'https://counter.example/script.js' }, ...options };
  return renderPage({ path, language, fetchJson, origin: 'https://lions.example', site });
};

describe('family page', () => {
  it('shows each child, the state as text and the place in line, in both languages', async () => {
    const english = await render(`/my/${TOKEN}`, { status: 200, body: FAMILY });
    expect(english).toMatchObject({ status: 200, canonicalPath: undefined });
    expect(asked.at(-1)).toBe(`/api/my/${TOKEN}`);
    for (const text of [
      'On the waiting list',
      'is number 2 in line',
      'Can’t come',
      'Correct what was typed',
      '&lt;b&gt;Zoé',
    ])
      expect(english.html).toContain(text);
    const french = await render(`/fr/my/${TOKEN}`, { status: 200, body: FAMILY });
    expect(french.html).toContain('Sur la liste d’attente');
  });

  it.each([
    [`/my/${TOKEN}?lang=en`, 'fr', 'en'],
    [`/my/r/${TOKEN}?lang=en`, 'fr', 'en'],
    [`/my/${TOKEN}?lang=fr`, 'en', 'fr'],
    [`/my/${TOKEN}?lang=de`, 'fr', 'fr'],
    [`/fr/my/${TOKEN}?lang=en`, 'en', 'fr'],
    ['/privacy-policy?lang=en', 'fr', 'fr'],
  ] as const)('at %s is shown to a browser in %s in %s', async (path, language, shown) => {
    const { html, headers } = await render(path, { status: 200, body: FAMILY }, { language });
    expect(html).toContain(`<html lang="${shown}"`);
    expect(headers['content-language']).toBe(shown);
  });

  it('has no canonical address, no preview and no third-party script', async () => {
    const { html } = await render(`/my/${TOKEN}`, { status: 200, body: FAMILY });
    const head = html.split('</head>')[0] ?? '';
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain(TOKEN);
    expect(html).not.toContain('counter.example');
  });

  it.each(LANGUAGES)('says in %s that a link is invalid, and links the lost-link page', async (language) => {
    const prefix = language === 'fr' ? '/fr' : '';
    const page = await render(`${prefix}/my/${TOKEN}`, { status: 404, body: {} });
    expect(page.status).toBe(404);
    expect(page.html).toContain(`href="${prefix}/my"`);
    expect(page.html).toContain('noindex');
    const { goneByMail, goneByCoach } = DICTIONARIES[language].family;
    const says = async (sendsMail: boolean) =>
      (await render(`${prefix}/my/${TOKEN}`, { status: 404, body: {} }, { sendsMail })).html;
    expect(await says(true)).toContain(goneByMail);
    expect(await says(false)).toContain(goneByCoach);
    expect(await says(false)).not.toContain(goneByMail);
  });

  it('says when the API does not answer, and offers a retry', async () => {
    const page = await render(`/my/${TOKEN}`, { status: 503, body: {} });
    expect(page).toMatchObject({ status: 503 });
    expect(page.html).toContain(`href="/my/${TOKEN}"`);
  });

  it('says when there are no registrations', async () => {
    const page = await render(`/my/${TOKEN}`, { status: 200, body: { ...FAMILY, registrations: [] } });
    expect(page.html).toContain('No registrations yet');
  });
});

describe('registration made before the address was proven', () => {
  it.each([
    ['/my', 'before you first opened this link'],
    ['/fr/my', 'avant la première ouverture du lien'],
  ])('is named once on top of %s, with one press for all', async (path, words) => {
    const early = { ...REGISTRATION, isBeforeProof: true };
    const registrations = [early, { ...early, id: REGISTRATION.id + 1 }];
    const marked = await render(`${path}/${TOKEN}`, { status: 200, body: { ...FAMILY, registrations } });
    const shown = marked.html.split('<script')[0] ?? '';
    expect(shown.split(words)).toHaveLength(2);
    expect(shown).toContain(DICTIONARIES[path === '/my' ? 'en' : 'fr'].family.allMine);
    const plain = await render(`${path}/${TOKEN}`, { status: 200, body: FAMILY });
    expect(plain.html.split('<script')[0]).not.toContain(words);
  });
});

describe('receipt page', () => {
  it('shows the registration and its actions, in both languages', async () => {
    const english = await render(`/my/r/${TOKEN}`, { status: 200, body: RECEIPT });
    expect(english).toMatchObject({ status: 200, canonicalPath: undefined });
    expect(asked.at(-1)).toBe(`/api/my/r/${TOKEN}`);
    for (const text of [
      'Anyone who has the link can see, correct or cancel',
      'is number 2 in line',
      'Can’t come',
      'Correct what was typed',
      'All your children on one page',
      'your coach can give you its link',
      '&lt;b&gt;Zoé',
    ])
      expect(english.html).toContain(text);
    const french = await render(`/fr/my/r/${TOKEN}`, { status: 200, body: RECEIPT }, { sendsMail: true });
    for (const text of ['Toute personne qui a le lien', 'Corriger l’inscription', 'Le lien de nos courriels'])
      expect(french.html).toContain(text);
    expect(french.html).toContain('href="/fr/my#ask"');
  });

  it('has no canonical address, no preview and no third-party script', async () => {
    const { html } = await render(`/my/r/${TOKEN}`, { status: 200, body: RECEIPT });
    const head = html.split('</head>')[0] ?? '';
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain(TOKEN);
    expect(html).not.toContain('counter.example');
  });

  it.each(LANGUAGES)('says in %s that a receipt is invalid, and links the others', async (language) => {
    const prefix = language === 'fr' ? '/fr' : '';
    const page = await render(`${prefix}/my/r/${TOKEN}`, { status: 404, body: {} });
    expect(page.status).toBe(404);
    expect(page.html).toContain(`href="${prefix}/my"`);
    expect(page.html).toContain('noindex');
  });
});

describe('copy of a receipt', () => {
  const copyOf = (registrations: object[], path = '/my/r') =>
    render(`${path}/${TOKEN}?copy`, { status: 200, body: { registrations } });

  it.each([
    ['/my/r', 'This is your receipt as of', 'On the waiting list: '],
    ['/fr/my/r', 'Voici votre reçu tel qu’il était le', 'Sur la liste d’attente\u00a0: '],
  ])(
    'at %s has the ticket, and neither scripts with data nor anything about the parent',
    async (path, lead, state) => {
      const { status, html } = await copyOf([REGISTRATION], path);
      expect(status).toBe(200);
      for (const text of [lead, state, '&lt;b&gt;Zoé', 'class="qr-code"']) expect(html).toContain(text);
      expect(html).not.toMatch(/data-island="receipt-home"|Demo Parent|\.ics|<button[^>]*held/);
      expect(html.split('</head>')[0]).not.toContain(TOKEN);
    },
  );

  it('expires with the last date that can still be cancelled', async () => {
    const later = { ...REGISTRATION, id: 2, endsAt: '2025-12-09T00:30:00.000Z' };
    const over = { ...REGISTRATION, id: 3, endsAt: '2025-12-20T00:30:00.000Z', canCancel: false };
    const expiryOf = async (...registrations: object[]) => (await copyOf(registrations)).headers['expires'];
    expect(await expiryOf(later, REGISTRATION, over)).toBe('Tue, 09 Dec 2025 00:30:00 GMT');
    expect(await expiryOf(over)).toBe('Thu, 01 Jan 1970 00:00:00 GMT');
  });

  it('is not found for an invalid receipt', async () =>
    expect((await render(`/my/r/${TOKEN}?copy`, { status: 404, body: {} })).status).toBe(404));
});

describe('page of this device’s receipts', () => {
  const ask = async (path: string, options: SiteOptions) =>
    (await render(path, { status: 404, body: {} }, options)).html;
  const contactEmail = 'info@lions.example';

  it('has the lost-link form where the site sends mail', async () => {
    const page = await render('/my', { status: 404, body: {} }, { sendsMail: true, contactEmail });
    expect(page).toMatchObject({ status: 200 });
    expect(page.html).toContain('type="email"');
    expect(page.html).toContain('We will send it to the email address');
    expect(page.html).not.toContain('Ask the club');
  });

  it.each([
    ['/my', 'Registered on this device', 'Looking up the registrations kept on this device'],
    [
      '/fr/my',
      'Inscriptions faites sur cet appareil',
      'Recherche des inscriptions conservées sur cet appareil',
    ],
  ])('says on %s what it lists, and that it is loading', async (path, title, reading) => {
    const html = await ask(path, { sendsMail: true });
    expect(html).toContain(title);
    expect(html).toContain(reading);
  });

  it.each([
    ['/my', 'This site sends no email at the moment', 'Write to the club at', 'Call your coach, or speak to'],
    ['/fr/my', 'Ce site n’envoie pas de courriels', 'Écrivez au club', 'Appelez votre entraîneur ou parlez'],
  ])('names the club instead of the form on %s where the site sends no mail', async (path, ...said) => {
    const [noMail, write, otherwise] = said;
    for (const options of [{ contactEmail }, { sendsMail: false }]) {
      const html = await ask(path, options);
      expect(html).toContain(noMail);
      for (const promise of [
        '<form',
        'type="email"',
        'data-island="ask-link"',
        'We will send',
        'Nous l’enverrons',
      ])
        expect(html).not.toContain(promise);
    }
    const main = (html: string) => html.split('<main')[1]?.split('</main>')[0];
    const reachable = main(await ask(path, { contactEmail }));
    expect(reachable).toContain(write);
    expect(reachable).toContain(`href="mailto:${contactEmail}"`);
    expect(main(await ask(path, {}))).toContain(otherwise);
  });

  it('is not indexed', async () => {
    for (const sendsMail of [true, false]) expect(await ask('/my', { sendsMail })).toContain('noindex');
    expect(sitemap('https://lions.example')).not.toContain('/my<');
  });
});
