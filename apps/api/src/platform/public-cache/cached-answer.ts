import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, etagOf, matchesEtag, packed, type Encoding } from '../http/encoding.js';

/** Headers of the request or the connection, and those that depend on the encoding. */
const NOT_CACHED = [
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'x-request-id',
];
/** Headers that a 304 repeats (RFC 9110), and without which a page of another site cannot read it. */
const OF_UNCHANGED = [
  'access-control-allow-origin',
  'cache-control',
  'content-location',
  'cross-origin-resource-policy',
  'etag',
  'expires',
  'vary',
];

/** Raw headers; the value behind the first name is the request's id. */
type HeaderList = string[];
const headerList = (headers: Iterable<[string, string]>): HeaderList => [
  'x-request-id',
  '',
  ...[...headers].flat(),
];

interface Encoded {
  bytes: Buffer;
  headers: HeaderList;
}

/** A public answer with its headers, compressed once for each encoding that readers accept. */
export class CachedAnswer {
  readonly status = 200;
  private readonly headers: Map<string, string>;
  private readonly etag: string;
  private readonly encoded = new Map<Encoding, Encoded>();
  private readonly unchanged: HeaderList;
  /** Bytes in memory, at most: the body and its two compressed forms. */
  readonly size: number;

  constructor(
    readonly body: Buffer,
    headers: Record<string, string>,
  ) {
    this.size = body.length * 1.5 + 2000;
    this.etag = headers['etag'] ?? etagOf(body);
    const cached = Object.entries(headers).filter(([name]) => !NOT_CACHED.includes(name));
    this.headers = new Map([['vary', 'accept-encoding'], ...cached, ['etag', this.etag]]);
    this.unchanged = headerList([...this.headers].filter(([name]) => OF_UNCHANGED.includes(name)));
  }

  /** Sends the answer, or 304 to a client that has it. @returns the status */
  send(request: IncomingMessage, response: ServerResponse, requestId: string): number {
    if (matchesEtag(request.headers['if-none-match'], this.etag)) {
      this.unchanged[1] = requestId;
      response.writeHead(304, this.unchanged).end();
      return 304;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { bytes, headers } = this.encoded.get(encoding) ?? this.encode(encoding);
    headers[1] = requestId;
    response.writeHead(200, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(bytes);
    return 200;
  }

  private encode(encoding: Encoding): Encoded {
    const bytes = packed(this.body, encoding);
    const headers = new Map(this.headers);
    if (encoding !== 'identity') headers.set('content-encoding', encoding);
    headers.set('content-length', String(bytes.length));
    const encoded = { bytes, headers: headerList(headers) };
    this.encoded.set(encoding, encoded);
    return encoded;
  }
}
