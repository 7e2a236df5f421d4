import type { ErrorCode } from '@lions/domain';
import type { NotMigrated } from '../command-line.js';
import type { OutboxMailDto, OutboxStateDto } from '../../places/outbox/outbox.dto.js';
import type { UserDto } from '../../users/users.dto.js';

/** Errors that the commands answer with. */
type RescueError = Extract<
  ErrorCode,
  | 'USER_NOT_FOUND'
  | 'USERNAME_TAKEN'
  | 'EMAIL_TAKEN'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_LONG'
  | 'MAIL_NOT_FOUND'
  | 'MAIL_SETTLED'
  | 'SERVER_BUSY'
>;

/** A field of a new account. */
type AccountField = 'username' | 'email' | 'password';

/** Texts of the commands, in one language. */
export interface RescueTexts {
  help: string;
  notUnderstood: string;
  notMigrated: Record<NotMigrated, string>;
  databaseAway: (reason: string) => string;
  errors: Record<RescueError, string>;
  fields: Record<AccountField, string>;
  passwordVisible: string;
  notDone: string;
  users: (users: readonly UserDto[]) => string[];
  created: (username: string, address: string, password: string | undefined) => string[];
  unlocked: (username: string) => string[];
  secondFactorReset: (username: string) => string[];
  resetLink: (username: string, url: string, until: string) => string[];
  inactive: (username: string) => string;
  endAll: string;
  endOf: (username: string) => string;
  ended: (count: number) => string[];
  rotate: string;
  rotated: (count: number) => string[];
  drawLost: string;
  drawnForLost: (count: number) => string[];
  cannotRotate: string;
  notRotated: string;
  mails: (mails: readonly OutboxMailDto[], state: OutboxStateDto, showsAddresses: boolean) => string[];
  sendAll: (count: number) => string;
  queued: (count: number, hasMailServer: boolean) => string[];
}
