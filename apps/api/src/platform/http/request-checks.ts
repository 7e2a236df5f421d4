import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { presentedKey } from '../common/access.js';
import { AppError } from '../common/app-error.js';

/** Methods that change nothing. */
export const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether an unsafe request may come from another site. SameSite cookies are also sent from another port of the same
 * host, and log-out and refresh have no body, so neither is enough. `Sec-Fetch-Site: same-origin` passes; without
 * that header our own `Origin`; with neither, only a request without cookies or with `X-Requested-With`, which a form
 * of another site cannot send. See docs/decisions/accounts.md.
 */
export function isCrossSite(request: Pick<FastifyRequest, 'method' | 'headers'>, ownOrigin: string): boolean {
  // No page of another site can send a key by itself, and the cookies beside it are ignored.
  if (SAFE.has(request.method) || presentedKey(request.headers) !== undefined) return false;
  const { headers } = request;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  if (headers.origin !== undefined) return headers.origin !== ownOrigin;
  return headers.cookie !== undefined && headers['x-requested-with'] === undefined;
}

/** Query parameters under which other services take a key. */
const KEY_PARAMETERS = ['key', 'api_key', 'access_token'];

/** Whether a call's address holds an API key. */
export function holdsKey(url: string): boolean {
  const [path = '', query] = url.split('?', 2);
  if (query === undefined || !path.startsWith('/api/')) return false;
  const parameters = new URLSearchParams(query);
  return KEY_PARAMETERS.some((name) => parameters.has(name));
}

/** Most bytes of a body: of any caller, and of one without a sign-in. */
export const BODY_LIMIT = 100 * 1024;
const ANONYMOUS_BODY_LIMIT = 16 * 1024;

/** In bytes: as long as photographs of cameras, so that one that is too large is refused with its own sentence. */
const LONGEST_BODY = 32 * 1024 * 1024;

/**
 * The error of a request whose body is not read at all: one that does not say its length, or is longer than any call
 * takes. Node would read it to the end after the answer, in pieces of one byte if the sender likes.
 */
export function bodyRefusal({ headers }: Pick<FastifyRequest, 'headers'>): AppError | undefined {
  if (headers['transfer-encoding'] !== undefined) return new AppError('LENGTH_REQUIRED');
  return Number(headers['content-length'] ?? 0) > LONGEST_BODY ? new AppError('BODY_TOO_LARGE') : undefined;
}

/** A request with the size of its body in bytes, which the parser of JSON sets. */
export type SizedRequest = FastifyRequest & { bodySize?: number };

/** For a caller without a sign-in. @throws AppError BODY_TOO_LARGE */
export function requireSmallBody({ bodySize = 0 }: SizedRequest): void {
  if (bodySize > ANONYMOUS_BODY_LIMIT) throw new AppError('BODY_TOO_LARGE');
}

/** Characters of a header that are read; Node refuses more than 16 KB of all headers. */
const HEADER_LIMIT = 4096;
const HEADER_LIMITS: Record<string, number> = {
  // Browsers send some 50; parsing a list of languages is the most work that a header makes.
  'accept-language': 200,
  // Cookies of all applications of this host; common proxies refuse longer lines.
  cookie: 8192,
};

/** First listener of each request. Cuts headers, so that reading one takes no longer than for an honest visitor. */
export function cutHeaders({ headers }: IncomingMessage): void {
  for (const name of Object.keys(headers)) {
    const [value, most] = [headers[name], HEADER_LIMITS[name] ?? HEADER_LIMIT];
    if (typeof value !== 'string' || value.length <= most) continue;
    // Proxies append to this one: its end is what they say, its beginning what the caller claims.
    headers[name] = name === 'x-forwarded-for' ? value.slice(-most) : value.slice(0, most);
  }
}

/** Configuration of a route that reads a file itself: in a multipart form (pictures/upload-form.ts), or as the body. */
export const TAKES_FORM = { takesForm: true };

/** Leaves files unread, so that the access guard comes before the first byte; every other route refuses them. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(
    ['multipart/form-data', 'application/octet-stream'],
    (request, _payload, done) => {
      const { takesForm } = request.routeOptions.config as Partial<typeof TAKES_FORM>;
      done(takesForm ? null : new AppError('UNSUPPORTED_MEDIA_TYPE'));
    },
  );
}
