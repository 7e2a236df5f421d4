import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/common/app-error.js';
import { AddressLimit } from '../../platform/common/rate-limit.js';
import { sha256 } from '../../platform/common/tokens.js';
import { Db } from '../../platform/database/db.js';
import type { Reader, Writer } from '../../platform/database/reader.js';
import type { CorrectRegistrationDto } from '../player.dto.js';
import { HeldChangesService } from '../changes/held-changes.service.js';
import { HeldRegistrations, type HeldBy } from '../changes/held-registrations.js';
import { toFamilyRegistrationDto, type ReceiptDto } from './families.dto.js';

/** The holder of a private link, found by its token. */
export interface Holder {
  /** The key of the registrations that the link opens. */
  by: HeldBy;
}

/**
 * Actions by holders of both private links, a receipt's and a family's (docs/decisions/family-link.md). Every method
 * throws the AppError of `findIn` for a token without a holder.
 */
export abstract class HolderService<Found extends Holder, Answer> {
  protected abstract readonly db: Db;
  protected abstract readonly changes: HeldChangesService;

  /** The same lookup for any text: a malformed token takes as long as an unknown one. */
  protected abstract findIn(reader: Reader, token: string): Promise<Found>;
  protected abstract describeIn(reader: Reader, holder: Found): Promise<Answer>;

  show(token: string): Promise<Answer> {
    return this.db.read(async (reader) => this.describeIn(reader, await this.findIn(reader, token)));
  }

  /**
   * All or none; a cancelled registration stays cancelled.
   * @throws AppError REGISTRATION_NOT_FOUND, REGISTRATION_OVER
   */
  cancel(token: string, registrationIds: readonly number[]): Promise<Answer> {
    return this.change(token, (tx, { by }) => this.changes.cancelIn(tx, by, registrationIds));
  }

  /** @throws AppError REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, STILL_WAITING */
  confirm(token: string, registrationId: number): Promise<Answer> {
    return this.change(token, (tx, { by }) => this.changes.confirmIn(tx, by, registrationId));
  }

  /** @throws AppError REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER, SPOT_TAKEN */
  accept(token: string, registrationId: number): Promise<Answer> {
    return this.change(token, (tx, { by }) => this.changes.acceptIn(tx, by, registrationId));
  }

  /** @throws AppError VALIDATION_FAILED, REGISTRATION_NOT_FOUND, REGISTRATION_CANCELLED, REGISTRATION_OVER,
   * ALREADY_REGISTERED, POSITION_POOL_FIXED, EMAIL_PROVEN, TOO_MANY_REQUESTS */
  correct(token: string, registrationId: number, input: CorrectRegistrationDto): Promise<Answer> {
    return this.change(token, (tx, { by }) => this.changes.correctIn(tx, by, registrationId, input));
  }

  /** `work` may return the holder as it has become. */
  protected change(
    token: string,
    work: (tx: Writer, holder: Found) => Promise<Found | void>,
  ): Promise<Answer> {
    return this.db.write(async (tx) => {
      const holder = await this.findIn(tx, token);
      return this.describeIn(tx, (await work(tx, holder)) ?? holder);
    });
  }
}

/** The actions behind a receipt. RECEIPT_NOT_FOUND: the token is malformed or unknown, or its registrations are erased. */
@Injectable()
export class ReceiptsService extends HolderService<Holder, ReceiptDto> {
  constructor(
    protected readonly db: Db,
    protected readonly changes: HeldChangesService,
    private readonly held: HeldRegistrations,
    private readonly limit: AddressLimit,
  ) {
    super();
  }

  override async correct(token: string, id: number, input: CorrectRegistrationDto): Promise<ReceiptDto> {
    if (input.parentEmail !== undefined) {
      await this.show(token);
      await this.limit.count('corrections', input.parentEmail);
    }
    return super.correct(token, id, input);
  }

  protected async findIn(reader: Reader, token: string): Promise<Holder> {
    const by = { receiptHash: sha256(token) };
    if (!(await this.held.someIn(reader, by))) throw new AppError('RECEIPT_NOT_FOUND');
    return { by };
  }

  protected async describeIn(reader: Reader, { by }: Holder): Promise<ReceiptDto> {
    const held = await this.held.heldIn(reader, by);
    return { registrations: held.map((each) => toFamilyRegistrationDto(each, false)) };
  }
}
