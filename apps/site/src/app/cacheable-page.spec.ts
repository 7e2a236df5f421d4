import { STANDARD_CLUB } from '@lions/domain';
import type { FetchJson } from '../ui/page/page';
import { cacheablePage, PUBLIC_ROUTES } from './public-routes';
import { renderPage } from './render';

const ANSWERS: Record<string, unknown> = {
  '/api/calendar?from=2026-11-01&to=2026-12-12': { teams: [], sessions: [], practices: [], next: [] },
  '/api/calendar?from=2026-11-01&to=2027-02-01': { teams: [], sessions: [], practices: [], next: [] },
  '/api/club': STANDARD_CLUB,
  '/api/practices': [],
  '/api/settings/public': { developmentNoticeEnabled: true, practiceRegistrationEnabled: true },
  '/api/teams': [{ id: 7, league: 'lheq', name: 'Demo', category: '', isVisible: true, activePlayers: [] }],
  '/api/teams/7/sessions': [
    {
      id: 2,
      date: '2026-12-05',
      time: '7:00 PM - 8:30 PM',
      location: 'Elsewhere',
      capacity: 20,
      startsAt: '2026-12-06T00:00:00.000Z',
      endsAt: '2026-12-06T01:30:00.000Z',
    },
  ],
};
const fetchJson: FetchJson = async (path) => ({ status: 200, body: ANSWERS[path] ?? [] });

afterEach(() => jest.restoreAllMocks());

describe('the address that a page is cached under', () => {
  it('has the parameters that the page reads, in one order', () => {
    expect(cacheablePage('/practice')).toEqual({ url: '/practice' });
    expect(cacheablePage('/fr/practice?utm_source=x&practice=7&month=2026-09')).toEqual({
      url: '/fr/practice?month=2026-09&practice=7',
      language: 'fr',
    });
    expect(cacheablePage('/hockey-programs/team/7?session=2&register=3&fbclid=x')).toEqual({
      url: '/hockey-programs/team/7?register=3&session=2',
    });
    expect(cacheablePage('/embed/schedule?lang=fr&team=7&fbclid=x')).toEqual({
      url: '/embed/schedule?team=7&lang=fr',
      language: 'fr',
    });
    expect(cacheablePage('/embed/schedule?lang=de')).toEqual({ url: '/embed/schedule?lang=de' });
    expect(cacheablePage('/calendar?utm_source=x&view=month&month=2026-12&team=7')).toEqual({
      url: '/calendar?month=2026-12&team=7&view=month',
    });
    expect(cacheablePage('/about?practice=7&%')).toEqual({ url: '/about' });
  });

  it.each(['/my', '/my/token', '/my/r/token', '/fr/my/token', '/nowhere', '/about/', '//about', '/admin'])(
    'does not exist for %s',
    (url) => expect(cacheablePage(url)).toBeUndefined(),
  );

  it.each(PUBLIC_ROUTES.filter(({ isPrivate }) => !isPrivate).map(({ path, search = [] }) => [path, search]))(
    'of %s names every parameter that the page reads',
    async (path, search) => {
      const get = jest.spyOn(URLSearchParams.prototype, 'get');
      const has = jest.spyOn(URLSearchParams.prototype, 'has');
      const address = path.replace(':league', 'lheq').replace(':teamId', '7');
      await renderPage({ path: address, fetchJson, origin: '', now: new Date('2026-11-01T12:00:00Z') });
      const read = [...get.mock.calls, ...has.mock.calls].map(([name]) => name);
      expect(read.filter((name) => !search.includes(name))).toEqual([]);
      if (search.length > 0) expect(read.length).toBeGreaterThan(0);
    },
  );
});
