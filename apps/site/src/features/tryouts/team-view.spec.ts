import type { TeamDto, TryoutSessionDto } from '@lions/api-client';
import { NEW_TEAM } from '@lions/domain';
import { teamView, type ViewContext } from './team-view';

const TEAM: TeamDto = {
  id: 1,
  name: 'M13 AAA',
  league: 'lheq',
  category: 'M13 AAA',
  ...NEW_TEAM,
  colorTheme: 'blue',
  activePlayers: [],
  version: 1,
  createdAt: '2025-09-01T12:00:00.000Z',
  updatedAt: '2025-11-01T12:00:00.000Z',
};

const SESSION: TryoutSessionDto = {
  id: 1,
  date: '2026-12-05',
  time: '6:00 PM - 7:30 PM',
  location: 'Rink',
  description: null,
  descriptionFr: null,
  capacity: 20,
  feeCents: null,
  feeUrl: null,
  registeredCount: 18,
  waitlistCount: 0,
  startsAt: '2026-12-05T23:00:00.000Z',
  endsAt: '2026-12-06T00:30:00.000Z',
  teamId: 1,
  isActive: true,
  cancelledAt: null,
  version: 1,
  createdAt: '2025-09-01T12:00:00.000Z',
  updatedAt: '2025-11-01T12:00:00.000Z',
};

const NOW = new Date('2026-12-05T22:00:00Z');
const CONTEXT: ViewContext = { language: 'en', timeZone: 'America/Toronto', now: NOW };

it.each([
  ['en', 'Preparatory', 'Preparatory'],
  ['fr', 'Préparatoire', 'Préparatoire'],
] as const)('a page in %s has the name, badge and calendar title %j', (language, name, badge) => {
  const team = { ...TEAM, name: 'Preparatory', nameFr: 'Préparatoire' };
  const view = teamView(team, [SESSION], { ...CONTEXT, language });
  expect(view).toMatchObject({ name, badge });
  expect(new URL(view.sessions[0]?.calendar?.google ?? '').searchParams.get('text')).toContain(name);
});

describe('team description', () => {
  const [en, fr] = ['Born in 2013', 'Nés en 2013'];
  it.each([
    ['en', en, fr, { text: en }],
    ['fr', en, fr, { text: fr }],
    ['en', null, fr, { text: fr, language: 'fr' }],
    ['fr', en, null, { text: en, language: 'en' }],
    ['fr', null, null, undefined],
  ] as const)(
    'on a page in %s with %j and %j is the available one, with its language',
    (language, description, descriptionFr, expected) => {
      const team = { ...TEAM, description, descriptionFr };
      expect(teamView(team, [], { ...CONTEXT, language }).description).toEqual(expected);
    },
  );
});

describe('session view', () => {
  const viewOf = (registrationOpen: boolean, change: Partial<TryoutSessionDto>) =>
    teamView({ ...TEAM, registrationOpen }, [{ ...SESSION, ...change }], CONTEXT).sessions[0];

  it('moves the time of the last change', () => {
    const changed = { ...SESSION, updatedAt: '2025-11-03T15:00:00.000Z' };
    expect(teamView(TEAM, [changed, SESSION], CONTEXT).updated).toMatch(/Nov.* 3, 2025, 10:00/);
    expect(teamView(TEAM, [SESSION], CONTEXT).updated).toMatch(/Nov.* 1, 2025/);
  });

  it('has a calendar link with title, place and instants, unless its date is unreadable', () => {
    const { own = '', google = '' } = viewOf(false, { location: 'Bob-Birnie Arena' })?.calendar ?? {};
    expect(own).toBe('/api/calendar/session/1.ics?lang=en');
    expect(Object.fromEntries(new URL(google).searchParams)).toMatchObject({
      text: 'Tryout session: M13 AAA',
      location: 'Bob-Birnie Arena, Pointe-Claire, Quebec',
      dates: '20261205T230000Z/20261206T003000Z',
    });
    for (const unknown of [{ startsAt: null, endsAt: null }, { time: 'evening' }])
      expect(viewOf(false, unknown)?.calendar).toBeUndefined();
  });

  it.each([
    ['en', 'Bob-Birnie Arena - Pointe-Claire', 'Bob-Birnie Arena - Pointe-Claire'],
    ['fr', 'Bob-Birnie Arena - Pointe-Claire', 'Aréna Bob-Birnie - Pointe-Claire'],
    ['fr', 'Rink', 'Rink'],
  ] as const)('names in %s what is stored as %j %j', (language, stored, shown) => {
    const [view] = teamView(TEAM, [{ ...SESSION, location: stored }], { ...CONTEXT, language }).sessions;
    expect(view?.location).toBe(shown);
    expect(view?.mapUrl === undefined).toBe(stored === 'Rink');
  });

  it('of a past session has no calendar link', () => {
    const past = { startsAt: '2020-01-01T22:00:00.000Z', endsAt: '2020-01-01T23:00:00.000Z' };
    expect(viewOf(true, past)).toMatchObject({ isPast: true, calendar: undefined });
  });

  it('of a cancelled session is closed, without a calendar link', () => {
    expect(viewOf(true, {})).toMatchObject({ isCancelled: false, isOpen: true, calendar: expect.anything() });
    const cancelled = viewOf(true, { cancelledAt: '2026-12-01T12:00:00.000Z' });
    expect(cancelled).toMatchObject({ isCancelled: true, isOpen: false, calendar: undefined });
  });

  it('shows the numbers of registered and waiting players', () => {
    expect(viewOf(false, { waitlistCount: 2 })).toMatchObject({ spots: 20, registered: 18, waiting: 2 });
  });

  it.each([
    ['is open an hour before its start', true, SESSION.startsAt, true],
    ['is closed while the team’s registration is closed', false, SESSION.startsAt, false],
    ['is closed at its start', true, NOW.toISOString(), false],
    ['is closed without a readable day', true, null, false],
  ])('%s', (_, isTeamOpen, startsAt, isOpen) => {
    expect(viewOf(isTeamOpen, { startsAt })).toMatchObject({ isOpen });
  });
});
