import { createHmac } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { tokenFromSeed } from '../platform/common/tokens.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Webhook, WebhookDelivery } from './webhook.entity.js';
import { WebhookAddresses } from './webhook-addresses.js';

/** Bytes of an answer that are read: enough for the kept characters, four bytes each at most. */
const MOST_READ = 4 * LIMITS.webhookAnswer;

/** The result of an attempt: the status of the answer and its beginning; or null, and why there was none. */
export interface WebhookAnswer {
  answerCode: number | null;
  answer: string;
}

/** Signs deliveries after the Standard Webhooks specification and posts them. Redirects are not followed. */
@Injectable()
export class WebhookSender {
  /** How long an attempt may take from its connection on. Tests replace it. */
  timeoutMs = 10_000;

  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly addresses: WebhookAddresses,
  ) {}

  /** The secret in the form that libraries of the specification take. */
  secretOf(seed: string): string {
    return `whsec_${this.keyOf(seed).toString('base64')}`;
  }

  /** Never rejects. */
  async send(webhook: Webhook, delivery: WebhookDelivery): Promise<WebhookAnswer> {
    const url = new URL(webhook.url);
    try {
      const found = await this.addresses.check(url);
      const body = JSON.stringify({
        id: delivery.messageId,
        type: delivery.type,
        at: delivery.createdAt.toISOString(),
        url: `${this.configuration.publicUrl}${delivery.path}`,
      });
      // Connects to the checked addresses: the host's name is not looked up again.
      const lookup: LookupFunction = (_host, { all }, done) =>
        all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family);
      return await this.post(url, body, this.signed(webhook, delivery.messageId, body), lookup);
    } catch (error) {
      return { answerCode: null, answer: this.reasonOf(error) };
    }
  }

  private signed({ seed, formerSeed, formerUntil }: Webhook, id: string, body: string) {
    const timestamp = String(Math.floor(this.clock.time() / 1000));
    const isFormerValid = formerSeed !== null && formerUntil !== null && this.clock.now() < formerUntil;
    const signatures = [seed, ...(isFormerValid ? [formerSeed] : [])].map((each) => {
      const signature = createHmac('sha256', this.keyOf(each)).update(`${id}.${timestamp}.${body}`);
      return `v1,${signature.digest('base64')}`;
    });
    return {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.join(' '),
    };
  }

  private keyOf(seed: string): Buffer {
    return Buffer.from(tokenFromSeed(seed, 'webhook', this.configuration.linkSecret), 'base64url');
  }

  private post(url: URL, body: string, signed: Record<string, string>, lookup: LookupFunction) {
    return new Promise<WebhookAnswer>((resolve, reject) => {
      const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
        method: 'POST',
        agent: false,
        lookup,
        signal: AbortSignal.timeout(this.timeoutMs),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': 'Lions-Webhooks/1',
          ...signed,
        },
      });
      // From here on an error of the connection only cuts the answer off.
      request.on('response', (response) => resolve(beginningOf(response)));
      request.on('error', reject);
      request.end(body);
    });
  }

  private reasonOf(error: unknown): string {
    if (error instanceof AppError) return error.message;
    const { name, code } = error as NodeJS.ErrnoException;
    return name === 'AbortError' ? `No answer within ${this.timeoutMs / 1000} seconds` : (code ?? name);
  }
}

/** Its status counts, whatever becomes of its body: an answer that is too long or breaks off is read as far as it goes. */
async function beginningOf(response: IncomingMessage): Promise<WebhookAnswer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      if (parts.reduce((sum, { length }) => sum + length, 0) >= MOST_READ) break;
    }
  } catch {
    // Broken off.
  }
  const text = Buffer.concat(parts).subarray(0, MOST_READ).toString('utf8');
  const shown = Array.from(text.replace(/\p{Cc}+/gu, ' ')).slice(0, LIMITS.webhookAnswer);
  return { answerCode: response.statusCode ?? null, answer: shown.join('') };
}
