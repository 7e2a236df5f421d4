import { applyDecorators, createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { DAY_MS, LIMITS } from '@lions/domain';
import { Entity, In, Index, LessThan } from 'typeorm';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../common/clock.js';
import { HASH_LENGTH, sha256 } from '../common/tokens.js';
import type { Writer } from '../database/reader.js';
import { IdColumn, InstantColumn, TextColumn, WholeNumberColumn } from '../database/columns.js';
import { AppError } from '../common/app-error.js';
import { ApiErrors } from '../common/error.dto.js';

/** The answer to a request with an `Idempotency-Key`, for its repetitions. See docs/decisions/places.md. */
@Entity('idempotency_keys')
@Index('idempotency_keys_key', ['keyHash'], { unique: true })
export class IdempotencyKey {
  @IdColumn() id: number;
  /** SHA-256 of route and key. */
  @TextColumn(HASH_LENGTH) keyHash: string;
  /** SHA-256 of key and body: the key is not stored, so a name cannot be guessed from the hash. */
  @TextColumn(HASH_LENGTH) bodyHash: string;
  /** The registration of the answer, also after it is erased. */
  @WholeNumberColumn({ nullable: true }) registrationId: number | null;
  /** The HTTP status of the answer. */
  @WholeNumberColumn() status: number;
  @InstantColumn() createdAt: Date;
}

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

const PRINTABLE = /^[\x20-\x7e]+$/;

/** The `Idempotency-Key` header; undefined when not sent. @throws AppError VALIDATION_FAILED */
export const RequestKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
    if (key === undefined) return undefined;
    if (typeof key === 'string' && key.length <= LIMITS.idempotencyKey && PRINTABLE.test(key)) return key;
    throw new AppError('VALIDATION_FAILED', {
      details: [{ field: 'Idempotency-Key', message: `1 to ${LIMITS.idempotencyKey} printable characters` }],
    });
  },
);

/** Declares `Idempotency-Key` and its error in the OpenAPI document. */
export const TakesRequestKey = () =>
  applyDecorators(
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A retry with the same key and body within 24 hours gets the first answer',
      example: '5f0c9e6a-8d1b-4c55-9f0e-2f3b7a1d4c10',
    }),
    ApiErrors('IDEMPOTENCY_KEY_REUSED'),
  );
