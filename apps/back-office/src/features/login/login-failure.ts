import { isApiError } from '@lions/api-client';
import type { TFunction } from 'i18next';
import { errorSentence } from '../../ui/forms/errors';

/** Texts of a failed sign-in: for the notice, and above the form. */
export interface LoginFailure {
  notice: string;
  inline: string;
}

/**
 * The server's reason where it gave one, with the minutes to wait when the account is locked;
 * otherwise a general text.
 */
export function loginFailure(t: TFunction, error: unknown): LoginFailure {
  if (!isApiError(error) || (error.status !== 0 && error.code === undefined)) {
    return { notice: t('access.invalidCredentials'), inline: t('access.checkCredentials') };
  }
  const sentence = errorSentence(t, error);
  const seconds = error.retryAfterSeconds;
  const wait = seconds === undefined ? '' : ` ${t('access.lockedFor', { count: Math.ceil(seconds / 60) })}`;
  return { notice: sentence + wait, inline: sentence + wait };
}
