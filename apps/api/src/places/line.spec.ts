import { Line, type LineGroup } from './line.js';
import type { RegistrationTarget } from './target.js';

const practice: RegistrationTarget = {
  kind: 'practice',
  id: 7,
  teamId: null,
  capacity: 4,
  pools: { skaters: 2, goalies: 2 },
  start: undefined,
  isAhead: true,
};
const group = (pool: LineGroup['pool'], status: LineGroup['status'], count: number, lastTurn: number) => ({
  pool,
  status,
  count,
  lastTurn,
});

describe('a line', () => {
  it('gives the free places of a pool, then positions from one', () => {
    const line = new Line(practice, [group('skaters', 'confirmed', 1, 1)]);
    expect(['Forward', 'Defense', 'Forward'].map((position) => line.add(position as 'Forward'))).toEqual([
      { status: 'confirmed', turn: 2, position: null },
      { status: 'waiting', turn: 3, position: 1 },
      { status: 'waiting', turn: 4, position: 2 },
    ]);
    expect(line.add('Goalie')).toEqual({ status: 'confirmed', turn: 5, position: null });
  });

  it('goes on after those who wait already', () => {
    const line = new Line(practice, [group('skaters', 'confirmed', 2, 2), group('skaters', 'waiting', 3, 6)]);
    expect(line.add('Defense')).toEqual({ status: 'waiting', turn: 7, position: 4 });
  });

  it('counts no cancelled registration, and gives its turn to no other', () => {
    const line = new Line(practice, [group('skaters', 'cancelled', 5, 9)]);
    expect(line.add('Forward')).toEqual({ status: 'confirmed', turn: 10, position: null });
  });

  it('has one pool for a session', () => {
    const session = { ...practice, kind: 'session' as const, teamId: 1, capacity: 1, pools: { players: 1 } };
    const line = new Line(session);
    expect(line.add('Goalie').status).toBe('confirmed');
    expect(line.add('Forward')).toEqual({ status: 'waiting', turn: 2, position: 1 });
  });
});
