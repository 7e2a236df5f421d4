import { isErrorCode, type ErrorCode } from '@lions/domain';

/** One wrong field, as the API tells it. */
export interface FieldError {
  field: string;
  message: string;
}

/** Why a call failed; every error of every hook has this form. */
export interface ApiError {
  /** HTTP status; 0: no answer at all. */
  status: number;
  /** The API's stable code (D-13); absent when something else answered, such as a proxy. */
  code?: ErrorCode;
  /** '400: {…}': the status, and the body's text or the status text; for the console (spec section 8). */
  message: string;
  details: FieldError[];
  /** With VERSION_CONFLICT: the row as it is now. */
  current?: unknown;
  /** With VERSION_CONFLICT: who made it so, by name or 'server', and when; absent where the API does not know. */
  changedBy?: string;
  changedAt?: string;
  /** With a lock or a limit: how long to wait. */
  retryAfterSeconds?: number;
  /** With a failure of the server: what its log calls the request. */
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

/** What an answer that is not 2xx says. */
export function readApiError(answer: {
  status: number;
  statusText: string;
  body: string;
  headers?: { get: (name: string) => string | null };
}): ApiError {
  const { status, statusText, body, headers } = answer;
  const { code, details, current, changedBy, changedAt } = readObject(body);
  const seconds = Number(headers?.get('Retry-After'));
  const requestId = headers?.get('X-Request-Id');
  return {
    status,
    message: `${status}: ${body || statusText}`,
    details: readFieldErrors(details),
    ...(isErrorCode(code) && { code }),
    ...(current !== undefined && { current }),
    ...(typeof changedBy === 'string' && { changedBy }),
    ...(typeof changedAt === 'string' && { changedAt }),
    ...(seconds > 0 && { retryAfterSeconds: seconds }),
    ...(status >= 500 && requestId && { requestId }),
  };
}

/** True for what the hooks of this library fail with. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'details' in error;
}
