import { isErrorCode, type ErrorCode } from '@lions/domain';

/** One invalid field, as the API reports it. */
export interface FieldError {
  field: string;
  message: string;
  /** The refused entry of a list. */
  entry?: string;
}

/** Something that was changed meanwhile. */
export interface ChangedThing {
  subject: string;
  name: string | null;
  date: string | null;
}

/** The error of every hook. */
export interface ApiError {
  /** HTTP status; 0: no answer. */
  status: number;
  /** The API's stable error code; absent when another server answered, such as a proxy. */
  code?: ErrorCode;
  /** '400: {…}': the status, and the body or the status text; for the console. */
  message: string;
  details: FieldError[];
  /** With TEAM_OUT_OF_SCOPE: the team's name. */
  team?: string;
  /** With UNDO_CONFLICT: what was changed since, named as in the audit log; `date` is the day of a session. */
  changed?: ChangedThing[];
  /** With VERSION_CONFLICT: the current row. */
  current?: unknown;
  /**
   * With VERSION_CONFLICT: who saved it, by name or 'server', and when; absent where the API does not know.
   */
  changedBy?: string;
  changedAt?: string;
  /** With a lock or a rate limit: how long to wait. */
  retryAfterSeconds?: number;
  /** With a server error: the request's id in the log. */
  requestId?: string;
}

function readFieldErrors(details: unknown): FieldError[] {
  if (!Array.isArray(details)) return [];
  return details.filter(
    (detail: Partial<FieldError> | null): detail is FieldError =>
      typeof detail?.field === 'string' && typeof detail.message === 'string',
  );
}

function readObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Parses an answer that is not 2xx. */
export function readApiError(answer: {
  status: number;
  statusText: string;
  body: string;
  headers?: { get: (name: string) => string | null };
}): ApiError {
  const { status, statusText, body, headers } = answer;
  const { code, details, team, changed, current, changedBy, changedAt } = readObject(body);
  const seconds = Number(headers?.get('Retry-After'));
  const requestId = headers?.get('X-Request-Id');
  return {
    status,
    message: `${status}: ${body || statusText}`,
    details: readFieldErrors(details),
    ...(isErrorCode(code) && { code }),
    ...(typeof team === 'string' && { team }),
    ...(Array.isArray(changed) && { changed: changed as ChangedThing[] }),
    ...(current !== undefined && { current }),
    ...(typeof changedBy === 'string' && { changedBy }),
    ...(typeof changedAt === 'string' && { changedAt }),
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
    ...(status >= 500 && requestId && { requestId }),
  };
}

/** Type guard for the errors of this library's hooks. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'details' in error;
}
