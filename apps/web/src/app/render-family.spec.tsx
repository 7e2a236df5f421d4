import { LANGUAGES } from '@lions/domain';
import { sitemap } from './search-engines';
import { renderPage } from './render';
import type { SiteOptions } from '../ui/page';
import type { FetchJson } from '../ui/public-api';

const TOKEN = 'a'.repeat(43);
const FAMILY = {
  ...{ email: 'demo@example.test', locale: 'fr', feedUrl: 'https://lions.example/api/calendar/my/f.ics' },
  registrations: [
    {
      ...{ id: 1, kind: 'practice', targetId: 12, team: null, location: null },
      ...{ date: '2025-12-02', time: '6:00 PM - 7:30 PM', playerName: '<b>Zoé</b>', position: 'Goalie' },
      ...{ status: 'waiting', waitlistPosition: 2, isCalledOff: false },
      ...{ canCancel: true, canConfirm: false, confirmedAt: null },
    },
  ],
};

const asked: string[] = [];
const render = (path: string, answer: { status: number; body: unknown }, options: SiteOptions = {}) => {
  const fetchJson: FetchJson = async (call) => {
    asked.push(call);
    return answer;
  };
  const site = { analytics: { scriptUrl: 'https://counter.example/script.js' }, ...options };
  return renderPage({ path, fetchJson, origin: 'https://lions.example', site });
};

describe('a family’s page', () => {
  it('holds each child, the state in words and the place in line, in both languages', async () => {
    const english = await render(`/my/${TOKEN}`, { status: 200, body: FAMILY });
    expect(english).toMatchObject({ status: 200, canonicalPath: undefined });
    expect(asked.at(-1)).toBe(`/api/my/${TOKEN}`);
    for (const text of [
      'On the waiting list',
      'is number 2 in line',
      'Leave the waiting list',
      '&lt;b&gt;Zoé',
    ])
      expect(english.html).toContain(text);
    const french = await render(`/fr/my/${TOKEN}`, { status: 200, body: FAMILY });
    expect(french.html).toContain('Sur la liste d’attente');
  });

  it('names itself to nobody: no canonical address, no preview of it, no outside script', async () => {
    const { html } = await render(`/my/${TOKEN}`, { status: 200, body: FAMILY });
    const head = html.split('</head>')[0] ?? '';
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toContain(TOKEN);
    expect(html).not.toContain('counter.example');
  });

  it.each(LANGUAGES)('says in %s that a link is dead, with the way to a new one', async (language) => {
    const prefix = language === 'fr' ? '/fr' : '';
    const page = await render(`${prefix}/my/${TOKEN}`, { status: 404, body: {} });
    expect(page.status).toBe(404);
    expect(page.html).toContain(`href="${prefix}/my"`);
    expect(page.html).toContain('noindex');
  });

  it('says when the API does not answer, and lets one try again', async () => {
    const page = await render(`/my/${TOKEN}`, { status: 503, body: {} });
    expect(page).toMatchObject({ status: 503 });
    expect(page.html).toContain(`href="/my/${TOKEN}"`);
  });

  it('says when nothing is held', async () => {
    const page = await render(`/my/${TOKEN}`, { status: 200, body: { ...FAMILY, registrations: [] } });
    expect(page.html).toContain('Nothing is registered');
  });
});

describe('the page for a lost link', () => {
  const ask = async (path: string, options: SiteOptions) =>
    (await render(path, { status: 404, body: {} }, options)).html;
  const contactEmail = 'info@lions.example';

  it('holds the form where the site sends mail', async () => {
    const page = await render('/my', { status: 404, body: {} }, { sendsMail: true, contactEmail });
    expect(page).toMatchObject({ status: 200 });
    expect(page.html).toContain('type="email"');
    expect(page.html).toContain('We will send it to the email address');
    expect(page.html).not.toContain('Ask the club');
  });

  it.each([
    ['/my', 'This site sends no email at the moment', 'Write to the club at', 'Call your coach, or speak to'],
    ['/fr/my', 'Ce site n’envoie pas de courriels', 'Écrivez au club', 'Appelez votre entraîneur ou parlez'],
  ])('promises nothing on %s where the site sends none, and names the club', async (path, ...said) => {
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

  it('is not for search engines to find', async () => {
    for (const sendsMail of [true, false]) expect(await ask('/my', { sendsMail })).toContain('noindex');
    expect(sitemap('https://lions.example')).not.toContain('/my<');
  });
});
