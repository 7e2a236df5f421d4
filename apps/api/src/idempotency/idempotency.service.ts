import { Injectable } from '@nestjs/common';
import { In, LessThan } from 'typeorm';
import { Clock } from '../common/clock.js';
import { sha256 } from '../common/tokens.js';
import type { Writer } from '../database/reader.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** A request that its sender can repeat: hashes of route and key, and of key and body. */
export interface RepeatableRequest {
  keyHash: string;
  bodyHash: string;
}

/** How long a repetition is answered as the first time (decisions 5). */
const KEPT_MS = 24 * 3_600_000;

/** `route` is the call with its path, such as 'POST /api/registrations'. The order of the body's fields is no matter. */
export function repeatable(route: string, key: string, body: object): RepeatableRequest {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return { keyHash: sha256(`${route}\n${key}`), bodyHash: sha256(`${key}\n${JSON.stringify(fields)}`) };
}

/** What requests with an `Idempotency-Key` were answered in the last 24 hours. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly clock: Clock) {}

  /** What is known of these, by the hash of the key. Older answers are forgotten here. */
  async knownIn(tx: Writer, requests: readonly RepeatableRequest[]): Promise<Map<string, IdempotencyKey>> {
    if (requests.length === 0) return new Map();
    const since = new Date(this.clock.now().getTime() - KEPT_MS);
    const keyHash = In(requests.map((request) => request.keyHash));
    await tx.delete(IdempotencyKey, { keyHash, createdAt: LessThan(since) });
    const rows = await tx.find(IdempotencyKey, { where: { keyHash } });
    return new Map(rows.map((row) => [row.keyHash, row]));
  }

  /** A key that another write has remembered meanwhile fails this one: run again, it finds the answer. */
  async rememberIn(tx: Writer, rows: readonly Omit<IdempotencyKey, 'id' | 'createdAt'>[]): Promise<void> {
    const createdAt = this.clock.now();
    await tx.insertAll(
      IdempotencyKey,
      rows.map((row) => ({ ...row, createdAt })),
    );
  }
}
