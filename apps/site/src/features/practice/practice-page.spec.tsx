import type { PracticeDto } from '@lions/api-client';
import { LANGUAGES, type Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { DICTIONARIES } from '../../i18n/dictionary';
import { givenPageRequest, givenPractice } from '../../testing/given';
import type { PageRequest, PageSource, FetchJson } from '../../ui/page/page';
import { practicePage } from './practice-page';
import { schedulePage } from './schedule-page';

/**
 * The public API with that value of the switch; `false` has no answer for practices, which are then not
 * requested.
 */
function apiOf(practices: PracticeDto[] | false): FetchJson {
  return async (path) => {
    if (path === '/api/settings/public')
      return { status: 200, body: { practiceRegistrationEnabled: practices !== false } };
    return practices === false ? { status: 500, body: {} } : { status: 200, body: practices };
  };
}

async function htmlOf(page: PageSource, language: Language, change: Partial<PageRequest> = {}) {
  const request = givenPageRequest(language, { today: '2026-02-10', fetchJson: apiOf(false), ...change });
  const { content } = await page(request);
  return renderToStaticMarkup(content);
}

describe('practice registration page, closed', () => {
  it.each(LANGUAGES)('makes the preview below the stamp inert: %s', async (language) => {
    const html = await htmlOf(practicePage, language);
    const [before = '', blurred = ''] = html.split('<div class="preview-blurred"');
    expect(blurred).toMatch(/^ inert="" aria-hidden="true"/);
    expect(before).toContain(DICTIONARIES[language].practice.comingSoon);
    expect(before).not.toMatch(/<(button|input|form)/);
    expect(blurred).not.toMatch(/<a /);
  });

  it('says what is not open yet, and links other pages', async () => {
    const [readable] = (await htmlOf(practicePage, 'en')).split('class="preview"');
    expect(readable).toContain('Online registration is not open yet.');
    expect(readable).toContain('18 skaters and 2 goalies');
    // No way between two pages that are both closed.
    expect(readable).not.toContain('href="/practices"');
    expect(readable).toContain('href="/calendar"');
  });

  it.each([
    ['en', '2026-02-10', 'February 2026', 'Sun', '2026-02-01', '2026-03-14'],
    ['fr', '2026-08-31', 'août 2026', 'dim.', '2026-07-26', '2026-09-05'],
  ] as const)('shows the month in 42 cells from Sunday: %s', async (language, today, month, ...expected) => {
    const html = await htmlOf(practicePage, language, { today });
    const days = [...html.matchAll(/<time dateTime="([^"]+)"/g)].map((match) => match[1]);
    const firstWeekday = /<th scope="col"[^>]*>([^<]+)</.exec(html)?.[1];
    expect(html).toContain(`<p class="day">${month}</p>`);
    expect([firstWeekday, days[0], days.at(-1)]).toEqual(expected);
    expect(days).toHaveLength(42);
  });

  it('explains each of the four states by icon and text', async () => {
    const legend = /<ul class="legend">(.*?)<\/ul>/.exec(await htmlOf(practicePage, 'en'))?.[1] ?? '';
    const words = legend.replace(/<svg.*?<\/svg>/g, '*').replace(/<[^>]+>/g, ' ');
    expect(words.split('*').map((word) => word.trim())).toEqual([
      '',
      'Available',
      'Partial',
      'Full',
      'Waitlist',
    ]);
  });
});

describe('practice schedule page, closed', () => {
  it.each([
    ['en', 'Practice Schedule - Coming Soon'],
    ['fr', 'Horaire des entraînements\u00a0– À venir'],
  ] as const)('shows a picture in its own language: %s', async (language, alt) => {
    const html = await htmlOf(schedulePage, language);
    expect(html).not.toMatch(/href="[^"]*\/practice"/);
    expect(html).toMatch(new RegExp(`<img[^>]*practice-schedule\\.${language}[^>]*alt="${alt}"`));
  });
});

const PRACTICES = [
  givenPractice({ id: 1, date: '2026-02-03', state: 'past' }),
  givenPractice({ id: 2, date: '2026-02-12' }),
  givenPractice({ id: 3, date: '2026-02-14', state: 'cancelled' }),
  givenPractice({ id: 4, date: '2026-03-07', skatersCount: 18, goaliesCount: 2, state: 'full' }),
];
const open = { fetchJson: apiOf(PRACTICES) };

describe('practice registration page, open', () => {
  it('shows each practice in its day, in 42 cells from Sunday; only upcoming ones are buttons', async () => {
    const html = await htmlOf(practicePage, 'en', open);
    expect(html).not.toContain(DICTIONARIES.en.practice.comingSoon);
    expect(html).not.toContain('inert=""');
    expect(html.match(/role="gridcell"/g)).toHaveLength(42);
    // From this week on.
    expect(/data-day="([^"]+)"/.exec(html)?.[1]).toBe('2026-02-08');
    const cellOf = (day: string) => html.split(`data-day="${day}"`)[1]?.split('</td>')[0];
    expect(html).toContain('Next four weeks');
    expect(cellOf('2026-02-12')).toMatch(/<button[^>]* value="2"[\s\S]*6:00 PM[\s\S]*Available/);
    expect(cellOf('2026-03-07')).toMatch(/<button[^>]* value="4"[\s\S]*Full/);
    const search = new URLSearchParams('month=2026-02');
    const month = await htmlOf(practicePage, 'en', { ...open, search });
    for (const [day, word] of [
      ['2026-02-03', 'Past'],
      ['2026-02-14', 'Cancelled'],
    ] as const) {
      const cell = month.split(`data-day="${day}"`)[1]?.split('</td>')[0];
      expect(cell).toContain(word);
      expect(cell).not.toContain('<button');
    }
  });

  it('has one tab stop in its grid: today, or the first day of another month', async () => {
    const stopOf = (html: string) => /data-day="([^"]+)" tabindex="0"/.exec(html)?.[1];
    const html = await htmlOf(practicePage, 'fr', open);
    expect(html.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
    expect(stopOf(html)).toBe('2026-02-10');
    const search = new URLSearchParams('month=2026-03');
    expect(stopOf(await htmlOf(practicePage, 'fr', { ...open, search }))).toBe('2026-03-01');
  });

  it('says why the practice of a link has no form', async () => {
    const { refused } = DICTIONARIES.en.registration;
    for (const [id, sentence] of [
      ['1', refused.started],
      ['3', refused.cancelled],
      ['99', refused.gone],
      ['x', refused.gone],
    ]) {
      const search = new URLSearchParams({ practice: id ?? '' });
      expect(await htmlOf(practicePage, 'en', { ...open, search })).toContain(`role="status">${sentence}`);
    }
    const search = new URLSearchParams({ practice: '2' });
    expect(await htmlOf(practicePage, 'en', { ...open, search })).not.toContain('booking-notice');
  });

  it('links from a month without practices to the next one, and says when there is none', async () => {
    const { booking } = DICTIONARIES.en.practice;
    const search = new URLSearchParams('month=2026-05');
    const html = await htmlOf(practicePage, 'en', { ...open, search });
    expect(html).toContain(booking.noneHere);
    expect(html).toMatch(/<button[^>]* value=""[^>]*>Next practice: Thursday, February 12, 2026/);
    expect(await htmlOf(practicePage, 'en', { fetchJson: apiOf([]) })).toContain(booking.none);
  });
});

