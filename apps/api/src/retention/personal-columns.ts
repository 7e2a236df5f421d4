/** The columns of one table, each in one of two lists. */
interface DeclaredColumns {
  /** What names, reaches or describes a person: never logged, and kept only as long as the retention says. */
  personal: readonly string[];
  /** Everything else; a number that points to a person's row says nothing once that row is gone. */
  other: readonly string[];
  /** Why nothing of the retention's rules removes the personal ones. */
  keptBecause?: string;
}

const STAMPS = ['createdAt', 'updatedAt'];

/** Every column that there is, declared (decisions 10): a column that is not here fails a test, and so nobody adds one unawares. */
export const DECLARED_COLUMNS: Record<string, DeclaredColumns> = {
  admin_sessions: {
    personal: ['ipAddress', 'userAgent'],
    other: [
      ...['id', 'userId', 'familyId', 'familyStartedAt', 'sessionToken', 'refreshToken', 'replacedAt'],
      ...['expiresAt', 'refreshExpiresAt', 'isActive', 'createdAt'],
    ],
  },
  admin_users: {
    personal: ['firstName', 'lastName', 'username', 'email', 'passwordHash', 'lastLogin'],
    other: ['id', 'role', 'isActive', 'version', ...STAMPS],
    keptBecause: 'Staff are kept as long as they are staff: a superadmin deletes them.',
  },
  audit_entries: {
    personal: ['actor'],
    other: ['id', 'at', 'actorId', 'action', 'subject', 'subjectId', 'before', 'after'],
  },
  cleanup_runs: { personal: [], other: ['id', 'kind', 'ranOn', 'ranAt', 'cutoff', 'deleted'] },
  families: {
    personal: ['email'],
    other: ['id', 'linkSeed', 'tokenHash', 'feedSeed', 'feedHash', 'locale', ...STAMPS],
  },
  health_probes: { personal: [], other: ['id', 'probedAt'] },
  idempotency_keys: {
    personal: [],
    other: ['id', 'keyHash', 'bodyHash', 'registrationId', 'status', 'withLink', 'createdAt'],
  },
  ledger_entries: {
    personal: [],
    other: [
      ...['id', 'practiceId', 'sessionId', 'seq', 'at', 'event', 'registrationId', 'pool', 'position'],
      // A kind of person, not one.
      ...['actor', 'reasonHash', 'previousHash', 'hash'],
    ],
  },
  // Holds no value of the older system, only that a row was taken.
  legacy_imports: { personal: [], other: ['id', 'sourceHash', 'rowId', 'importedAt'] },
  link_requests: { personal: ['emailHash'], other: ['id', 'askedAt', 'updatedAt'] },
  outbox_mails: {
    personal: [],
    other: [
      ...['id', 'kind', 'familyId', 'registrationId', 'locale', 'status', 'attempts', 'nextAttemptAt'],
      ...['lastError', 'transitionKey', 'data', 'createdAt', 'sentAt'],
    ],
  },
  page_views: { personal: [], other: ['id', 'day', 'path', 'language', 'views'] },
  password_resets: {
    personal: [],
    other: ['id', 'userId', 'tokenHash', 'expiresAt', 'usedAt', 'createdAt'],
  },
  practices: {
    personal: [],
    other: ['id', 'date', 'time', 'capacity', 'isActive', 'cancelledAt', 'version', ...STAMPS],
  },
  registrations: {
    personal: ['playerName', 'playerAge', 'birthYear', 'parentName', 'parentEmail', 'parentPhone'],
    other: [
      ...['id', 'sessionId', 'practiceId', 'familyId', 'playerPosition', 'status', 'turn', 'confirmedAt'],
      ...['attended', 'consentVersion', 'parentalAuthority', 'locale', ...STAMPS],
    ],
  },
  settings: {
    personal: [],
    other: ['id', 'key', 'value', 'description', 'version', 'updatedAt', 'deletedAt'],
  },
  sign_in_attempts: {
    personal: ['nameHash'],
    other: ['id', 'failures', 'windowStartedAt', 'lockedUntil', 'lockCount'],
    keptBecause: 'The lockout forgets them itself, a day after they began.',
  },
  teams: {
    personal: ['activePlayers'],
    other: [
      ...['id', 'name', 'league', 'category', 'description', 'descriptionFr', 'ageRange', 'colorTheme'],
      ...['isVisible', 'sortOrder', 'playerDisplay', 'registrationOpen', 'version', ...STAMPS, 'deletedAt'],
    ],
  },
  tryout_sessions: {
    personal: [],
    other: [
      ...['id', 'teamId', 'date', 'time', 'location', 'description', 'capacity', 'isActive', 'version'],
      ...[...STAMPS, 'deletedAt'],
    ],
  },
};

/** The names of all personal columns: what the log of changes masks. */
export const PERSONAL_COLUMNS: ReadonlySet<string> = new Set(
  Object.values(DECLARED_COLUMNS).flatMap(({ personal }) => personal),
);
