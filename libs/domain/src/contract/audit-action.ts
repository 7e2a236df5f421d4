/**
 * Every action of the audit log, by subject; an entry contains both, such as 'team.update'. Actions are declared here
 * first; the back-office then requires a sentence for each.
 */
export const AUDIT_ACTIONS = {
  team: ['create', 'update', 'delete', 'restore', 'updatePlayers', 'order', 'undo'],
  tryoutSession: ['create', 'update', 'cancel', 'bringBack', 'delete', 'restore', 'undo', 'checkIn'],
  practice: ['create', 'update', 'cancel', 'restore', 'undo', 'checkIn'],
  registration: [
    'create',
    'update',
    'cancel',
    'promote',
    'accept',
    'stillComing',
    'correct',
    'undo',
    'handFamilyLink',
  ],
  family: [
    'view',
    'proveAddress',
    'recognize',
    'setLanguage',
    'replaceLink',
    'addGuardian',
    'removeGuardian',
    'export',
    'erase',
  ],
  user: [
    'create',
    'update',
    'delete',
    'unlock',
    'endSessions',
    'invite',
    'createResetLink',
    'forgetPassword',
    'resetPassword',
    'changePassword',
    'setUpSecondFactor',
    'renewRecoveryCodes',
    'useRecoveryCode',
    'removeSecondFactor',
    'resetSecondFactor',
    'addPasskey',
    'removePasskey',
  ],
  apiKey: ['create', 'revoke'],
  mail: ['retry', 'tell', 'untell', 'undo'],
  message: ['send', 'undo'],
  setting: ['update', 'delete'],
  club: ['update'],
  picture: ['create', 'update', 'delete'],
  incident: ['create', 'update'],
  webhook: ['create', 'delete', 'replaceSecret', 'test', 'replay', 'switchOff', 'switchOn'],
  season: ['turn', 'undo'],
  sheet: ['import', 'undo'],
  cleanup: ['run', 'runNow', 'retention', 'approve', 'undo'],
  demo: ['load'],
  signIn: [
    'succeed',
    'passkey',
    'fail',
    'failCode',
    'failPasskey',
    'lock',
    'unknownName',
    'signOut',
    'replay',
    'replace',
    'overflow',
  ],
  audit: ['export'],
  server: ['rotateSecret'],
} as const;

type Actions = typeof AUDIT_ACTIONS;

/** The subject of an audit entry. */
export type AuditSubject = keyof Actions;

/** Subject and verb of an audit entry. */
export type AuditAction = { [S in AuditSubject]: `${S}.${Actions[S][number]}` }[AuditSubject];

/** The actions in a user's own sign-in history. */
export const SIGN_IN_HISTORY = [
  'signIn.succeed',
  'signIn.passkey',
  'signIn.fail',
  'signIn.failCode',
  'signIn.failPasskey',
  'signIn.lock',
  'signIn.signOut',
  'signIn.replay',
  'signIn.replace',
  'signIn.overflow',
  'user.unlock',
  'user.endSessions',
  'user.createResetLink',
  'user.forgetPassword',
  'user.resetPassword',
  'user.changePassword',
  'user.setUpSecondFactor',
  'user.renewRecoveryCodes',
  'user.useRecoveryCode',
  'user.removeSecondFactor',
  'user.resetSecondFactor',
  'user.addPasskey',
  'user.removePasskey',
] as const satisfies readonly AuditAction[];

export type SignInHistoryAction = (typeof SIGN_IN_HISTORY)[number];

export const AUDIT_SUBJECTS = Object.keys(AUDIT_ACTIONS) as AuditSubject[];

export const AUDIT_ACTION_NAMES = AUDIT_SUBJECTS.flatMap((subject) =>
  AUDIT_ACTIONS[subject].map((verb) => `${subject}.${verb}` as AuditAction),
);

/** Whether a text is an action; old entries may hold one that is no longer written. */
export function isAuditAction(text: string): text is AuditAction {
  return (AUDIT_ACTION_NAMES as string[]).includes(text);
}

/** The server's name as an actor. */
export const AUDIT_SERVER = 'server';

/** The name of a rescue command as an actor. */
export const AUDIT_SHELL = 'shell';
