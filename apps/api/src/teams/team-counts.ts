import { LEAGUES } from '@lions/domain';
import type { Reader } from '../database/reader.js';
import { flag, oneOf, text, whole, type RowOf } from '../database/row-shape.js';

const TEAM_COUNT = {
  id: whole,
  name: text,
  league: oneOf(LEAGUES),
  isVisible: flag,
  competingPlayersCount: whole,
};

/** What the report shows of a team; never its players' names. */
export type TeamCount = RowOf<typeof TEAM_COUNT>;

/** The teams that are not deleted; the database counts their players, so names are not read. */
export function teamCountsIn(reader: Reader): Promise<TeamCount[]> {
  return reader.select(
    `SELECT id, name, league, isVisible, ${reader.lengthOf('activePlayers')} AS competingPlayersCount
     FROM teams WHERE deletedAt IS NULL ORDER BY id`,
    [],
    TEAM_COUNT,
  );
}
