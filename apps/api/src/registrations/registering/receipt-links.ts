import { Injectable } from '@nestjs/common';
import type { Language } from '@lions/domain';
import { privateUrl, randomToken, tokenFromSeed } from '../../common/tokens.js';
import { Configuration } from '../../config/configuration.js';
import type { RepeatableRequest } from '../../idempotency/idempotency.service.js';

/** The receipt's part that one request determines; a repeated request with a key has the same one. */
export const receiptSeed = (repeatable: RepeatableRequest | undefined): string =>
  repeatable ? `${repeatable.route}\n${repeatable.key}` : randomToken();

/**
 * The receipts of registration requests: each link opens only the registrations of its request
 * (docs/decisions/family-link.md).
 */
@Injectable()
export class ReceiptLinks {
  constructor(private readonly configuration: Configuration) {}

  /**
   * The token of registrations made at that instant. A repeated request with a key gets the same one: its seed is
   * the key, which is not stored. The instant separates two uses of one key.
   */
  tokenOf(seed: string, at: Date): string {
    return tokenFromSeed(`${at.toISOString()}\n${seed}`, 'receipt', this.configuration.linkSecret);
  }

  /** The absolute address of the receipt's page. */
  urlOf(token: string, language: Language | null): string {
    return privateUrl(this.configuration.publicUrl, `/my/r/${token}`, language);
  }
}
