import { Injectable } from '@nestjs/common';
import { poolOfPosition, sessionSpan, type Language } from '@lions/domain';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Reader, Writer } from '../database/reader.js';
import { Registration } from './registration.entity.js';

/** A registration as its family sees it. */
export interface HeldRegistration {
  /** With what it is for: a practice, or a session and its team. */
  row: Registration;
  /** null: its date cannot be read. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** 1 for the next in line of its pool; null for who does not wait. */
  waitlistPosition: number | null;
  /** The practice was cancelled, or the session switched off, or it or its team deleted. */
  isCalledOff: boolean;
  /** It can still be cancelled: it is not, and what it is for is still to come. */
  isOpen: boolean;
}

/** The registrations under one e-mail, those from before families had a link too (decisions 7). */
@Injectable()
export class FamilyRegistrations {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** All that is held under the address, by start; cancelled ones too. */
  async heldIn(reader: Reader, parentEmail: string): Promise<HeldRegistration[]> {
    const rows = await this.rowsIn(reader, { parentEmail });
    const held = [];
    for (const row of rows) held.push(await this.describeIn(reader, row));
    const startOf = ({ startsAt, row }: HeldRegistration) => startsAt?.getTime() ?? row.createdAt.getTime();
    return held.sort((a, b) => startOf(a) - startOf(b) || a.row.id - b.row.id);
  }

  /** @throws AppError REGISTRATION_NOT_FOUND where it is not under that address */
  async oneIn(reader: Reader, parentEmail: string, id: number): Promise<HeldRegistration> {
    const [row] = await this.rowsIn(reader, { parentEmail, id });
    if (!row) throw new AppError('REGISTRATION_NOT_FOUND');
    return this.describeIn(reader, row);
  }

  /** Keeps that the family said again that they come. */
  async stillComingIn(tx: Writer, id: number): Promise<void> {
    await tx.update(Registration, { id }, { confirmedAt: this.clock.now() });
  }

  /** The language of all later mails about what is held. */
  async setLocaleIn(tx: Writer, parentEmail: string, locale: Language): Promise<void> {
    await tx.update(Registration, { parentEmail }, { locale });
  }

  /** Removes the rows for good; places must have been passed on before. */
  eraseIn(tx: Writer, parentEmail: string): Promise<number> {
    return tx.delete(Registration, { parentEmail });
  }

  private rowsIn(reader: Reader, where: { parentEmail: string; id?: number }): Promise<Registration[]> {
    return reader.find(Registration, { where, relations: { practice: true, session: { team: true } } });
  }

  private async describeIn(reader: Reader, row: Registration): Promise<HeldRegistration> {
    const { practice, session, status } = row;
    const target = practice ?? session;
    const span = target && sessionSpan(target, this.configuration.zone);
    const goneAt = practice?.cancelledAt ?? session?.deletedAt ?? session?.team?.deletedAt ?? null;
    const isCalledOff = goneAt !== null || session?.isActive === false;
    const isToCome = span !== undefined && this.clock.now() < span.startsAt;
    return {
      row,
      ...{ startsAt: span?.startsAt ?? null, endsAt: span?.endsAt ?? null, isCalledOff },
      waitlistPosition: status === 'waiting' ? await this.positionIn(reader, row) : null,
      isOpen: status !== 'cancelled' && isToCome && !isCalledOff,
    };
  }

  /** A session has one line, a practice one for skaters and one for goalies. */
  private async positionIn(reader: Reader, row: Registration): Promise<number> {
    const { practiceId, sessionId, playerPosition } = row;
    const target = practiceId === null ? { sessionId: sessionId ?? 0 } : { practiceId };
    const waiting = await reader.find(Registration, {
      where: { ...target, status: 'waiting' },
      order: { turn: 'ASC', id: 'ASC' },
    });
    const pool = poolOfPosition(playerPosition);
    const line =
      practiceId === null
        ? waiting
        : waiting.filter((other) => poolOfPosition(other.playerPosition) === pool);
    return line.findIndex(({ id }) => id === row.id) + 1;
  }
}
