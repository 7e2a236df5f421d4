import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Clock } from '../common/clock.js';
import type { TopicVersions } from '../database/topics/topic-versions.js';
import { TOPICS, type Versions } from '../database/topics/topics.js';
import { AnswerMemory, type Kept } from './answer-memory.js';
import type { KeptAddress, KeptAddresses } from './kept-addresses.js';
import { KeptAnswer, type Basis } from './kept-answer.js';
import { PageFilling, type PageFillings, type PageView } from './page-filling.js';

const MINUTE_MS = 60_000;

/** For caches between the server and its readers: they may keep a list, and ask each time whether it is current. */
const CALL_HEADERS = { 'cache-control': 'public, no-cache', vary: 'accept-encoding, cookie, x-sign-in' };

/** An answer that is sent and not kept: an error, or one that depends on more than topics. */
export interface Passing {
  answer: Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'rawPayload'>;
  view: PageView | undefined;
}

/** An address that is being filled, and the filling that begins when this one ends. */
interface Fillings {
  versions: Versions | undefined;
  running: Promise<Kept | Passing>;
  next?: Promise<Kept | Passing>;
}

/**
 * Public answers, kept until a write changes what they show (docs/decisions/kept-answers.md). The server fills them by
 * asking itself, without anything that a visitor sent but the address and the language.
 */
export class PublicAnswers {
  /** Readers answered from memory; and the others, who waited for an answer to be made. */
  readonly counts = { hits: 0, misses: 0 };
  private readonly memory = new AnswerMemory();
  private readonly fillings = new Map<string, Fillings>();

  constructor(
    private readonly fastify: FastifyInstance,
    private readonly stored: TopicVersions,
    private readonly clock: Clock,
    private readonly addresses: KeptAddresses,
    private readonly pages: PageFillings,
  ) {}

  /** The kept answer where nothing has to be waited for. */
  atOnce({ key }: KeptAddress): Kept | undefined {
    const versions = this.stored.known;
    const known = versions && this.memory.current(key, versions, this.minute());
    if (known) this.counts.hits += 1;
    return known;
  }

  async find(address: KeptAddress): Promise<Kept | Passing> {
    const fixed = this.memory.fixed(address.key, this.minute());
    const versions = fixed ? undefined : await this.versions();
    const known = fixed ?? this.inMemory(versions, address);
    if (known) this.counts.hits += 1;
    else this.counts.misses += 1;
    return known ?? this.filled(versions, address);
  }

  /**
   * The answer to a call that a page reads; undefined for one that is never kept.
   * @param page that is being rendered to be kept
   */
  async ofCall(
    url: string,
    page: PageFilling | undefined,
  ): Promise<{ status: number; body: unknown } | undefined> {
    const address = this.addresses.ofCall(url);
    if (!address) return undefined;
    const versions = page ? page.versions : await this.versions();
    const { answer } = await this.since(versions, address);
    for (const topic of address.topics ?? []) page?.topics.add(topic);
    // A page that shows an error is not kept.
    if (page && !(answer instanceof KeptAnswer)) page.isPassing = true;
    if (answer instanceof KeptAnswer) return { status: 200, body: JSON.parse(answer.body.toString()) };
    return { status: answer.statusCode, body: JSON.parse(answer.rawPayload.toString()) };
  }

  /** An answer that holds every write up to `versions`. */
  private async since(versions: Versions | undefined, address: KeptAddress): Promise<Kept | Passing> {
    return this.inMemory(versions, address) ?? this.filled(versions, address);
  }

  /**
   * The kept answer of these versions. While the database does not say them, an answer that was current when it last did is
   * better than none, also of an earlier minute.
   */
  private inMemory(versions: Versions | undefined, { key }: KeptAddress): Kept | undefined {
    return versions
      ? this.memory.current(key, versions, this.minute())
      : this.memory.current(key, this.stored.latest);
  }

  /** One fill per address at a time. Readers share it; readers that need newer data share the next fill. */
  private filled(versions: Versions | undefined, address: KeptAddress): Promise<Kept | Passing> {
    const known = this.fillings.get(address.key);
    if (!known) {
      const running = this.fill(versions, address).finally(() => this.fillings.delete(address.key));
      this.fillings.set(address.key, { versions, running });
      return running;
    }
    if (holds(known.versions, versions)) return known.running;
    const after = async () => this.since(await this.versions(), address);
    known.next ??= known.running.then(after, after);
    return known.next;
  }

  private async fill(versions: Versions | undefined, address: KeptAddress): Promise<Kept | Passing> {
    const basis: Basis | undefined = versions && { versions, minute: this.minute() };
    const page = address.topics ? undefined : new PageFilling(versions);
    const response = await (page
      ? this.pages.run(page, (headers) => this.ask(address, headers))
      : this.ask(address));
    const view = page?.view;
    const { statusCode, headers, rawPayload } = response;
    if (!basis || page?.isPassing || statusCode !== 200 || headers['set-cookie'] !== undefined)
      return { answer: response, view };
    const topics = [...(address.topics ?? page?.topics ?? [])];
    // Pages, files and feeds have a rule for caches of their own.
    const more = headers['cache-control'] === 'no-store' ? CALL_HEADERS : {};
    const named = { ...headers, ...more } as Record<string, string>;
    const kept = { answer: new KeptAnswer(rawPayload, named, topics, basis), view };
    this.memory.keep(address.key, kept);
    return kept;
  }

  private async ask(
    { url, language }: KeptAddress,
    more: Record<string, string> = {},
  ): Promise<Passing['answer']> {
    const response = await this.fastify.inject({
      method: 'GET',
      url,
      headers: { 'accept-encoding': 'identity', ...(language && { 'accept-language': language }), ...more },
      // Otherwise a page is decoded to text as well, which takes as long as a quarter of its rendering.
      payloadAsStream: true,
    });
    const { statusCode, headers } = response;
    const chunks = (await response.stream().toArray()) as Buffer[];
    return { statusCode, headers, rawPayload: Buffer.concat(chunks) };
  }

  private minute(): number {
    return Math.floor(this.clock.time() / MINUTE_MS);
  }

  /** Undefined when the database does not say. */
  private async versions(): Promise<Versions | undefined> {
    try {
      return await this.stored.current();
    } catch {
      return undefined;
    }
  }
}

/** Whether an answer started at `begun` is at least as new as `wanted`. */
function holds(begun: Versions | undefined, wanted: Versions | undefined): boolean {
  if (!begun || !wanted) return begun === wanted;
  return TOPICS.every((topic) => begun[topic] >= wanted[topic]);
}
