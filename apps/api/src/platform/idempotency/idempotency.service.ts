import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@lions/domain';
import { In, LessThan } from 'typeorm';
import { Clock } from '../common/clock.js';
import { sha256 } from '../common/tokens.js';
import type { Writer } from '../database/reader.js';
import { IdempotencyKey } from './idempotency-key.entity.js';

/** A request that its sender can repeat. Only hashes are stored: of route and key, and of key and body. */
export interface RepeatableRequest {
  /** The call with its path, such as 'POST /api/registrations'. */
  route: string;
  key: string;
  keyHash: string;
  bodyHash: string;
}

/** How long a repetition gets the first answer. */
const KEPT_MS = DAY_MS;

/** The order of the body's fields does not matter. */
export function repeatable(route: string, key: string, body: object): RepeatableRequest {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    route,
    key,
    keyHash: sha256(`${route}\n${key}`),
    bodyHash: sha256(`${key}\n${JSON.stringify(fields)}`),
  };
}

/** One of several results of a request, which are stored one by one; the first one has the request's own key. */
export function resultOf(request: RepeatableRequest, index: number): RepeatableRequest {
  return index === 0 ? request : { ...request, keyHash: sha256(`${request.keyHash}\n${index}`) };
}

/** Answers to requests with an `Idempotency-Key` in the last 24 hours. */
@Injectable()
export class IdempotencyService {
  constructor(private readonly clock: Clock) {}

  /** The known answers, by the hash of the key. Older ones are deleted here. */
  async knownIn(tx: Writer, requests: readonly RepeatableRequest[]): Promise<Map<string, IdempotencyKey>> {
    if (requests.length === 0) return new Map();
    const since = new Date(this.clock.time() - KEPT_MS);
    const keyHash = In(requests.map((request) => request.keyHash));
    await tx.delete(IdempotencyKey, { keyHash, createdAt: LessThan(since) });
    const rows = await tx.find(IdempotencyKey, { where: { keyHash } });
    return new Map(rows.map((row) => [row.keyHash, row]));
  }

  /** Fails when another write has stored the key meanwhile: the retry finds that answer. */
  async rememberIn(tx: Writer, rows: readonly Omit<IdempotencyKey, 'id' | 'createdAt'>[]): Promise<void> {
    const createdAt = this.clock.now();
    await tx.insertAll(
      IdempotencyKey,
      rows.map((row) => ({ createdAt, ...row })),
    );
  }
}
