import { STANDARD_CLUB, NEW_TEAM, TEAM_FIELD_NAMES, type TeamField } from '@lions/domain';
import { renderPage } from './render';

const TEAM = {
  ...NEW_TEAM,
  id: 7,
  name: 'M13 AAA',
  league: 'lheq',
  category: 'M13 AAA',
  activePlayers: [],
  version: 1,
  createdAt: '2026-11-01T15:04:05.000Z',
  updatedAt: '2026-11-01T15:04:05.000Z',
};
const SESSION = {
  id: 2,
  date: '2099-12-05',
  time: '7:00 PM - 8:30 PM',
  location: 'Rink',
  description: null,
  capacity: 20,
  registeredCount: 0,
  waitlistCount: 0,
  cancelledAt: null,
  startsAt: '2099-12-06T00:00:00.000Z',
  endsAt: '2099-12-06T01:30:00.000Z',
};

/** The page's documents in both languages, without their data, which has values that no component shows. */
async function shown(team: object): Promise<string> {
  const answers: Record<string, unknown> = {
    '/api/club': STANDARD_CLUB,
    '/api/teams': [team],
    '/api/pictures/shown': [],
    '/api/teams/7/sessions': [SESSION],
    '/api/settings/public': { developmentNoticeEnabled: false },
  };
  const fetchJson = async (path: string) => ({ status: 200, body: answers[path] });
  const pages = ['/hockey-programs/team/7', '/fr/hockey-programs/team/7'].map((path) =>
    renderPage({ path, fetchJson, origin: 'https://lions.example' }),
  );
  const html = (await Promise.all(pages)).map((page) => page.html).join('');
  return html.replace(/<script[^]*?<\/script>/g, '');
}

function other(field: TeamField): unknown {
  if (field === 'league') return 'm18aaa';
  return typeof TEAM[field] === 'boolean' ? !TEAM[field] : 'https://other.example';
}

it('a team’s page shows each of its fields but these', async () => {
  const unchanged = await shown(TEAM);
  const pages = TEAM_FIELD_NAMES.map(async (field) => ({
    field,
    isShown: (await shown({ ...TEAM, [field]: other(field) })) !== unchanged,
  }));
  const notShown = (await Promise.all(pages)).filter(({ isShown }) => !isShown);
  expect(notShown.map(({ field }) => field)).toEqual(['category', 'ageRange', 'sortOrder', 'playerDisplay']);
});
