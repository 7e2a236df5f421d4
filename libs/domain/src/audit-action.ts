/**
 * Every kind of line that the audit log may hold, by the kind of thing that it is about. A line's action is both,
 * such as 'team.update'. A new one stands here before it is written; the back-office then asks for its sentence.
 */
export const AUDIT_ACTIONS = {
  team: ['create', 'update', 'delete', 'restore', 'updatePlayers', 'order'],
  tryoutSession: ['create', 'update', 'delete', 'restore'],
  practice: ['create', 'update', 'cancel', 'restore'],
  registration: ['create', 'update', 'cancel', 'promote', 'stillComing'],
  family: ['setLanguage', 'replaceLink', 'erase'],
  user: [
    'create',
    'update',
    'delete',
    'unlock',
    'endSessions',
    'createResetLink',
    'resetPassword',
    'changePassword',
  ],
  mail: ['retry'],
  setting: ['update', 'delete'],
  cleanup: ['run', 'runNow', 'retention'],
  demo: ['load'],
} as const;

type Actions = typeof AUDIT_ACTIONS;

/** What a line of the log is about. */
export type AuditSubject = keyof Actions;

/** What was done to it. */
export type AuditAction = { [S in AuditSubject]: `${S}.${Actions[S][number]}` }[AuditSubject];

export const AUDIT_SUBJECTS = Object.keys(AUDIT_ACTIONS) as AuditSubject[];

export const AUDIT_ACTION_NAMES = AUDIT_SUBJECTS.flatMap((subject) =>
  AUDIT_ACTIONS[subject].map((verb) => `${subject}.${verb}` as AuditAction),
);

/** Whether a text names an action; old lines may hold one that is written no longer. */
export function isAuditAction(text: string): text is AuditAction {
  return (AUDIT_ACTION_NAMES as string[]).includes(text);
}

/** Who the server itself is called in the log. */
export const AUDIT_SERVER = 'server';
