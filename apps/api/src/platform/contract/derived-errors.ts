import type { OpenAPIObject } from '@nestjs/swagger';
import { ERRORS, VALIDATION, type ErrorCode } from '@lions/domain';
import { ACCESS, KEY_CALLS } from '../common/access-table.js';
import { errorAnswers } from '../common/error.dto.js';
import { routeOf } from './standard-form.js';

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema: { type?: string } }[];
  requestBody?: { content?: Record<string, { schema?: { $ref?: string } }> };
  responses: Record<string, { content?: Record<string, { examples?: object }> }>;
}

/** A route that takes a body or a query validates it, one that takes If-Match compares versions, and so on. */
function derivedErrors(method: string, path: string, operation: Operation): ErrorCode[] {
  const { parameters = [], requestBody } = operation;
  const audience = ACCESS[routeOf(method, path)];
  const keys = KEY_CALLS[routeOf(method, path)];
  const rules: [ErrorCode, boolean][] = [
    ['VALIDATION_FAILED', requestBody !== undefined || parameters.some(({ in: place }) => place === 'query')],
    [
      'MALFORMED_ID',
      parameters.some(({ in: place, schema }) => place === 'path' && schema.type === 'number'),
    ],
    ['API_KEY_INVALID', keys !== undefined],
    ['SCOPE_MISSING', keys !== undefined],
    ['API_KEY_LIMITED', keys?.isWholeClub === true],
    ['ACCESS_DENIED', audience === 'superadmin'],
    ['CROSS_SITE_REQUEST', method !== 'get'],
    // Compared with the header `X-User-Id`.
    ['SIGNED_IN_AS_OTHER', method !== 'get' && audience !== 'anyone'],
    // Calls that `RateLimitGuard` counts.
    [
      'TOO_MANY_REQUESTS',
      keys !== undefined || (audience === 'anyone' && (method !== 'get' || path.includes('{token}'))),
    ],
    ['VERSION_CONFLICT', parameters.some(({ name }) => name === 'If-Match')],
  ];
  return rules.filter(([, applies]) => applies).map(([code]) => code);
}

const isErrorCode = (name: string): name is ErrorCode => name in ERRORS;

/** Adds the errors that follow from what a route takes and who may call it, before those that it declares. */
export function withDerivedErrors(document: OpenAPIObject): OpenAPIObject {
  for (const [path, operations] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(operations as unknown as Record<string, Operation>)) {
      const declared = Object.values(operation.responses)
        .flatMap(({ content }) => Object.keys(content?.['application/json']?.examples ?? {}))
        .filter(isErrorCode);
      const derived = derivedErrors(method, path, operation).filter((code) => !declared.includes(code));
      const details = [{ field: inputFieldOf(document, operation), message: VALIDATION.required }];
      for (const { status, ...answer } of errorAnswers([...derived, ...declared], details))
        operation.responses[status] = toResponse(answer);
    }
  return document;
}

/** A field that the call takes: a required one, else the first. */
function inputFieldOf(document: OpenAPIObject, { parameters = [], requestBody }: Operation): string {
  const { $ref = '' } = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  const body = document.components?.schemas?.[$ref.split('/').at(-1) ?? ''] ?? {};
  const { required = [], properties = {} } = body as { required?: string[]; properties?: object };
  const query = parameters.filter(({ in: place }) => place === 'query');
  const fields = [...query].sort((a, b) => Number(b.required ?? false) - Number(a.required ?? false));
  return required[0] ?? Object.keys(properties)[0] ?? fields[0]?.name ?? '';
}

const toResponse = ({ description, examples }: { description: string; examples: object }) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorDto' }, examples } },
});
