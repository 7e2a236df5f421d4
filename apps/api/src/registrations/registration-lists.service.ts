import { Injectable } from '@nestjs/common';
import type { MailState } from '@lions/domain';
import { IsNull, LessThan, Not } from 'typeorm';
import { seenTeamsOf, type Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Db } from '../platform/database/db.js';
import type { Reader } from '../platform/database/reader.js';
import { OutboxService } from '../places/outbox/outbox.service.js';
import { toLedgerDto, type LedgerDto } from '../places/ledger.dto.js';
import { LedgerService } from '../places/ledger.service.js';
import { PlacesService } from '../places/places.service.js';
import { Registration } from '../places/registration.entity.js';
import { positionsInLine, type ActivityRef } from '../places/activity.js';
import { PracticeAccess } from '../practices/practice-access.js';
import { SessionAccess } from '../tryouts/session-access.js';
import {
  toPracticeRegistrationDto,
  toPublicRegistrationDto,
  toRegistrationDto,
  type PracticeRegistrationDto,
  type PracticeRegistrationsQuery,
  type PublicRegistrationDto,
  type RegistrationDto,
} from './registrations.dto.js';

/** Lists of registrations for activities, and ledgers. */
@Injectable()
export class RegistrationListsService {
  constructor(
    private readonly db: Db,
    private readonly practices: PracticeAccess,
    private readonly sessions: SessionAccess,
    private readonly places: PlacesService,
    private readonly ledgers: LedgerService,
    private readonly outbox: OutboxService,
  ) {}

  /** Coaches get personal data, the public only places and positions. @throws AppError SESSION_NOT_FOUND */
  ofSession(
    caller: Caller | undefined,
    sessionId: number,
  ): Promise<RegistrationDto[] | PublicRegistrationDto[]> {
    return this.db.read(async (reader) => {
      await this.sessions.findIn(reader, caller, sessionId);
      const rows = await this.places.allIn(reader, { kind: 'session', id: sessionId });
      if (!caller) return rows.filter(({ status }) => status !== 'cancelled').map(toPublicRegistrationDto);
      const positions = positionsInLine(rows);
      const mails = await this.mailsIn(reader, rows);
      return rows.map((row) =>
        toRegistrationDto(row, positions.get(row) ?? null, mails.get(row.id) ?? 'none'),
      );
    });
  }

  /** For all practices or one, newest first; `cursor` is the id of the last one seen. */
  ofPractices(query: PracticeRegistrationsQuery, limit: number): Promise<PracticeRegistrationDto[]> {
    const { practiceId, status, cursor } = query;
    const where = {
      practiceId: practiceId ?? Not(IsNull()),
      ...(status !== undefined && { status }),
      ...(cursor !== undefined && { id: LessThan(cursor) }),
    };
    return this.db.read(async (reader) => {
      const rows = await reader.find(Registration, { where, order: { id: 'DESC' }, take: limit });
      const positions = await this.places.positionsIn(reader, rows);
      const mails = await this.mailsIn(reader, rows);
      return rows.map((row) =>
        toPracticeRegistrationDto(row, positions.get(row.id) ?? null, mails.get(row.id) ?? 'none'),
      );
    });
  }

  /** @throws AppError REGISTRATION_NOT_FOUND, and SESSION_NOT_FOUND for a key for other teams */
  get(caller: Caller, id: number): Promise<RegistrationDto | PracticeRegistrationDto> {
    return this.db.read(async (reader) => {
      const row = await reader.findOne(Registration, { where: { id } });
      if (!row) throw new AppError('REGISTRATION_NOT_FOUND');
      if (seenTeamsOf(caller)) await this.sessions.findIn(reader, caller, row.sessionId ?? 0);
      const position = (await this.places.positionsIn(reader, [row])).get(id) ?? null;
      const mail = (await this.mailsIn(reader, [row])).get(id) ?? 'none';
      const toDto = row.sessionId === null ? toPracticeRegistrationDto : toRegistrationDto;
      return toDto(row, position, mail);
    });
  }

  /** @throws AppError PRACTICE_NOT_FOUND, SESSION_NOT_FOUND */
  ledger(caller: Caller, ref: ActivityRef): Promise<LedgerDto> {
    const owner = ref.kind === 'practice' ? this.practices : this.sessions;
    return this.db.read(async (reader) => {
      await owner.findIn(reader, caller, ref.id);
      return toLedgerDto(await this.ledgers.listIn(reader, ref));
    });
  }

  private mailsIn(reader: Reader, rows: readonly Registration[]): Promise<Map<number, MailState>> {
    return this.outbox.stateOfIn(
      reader,
      rows.map(({ id }) => id),
    );
  }
}
