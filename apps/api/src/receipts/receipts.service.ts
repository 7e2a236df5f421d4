import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { AppError } from '../common/app-error.js';
import { CorrectionLimit } from '../common/rate-limit.js';
import { sha256 } from '../common/tokens.js';
import { Db } from '../database/db.js';
import type { Reader, Writer } from '../database/reader.js';
import { FamilyRegistrationDto, toFamilyRegistrationDto } from '../families/families.dto.js';
import type { CorrectRegistrationDto } from '../registrations/changes/correct-registration.dto.js';
import { HeldChangesService } from '../registrations/changes/held-changes.service.js';
import {
  HeldRegistrations,
  type HeldBy,
  type HeldRegistration,
} from '../registrations/changes/held-registrations.js';

/** The registration of one request, and no other one under the same e-mail address. */
export class ReceiptDto {
  @ApiProperty({ type: [FamilyRegistrationDto], description: 'By start' })
  registrations: FamilyRegistrationDto[];
}

function toReceiptDto(held: readonly HeldRegistration[]): ReceiptDto {
  return { registrations: held.map((each) => toFamilyRegistrationDto(each, false)) };
}

/**
 * The actions behind a receipt (docs/decisions/family-link.md). Every method throws AppError RECEIPT_NOT_FOUND for a
 * token without a registration: malformed, unknown or erased.
 */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly db: Db,
    private readonly held: HeldRegistrations,
    private readonly changes: HeldChangesService,
    private readonly limit: CorrectionLimit,
  ) {}

  show(token: string): Promise<ReceiptDto> {
    return this.db.read((reader) => this.describeIn(reader, heldBy(token)));
  }

  /** A cancelled registration stays cancelled. @throws AppError REGISTRATION_NOT_FOUND, REGISTRATION_OVER */
  cancel(token: string, registrationId: number): Promise<ReceiptDto> {
    return this.change(token, (tx, by) => this.changes.cancelIn(tx, by, registrationId));
  }

  /** @throws AppError REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING */
  confirm(token: string, registrationId: number): Promise<ReceiptDto> {
    return this.change(token, (tx, by) => this.changes.confirmIn(tx, by, registrationId));
  }

  /** @throws AppError VALIDATION_FAILED, REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER,
   * ALREADY_REGISTERED, POSITION_POOL_FIXED, EMAIL_PROVEN, TOO_MANY_REQUESTS */
  async correct(token: string, registrationId: number, input: CorrectRegistrationDto): Promise<ReceiptDto> {
    if (input.parentEmail !== undefined) {
      await this.show(token);
      await this.limit.count(input.parentEmail);
    }
    return this.change(token, (tx, by) => this.changes.correctIn(tx, by, registrationId, input));
  }

  private change(token: string, work: (tx: Writer, by: HeldBy) => Promise<void>): Promise<ReceiptDto> {
    const by = heldBy(token);
    return this.db.write(async (tx) => {
      await this.describeIn(tx, by);
      await work(tx, by);
      return this.describeIn(tx, by);
    });
  }

  private async describeIn(reader: Reader, by: HeldBy): Promise<ReceiptDto> {
    const held = await this.held.heldIn(reader, by);
    if (held.length === 0) throw new AppError('RECEIPT_NOT_FOUND');
    return toReceiptDto(held);
  }
}

/** The same lookup for any text: a malformed token takes as long as an unknown one. */
const heldBy = (token: string): HeldBy => ({ receiptHash: sha256(token) });
