import { isApiError } from '@lions/api-client';
import type { TFunction } from 'i18next';
import { errorSentence } from '../../ui/admin-errors';

/** What a failed sign-in says: in the notice, and above the form (spec section 8). */
export interface LoginFailure {
  notice: string;
  inline: string;
}

/** The server's reason where it gave one, with the minutes to wait when the account is locked; else the spec's sentences. */
export function loginFailure(t: TFunction, error: unknown): LoginFailure {
  if (!isApiError(error) || (error.status !== 0 && error.code === undefined)) {
    return { notice: t('access.invalidCredentials'), inline: t('access.checkCredentials') };
  }
  const sentence = errorSentence(t, error);
  const seconds = error.retryAfterSeconds;
  const wait = seconds === undefined ? '' : ` ${t('access.lockedFor', { count: Math.ceil(seconds / 60) })}`;
  return { notice: sentence + wait, inline: sentence + wait };
}
