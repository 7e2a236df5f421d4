import { MINUTE_MS, type Language } from '@lions/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../common/clock.js';
import type { PublicDataVersion } from '../database/public-data-version.js';
import type { CacheableAddress, CacheableAddresses } from './cacheable-addresses.js';
import { CachedAnswer } from './cached-answer.js';

/** Bytes of all cached answers: a club's pages, lists and feeds take a tenth of it. */
const MOST_BYTES = 16_000_000;

/** For caches between the server and its readers: they may keep a list, and ask each time whether it is fresh. */
const CALL_HEADERS = {
  'cache-control': 'public, no-cache',
  vary: 'accept-encoding, authorization, cookie, x-sign-in',
};

/** A page that a person may view: canonical path without language. */
export interface PageView {
  path: string;
  language: Language;
}

/** Facts about a rendered page, from the site. */
export interface RenderedPage {
  /** False for a page that read a failed or uncacheable call. */
  isCacheable: boolean;
  view: PageView | undefined;
}

/** An answer that is sent once: an error, or one that depends on more than public data. */
export interface UncacheableAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export interface PublicAnswer {
  answer: CachedAnswer | UncacheableAnswer;
  view: PageView | undefined;
}

/** The state of the public data that an answer shows. */
interface DataState {
  version: number;
  /** Whole minutes since 1970: an answer may depend on the time. Absent while the database does not answer. */
  minute?: number;
}
/** While the database does not answer, a cached answer of an earlier minute is better than none. */
const isFresh = (shown: DataState, current: DataState) =>
  shown.version >= current.version && (current.minute === undefined || shown.minute === current.minute);

/** A cached answer and the state that it shows. */
type Entry = DataState & { answer: CachedAnswer; view: PageView | undefined };

/** An answer that is being made, and the one that is made after it. */
type InFlight = DataState & { answer: Promise<PublicAnswer>; next?: Promise<PublicAnswer> };

/**
 * Public answers, fresh until public data changes or the minute ends (docs/decisions/public-cache.md). The server makes
 * them by requests to itself, which contain nothing that a visitor sent but the address and the language.
 */
export class PublicCache {
  /** Readers who were answered from memory, and readers who waited for an answer to be made. */
  readonly counts = { hits: 0, misses: 0 };
  /** Rendered pages by their response. */
  readonly rendered = new WeakMap<object, RenderedPage>();
  /** Cached answers by key, in the order in which they were made. */
  private readonly entries = new Map<string, Entry>();
  private readonly inFlight = new Map<string, InFlight>();
  private bytes = 0;

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly version: PublicDataVersion,
    private readonly clock: Clock,
    private readonly addresses: CacheableAddresses,
  ) {}

  /** The cached answer, unless something has to be waited for. */
  atOnce(address: CacheableAddress): Entry | undefined {
    const version = this.version.known;
    const entry = version === undefined ? undefined : this.fresh(address, { version, minute: this.minute() });
    if (entry) this.counts.hits += 1;
    return entry;
  }

  async find(address: CacheableAddress): Promise<PublicAnswer> {
    const current = await this.currentState();
    const entry = this.fresh(address, current);
    if (entry) this.counts.hits += 1;
    else this.counts.misses += 1;
    return entry ?? this.make(address, current);
  }

  /** A call of a page, without cookies: a page shows nothing that a visitor may not see. @param caller for rate limits */
  async call(url: string, caller: string): Promise<{ status: number; body: unknown; isCacheable: boolean }> {
    const address = this.addresses.ofCall(url);
    if (!address) {
      const response = await this.fastify.inject({ method: 'GET', url, remoteAddress: caller });
      return { status: response.statusCode, body: response.json<unknown>(), isCacheable: false };
    }
    const current = await this.currentState();
    const { answer } = this.fresh(address, current) ?? (await this.make(address, current));
    const body: unknown = JSON.parse(answer.body.toString());
    return { status: answer.status, body, isCacheable: answer instanceof CachedAnswer };
  }

  private fresh({ key }: CacheableAddress, current: DataState): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && isFresh(entry, current) ? entry : undefined;
  }

  /** One answer per address is made at a time. Readers share it; readers who need newer data share the next one. */
  private make(address: CacheableAddress, current: DataState): Promise<PublicAnswer> {
    const running = this.inFlight.get(address.key);
    if (!running) {
      const answer = this.fill(address, current).finally(() => this.inFlight.delete(address.key));
      this.inFlight.set(address.key, { ...current, answer });
      return answer;
    }
    if (isFresh(running, current)) return running.answer;
    const again = async () => {
      const newer = await this.currentState();
      return this.fresh(address, newer) ?? this.make(address, newer);
    };
    running.next ??= running.answer.then(again, again);
    return running.next;
  }

  private async fill({ key, url, language }: CacheableAddress, state: DataState): Promise<PublicAnswer> {
    const response = await this.fastify.inject({
      method: 'GET',
      url,
      // Without a browser's name, so that the page is not counted as viewed.
      headers: {
        'accept-encoding': 'identity',
        'user-agent': '',
        ...(language && { 'accept-language': language }),
      },
      // Otherwise a page is decoded to text as well, which takes as long as a quarter of its rendering.
      payloadAsStream: true,
    });
    const body = Buffer.concat((await response.stream().toArray()) as Buffer[]);
    const headers = response.headers as Record<string, string>;
    const { isCacheable = true, view } = this.rendered.get(response.raw.res) ?? {};
    const status = response.statusCode;
    if (!isCacheable || status !== 200 || headers['set-cookie'] !== undefined)
      return { answer: { status, headers, body }, view };
    // Pages, files and feeds have a rule for caches of their own.
    const isCall = headers['cache-control'] === 'no-store';
    const vary = [CALL_HEADERS.vary, ...[headers['vary'] ?? []].flat()].join(', ');
    const more = isCall ? { ...CALL_HEADERS, vary } : {};
    const entry = { ...state, answer: new CachedAnswer(body, { ...headers, ...more }), view };
    this.keep(key, entry);
    return entry;
  }

  /** The entry made longest ago goes first: one that is read is made again each minute. */
  private keep(key: string, entry: Entry): void {
    this.drop(key);
    this.entries.set(key, entry);
    this.bytes += entry.answer.size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MOST_BYTES) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    this.bytes -= this.entries.get(key)?.answer.size ?? 0;
    this.entries.delete(key);
  }

  private async currentState(): Promise<DataState> {
    try {
      return { version: await this.version.current(), minute: this.minute() };
    } catch {
      return { version: this.version.latest };
    }
  }

  private minute(): number {
    return Math.floor(this.clock.time() / MINUTE_MS);
  }
}
