import { Injectable } from '@nestjs/common';
import { civilAt, pick, REGISTRANT_FIELDS, VALIDATION, without } from '@lions/domain';
import { auditChange, AuditService } from '../../platform/audit/audit.service.js';
import type { Caller } from '../../platform/common/access.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import type { Writer } from '../../platform/database/reader.js';
import { FamilyLinks } from '../../places/outbox/family-links.js';
import { OutboxService } from '../../places/outbox/outbox.service.js';
import { Registration } from '../../places/registration.entity.js';
import { isTakenIn, type Roster, type Activity } from '../../places/activity.js';
import { requireAge } from '../registering/registering.dto.js';
import type { Claimed } from './claims.service.js';
import type { CorrectedFields } from '../player.dto.js';

/** One replaces the other. */
const AGE = ['playerAge', 'birthYear'] as const;

/** Corrections of what was typed at a registration, by its family or by a coach. They change no place and no line. */
@Injectable()
export class CorrectionsService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly links: FamilyLinks,
    private readonly outbox: OutboxService,
    private readonly audit: AuditService,
  ) {}

  /** The corrected columns. @throws AppError VALIDATION_FAILED */
  changeOf({ kind }: Activity, input: CorrectedFields): Partial<Registration> {
    const { parentName, playerAge, birthYear } = input;
    const change: Partial<Registration> = pick(input, without(REGISTRANT_FIELDS, 'playerPosition', ...AGE));
    if (parentName === null && kind === 'session') throw invalid('parentName', VALIDATION.parentNameRequired);
    if (playerAge === undefined && birthYear === undefined) return change;
    const isCleared = (playerAge ?? birthYear ?? null) === null;
    if (!isCleared || kind === 'session') {
      const { date } = civilAt(this.clock.now(), this.configuration.zone);
      requireAge({ playerAge: playerAge ?? undefined, birthYear: birthYear ?? undefined }, date);
    }
    return { ...change, playerAge: playerAge ?? null, birthYear: birthYear ?? null };
  }

  /**
   * Corrects a registration of a locked activity; without a caller the actor is the family. With another e-mail address
   * it moves to the family of that address, which gets the mail of a new registration; mails of one instant are sent
   * as one. @throws AppError ALREADY_REGISTERED
   */
  async correctIn(
    tx: Writer,
    { row, roster }: Pick<Claimed, 'row' | 'roster'>,
    corrected: Partial<Registration>,
    { caller, at }: { caller?: Caller; at?: Date } = {},
  ): Promise<void> {
    if (!auditChange(row, corrected)) return;
    if (isTakenIn(roster, { ...row, ...corrected })) throw new AppError('ALREADY_REGISTERED');
    const moved = await this.newFamilyIn(tx, row, corrected.parentEmail);
    const change = { ...corrected, ...moved };
    const difference = auditChange(row, change);
    Object.assign(row, change, { updatedAt: this.clock.now() });
    await tx.update(Registration, { id: row.id }, { ...change, updatedAt: row.updatedAt });
    await this.audit.recordIn(tx, caller, {
      action: 'registration.correct',
      subjectId: row.id,
      ...difference,
    });
    if (moved) await this.welcomeIn(tx, roster, row, at);
  }

  /** Locks the former family and the new one, in the order of registering. */
  private async newFamilyIn(
    tx: Writer,
    { parentEmail, familyId, locale }: Registration,
    email = parentEmail,
  ): Promise<Pick<Registration, 'familyId'> | undefined> {
    if (email === parentEmail) return undefined;
    const former = familyId === null ? [] : [{ email: parentEmail, locale }];
    const families = await this.links.familiesIn(tx, [...former, { email, locale }]);
    return { familyId: families.get(email) ?? null };
  }

  private async welcomeIn(tx: Writer, { activity }: Roster, row: Registration, at?: Date): Promise<void> {
    const { id: registrationId, familyId, locale, status } = row;
    if (!activity.isAhead || status === 'cancelled' || familyId === null) return;
    const kind = status === 'confirmed' ? ('confirmation' as const) : ('waiting' as const);
    const transitionKey = `corrected ${registrationId} ${familyId} ${this.clock.now().toISOString()}`;
    await this.outbox.queueIn(tx, [{ kind, registrationId, familyId, locale, transitionKey }], at);
  }
}

const invalid = (field: string, message: string) =>
  new AppError('VALIDATION_FAILED', { details: [{ field, message }] });
