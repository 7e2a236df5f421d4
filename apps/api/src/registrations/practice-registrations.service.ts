import { Injectable } from '@nestjs/common';
import { poolOfPosition } from '@lions/domain';
import { In, IsNull, LessThan, Not } from 'typeorm';
import type { Caller } from '../common/access.js';
import { Db } from '../database/db.js';
import type { Reader } from '../database/reader.js';
import { toLedgerDto, type LedgerDto } from '../places/ledger.dto.js';
import { LedgerService } from '../places/ledger.service.js';
import { OutboxService } from '../outbox/outbox.service.js';
import { PracticeAccess } from '../practices/practice-access.js';
import {
  toPracticeRegistrationDto,
  type PracticeRegistrationDto,
  type PracticeRegistrationsQuery,
} from './practice-registrations.dto.js';
import { Registration } from '../places/registration.entity.js';

/** Registrations for practices, read by coaches. */
@Injectable()
export class PracticeRegistrationsService {
  constructor(
    private readonly db: Db,
    private readonly practices: PracticeAccess,
    private readonly ledgers: LedgerService,
    private readonly outbox: OutboxService,
  ) {}

  /** Newest first; `cursor` is the id of the last one seen. */
  list(query: PracticeRegistrationsQuery, limit: number): Promise<PracticeRegistrationDto[]> {
    const { practiceId, status, cursor } = query;
    const where = {
      practiceId: practiceId ?? Not(IsNull()),
      ...(status !== undefined && { status }),
      ...(cursor !== undefined && { id: LessThan(cursor) }),
    };
    return this.db.read(async (reader) => {
      const rows = await reader.find(Registration, { where, order: { id: 'DESC' }, take: limit });
      const positions = await this.positionsIn(reader, rows);
      const ids = rows.map(({ id }) => id);
      const mails = await this.outbox.stateOfIn(reader, ids);
      return rows.map((row) =>
        toPracticeRegistrationDto(row, positions.get(row.id) ?? null, mails.get(row.id) ?? 'none'),
      );
    });
  }

  /** @throws AppError PRACTICE_NOT_FOUND */
  ledger(caller: Caller, practiceId: number): Promise<LedgerDto> {
    return this.db.read(async (reader) => {
      await this.practices.findIn(reader, caller, practiceId);
      return toLedgerDto(await this.ledgers.listIn(reader, { practiceId }));
    });
  }

  /** By registration, 1 for the next in line of its pool, counted among all waiting players of those practices. */
  private async positionsIn(reader: Reader, rows: readonly Registration[]): Promise<Map<number, number>> {
    const asked = rows.flatMap(({ status, practiceId }) => (status === 'waiting' ? (practiceId ?? []) : []));
    if (asked.length === 0) return new Map();
    const waiting = await reader.find(Registration, {
      select: { id: true, practiceId: true, playerPosition: true },
      where: { practiceId: In([...new Set(asked)]), status: 'waiting' },
      order: { turn: 'ASC', id: 'ASC' },
    });
    const counted = new Map<string, number>();
    return new Map(
      waiting.map(({ id, practiceId, playerPosition }) => {
        const pool = `${practiceId} ${poolOfPosition(playerPosition)}`;
        const position = (counted.get(pool) ?? 0) + 1;
        counted.set(pool, position);
        return [id, position];
      }),
    );
  }
}
