import type { AuditAction } from '@lions/domain';
import type { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { OutboxMail } from '../../../places/outbox/outbox-mail.entity.js';
import type { HeldRegistration } from '../../changes/held-registrations.js';
import type { CardEventDto } from './family-card.dto.js';

const VIEW: AuditAction = 'family.view';
const NONE = { place: null, action: null, mail: null, mailStatus: null, registrationId: null, by: null };

const keyOf = (registrationId: number | null, at: Date) => `${registrationId} ${at.toISOString()}`;

/** A coach's name; null for the server and the family. */
const coachOf = (entry: AuditEntry | undefined) => (entry?.actorId ? entry.actor : null);

/**
 * The events of a family, newest first. An entry of the audit log about a step of a place adds the coach's name to it;
 * a mail is an event once it is sent or has failed.
 */
export function cardEvents(
  held: readonly HeldRegistration[],
  records: readonly AuditEntry[],
  mails: readonly OutboxMail[],
): CardEventDto[] {
  const registrationOf = new Map(mails.map(({ id, registrationId }) => [id, registrationId]));
  const ofRegistrations = records.filter(({ subject }) => subject === 'registration');
  const recordOf = new Map(ofRegistrations.map((entry) => [keyOf(entry.subjectId, entry.at), entry]));
  const steps = held.flatMap(({ history }) => history.steps);
  const told = new Set(steps.map(({ registrationId, at }) => keyOf(registrationId, at)));
  const others = records.filter(
    ({ subject, subjectId, at, action }) =>
      action !== VIEW && !(subject === 'registration' && told.has(keyOf(subjectId, at))),
  );
  const events: CardEventDto[] = [
    ...steps.map(({ at, event, registrationId }) => ({
      ...NONE,
      at: at.toISOString(),
      kind: 'place' as const,
      place: event,
      registrationId,
      by: coachOf(recordOf.get(keyOf(registrationId, at))),
    })),
    ...others.map((entry) => ({
      ...NONE,
      at: entry.at.toISOString(),
      kind: 'audit' as const,
      action: entry.action,
      registrationId: registrationIdOf(entry, registrationOf),
      by: coachOf(entry),
    })),
    ...mails
      .filter(({ status }) => status === 'sent' || status === 'failed')
      .map(({ kind, status, sentAt, createdAt, registrationId }) => ({
        ...NONE,
        // The moment of a failure is not stored.
        at: (sentAt ?? createdAt).toISOString(),
        kind: 'mail' as const,
        mail: kind,
        mailStatus: status,
        registrationId,
      })),
  ];
  return events.sort((a, b) => (a.at < b.at ? 1 : Number(a.at > b.at) * -1));
}

function registrationIdOf(
  { subject, subjectId }: AuditEntry,
  registrationOf: ReadonlyMap<number, number | null>,
): number | null {
  if (subject === 'registration') return subjectId;
  return subject === 'mail' ? (registrationOf.get(subjectId ?? 0) ?? null) : null;
}
