import { ERRORS, type ApiScope, type AuditSubject, type ErrorCode } from '@lions/domain';

/** Invalid fields that one answer names, and the characters of each name: an answer must not grow with the request. */
export const MOST_DETAILS = 20;
const LONGEST_FIELD = 200;

/** When an activity starts: date and time as stored, and the instant. */
export interface ActivityStart {
  date: string;
  time: string;
  startsAt: string;
}

/** One invalid field and the reason, in English. */
export interface FieldError {
  field: string;
  message: string;
  /** The refused entry of a list. */
  entry?: string;
  /** With ACTIVITY_MOVED: the start of this one. */
  current?: ActivityStart;
}

/** A thing by its kind and name in the audit log; `date` is the day of a session. */
export interface ChangedThing {
  subject: AuditSubject;
  name: string | null;
  date: string | null;
}

export interface ErrorExtras {
  details?: FieldError[];
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  /** With TEAM_OUT_OF_SCOPE: the team's name; absent when the change concerns all teams. */
  team?: string;
  /** With SCOPE_MISSING. */
  scope?: ApiScope;
  /** With UNDO_CONFLICT: what was changed since. */
  changed?: ChangedThing[];
  /** The row as it is now, with VERSION_CONFLICT; an `ActivityStart` with ACTIVITY_MOVED. */
  current?: unknown;
  /** With VERSION_CONFLICT: who changed the row last, by name, or 'server'; absent when the log does not know. */
  changedBy?: string;
  /** With VERSION_CONFLICT: when, an ISO instant. */
  changedAt?: string;
}

/** Thrown by services: a code, which determines status and sentence. See docs/decisions/api-errors.md. */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly extras: ErrorExtras = {},
  ) {
    super(ERRORS[code].error);
    this.status = ERRORS[code].status;
  }
}

const shortened = ({ field, ...detail }: FieldError): FieldError => ({
  field: field.slice(0, LONGEST_FIELD),
  ...detail,
});

/** The body of every answer that is not 2xx. */
export function errorBody(error: { code: ErrorCode; extras?: ErrorExtras }) {
  const { status, error: sentence } = ERRORS[error.code];
  const { details, team, scope, changed, current, changedBy, changedAt } = error.extras ?? {};
  const names = changed?.map(({ name, date }) => [name, date].filter(Boolean).join(', ')).join('; ');
  return {
    statusCode: status,
    error: [team && `${team}:`, sentence, (names ?? scope) && `(${names ?? scope})`]
      .filter(Boolean)
      .join(' '),
    code: error.code,
    ...(team !== undefined && { team }),
    ...(scope !== undefined && { scope }),
    ...(details && { details: details.slice(0, MOST_DETAILS).map(shortened) }),
    ...(changed && { changed }),
    ...(current !== undefined && { current }),
    ...(changedBy !== undefined && { changedBy, changedAt }),
  };
}
