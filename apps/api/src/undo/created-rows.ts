import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Caller } from '../platform/common/access.js';
import { ClubSettingsService } from '../settings/club/club-settings.service.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import type { CreatedRow } from '../platform/database/recorded-change.js';
import { inBatches, placeholders } from '../platform/database/inserting.js';
import { whole } from '../platform/database/row-shape.js';
import { CASCADES } from '../platform/retention/kept-no-longer.js';

/** The column of a registration that names an activity, by the activity's table. */
export const REGISTERED_BY: Record<string, string> = {
  tryout_sessions: 'sessionId',
  practices: 'practiceId',
};

interface TeamRow {
  id: number;
  version: number;
  deletedAt: Date | null;
}

/** The columns that name a team. */
const OF_TEAM = [
  ...CASCADES.filter(({ owner }) => owner === 'teams'),
  { table: 'pictures', column: 'teamId' },
];

/** Takes back the rows that a change inserted: teams, versions of the club's settings, and messages, whose mails wait. */
@Injectable()
export class CreatedRows {
  constructor(private readonly club: ClubSettingsService) {}

  /** Rows that were changed since, and teams that are in use by now. They are locked. */
  async changedIn(tx: Writer, created: readonly CreatedRow[]): Promise<CreatedRow[]> {
    const changed: CreatedRow[] = [];
    for (const row of created)
      if (!(row.table in REGISTERED_BY) && !(await this.isAsMadeIn(tx, row))) changed.push(row);
    for (const [table, column] of Object.entries(REGISTERED_BY))
      changed.push(...(await usedActivitiesIn(tx, table, column, idsOf(created, table))));
    return changed;
  }

  private isAsMadeIn(tx: Writer, { table, id }: CreatedRow): Promise<boolean> {
    if (table === 'teams') return isUnusedIn(tx, id);
    return table === 'messages' ? Promise.resolve(true) : this.club.isNewestIn(tx, id);
  }

  /** A setting's versions only rise: its earlier value becomes the newest version. */
  async removeIn(tx: Writer, caller: Caller, created: readonly CreatedRow[]): Promise<void> {
    const teamIds = idsOf(created, 'teams');
    if (teamIds.length > 0) await tx.delete<TeamRow>('teams', { id: In(teamIds) });
    for (const table of Object.keys(REGISTERED_BY))
      for (const ids of inBatches(idsOf(created, table))) await tx.delete<TeamRow>(table, { id: In(ids) });
    await tx.delete<{ id: number }>('messages', { id: In(idsOf(created, 'messages')) });
    // The entry of the undo says it.
    tx.joined = [];
    for (const id of idsOf(created, 'club_settings')) await this.club.putBackIn(tx, caller, id);
    tx.joined = undefined;
  }
}

const idsOf = (created: readonly CreatedRow[], table: string): number[] =>
  created.filter((row) => row.table === table).map(({ id }) => id);

/** Activities that are not as they were made: changed, or with a registration, which would be deleted with them. */
async function usedActivitiesIn(
  tx: Writer,
  table: string,
  column: string,
  created: readonly number[],
): Promise<CreatedRow[]> {
  const asMade = new Set<number>();
  for (const ids of inBatches(created)) {
    for (const { id, version } of await tx.lock<TeamRow>(table, { id: In(ids) }))
      if (version === 1) asMade.add(id);
    const sql = `SELECT ${column} AS id FROM registrations WHERE ${column} IN (${placeholders(ids)})`;
    for (const { id } of await tx.select(sql, ids, { id: whole })) asMade.delete(id);
  }
  return created.filter((id) => !asMade.has(id)).map((id) => ({ table, id }));
}

/** Whether a team is as it was made: nothing belongs to it, and no coach was given it. */
async function isUnusedIn(tx: Writer, id: number): Promise<boolean> {
  const [team] = await tx.lock<TeamRow>('teams', { id });
  if (team?.version !== 1 || team.deletedAt !== null) return false;
  for (const { table, column } of OF_TEAM) if ((await countIn(tx, table, column, id)) > 0) return false;
  const users = await tx.find<{ id: number; teamIds: number[] | null }>('admin_users');
  return !users.some(({ teamIds }) => teamIds?.includes(id));
}

async function countIn(reader: Reader, table: string, column: string, id: number): Promise<number> {
  const sql = `SELECT COUNT(*) AS amount FROM ${table} WHERE ${column} = ?`;
  const [row] = await reader.select(sql, [id], { amount: whole });
  return row?.amount ?? 0;
}
