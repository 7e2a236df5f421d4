import type { CalendarDaysDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { givenPageRequest, givenPractice } from '../../../testing/given';
import { embedPage } from './embed-page';

const TEAM = {
  id: 7,
  name: 'M15 AAA',
  nameFr: 'M15 AAA Élite',
  league: 'lheq',
  registrationOpen: true,
} as const;
const OTHER = {
  ...TEAM,
  id: 8,
  name: 'M18',
  nameFr: null,
  league: 'm18aaa',
  registrationOpen: false,
} as const;
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
const DAYS: CalendarDaysDto = {
  teams: [TEAM, OTHER],
  sessions: [
    { ...SESSION, id: 3, startsAt: '2026-11-25T16:00:00.000Z' },
    SESSION,
    { ...SESSION, id: 2, teamId: 8, date: '2026-11-29', startsAt: '2026-11-29T23:00:00.000Z' },
    {
      ...SESSION,
      id: 4,
      date: '2026-11-30',
      startsAt: '2026-11-30T23:00:00.000Z',
      cancelledAt: SESSION.updatedAt,
    },
  ],
  practices: [givenPractice({ id: 5, date: '2026-11-27', startsAt: '2026-11-27T23:00:00.000Z' })],
  next: [],
};

interface Given {
  language?: Language;
  days?: Partial<CalendarDaysDto>;
  isPublic?: boolean;
  status?: number;
}

async function shown(query: string, { language = 'en', days, isPublic = true, status = 200 }: Given = {}) {
  const asked: string[] = [];
  const page = await embedPage(
    givenPageRequest(language, {
      search: new URLSearchParams(query),
      today: '2026-11-25',
      now: new Date('2026-11-25T17:00:00Z'),
      fetchJson: (path) => {
        asked.push(path);
        const body = path.startsWith('/api/calendar')
          ? { ...DAYS, ...days }
          : { developmentNoticeEnabled: false, practiceRegistrationEnabled: isPublic };
        return Promise.resolve({ status, body });
      },
    }),
  );
  const html = renderToStaticMarkup(page.content);
  return {
    asked,
    status: page.status ?? 200,
    html,
    text: html
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    rows: html.match(/<li>.*?<\/li>/g) ?? [],
    links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
  };
}

describe('the schedule in a frame', () => {
  it('has the coming dates of a team, with the way to register, and cancelled ones marked', async () => {
    const { rows, text, links, html, asked } = await shown('team=7');
    expect(asked).toEqual(['/api/calendar?from=2026-11-25&to=2027-02-25']);
    expect(rows).toHaveLength(2);
    expect(text).toContain('M15 AAA – coming dates');
    for (const fact of [
      'Saturday, November 28',
      '6:00 PM',
      'Bob-Birnie Arena - Pointe-Claire',
      '12 spots left.',
    ])
      expect(rows[0]?.replaceAll('\u00a0', ' ')).toContain(fact);
    expect(rows[1]).toContain('Cancelled');
    expect(links).toEqual([
      '/hockey-programs/team/7?register=1',
      '/hockey-programs/team/7?session=4',
      '/hockey-programs/team/7',
    ]);
    expect(html.match(/target="_blank"/g)).toHaveLength(3);
  });

  it('is in French with French addresses', async () => {
    const { text, links } = await shown('team=7', { language: 'fr' });
    expect(text).toContain('M15 AAA Élite – prochaines dates');
    expect(text).toContain('Aréna Bob-Birnie - Pointe-Claire');
    expect(links[0]).toBe('/fr/hockey-programs/team/7?register=1');
  });

  it('has the teams of a league, and of all with the practices that are open', async () => {
    expect((await shown('league=m18aaa')).links).toEqual([
      '/hockey-programs/team/8?session=2',
      '/hockey-programs/tryouts/m18aaa',
    ]);
    const all = await shown('');
    expect(all.links).toEqual([
      '/practice?practice=5',
      '/hockey-programs/team/7?register=1',
      '/hockey-programs/team/8?session=2',
      '/hockey-programs/team/7?session=4',
      '/calendar',
    ]);
    expect((await shown('', { isPublic: false })).links).not.toContain('/practice?practice=5');
  });

  it('has a bounded size', async () => {
    const sessions = Array.from({ length: 200 }, (_, id) => ({ ...SESSION, id: id + 1 }));
    expect((await shown('team=7', { days: { sessions } })).rows).toHaveLength(30);
  });

  it('says in a sentence what is not there', async () => {
    expect(await shown('team=7', { days: { sessions: [] } })).toMatchObject({
      status: 200,
      text: expect.stringContaining('No dates are planned for the next three months.') as string,
    });
    for (const query of ['team=9', 'team=x', 'team=', 'league=ahl'])
      expect(await shown(query)).toMatchObject({
        status: 404,
        text: expect.stringContaining(
          'This team or league is not on the club’s site at the moment.',
        ) as string,
      });
    expect(await shown('team=7', { status: 503 })).toMatchObject({ status: 503, rows: [] });
  });
});
