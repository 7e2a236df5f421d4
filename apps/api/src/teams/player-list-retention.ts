import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { auditChange, AuditService } from '../audit/audit.service.js';
import type { Writer } from '../database/reader.js';
import { Team } from './team.entity.js';

/** The lists of competing players, which are kept until the end of the season (decisions 10). */
@Injectable()
export class PlayerListRetention {
  constructor(private readonly audit: AuditService) {}

  /** Empties every team's list, deleted teams' too: a coach who has one open is told when saving. */
  async emptyIn(tx: Writer, now: Date): Promise<void> {
    const named = await tx.select<{ id: number }>(
      `SELECT id FROM teams WHERE ${tx.lengthOf('activePlayers')} > 0 ORDER BY id`,
    );
    if (named.length === 0) return;
    for (const team of await tx.lock(Team, { id: In(named.map(({ id }) => id)) })) {
      const change = { activePlayers: [], version: team.version + 1, updatedAt: now };
      await tx.update(Team, { id: team.id }, change);
      const { activePlayers } = team;
      await this.audit.recordIn(tx, undefined, {
        action: 'team.updatePlayers',
        subjectId: team.id,
        ...auditChange({ activePlayers }, { activePlayers: [] }),
      });
    }
  }
}
