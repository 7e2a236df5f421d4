import type { CalendarDaysDto } from '@lions/api-client';
import { STANDARD_CLUB, type ClubEvent, type Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { givenPageRequest, givenPractice } from '../../testing/given';
import type { PageRequest } from '../../ui/page/page';
import { calendarPage } from './calendar-page';
import { readCalendar } from './read-calendar';

const TEAM = { id: 7, name: 'M15 AAA', nameFr: null, league: 'lheq', registrationOpen: true } as const;
const OTHER = { ...TEAM, id: 8, name: 'M18 AAA', league: 'm18aaa', registrationOpen: false } as const;
/** 6 PM in the club's zone, in winter time. */
const SESSION: CalendarDaysDto['sessions'][number] = {
  id: 1,
  teamId: 7,
  date: '2026-11-28',
  time: '6:00 PM - 7:30 PM',
  location: 'Bob-Birnie Arena - Pointe-Claire',
  description: null,
  descriptionFr: null,
  capacity: 20,
  feeCents: null,
  feeUrl: null,
  registeredCount: 8,
  waitlistCount: 0,
  isActive: true,
  cancelledAt: null,
  startsAt: '2026-11-28T23:00:00.000Z',
  endsAt: '2026-11-29T00:30:00.000Z',
  version: 1,
  createdAt: '2026-11-01T12:00:00.000Z',
  updatedAt: '2026-11-01T12:00:00.000Z',
};
const PRACTICE = givenPractice({
  id: 3,
  date: '2026-11-27',
  startsAt: '2026-11-27T23:00:00.000Z',
  endsAt: '2026-11-28T00:30:00.000Z',
});
const EVENTS = [
  { id: 'gala', date: '2026-11-28', name: { en: 'Gala', fr: 'Gala' }, description: { en: '.', fr: '.' } },
];
const DAYS: CalendarDaysDto = {
  teams: [TEAM, OTHER],
  sessions: [SESSION, { ...SESSION, id: 2, teamId: 8, cancelledAt: '2026-11-20T12:00:00.000Z' }],
  practices: [PRACTICE],
  next: [],
};

interface Given {
  query?: string;
  days?: Partial<CalendarDaysDto>;
  isPublic?: boolean;
  now?: string;
  language?: Language;
  events?: ClubEvent[];
}

function requestOf({ query = '', days, isPublic = true, now, language = 'en', events }: Given) {
  const asked: string[] = [];
  const at = new Date(now ?? '2026-11-25T17:00:00Z');
  const request = givenPageRequest(language, {
    path: '/calendar',
    ...(events && { club: { ...STANDARD_CLUB, events: { events } } }),
    search: new URLSearchParams(query),
    now: at,
    today: now?.slice(0, 10) ?? '2026-11-25',
    fetchJson: async (path) => {
      asked.push(path);
      const body = path.startsWith('/api/calendar')
        ? { ...DAYS, ...days }
        : { practiceRegistrationEnabled: isPublic };
      return { status: 200, body };
    },
  });
  return { request, asked };
}
const read = (given: Given = {}) => readCalendar(requestOf(given).request, EVENTS);
const keys = async (given: Given = {}) => (await read(given)).entries.map(({ key }) => key);
async function pageOf(request: PageRequest) {
  const { content, ...rest } = await calendarPage(request);
  return { ...rest, html: renderToStaticMarkup(content) };
}
async function page(given: Given = {}) {
  const { request, asked } = requestOf(given);
  return { ...(await pageOf(request)), asked };
}

describe('the entries', () => {
  it('are sessions, practices and events by day and start, and lead to their pages', async () => {
    expect(await read()).toMatchObject({
      entries: [
        {
          key: 'practice-3',
          times: '6:00 PM – 7:30 PM',
          places: '12 skater spots left. 1 goalie spot left.',
          href: '/practice?month=2026-11',
          register: { href: '/practice?practice=3', label: 'Register' },
        },
        { key: 'event-gala', href: '/50th-celebrations#gala' },
        {
          key: 'session-1',
          title: 'M15 AAA',
          place: 'Bob-Birnie Arena - Pointe-Claire',
          placeName: 'Bob-Birnie Arena',
          places: '12 spots left.',
          left: 12,
          href: '/hockey-programs/team/7?session=1',
          register: { href: '/hockey-programs/team/7?register=1', label: 'Register' },
        },
        { key: 'session-2', isCancelled: true },
      ],
    });
  });

  it('cannot be registered for when cancelled, started or closed', async () => {
    const closed = { ...SESSION, id: 4, teamId: 8 };
    const { entries } = await read({ days: { sessions: [closed] }, query: 'kind=tryouts' });
    expect(entries).toMatchObject([{ places: 'Online registration is not open.' }]);
    expect(entries[0]).not.toHaveProperty('register');
    expect(entries[0]).not.toHaveProperty('left');
    for (const [now, sessions] of [
      ['2026-11-28T23:00:00Z', [SESSION]],
      ['2026-11-25T17:00:00Z', [{ ...SESSION, cancelledAt: '2026-11-20T12:00:00.000Z' }]],
    ] as const) {
      const found = (await read({ now, days: { sessions: [...sessions] }, query: 'kind=tryouts' }))
        .entries[0];
      expect(found).not.toHaveProperty('register');
      expect(found).not.toHaveProperty('places');
    }
  });

  it('of a full session and a full practice say so', async () => {
    const practices = [{ ...PRACTICE, skatersCount: 18, goaliesCount: 2 }];
    const sessions = [{ ...SESSION, waitlistCount: 1 }];
    expect((await read({ days: { practices, sessions } })).entries).toMatchObject([
      { left: 0, register: { label: 'Join the waiting list' } },
      { key: 'event-gala' },
      {
        left: 0,
        places: 'All spots are taken: waiting list.',
        register: { href: '/hockey-programs/team/7?register=1', label: 'Join the waiting list' },
      },
    ]);
  });

  it('have no session of a team that is not visible, or with an unreadable date', async () => {
    const sessions = [
      { ...SESSION, teamId: 99 },
      { ...SESSION, date: 'soon', startsAt: null },
    ];
    expect(await keys({ days: { sessions }, query: 'kind=tryouts' })).toEqual([]);
  });

  it('have no practice while registration for practices is off', async () => {
    expect(await keys({ isPublic: false })).toEqual(['event-gala', 'session-1', 'session-2']);
    expect((await page({ isPublic: false })).html).not.toContain('kind=practices');
  });

  it.each([
    ['kind=tryouts', ['session-1', 'session-2']],
    ['kind=practices', ['practice-3']],
    ['kind=events', ['event-gala']],
    ['team=7', ['practice-3', 'event-gala', 'session-1']],
    ['team=7&kind=tryouts', ['session-1']],
    ['team=99', ['practice-3', 'event-gala', 'session-1', 'session-2']],
  ])('match ?%s', async (query, expected) => expect(await keys({ query })).toEqual(expected));
});

describe('the events of the club’s settings', () => {
  const NIGHT: ClubEvent = {
    name: { en: 'Family night', fr: 'Soirée des familles' },
    firstDay: '2026-11-28',
    time: '5:00 PM - 6:00 PM',
    place: { en: 'Town hall', fr: 'Hôtel de ville' },
    link: '/about',
  };
  const CAMP: ClubEvent = { name: { en: 'Camp', fr: 'Camp' }, firstDay: '2026-11-29', lastDay: '2026-12-01' };
  const given = { events: [CAMP, NIGHT], query: 'kind=events' };

  it('are on each of their days, by time, beside the celebrations', async () => {
    const { entries } = await read({ ...given, language: 'fr' });
    expect(entries).toMatchObject([
      { key: 'event-gala' },
      {
        title: 'Soirée des familles',
        times: '17\u00a0h – 18\u00a0h',
        place: 'Hôtel de ville',
        href: '/about',
      },
      { title: 'Camp', date: '2026-11-29', times: 'jusqu’au mar. 1er déc.' },
      { date: '2026-11-30' },
      { date: '2026-12-01' },
    ]);
    expect(entries.at(-1)).not.toHaveProperty('times');
    expect(entries.at(-1)).not.toHaveProperty('href');
  });

  it('lead to their link in the reader’s language, or nowhere', async () => {
    const external = { ...NIGHT, link: 'https://night.example' };
    const { html } = await page({ ...given, events: [NIGHT, CAMP], language: 'fr' });
    expect(html).toMatch(/<a class="cal-chip" href="\/fr\/about">/);
    expect(html).toMatch(/<span class="cal-chip">[^]*?Camp/);
    expect(html).toContain('<span class="cal-title">Camp</span>');
    const { html: away } = await page({ ...given, events: [external] });
    expect(away).toMatch(/href="https:\/\/night\.example" target="_blank" rel="noopener noreferrer"/);
  });

  it('are found as the next month with an entry', async () => {
    const later = { ...NIGHT, firstDay: '2027-03-05' };
    const found = await read({
      events: [later],
      days: { sessions: [], practices: [] },
      query: 'kind=events',
    });
    expect(found.nextMonth).toBe('2027-03');
  });
});

describe('the next four weeks', () => {
  it('are asked and shown from this week on, whatever the day of the month', async () => {
    const sessions = ['2026-11-30', '2026-12-26', '2026-12-27'].map((date, index) => ({
      ...SESSION,
      id: 10 + index,
      date,
      startsAt: `${date}T23:00:00.000Z`,
    }));
    const given = { now: '2026-11-29T17:00:00Z', days: { sessions, practices: [] } };
    const { asked, html } = await page({ ...given, query: 'view=month' });
    expect(asked[0]).toBe('/api/calendar?from=2026-11-29&to=2027-01-09');
    expect(html).toContain('Next four weeks');
    const days = [...html.matchAll(/<td[^>]*><time dateTime="([^"]+)"/g)].map((match) => match[1]);
    expect([days.length, days[0]]).toEqual([42, '2026-11-29']);
    // The agenda ends with the four weeks.
    expect([...html.matchAll(/id="day-([^"]+)"/g)].map((match) => match[1])).toEqual([
      '2026-11-30',
      '2026-12-26',
    ]);
    expect(html).toMatch(/29<small> Nov<\/small>/);
    expect((await read({ ...given, query: 'kind=tryouts' })).nextMonth).toBe('2026-12');
  });

  it('without entries say so', async () => {
    const { html } = await page({
      days: { sessions: [], practices: [] },
      query: 'kind=tryouts',
      language: 'fr',
    });
    expect(html).toContain('Rien au cours des quatre prochaines semaines');
  });
});

