import { ERRORS, type ErrorCode } from '@lions/domain';

/** One wrong field and why, in English. */
export interface FieldError {
  field: string;
  message: string;
}

export interface ErrorExtras {
  details?: FieldError[];
  /** Seconds, for the Retry-After header. */
  retryAfter?: number;
  /** The row as it is now, with VERSION_CONFLICT. */
  current?: unknown;
  /** Who changed it last, by name, or 'server', with VERSION_CONFLICT; absent where the log does not know. */
  changedBy?: string;
  /** When that was, an ISO instant. */
  changedAt?: string;
}

/** What services throw: a code, from which status and sentence follow (D-13). */
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