describe('practice schedule page, open', () => {
  it.each(LANGUAGES)(
    'lists every practice by month, and links the form of upcoming ones: %s',
    async (language) => {
      const html = await htmlOf(schedulePage, language, open);
      expect(html).not.toContain('<img');
      expect([...html.matchAll(/<time[^>]*dateTime="([^"]+)"/g)].map((match) => match[1])).toEqual([
        '2026-02-12',
        '2026-02-14',
        '2026-03-07',
        '2026-02-03',
      ]);
      const prefix = language === 'en' ? '' : '/fr';
      expect([...html.matchAll(/href="([^"]*practice=\d+)"/g)].map((match) => match[1])).toEqual([
        `${prefix}/practice?practice=2`,
        `${prefix}/practice?practice=4`,
      ]);
    },
  );
});

it('has JSON-LD of its coming practices, cancelled ones marked', async () => {
  const { jsonLd } = await practicePage(
    givenPageRequest('fr', {
      today: '2026-12-01',
      now: new Date('2026-12-01T17:00:00Z'),
      fetchJson: apiOf([
        givenPractice({ id: 1, date: '2026-12-01', startsAt: '2026-12-01T16:00:00.000Z' }),
        givenPractice({ id: 2 }),
        givenPractice({ id: 3, state: 'cancelled' }),
      ]),
    }),
  );
  expect(JSON.parse(JSON.stringify(jsonLd))).toMatchObject([
    {
      '@type': 'SportsEvent',
      name: 'Entraînement des Lions',
      startDate: '2026-12-05T23:00:00.000Z',
      endDate: '2026-12-06T00:30:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Centre civique de Dollard' },
      url: 'https://lions.example/fr/practice?practice=2',
    },
    { eventStatus: 'https://schema.org/EventCancelled' },
  ]);
});
