import { STATUS_CODES } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { KEY_CALLS } from '../common/access-table.js';
import { CACHEABLE_CALLS } from '../public-cache/cacheable-addresses.js';
import { routeOf } from './standard-form.js';

interface Operation {
  parameters?: { name: string }[];
  responses: Record<string, { description: string; headers?: object }>;
}

const header = (type: 'string' | 'integer', description: string) => ({ description, schema: { type } });

const HEADERS = {
  ETag: header('string', 'Send it as `If-None-Match` next time: 304 says that nothing has changed'),
  Link: header('string', 'Address of the next page, `</api/…>; rel="next"`; absent on the last page'),
  'Retry-After': header('integer', 'Seconds to wait before the next try'),
  'X-RateLimit-Limit': header('integer', 'Calls in the period'),
  'X-RateLimit-Remaining': header('integer', 'Calls left in the period'),
  'X-RateLimit-Reset': header('integer', 'Seconds until the period ends'),
};
type Name = keyof typeof HEADERS;

const RATE_LIMIT: Name[] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
/** Public answers, and photographs. */
const WITH_ETAG = [...Object.keys(CACHEABLE_CALLS), '/api/media/:file'].map((path) => `GET ${path}`);
/** Too many requests, a locked name, a server that is too busy. */
const WAIT = ['423', '429', '503'];

/** Adds the headers of the answers, and a description to each answer without one. */
export function withResponseHeaders(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations as unknown as Record<string, Operation>)) {
      const { parameters = [], responses } = operation;
      const route = routeOf(method, path);
      if (WITH_ETAG.includes(route))
        responses['304'] ??= { description: 'Unchanged since the ETag that If-None-Match names' };
      const rules: [Name[], boolean, (status: string) => boolean][] = [
        [['ETag'], '304' in responses, (status) => status === '200' || status === '304'],
        [['Link'], parameters.some(({ name }) => name === 'cursor'), (status) => status === '200'],
        [['Retry-After'], true, (status) => WAIT.includes(status)],
        [RATE_LIMIT, '429' in responses || route in KEY_CALLS, (status) => /^2|^429/.test(status)],
      ];
      for (const [status, response] of Object.entries(responses)) {
        response.description ||= STATUS_CODES[status] ?? '';
        const names = rules.flatMap(([own, applies, isAt]) => (applies && isAt(status) ? own : []));
        if (names.length > 0) response.headers = Object.fromEntries(names.map(reference));
      }
    }
  Object.assign(document.components ?? {}, { headers: HEADERS });
  return document;
}

const reference = (name: Name) => [name, { $ref: `#/components/headers/${name}` }];
