import type { AuditAction } from '@lions/domain';
import type { AuditChange } from '../../audit/known-entries.js';

/** The ids of the rows that audit entries say are changed: one for each entry. */
export interface NamedRows {
  teams: number[];
  sessions: number[];
}

/** Actions whose entry names the one row of the report that they change. */
const TABLE_OF: Partial<Record<string, keyof NamedRows>> = {
  'team.create': 'teams',
  'team.update': 'teams',
  'team.delete': 'teams',
  'team.restore': 'teams',
  'team.updatePlayers': 'teams',
  'tryoutSession.create': 'sessions',
  'tryoutSession.update': 'sessions',
  'tryoutSession.cancel': 'sessions',
  'tryoutSession.bringBack': 'sessions',
  'tryoutSession.delete': 'sessions',
  'tryoutSession.restore': 'sessions',
} satisfies Partial<Record<AuditAction, keyof NamedRows>>;

/** Subjects whose actions change no row of the report; undoing one may. */
const OTHER_SUBJECTS = new Set([
  'practice',
  'registration',
  'family',
  'user',
  'mail',
  'message',
  'setting',
  'club',
  'picture',
  'incident',
  'signIn',
  'audit',
  'server',
]);

/** Undefined when an entry does not name all that it changes, such as a clean-up or an unknown action. */
export function namedRows(entries: readonly AuditChange[]): NamedRows | undefined {
  const named: NamedRows = { teams: [], sessions: [] };
  for (const { action, subjectId } of entries) {
    const table = TABLE_OF[action];
    if (table && subjectId !== null) named[table].push(subjectId);
    else if (!changesNone(action)) return undefined;
  }
  return named;
}

function changesNone(action: string): boolean {
  const [subject = '', verb] = action.split('.');
  return OTHER_SUBJECTS.has(subject) && verb !== 'undo';
}
