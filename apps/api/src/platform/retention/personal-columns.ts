import { REGISTRATION_FIELDS, TEAM_FIELDS } from '@lions/domain';

/** The columns of one table, each in one of two lists. */
interface DeclaredColumns {
  /** Personal data: never logged, and kept only as long as the retention rules say. */
  personal: readonly string[];
  /** Everything else; a reference to a person's row says nothing once that row is removed. */
  other: readonly string[];
  /** Why no retention rule removes the personal columns. */
  keptBecause?: string;
}

const listed = (names: string) => names.split(' ');

const STAMPS = ['createdAt', 'updatedAt'];
const ACTIVITY = ['practiceId', 'sessionId'];

/** The names of a table's fields that are personal, or those that are not. */
const fields = (table: Record<string, { personal: boolean }>, personal: boolean) =>
  Object.keys(table).filter((field) => table[field]?.personal === personal);

/**
 * Every column of the database: a test fails on a column that is missing here, so that none is added without a
 * decision. See docs/decisions/retention.md.
 */
export const DECLARED_COLUMNS: Record<string, DeclaredColumns> = {
  admin_sessions: {
    personal: ['ipAddress', 'userAgent'],
    other: listed(
      'id userId familyId familyStartedAt sessionToken refreshToken replacedAt expiresAt refreshExpiresAt isActive createdAt',
    ),
  },
  admin_users: {
    personal: listed('firstName lastName username email passwordHash secondFactor vettedOn lastLogin'),
    other: ['id', 'role', 'teamIds', 'mayChangePractices', 'isActive', 'version', ...STAMPS],
    keptBecause: 'Staff are kept as long as they are staff: a superadmin deletes them.',
  },
  api_keys: {
    personal: [],
    other: listed('id userId name prefix keyHash scopes teamIds endsAt lastUsedAt createdAt'),
  },
  audit_entries: {
    // `after` holds device and network of a sign-in.
    personal: ['actor', 'after'],
    other: ['id', 'at', 'actorId', 'action', 'subject', 'subjectId', 'before'],
  },
  check_ups: { personal: [], other: ['id', 'ranOn', 'ranAt', 'wrong', 'warnings'] },
  cleanup_runs: { personal: [], other: ['id', 'kind', 'ranOn', 'ranAt', 'cutoff', 'deleted'] },
  // Content that the site shows to everyone.
  club_settings: { personal: [], other: ['id', 'key', 'version', 'value', 'savedById', 'savedAt'] },
  erasures: { personal: ['emailHash'], other: ['id', 'mark', 'kind', 'erasedAt'] },
  families: {
    personal: ['email', 'guardianEmail'],
    other: [
      ...listed('id linkSeed tokenHash handedHash handedBy provenAt recognizedAt feedSeed feedHash locale'),
      ...listed('guardianSeed guardianHash guardianFeedHash'),
      ...STAMPS,
    ],
  },
  health_probes: { personal: [], other: ['id', 'probedAt'] },
  idempotency_keys: {
    personal: [],
    other: ['id', 'keyHash', 'bodyHash', 'registrationId', 'status', 'createdAt'],
  },
  incidents: {
    // Texts may name persons, and tell an attacker what is open.
    personal: ['happened', 'information', 'riskReason', 'measures'],
    other: [
      ...listed('id knownOn occurred persons isSerious commissionToldOn personsToldOn closedOn version'),
      ...STAMPS,
    ],
    keptBecause:
      'The law requires the register, for five years at least: no rule and no call removes a line.',
  },
  ledger_entries: {
    personal: [],
    other: [
      'id',
      'practiceId',
      'sessionId',
      'seq',
      'at',
      'event',
      'registrationId',
      'pool',
      'position',
      // A role, not a person.
      'actor',
      'reasonHash',
      'previousHash',
      'hash',
    ],
  },
  // Holds no value of the older system, only that a row was imported.
  legacy_imports: { personal: [], other: ['id', 'sourceHash', 'rowId', 'importedAt'] },
  link_requests: { personal: ['emailHash'], other: ['id', 'askedAt', 'updatedAt'] },
  messages: {
    personal: ['subjectEn', 'textEn', 'subjectFr', 'textFr', 'sentBy'],
    other: ['id', ...ACTIVITY, 'teamId', 'audience', 'sentById', 'families', 'keyHash', 'createdAt'],
  },
  number_leases: { personal: [], other: ['id', ...ACTIVITY, 'device', 'first', 'last', 'createdAt'] },
  outbox_mails: {
    // `told` holds the name of a coach.
    personal: ['told'],
    other: listed(
      'id kind familyId registrationId userId locale status attempts nextAttemptAt sentTo lastError transitionKey data createdAt sentAt',
    ),
  },
  page_views: { personal: [], other: ['id', 'day', 'path', 'language', 'views'] },
  password_resets: {
    personal: [],
    other: ['id', 'userId', 'tokenHash', 'expiresAt', 'usedAt', 'createdAt'],
  },
  // Content that the site shows to everyone.
  pictures: {
    personal: [],
    other: [
      ...listed('id place teamId slot fileKey width height widths altEn altFr consentById version'),
      ...STAMPS,
    ],
  },
  practices: {
    personal: [],
    other: [...listed('id date time capacity feeCents feeUrl isActive cancelledAt version'), ...STAMPS],
  },
  registrations: {
    personal: [...fields(REGISTRATION_FIELDS, true), 'checkInNote'],
    other: [
      ...fields(REGISTRATION_FIELDS, false),
      ...listed(
        'id sessionId practiceId familyId status turn confirmedAt attended attendedAt paidAt tryoutNumber tryoutNumberAt checkInNoteAt consentReceivedAt consentReceivedBy receiptHash',
      ),
      ...STAMPS,
    ],
  },
  rate_limits: {
    personal: ['keyHash'],
    other: ['hits', 'endsAt'],
    keptBecause: 'The nightly run removes counts that have ended, a day after they began at the latest.',
  },
  settings: {
    personal: [],
    other: ['id', 'key', 'value', 'description', 'version', 'updatedAt', 'deletedAt'],
  },
  sign_in_attempts: {
    personal: ['nameHash', 'ofNameHash'],
    other: ['id', 'failures', 'windowStartedAt', 'lockedUntil', 'lockCount'],
    keptBecause: 'The lockout forgets them itself, a day after they began.',
  },
  teams: {
    personal: ['activePlayers', ...fields(TEAM_FIELDS, true)],
    other: ['id', ...fields(TEAM_FIELDS, false), 'version', ...STAMPS, 'deletedAt'],
  },
  topic_versions: { personal: [], other: ['topic', 'version'] },
  tryout_sessions: {
    personal: [],
    other: [
      ...listed(
        'id teamId date time location description descriptionFr capacity feeCents feeUrl isActive cancelledAt version deletedAt restoredAt',
      ),
      ...STAMPS,
    ],
  },
  undoable_changes: {
    // `content` holds the players of lists that a turn of the season emptied, and what a correction replaced.
    personal: ['actorId', 'content'],
    other: ['id', 'at', 'endsAt', 'auditId', 'action', 'subjectId', 'families'],
  },
  webhook_deliveries: {
    personal: [],
    other: listed(
      'id webhookId messageId type path status attempts nextAttemptAt answerCode answer createdAt settledAt',
    ),
  },
  // No secret is stored: it derives from a seed and the server's secret.
  webhooks: {
    personal: [],
    other: listed('id url events seed formerSeed formerUntil failingSince disabledAt createdAt'),
  },
  waiting_runs: { personal: [], other: ['id', 'kind', 'ranOn', 'cutoff', 'counts', 'waitsSince'] },
};
