import { Injectable } from '@nestjs/common';
import { civilAt, playerPositionOf, registrantKey } from '@lions/domain';
import { auditChange, AuditService } from '../../audit/audit.service.js';
import { AppError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { Configuration } from '../../config/configuration.js';
import type { Writer } from '../../database/reader.js';
import { Registration } from '../../places/registration.entity.js';
import { poolNameOf, type Roster } from '../../places/target.js';
import { SearchWords } from '../../search-words/search-words.js';
import { requireAge } from '../registering/new-registration.js';
import { RegistrationsService } from '../registrations.service.js';
import { ClaimsService } from './claims.service.js';
import { SESSION_FIELDS, type CorrectRegistrationDto } from './correct-registration.dto.js';
import { HeldRegistrations, type HeldBy } from './held-registrations.js';

/**
 * Changes by the holder of a family link or of a receipt to one registration that the link opens. Every method throws
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
    private readonly audit: AuditService,
    private readonly words: SearchWords,
  ) {}

  /** A cancelled registration stays cancelled. @throws AppError REGISTRATION_OVER */
  async cancelIn(tx: Writer, by: HeldBy, id: number): Promise<void> {
    const { row, isOpen } = await this.held.oneIn(tx, by, id);
    if (row.status === 'cancelled') return;
    if (!isOpen) throw new AppError('REGISTRATION_OVER');
    await this.registrations.leaveIn(tx, id, 'cancelled');
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
   * Corrects typed fields. @throws AppError VALIDATION_FAILED, REGISTRATION_CANCELLED, REGISTRATION_OVER,
   * ALREADY_REGISTERED, POSITION_POOL_FIXED
   */
  async correctIn(tx: Writer, by: HeldBy, id: number, input: CorrectRegistrationDto): Promise<void> {
    await this.openIn(tx, by, id);
    // Registering locks the same row: of two requests for one name, the second sees the first.
    const { row, roster } = await this.claims.claimIn(tx, id);
    if (row.status === 'cancelled') throw new AppError('REGISTRATION_CANCELLED');
    if (!roster.target.isAhead) throw new AppError('REGISTRATION_OVER');
    const change = this.changeOf(roster, row, input);
    const difference = auditChange(row, change);
    if (!difference) return;
    await tx.update(Registration, { id }, { ...change, updatedAt: this.clock.now() });
    await this.words.rewriteIn(tx, [{ ...row, ...change }]);
    await this.audit.recordIn(tx, undefined, {
      action: 'registration.correct',
      subjectId: id,
      ...difference,
    });
  }

  private async openIn(tx: Writer, by: HeldBy, id: number) {
    const held = await this.held.oneIn(tx, by, id);
    if (held.row.status === 'cancelled') throw new AppError('REGISTRATION_CANCELLED');
    if (!held.isOpen) throw new AppError('REGISTRATION_OVER');
    return held;
  }

  private changeOf(
    { target, rows }: Roster,
    row: Registration,
    { position, playerAge, birthYear, ...typed }: CorrectRegistrationDto,
  ): Partial<Registration> {
    const unasked = SESSION_FIELDS.find((field) => ({ playerAge, birthYear, ...typed })[field] !== undefined);
    if (target.kind === 'practice' && unasked !== undefined)
      throw new AppError('VALIDATION_FAILED', {
        details: [{ field: unasked, message: 'Not asked for a practice' }],
      });
    const change: Partial<Registration> = { ...typed };
    if (playerAge !== undefined || birthYear !== undefined) {
      requireAge({ playerAge, birthYear }, civilAt(this.clock.now(), this.configuration.zone).date);
      Object.assign(change, { playerAge: playerAge ?? null, birthYear: birthYear ?? null });
    }
    if (position !== undefined) change.playerPosition = playerPositionOf(position);
    const corrected = { ...row, ...change };
    const isSamePool =
      poolNameOf(target, row.playerPosition) === poolNameOf(target, corrected.playerPosition);
    if (!isSamePool) throw new AppError('POSITION_POOL_FIXED');
    const child = registrantKey(corrected);
    const isTaken = rows.some(
      (other) => other.id !== row.id && other.status !== 'cancelled' && registrantKey(other) === child,
    );
    if (isTaken) throw new AppError('ALREADY_REGISTERED');
    return change;
  }
}
