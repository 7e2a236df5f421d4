import { Injectable } from '@nestjs/common';
import { activitySpan, type Language } from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { withHash } from '../../platform/database/columns.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import { LedgerService, type RegistrationHistory } from '../../places/ledger.service.js';
import { PlacesService } from '../../places/places.service.js';
import { activityOf, hasFreePlace } from '../../places/activity.js';
import { Registration } from '../../places/registration.entity.js';

/** A registration as its family sees it. */
export interface HeldRegistration {
  /** With its practice, or its session and team. */
  row: Registration;
  /** null: its date is unreadable. */
  startsAt: Date | null;
  endsAt: Date | null;
  /** 1 for the next in line of its pool; null when not waiting. */
  waitlistPosition: number | null;
  /** The practice was cancelled, the session deactivated, or the session or its team deleted. */
  isCalledOff: boolean;
  history: RegistrationHistory;
  /** It can still be cancelled: it is not cancelled, and its activity is in the future. */
  isOpen: boolean;
  /** It waits, and a place of its pool is free. */
  isOffered: boolean;
}

/**
 * The key by which a link finds registrations: a family's e-mail address, which includes those from before families
 * had a link, or the hash of a receipt's token.
 */
export type HeldBy = { parentEmail: string } | { receiptHash: string };

/** Registrations behind a family link or a receipt. */
@Injectable()
export class HeldRegistrations {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly ledger: LedgerService,
    private readonly places: PlacesService,
  ) {}

  /** Whether the link opens any registration. */
  async someIn(reader: Reader, by: HeldBy): Promise<boolean> {
    return (await reader.count(Registration, whereOf(by))) > 0;
  }

  /** Registrations by start; cancelled ones included. */
  async heldIn(reader: Reader, by: HeldBy): Promise<HeldRegistration[]> {
    const held = await this.describeIn(reader, await this.rowsIn(reader, by));
    const startOf = ({ startsAt, row }: HeldRegistration) => startsAt?.getTime() ?? row.createdAt.getTime();
    return held.sort((a, b) => startOf(a) - startOf(b) || a.row.id - b.row.id);
  }

  /** @throws AppError REGISTRATION_NOT_FOUND when it is not among them */
  async oneIn(reader: Reader, by: HeldBy, id: number): Promise<HeldRegistration> {
    const [held] = await this.describeIn(reader, await this.rowsIn(reader, { ...by, id }));
    if (!held) throw new AppError('REGISTRATION_NOT_FOUND');
    return held;
  }

  /** The family of a registration, and the team of its session. @throws AppError REGISTRATION_NOT_FOUND */
  async ownerIn(
    reader: Reader,
    id: number,
  ): Promise<Pick<Registration, 'parentEmail' | 'locale'> & { teamId: number | null }> {
    const row = await reader.findOne(Registration, { where: { id }, relations: { session: true } });
    if (!row) throw new AppError('REGISTRATION_NOT_FOUND');
    return { ...row, teamId: row.session?.teamId ?? null };
  }

  /** The teams at which a family has registrations, past and cancelled ones included; null: practices. */
  async teamsOfIn(reader: Reader, parentEmail: string): Promise<(number | null)[]> {
    const rows = await reader.find(Registration, { where: { parentEmail }, relations: { session: true } });
    return [...new Set(rows.map(({ session }) => session?.teamId ?? null))];
  }

  /** Sets the language of all later mails. */
  async setLocaleIn(tx: Writer, parentEmail: string, locale: Language): Promise<void> {
    await tx.update(Registration, { parentEmail }, { locale });
  }

  /** Removes the rows for good; the caller has passed their places on. */
  eraseIn(tx: Writer, parentEmail: string): Promise<number> {
    return tx.delete(Registration, { parentEmail });
  }

  private rowsIn(reader: Reader, by: HeldBy & { id?: number }): Promise<Registration[]> {
    const relations = { practice: true, session: { team: true } };
    return reader.find(Registration, { where: whereOf(by), relations });
  }

  private async isOfferedIn(reader: Reader, row: Registration): Promise<boolean> {
    const activity = row.practice ?? row.session;
    if (!activity) return false;
    const roster = await this.places.rosterIn(
      reader,
      activityOf(activity, this.clock.now(), this.configuration.zone),
    );
    return hasFreePlace(roster, row);
  }

  private async describeIn(reader: Reader, rows: readonly Registration[]): Promise<HeldRegistration[]> {
    const positions = await this.places.positionsIn(reader, rows);
    const held: HeldRegistration[] = [];
    for (const row of rows) {
      const { practice, session, status } = row;
      const activity = practice ?? session;
      const span = activity && activitySpan(activity, this.configuration.zone);
      const goneAt = activity?.cancelledAt ?? session?.deletedAt ?? session?.team?.deletedAt ?? null;
      const isCalledOff = goneAt !== null || session?.isActive === false;
      const isToCome = span !== undefined && this.clock.now() < span.startsAt;
      const isOpen = status !== 'cancelled' && isToCome && !isCalledOff;
      held.push({
        row,
        startsAt: span?.startsAt ?? null,
        endsAt: span?.endsAt ?? null,
        isCalledOff,
        history: await this.ledger.historyOfIn(reader, row),
        waitlistPosition: positions.get(row.id) ?? null,
        isOpen,
        isOffered: isOpen && status === 'waiting' && (await this.isOfferedIn(reader, row)),
      });
    }
    return held;
  }
}

const whereOf = (by: HeldBy & { id?: number }) =>
  'receiptHash' in by ? { ...by, receiptHash: withHash(by.receiptHash) } : by;
