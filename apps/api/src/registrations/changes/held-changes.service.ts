import { Injectable } from '@nestjs/common';
import { nameKey, playerPositionOf } from '@lions/domain';
import { AuditService } from '../../platform/audit/audit.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { withHash } from '../../platform/database/columns.js';
import type { Writer } from '../../platform/database/reader.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { Registration } from '../../places/registration.entity.js';
import { hasFreePlace, poolNameOf, refOf, type Roster } from '../../places/activity.js';
import { PassingOnService } from '../../places/passing-on.service.js';
import { TransitionsService } from '../../places/transitions.service.js';
import { DailyLimit } from '../registering/daily-limit.js';
import { RegistrationsService } from '../registrations.service.js';
import { ClaimsService, type Claimed } from './claims.service.js';
import type { CorrectRegistrationDto } from '../player.dto.js';
import { CorrectionsService } from './corrections.service.js';
import { HeldRegistrations, type HeldBy } from './held-registrations.js';

/**
 * Changes by the holder of a family link or of a receipt to registrations that the link opens. Every method throws
 * AppError REGISTRATION_NOT_FOUND for another one.
 */
@Injectable()
export class HeldChangesService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly held: HeldRegistrations,
    private readonly claims: ClaimsService,
    private readonly registrations: RegistrationsService,
    private readonly corrections: CorrectionsService,
    private readonly transitions: TransitionsService,
    private readonly passing: PassingOnService,
    private readonly links: FamilyLinks,
    private readonly audit: AuditService,
  ) {}

  /** All or none; a cancelled registration stays cancelled. @throws AppError REGISTRATION_OVER */
  async cancelIn(tx: Writer, by: HeldBy, ids: readonly number[]): Promise<void> {
    const rows: Registration[] = [];
    for (const id of ids) {
      const { row, isOpen } = await this.held.oneIn(tx, by, id);
      if (row.status === 'cancelled') continue;
      if (!isOpen) throw new AppError('REGISTRATION_OVER');
      rows.push(row);
    }
    const [first] = rows;
    // All activities at once, in their one order; and one instant, so that one mail tells it.
    if (first) await this.claims.claimIn(tx, first.id, { also: rows.map(refOf) });
    const leaving = { at: this.clock.now(), ...('parentEmail' in by && by) };
    for (const { id } of rows) await this.registrations.leaveIn(tx, id, 'cancelled', leaving);
  }

  /**
   * "Still coming"; the first time is kept. @throws AppError REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING
   */
  async confirmIn(tx: Writer, by: HeldBy, id: number): Promise<void> {
    const { row } = await this.openIn(tx, by, id);
    if (row.status === 'waiting') throw new AppError('STILL_WAITING');
    if (row.confirmedAt !== null) return;
    await tx.update(Registration, { id }, { confirmedAt: this.clock.now() });
    await this.audit.recordIn(tx, undefined, { action: 'registration.stillComing', subjectId: id });
  }

  /**
   * Takes a place that is offered to all who wait; a player who has one keeps it.
   * @throws AppError REGISTRATION_CANCELLED, REGISTRATION_OVER, SPOT_TAKEN
   */
  async acceptIn(tx: Writer, by: HeldBy, id: number): Promise<void> {
    await this.openIn(tx, by, id);
    // Lock, then look: of two families who accept the last place the second waits here and then finds it taken.
    const { row, roster } = await this.claimIn(tx, by, id);
    if (row.status === 'confirmed') return;
    if (!hasFreePlace(roster, row)) throw new AppError('SPOT_TAKEN');
    const change = { status: 'confirmed' as const };
    await this.transitions.applyIn(tx, roster, [{ row, event: 'accepted', actor: 'family', change }]);
    await this.passing.passOnIn(tx, roster);
  }

  /**
   * Corrects what was typed. The e-mail address is corrected for all registrations of the receipt that have it, until
   * it is proven. @throws AppError VALIDATION_FAILED, REGISTRATION_CANCELLED, REGISTRATION_OVER, ALREADY_REGISTERED,
   * POSITION_POOL_FIXED, EMAIL_PROVEN, TOO_MANY_REQUESTS
   */
  async correctIn(tx: Writer, by: HeldBy, id: number, input: CorrectRegistrationDto): Promise<void> {
    const { row: found } = await this.openIn(tx, by, id);
    const { parentEmail: email = found.parentEmail } = input;
    const moving = email === found.parentEmail ? [] : await this.ofReceiptIn(tx, found);
    // Registering locks the same rows: of two requests for one name, the second sees the first.
    const claimed = await this.claimIn(tx, by, id, {
      also: moving.map(refOf),
      withDeleted: moving.length > 0,
    });
    const { row, roster } = claimed;
    const change = this.changeOf(roster, row, input);
    const others = alsoMoving(claimed, moving);
    if (email !== row.parentEmail)
      await this.requireMovableIn(tx, [row, ...others.map((each) => each.row)], email);
    const at = this.clock.now();
    await this.corrections.correctIn(tx, claimed, change, { at });
    for (const other of others) await this.corrections.correctIn(tx, other, { parentEmail: email }, { at });
  }

  /** The registrations that one form made under one address. */
  private ofReceiptIn(tx: Writer, { receiptHash, parentEmail }: Registration): Promise<Registration[]> {
    return tx.find(Registration, { where: { receiptHash: withHash(receiptHash ?? ''), parentEmail } });
  }

  /** With both families locked: the address is not proven, and the new one has not reached its daily limit. */
  private async requireMovableIn(tx: Writer, rows: readonly Registration[], email: string): Promise<void> {
    const [{ parentEmail, locale }] = rows as [Registration];
    const asked = [parentEmail, email].map((address) => ({ email: address, locale }));
    const families = await this.links.familiesIn(tx, asked);
    if (await this.links.isProvenIn(tx, parentEmail)) throw new AppError('EMAIL_PROVEN');
    if (!this.configuration.rateLimits) return;
    const limited = new Map([[email, families.get(email) ?? 0]]);
    const limit = await DailyLimit.readIn(tx, limited, this.clock.now());
    const refusal = limit.refusal(email, new Set(rows.map(({ playerName }) => nameKey(playerName))).size);
    if (refusal) throw refusal;
  }

  /** Locked, and still open to the holder. */
  private async claimIn(
    tx: Writer,
    by: HeldBy,
    id: number,
    options?: Parameters<ClaimsService['claimIn']>[2],
  ): Promise<Claimed> {
    const claimed = await this.claims.claimIn(tx, id, options);
    const { row, roster } = claimed;
    if (!isHeldBy(row, by)) throw new AppError('REGISTRATION_NOT_FOUND');
    if (row.status === 'cancelled') throw new AppError('REGISTRATION_CANCELLED');
    if (!roster.activity.isAhead) throw new AppError('REGISTRATION_OVER');
    return claimed;
  }

  private async openIn(tx: Writer, by: HeldBy, id: number) {
    const held = await this.held.oneIn(tx, by, id);
    if (held.row.status === 'cancelled') throw new AppError('REGISTRATION_CANCELLED');
    if (!held.isOpen) throw new AppError('REGISTRATION_OVER');
    return held;
  }

  private changeOf(
    { activity }: Roster,
    { playerPosition }: Registration,
    { position, ...typed }: CorrectRegistrationDto,
  ): Partial<Registration> {
    const change = this.corrections.changeOf(activity, typed);
    if (position === undefined) return change;
    const corrected = playerPositionOf(position);
    if (poolNameOf(activity, playerPosition) !== poolNameOf(activity, corrected))
      throw new AppError('POSITION_POOL_FIXED');
    return { ...change, playerPosition: corrected };
  }
}

/** A correction may have moved it to another family before it was locked. */
const isHeldBy = (row: Registration, by: HeldBy): boolean =>
  'receiptHash' in by || row.parentEmail === by.parentEmail;

/** The other locked registrations among these, of the same address. */
const alsoMoving = ({ row, roster, others }: Claimed, moving: readonly Registration[]) =>
  [roster, ...others].flatMap((each) =>
    each.rows
      .filter(({ id, parentEmail }) => id !== row.id && parentEmail === row.parentEmail)
      .filter(({ id }) => moving.some((found) => found.id === id))
      .map((other) => ({ row: other, roster: each })),
  );
