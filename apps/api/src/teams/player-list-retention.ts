import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { AuditService } from '../platform/audit/audit.service.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { whole } from '../platform/database/row-shape.js';
import { saveVersionedIn } from '../platform/audit/save-versioned.js';
import { Team } from './team.entity.js';

/** The lists of competing players, which are kept until the end of the season. */
@Injectable()
export class PlayerListRetention {
  constructor(private readonly audit: AuditService) {}

  async countIn(reader: Reader): Promise<number> {
    return (await this.teamsIn(reader)).length;
  }

  /**
   * Empties every team's list, including deleted teams; a coach with an open list gets a conflict when saving. An
   * earlier turn of the season, or sheet, can no longer be undone: that would bring the names back.
   */
  async emptyIn(tx: Writer, now: Date): Promise<void> {
    await tx.execute(
      "DELETE FROM undoable_changes WHERE action IN ('season.turn', 'sheet.import')",
      [],
      'undoable_changes',
    );
    const ids = await this.teamsIn(tx);
    if (ids.length === 0) return;
    const entry = { audit: this.audit, caller: undefined, action: 'team.updatePlayers', now } as const;
    for (const team of await tx.lock(Team, { id: In(ids) }))
      await saveVersionedIn(tx, Team, team, { activePlayers: [] }, entry);
  }

  /** The players of all lists. */
  async playersIn(reader: Reader): Promise<number> {
    const length = reader.lengthOf('activePlayers');
    const [row] = await reader.select(`SELECT COALESCE(SUM(${length}), 0) AS players FROM teams`, [], {
      players: whole,
    });
    return row?.players ?? 0;
  }

  /** The teams with a non-empty list. */
  private async teamsIn(reader: Reader): Promise<number[]> {
    const teams = await reader.select(
      `SELECT id FROM teams WHERE ${reader.lengthOf('activePlayers')} > 0 ORDER BY id`,
      [],
      { id: whole },
    );
    return teams.map(({ id }) => id);
  }
}
