import type { OpenAPIObject } from '@nestjs/swagger';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  example?: unknown;
  default?: unknown;
  enum?: unknown[];
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Operation {
  requestBody?: { content: Record<string, { schema?: Schema; example?: unknown }> };
}

/** Fields that the example of a body leaves out: they exclude another one, or would do more than a reader expects. */
const LEFT_OUT: Record<string, readonly string[]> = {
  CreateTryoutSessionDto: ['teamId'],
  UpdateTryoutSessionDto: ['isCancelled'],
  UpdatePracticeDto: ['isCancelled'],
  MessageDraftDto: ['sessionId', 'teamId'],
  RegisterForPracticeDto: ['seenStart'],
  RegisterPlayerDto: ['seenStart', 'playerAge'],
  SeenTargetDto: ['seenStart'],
  FormPlayerDto: ['playerAge'],
  CorrectRegistrationDto: ['playerAge'],
  CorrectFamilyRegistrationDto: ['playerAge'],
  ChangeRegistrationDto: ['practiceId', 'sessionId', 'isWaitlist', 'reason', 'addPlace', 'playerAge'],
  CheckInChangeDto: ['walkInId', 'tryoutNumber', 'note', 'walkIn'],
};

/** Adds an example to each JSON body, which the call takes as it is; a test sends them all. */
export function withBodyExamples(document: OpenAPIObject): OpenAPIObject {
  for (const operations of Object.values(document.paths))
    for (const { requestBody } of Object.values(operations as unknown as Record<string, Operation>)) {
      const body = requestBody?.content['application/json'];
      if (body?.schema) body.example ??= exampleOf(document, body.schema);
    }
  return document;
}

function exampleOf(document: OpenAPIObject, schema: Schema, name = ''): unknown {
  const { $ref, allOf, properties, items } = schema;
  const value = schema.example ?? schema.default ?? schema.enum?.[0];
  if (value !== undefined) return value;
  const reference = $ref ?? allOf?.[0]?.$ref;
  if (reference !== undefined) {
    const named = reference.split('/').at(-1) ?? '';
    return exampleOf(document, document.components?.schemas?.[named] as Schema, named);
  }
  if (items) return [exampleOf(document, items)];
  const fields = Object.entries(properties ?? {}).filter(([field]) => !LEFT_OUT[name]?.includes(field));
  return Object.fromEntries(fields.map(([field, part]) => [field, exampleOf(document, part)]));
}
