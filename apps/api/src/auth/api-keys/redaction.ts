import { REGISTRATION_FIELDS, type ApiScope, type RegistrationField } from '@lions/domain';
import type { FastifyInstance } from 'fastify';
import { keyCallOf } from '../../platform/common/access-table.js';
import type { CallerRequest } from '../../platform/common/access.js';

const fieldsOf = (isMet: (rules: { personal: boolean; of: string }) => boolean) =>
  (Object.keys(REGISTRATION_FIELDS) as RegistrationField[]).filter((field) =>
    isMet(REGISTRATION_FIELDS[field]),
  );

/** Fields of the family and of its consent, and what leads to them: a link, a coach's free text. */
const CONTACTS = new Set<string>([
  ...fieldsOf(({ of }) => of !== 'player'),
  'consentReceived',
  'consentReceivedAt',
  'familyId',
  'mailState',
  'manageUrl',
  'note',
]);
const CONTACTS_AND_NAMES = new Set([
  ...CONTACTS,
  ...fieldsOf(({ of, personal }) => of === 'player' && personal),
]);

const readsNames = (scopes: readonly ApiScope[]) => scopes.includes('registrations:read');
export const readsContacts = (scopes: readonly ApiScope[]) =>
  readsNames(scopes) && scopes.includes('contacts:read');

/** Whether a body, which is not validated yet, changes a family's data. */
export const changesContacts = (body: unknown) =>
  typeof body === 'object' && body !== null && Object.keys(body).some((field) => CONTACTS.has(field));

/** Removes from every answer about registrations what the scopes of the key do not show, at any depth. */
export function redactForKeys(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request: CallerRequest, _reply, payload, done) => {
    const scopes = request.user?.keyScopes;
    const isAboutThem = keyCallOf(request)?.scope.startsWith('registrations:');
    if (!scopes || !isAboutThem || readsContacts(scopes)) done(null, payload);
    else done(null, withoutFields(payload, readsNames(scopes) ? CONTACTS : CONTACTS_AND_NAMES));
  });
}

function withoutFields(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutFields(item, hidden));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field]) => !hidden.has(field))
      .map(([field, item]) => [field, withoutFields(item, hidden)]),
  );
}
