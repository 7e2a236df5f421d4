import { Injectable } from '@nestjs/common';
import type { Language } from '@lions/domain';
import { privateUrl, randomToken, tokenFromSeed } from '../../common/tokens.js';
import { Configuration } from '../../config/configuration.js';
import type { RepeatableRequest } from '../../idempotency/idempotency.service.js';

/**
 * The receipts of registration requests: each link opens only the registration of its request
 * (docs/decisions/family-link.md).
 */
@Injectable()
export class ReceiptLinks {
  constructor(private readonly configuration: Configuration) {}

  /**
   * The token of a registration made at that instant. A repeated request with a key gets the same one: it is derived
   * from the key, which is not stored. The instant separates two uses of one key.
   */
  tokenOf(repeatable: RepeatableRequest | undefined, at: Date): string {
    const seed = repeatable ? `${at.toISOString()}\n${repeatable.route}\n${repeatable.key}` : randomToken();
    return tokenFromSeed(seed, 'receipt', this.configuration.jwtSecret);
  }

  /** The absolute address of the receipt's page. */
  urlOf(token: string, language: Language | null): string {
    return privateUrl(this.configuration.publicUrl, `/my/r/${token}`, language);
  }
}
