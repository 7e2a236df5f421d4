import type { NewPlayer } from '@lions/domain';
import { Line, type LineGroup } from './line.js';
import type { Activity } from './activity.js';

const practice: Activity = {
  kind: 'practice',
  id: 7,
  teamId: null,
  capacity: 4,
  pools: { skaters: 2, goalies: 2 },
  start: undefined,
  isAhead: true,
};
const NOW = new Date('2026-11-30T12:00:00Z');
const group = (
  playerPosition: LineGroup['playerPosition'],
  status: LineGroup['status'],
  n: number,
  lastTurn: number,
) => ({ playerPosition, status, n, lastTurn });
/** Adds a player to the line, and answers the place. */
function add(line: Line, playerPosition: LineGroup['playerPosition']) {
  const player = { playerPosition, playerName: 'Demo Player', parentEmail: 'demo@example.test' } as NewPlayer;
  const { row, position } = line.add(player, NOW);
  return { status: row.status, turn: row.turn, position };
}

describe('a line', () => {
  it('gives the free places of a pool, then positions from one', () => {
    const line = new Line(practice, [group('Defense', 'confirmed', 1, 1)]);
    expect((['Forward', 'Defense', 'Forward'] as const).map((position) => add(line, position))).toEqual([
      { status: 'confirmed', turn: 2, position: null },
      { status: 'waiting', turn: 3, position: 1 },
      { status: 'waiting', turn: 4, position: 2 },
    ]);
    expect(add(line, 'Goalie')).toEqual({ status: 'confirmed', turn: 5, position: null });
  });

  it('goes on after those who wait already', () => {
    const line = new Line(practice, [group('Forward', 'confirmed', 2, 2), group('Forward', 'waiting', 3, 6)]);
    expect(add(line, 'Defense')).toEqual({ status: 'waiting', turn: 7, position: 4 });
  });

  it('counts no cancelled registration, and gives its turn to no other', () => {
    const line = new Line(practice, [group('Forward', 'cancelled', 5, 9)]);
    expect(add(line, 'Forward')).toEqual({ status: 'confirmed', turn: 10, position: null });
  });

  it('has one pool for a session', () => {
    const session = { ...practice, kind: 'session' as const, teamId: 1, capacity: 1, pools: { players: 1 } };
    const line = new Line(session);
    expect(add(line, 'Goalie').status).toBe('confirmed');
    expect(add(line, 'Forward')).toEqual({ status: 'waiting', turn: 2, position: 1 });
  });
});