describe('the month', () => {
  it.each([
    ['2026-11', '/api/calendar?from=2026-11-01&to=2026-12-12'],
    ['2027-03', '/api/calendar?from=2027-02-28&to=2027-04-10'],
  ])('%s, with its change of the clock, is asked as 42 days by one call', async (month, call) => {
    const sessions = [{ ...SESSION, date: `${month}-10` }];
    const { asked, html } = await page({ query: `month=${month}`, days: { sessions } });
    expect(asked).toEqual([call, '/api/settings/public']);
    const days = [...html.matchAll(/<td[^>]*><time dateTime="([^"]+)"/g)].map((match) => match[1]);
    expect(days).toHaveLength(42);
    expect(new Set(days).size).toBe(42);
  });

  it('is the club’s: shortly before midnight in Montréal it is still November', async () => {
    const { request } = requestOf({});
    const atNight = { ...request, now: new Date('2026-12-01T04:30:00Z'), today: '2026-11-30' };
    const { html } = await pageOf(atNight);
    expect(html).toContain('Previous month: October 2026');
  });

  it('marks today, and mutes past days', async () => {
    const { html } = await page({ query: 'month=2026-11' });
    expect(html.match(/aria-current="date"/g)).toHaveLength(1);
    expect(html).toMatch(/<td data-past="">\s*<time dateTime="2026-11-24">/);
    expect(html).not.toMatch(/data-past="">\s*<time dateTime="2026-11-25">/);
  });

  it('leads to the months around it, to the later one only while something is later', async () => {
    expect((await page()).html).not.toContain('month=2026-12');
    expect((await page()).html).toContain('month=2026-10');
    const later = await page({ days: { next: [{ teamId: 8, date: '2027-02-01' }] } });
    expect(later.html).toContain('aria-label="Next month: December 2026"');
    expect((await page({ query: 'month=2025-11' })).html).not.toContain('month=2025-10');
    expect((await page({ query: 'month=2025-12' })).html).toContain('month=2026-01');
  });

  it('is not for search engines when it is far', async () => {
    expect((await page()).noindex).toBe(false);
    expect((await page({ query: 'month=2027-08' })).noindex).toBe(true);
  });

  it('without entries says so, and leads to the next one that has some of that kind and team', async () => {
    const days = {
      sessions: [],
      practices: [],
      next: [
        { teamId: null, date: '2027-01-05' },
        { teamId: 7, date: '2027-02-01' },
        { teamId: 8, date: '2027-03-01' },
      ],
    };
    const nextOf = async (query: string, isPublic = true) =>
      (await readCalendar(requestOf({ days, query, isPublic }).request, [])).nextMonth;
    expect(await nextOf('')).toBe('2027-01');
    expect(await nextOf('', false)).toBe('2027-02');
    expect(await nextOf('kind=tryouts&team=8')).toBe('2027-03');
    expect(await nextOf('kind=events')).toBeUndefined();
    const { html } = await page({ days, query: 'month=2026-11&kind=tryouts' });
    expect(html).toContain('Nothing in November 2026');
    expect(html).not.toContain('<table');
    expect(html).toContain('href="/calendar?month=2027-02&amp;kind=tryouts"');
    const french = await page({ days, query: 'month=2026-11', language: 'fr' });
    expect(french.html).toContain('Rien en novembre 2026');
  });

  it('finds the next entry also among the days of the next month that it shows', async () => {
    const sessions = [{ ...SESSION, date: '2026-12-05', startsAt: '2026-12-05T23:00:00.000Z' }];
    const query = 'month=2026-11&kind=tryouts';
    expect((await read({ days: { sessions, practices: [] }, query })).nextMonth).toBe('2026-12');
    const cancelled = [{ ...sessions[0], cancelledAt: '2026-11-20T12:00:00.000Z' }] as typeof sessions;
    expect((await read({ days: { sessions: cancelled, practices: [] }, query })).nextMonth).toBeUndefined();
  });
});

