import type { League } from '@lions/domain';
import type { Reader } from '../database/reader.js';

/** What the report shows of a team; never its players' names. */
export interface TeamCount {
  id: number;
  name: string;
  league: League;
  isVisible: boolean;
  competingPlayersCount: number;
}

interface Row extends Omit<TeamCount, 'isVisible'> {
  isVisible: unknown;
}

/** The teams that are not deleted; their players are counted by the database, which alone reads their names. */
export async function teamCountsIn(reader: Reader): Promise<TeamCount[]> {
  const rows = await reader.select<Row>(
    `SELECT id, name, league, isVisible, ${reader.lengthOf('activePlayers')} AS competingPlayersCount
     FROM teams WHERE deletedAt IS NULL ORDER BY id`,
  );
  return rows.map((row) => ({
    ...row,
    isVisible: Boolean(row.isVisible),
    competingPlayersCount: Number(row.competingPlayersCount),
  }));
}
