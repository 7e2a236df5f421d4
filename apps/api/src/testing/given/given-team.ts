import { NEW_TEAM } from '@lions/domain';
import type { Clock } from '../../platform/common/clock.js';
import type { Db } from '../../platform/database/db.js';
import { Team } from '../../teams/team.entity.js';

let teams = 0;

/** Inserts a visible LHEQ team without players. */
export async function givenTeam(db: Db, clock: Clock, change: Partial<Team> = {}): Promise<Team> {
  teams += 1;
  const row: Omit<Team, 'id'> = {
    name: `M15 Test ${teams}`,
    league: 'lheq',
    category: 'M15 AAA',
    ...NEW_TEAM,
    activePlayers: [],
    version: 1,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    deletedAt: null,
    ...change,
  };
  const id = await db.write((tx) => tx.insert(Team, row));
  return Object.assign(new Team(), row, { id });
}
