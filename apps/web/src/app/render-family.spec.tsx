import { LANGUAGES } from '@lions/domain';
import { sitemap } from './search-engines';
import { renderPage } from './render';
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
const render = (path: string, answer: { status: number; body: unknown }) => {
  const fetchJson: FetchJson = async (call) => {
    asked.push(call);
    return answer;
  };
  const site = { analytics: { scriptUrl: 'https://counter.example/script.js' } };
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

it('asks for a lost link on a page that search engines are not told of', async () => {
  const page = await render('/my', { status: 404, body: {} });
  expect(page).toMatchObject({ status: 200 });
  expect(page.html).toContain('type="email"');
  expect(page.html).toContain('noindex');
  expect(sitemap('https://lions.example')).not.toContain('/my<');
});