describe('the page', () => {
  it('has both views where the address names none, else the one that it names', async () => {
    const both = await page();
    expect([both.html.includes('cal-agenda cal-narrow'), both.html.includes('cal-month cal-wide')]).toEqual([
      true,
      true,
    ]);
    const agenda = await page({ query: 'view=agenda' });
    expect(agenda.html).not.toContain('<table');
    expect(agenda.css.join('')).not.toContain('landscape');
    const month = await page({ query: 'view=month' });
    expect(month.html).toContain('href="#day-2026-11-28"');
    expect(month.html).toContain('id="day-2026-11-28"');
  });

  it('folds the past days of the current month', async () => {
    const past = {
      ...SESSION,
      date: '2026-11-02',
      startsAt: '2026-11-02T23:00:00.000Z',
    };
    const now = await page({ days: { sessions: [past, SESSION] }, query: 'view=agenda&month=2026-11' });
    expect(/<details.*?<\/details>/.exec(now.html)?.[0]).toContain('id="day-2026-11-02"');
    const later = await page({
      days: { sessions: [past] },
      query: 'view=agenda&month=2026-11',
      now: '2026-12-03T17:00:00Z',
    });
    expect(later.html).not.toContain('<details');
    expect(later.html).toContain('id="day-2026-11-02"');
  });

  it('offers the feed of the club, of the chosen team, and of each league', async () => {
    const { html } = await page({ language: 'fr' });
    expect(html).toContain('webcal://lions.example/api/calendar/club.ics?lang=fr');
    expect(html).toContain('webcal://lions.example/api/calendar/league/m18aaa.ics?lang=fr');
    const ofTeam = (await page({ query: 'team=7' })).html;
    expect(ofTeam).toContain('webcal://lions.example/api/calendar/team/7.ics?lang=en');
    expect(ofTeam).toContain('Practices and events are for every team.');
  });

  it.each([
    ['en', 'M15 Elite', 'M15 Élite'],
    ['fr', 'M15 Élite', 'M15 Elite'],
  ] as const)('names teams in the reader’s language (%s)', async (language, name, other) => {
    const days = { teams: [{ ...TEAM, name: 'M15 Elite', nameFr: 'M15 Élite' }] };
    const { html } = await page({ query: 'team=7', days, language });
    for (const part of [`<option value="7" selected="">${name}</option>`, `${name}</a>`, ` ${name}`])
      expect(html).toContain(part);
    expect(html).not.toContain(other);
  });

  it('keeps the choice in its links and in the form of teams', async () => {
    const { html } = await page({ query: 'team=7&kind=tryouts&view=agenda' });
    expect(html).toContain('href="/calendar?kind=tryouts&amp;team=7&amp;view=month"');
    expect(html).toContain('href="/calendar?kind=events&amp;team=7&amp;view=agenda"');
    expect(html).toContain('<input type="hidden" name="kind" value="tryouts"/>');
    expect(html).toContain('<option value="7" selected="">M15 AAA</option>');
    expect(html).not.toContain('name="team" value');
  });
});
