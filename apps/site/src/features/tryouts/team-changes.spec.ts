import { DICTIONARIES } from '../../i18n/dictionary';
import { changePhrases, teamChanges } from './team-changes';
import type { TeamView, TryoutSessionView } from './team-view';

const session = (id: number, change: Partial<TryoutSessionView> = {}): TryoutSessionView => ({
  id,
  date: '2026-12-05',
  day: 'Saturday, December 5, 2026',
  times: '8:00 AM – 9:00 AM',
  location: 'Rink',
  spots: 20,
  registered: 0,
  waiting: 0,
  isCancelled: false,
  isAhead: true,
  isPast: false,
  isOpen: false,
  ...change,
});
const team = (players: string[], sessions: TryoutSessionView[]): TeamView => ({
  id: 1,
  name: 'M13 AAA',
  league: 'lheq',
  badge: 'M13',
  colorTheme: 'blue',
  playerDisplay: 'names',
  isOpen: true,
  players,
  sessions,
});

describe('teamChanges', () => {
  const before = team(['Ann Demo', 'Zoé Demo'], [session(1), session(2), session(3)]);

  it('counts added, removed and changed players and sessions', () => {
    const after = team(
      ['Ann Demo', 'Ann Demo', 'Max Demo'],
      [session(2, { times: '9:00 AM – 10:00 AM' }), session(3), session(4)],
    );
    expect(teamChanges(before, after)).toEqual({
      teamChanged: 0,
      playersAdded: 2,
      playersRemoved: 1,
      sessionsAdded: 1,
      sessionsChanged: 1,
      sessionsRemoved: 1,
      registrationsChanged: 0,
    });
  });

  it('distinguishes changed registrations from a changed session', () => {
    const after = team(before.players, [
      session(1, { registered: 1 }),
      session(2, { isOpen: true }),
      session(3),
    ]);
    expect(teamChanges(before, after)).toMatchObject({ sessionsChanged: 1, registrationsChanged: 1 });
  });

  it('detects a changed name and a changed display mode', () => {
    expect(teamChanges(before, { ...before, name: 'M15 AAA' })).toMatchObject({ teamChanged: 1 });
    const asInitials: TeamView = {
      ...before,
      playerDisplay: 'initials',
      players: ['A. D.', 'M. D.', 'Z. D.'],
    };
    expect(teamChanges(before, asInitials)).toMatchObject({
      teamChanged: 1,
      playersAdded: 1,
      playersRemoved: 0,
    });
  });

  it('is described in the reader’s language, non-zero counts only', () => {
    const after = team(['Ann Demo', 'Zoé Demo', 'Max Demo'], [session(1), session(2)]);
    const changes = teamChanges(before, after);
    expect(changePhrases(changes, 'en', DICTIONARIES.en.tryouts.team)).toEqual([
      '1 player added',
      '1 session removed',
    ]);
    expect(changePhrases(changes, 'fr', DICTIONARIES.fr.tryouts.team)).toEqual([
      '1\u00a0joueur ajouté',
      '1\u00a0séance retirée',
    ]);
    expect(changePhrases(teamChanges(before, before), 'en', DICTIONARIES.en.tryouts.team)).toEqual([]);
  });
});
