import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Topic, Versions } from '../database/topics/topics.js';
import {
  chooseEncoding,
  etagOf,
  matchesEtag,
  packed,
  packedSmallest,
  unpacked,
  type Encoding,
} from '../http/encoding.js';

/** Headers of the request or the connection, and those that depend on the encoding. */
const OWN = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
];
/** What a 304 repeats (RFC 9110). */
const OF_UNCHANGED = ['cache-control', 'content-location', 'etag', 'expires', 'vary'];

/** Raw headers; the value behind the first name is the request's id. */
type HeaderList = string[];
const headerList = (headers: Iterable<[string, string]>): HeaderList => [
  'x-request-id',
  '',
  ...[...headers].flat(),
];

interface Form {
  bytes: Buffer;
  headers: HeaderList;
}

/** When an answer is current: no topic's version has risen, and it is still the same minute. */
export interface Basis {
  versions: Versions;
  /** Whole minutes since 1970: what an answer shows may depend on the time. */
  minute: number;
}

/** A public answer as bytes, with its headers. */
export class KeptAnswer {
  private readonly headers: Map<string, string>;
  private readonly etag: string;
  private readonly forms = new Map<Encoding, Form>();
  private readonly unchanged: HeaderList;
  private latest: Versions;
  private isSmallest = false;
  /** Absent once there is a form in Brotli. */
  private plain: Buffer | undefined;
  /** Bytes in memory, at most: the body or its packed forms. */
  readonly size: number;

  /** @param topics what the answer depends on @param basis taken before the answer was begun */
  constructor(
    body: Buffer,
    headers: Record<string, string>,
    readonly topics: readonly Topic[],
    private readonly basis: Basis,
  ) {
    this.plain = body;
    this.size = body.length * 1.5 + 2000;
    this.etag = headers['etag'] ?? etagOf(body);
    const kept = Object.entries(headers).filter(([name]) => !OWN.includes(name));
    this.headers = new Map([['vary', 'accept-encoding'], ...kept, ['etag', this.etag]]);
    this.unchanged = headerList([...this.headers].filter(([name]) => OF_UNCHANGED.includes(name)));
    this.latest = basis.versions;
  }

  /** Whether it is current whatever the database holds. */
  isFixed(minute: number): boolean {
    return this.topics.length === 0 && this.basis.minute === minute;
  }

  get body(): Buffer {
    return this.plain ?? unpacked((this.forms.get('br') as Form).bytes);
  }

  isCurrent(versions: Versions, minute = this.basis.minute): boolean {
    if (this.basis.minute !== minute) return false;
    if (this.latest === versions) return true;
    if (this.topics.some((topic) => this.basis.versions[topic] < versions[topic])) return false;
    this.latest = versions;
    return true;
  }

  /** Sends the answer, or 304 to a client that has it. @returns the status */
  send(request: IncomingMessage, response: ServerResponse, requestId: string): number {
    if (matchesEtag(request.headers['if-none-match'], this.etag)) {
      this.unchanged[1] = requestId;
      response.writeHead(304, this.unchanged).end();
      return 304;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { bytes, headers } = this.forms.get(encoding) ?? this.keep(encoding, packed(this.body, encoding));
    headers[1] = requestId;
    response.writeHead(200, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(bytes);
    return 200;
  }

  /** Compresses again, slowly, for the readers to come. */
  async packSmaller(): Promise<void> {
    if (this.isSmallest || !this.forms.has('br')) return;
    this.keep('br', await packedSmallest(this.body));
    this.isSmallest = true;
  }

  /** Takes over what was compressed of an earlier answer with the same content: a page is made again each minute. */
  takeFormsOf({ etag, forms, isSmallest }: KeptAnswer): void {
    if (etag !== this.etag) return;
    for (const [encoding, { bytes }] of forms) this.keep(encoding, bytes);
    this.isSmallest = isSmallest;
  }

  private keep(encoding: Encoding, bytes: Buffer): Form {
    const headers = new Map(this.headers);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(bytes.length));
    const form = { bytes, headers: headerList(headers) };
    this.forms.set(encoding, form);
    if (encoding === 'br') this.plain = undefined;
    return form;
  }
}
