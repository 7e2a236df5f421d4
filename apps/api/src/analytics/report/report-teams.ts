import { compareNames, compareTeams, LEAGUES } from '@lions/domain';
import type { Reader } from '../../database/reader.js';
import { flag, oneOf, text, whole, type RowOf } from '../../database/row-shape.js';
import { insertSorted } from './sorted-list.js';

const REPORTED_TEAM = {
  id: whole,
  name: text,
  league: oneOf(LEAGUES),
  isVisible: flag,
  competingPlayersCount: whole,
};

/** What the report shows of a team; never its players' names. */
export type ReportedTeam = RowOf<typeof REPORTED_TEAM>;

/** The teams that are not deleted; the database counts their players, so names are not read. */
export async function teamsIn(reader: Reader, ids?: Iterable<number>): Promise<ReportedTeam[]> {
  const asked = ids && [...ids];
  if (asked?.length === 0) return [];
  return reader.select(
    `SELECT id, name, league, isVisible, ${reader.lengthOf('activePlayers')} AS competingPlayersCount
     FROM teams WHERE deletedAt IS NULL${asked ? ` AND id IN (${asked.map(() => '?').join(', ')})` : ''}`,
    asked ?? [],
    REPORTED_TEAM,
  );
}

/** The teams in the report's two orders: comparing names takes longer than all other work of a report. */
export class ReportTeams {
  private readonly byId = new Map<number, ReportedTeam>();
  byName: readonly ReportedTeam[] = [];
  byDivision: readonly ReportedTeam[] = [];

  constructor(teams: readonly ReportedTeam[]) {
    this.replace(new Set(), teams);
  }

  get(id: number): ReportedTeam | undefined {
    return this.byId.get(id);
  }

  /** Removes the teams with these ids and adds others. */
  replace(ids: ReadonlySet<number>, teams: readonly ReportedTeam[]): void {
    for (const id of ids) this.byId.delete(id);
    for (const team of teams) this.byId.set(team.id, team);
    const inOrder = (list: readonly ReportedTeam[], compare: typeof compareByName) => {
      const changed = list.filter(({ id }) => !ids.has(id));
      for (const team of teams) insertSorted(changed, team, compare);
      return changed;
    };
    this.byName = inOrder(this.byName, compareByName);
    this.byDivision = inOrder(this.byDivision, compareByDivision);
  }
}

/** Teams of one name are in the order of their ids. */
const compareByName = (a: ReportedTeam, b: ReportedTeam) => compareNames(a.name, b.name) || a.id - b.id;
const compareByDivision = (a: ReportedTeam, b: ReportedTeam) => compareTeams(a, b) || a.id - b.id;
