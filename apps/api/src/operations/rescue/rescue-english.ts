import { ERRORS } from '@lions/domain';
import { mailLines, userLines } from './rescue-lists.js';
import type { RescueTexts } from './rescue-texts.js';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const ENGLISH: RescueTexts = {
  help: `Rescue commands, for when nobody can sign in. They work while the site runs, and while it is stopped.
Each change is in the audit log under the name "The server’s shell".

  npm run rescue -- COMMAND [options]
  node apps/api/server.cjs --rescue COMMAND [options]        (in the container)

Commands
  users                        lists the accounts: name, role, active or not, locked or not
  create-superadmin --username NAME --email ADDRESS
                               makes a password and shows it once; with --password-stdin it is
                               the first line of the input, and is not shown
  unlock NAME                  lifts the lock after wrong passwords
  reset-link NAME              a link to choose a new password; it works once, for an hour
  reset-second-factor NAME     removes the second step at sign-in and all passkeys, such as of a lost phone
  end-sign-ins [NAME]          signs one user out everywhere, or all users
  rotate-secret                replaces the server's secret and signs all users out; the links of
                               families stay. A lost secret is replaced, too, without the links
  mails                        lists the mails that failed or wait; with --all also the others
  send-again ID ...            sends these mails again; with --all every mail that failed

Options
  --yes                        does not ask before it changes much
  --show-addresses             shows the addresses of families in the list of mails
  --lang en|fr                 the language; otherwise that of the shell
  --help                       this page

Ends with 0 when it is done, 1 when it could not be done, 2 when the command is not understood.`,
  notUnderstood: 'This command is not understood. Add --help for a list of all.',
  notMigrated: {
    absent: 'There is no database in DATA_DIR yet: start the site once, then try again.',
    older: 'The database is of an older version: start the site once, so that it is brought up to date.',
    newer: 'The database is of a newer version: run this command of that version.',
  },
  databaseAway: (reason) => `It may not have been done: the database does not answer (${reason}). Try again.`,
  errors: {
    USER_NOT_FOUND: 'No account has this name. The command users lists them all.',
    USERNAME_TAKEN: ERRORS.USERNAME_TAKEN.error,
    EMAIL_TAKEN: ERRORS.EMAIL_TAKEN.error,
    PASSWORD_TOO_COMMON: ERRORS.PASSWORD_TOO_COMMON.error,
    PASSWORD_TOO_LONG: ERRORS.PASSWORD_TOO_LONG.error,
    MAIL_NOT_FOUND: 'There is no mail with this number. The command mails lists them.',
    MAIL_SETTLED: ERRORS.MAIL_SETTLED.error,
    SERVER_BUSY: ERRORS.SERVER_BUSY.error,
  },
  fields: {
    username: '--username takes 3 to 40 letters, digits, dots, hyphens or underscores.',
    email: '--email takes an email address.',
    password: 'The password must have at least 8 characters.',
  },
  passwordVisible:
    'Typed here, the password would be visible: leave out --password-stdin, and one is made; or read it from a file: … --password-stdin < FILE',
  notDone: 'Nothing was done. Answer yes, or add --yes.',
  users: (users) =>
    userLines(users, {
      none: 'There are no accounts: start the site, and it creates the first superadmin.',
      active: 'active',
      inactive: 'switched off',
      locked: 'locked',
    }),
  created: (username, address, password) => [
    `The superadmin ${username} can sign in at ${address}`,
    ...(password === undefined ? [] : [`  password (shown only this once)  ${password}`]),
  ],
  unlocked: (username) => [`${username} can try to sign in again.`],
  secondFactorReset: (username) => [
    `${username} signs in with the password alone now. The second step and all passkeys are removed: set them up again in the profile.`,
  ],
  resetLink: (username, url, until) => [
    `With this link ${username} chooses a new password. It works once, until ${until}:`,
    `  ${url}`,
  ],
  inactive: (username) =>
    `${username} is switched off, so that a link would not work: ask a superadmin, or create one.`,
  endAll: 'Sign all users out, on all their devices? (yes or no)',
  endOf: (username) => `Sign ${username} out, on all devices? (yes or no)`,
  ended: (count) => [`${counted(count, 'sign-in was', 'sign-ins were')} ended.`],
  rotate: "Replace the server's secret and sign all users out? The links of families stay. (yes or no)",
  rotated: (count) => [
    `The secret was replaced, and ${counted(count, 'sign-in was', 'sign-ins were')} ended. The links of families stay.`,
    'Restart the site now: until then it uses the former secret.',
  ],
  drawLost:
    'The secret is lost: without its file, no link that a family has will work again. Draw a new one, and sign all users out? (yes or no)',
  drawnForLost: (count) => [
    `A new secret was drawn, and ${counted(count, 'sign-in was', 'sign-ins were')} ended.`,
    'Families get new links with their next mails, or from a coach. Backups from before today hold the lost secret: after a restore of one, repeat the erasures made since.',
    'Start the site now.',
  ],
  cannotRotate:
    'The secret is not in a file that this command may replace. Set LINK_SECRET to the present value of JWT_SECRET, JWT_SECRET to a new one, and restart; then sign all users out: end-sign-ins',
  notRotated:
    'All users were signed out, but the file of the secret could not be replaced: check the disk, then try again.',
  mails: (mails, { pending, failed, hasMailServer }, showsAddresses) => [
    `${failed} failed, ${counted(pending, 'waits', 'wait')}.${hasMailServer ? '' : ' No mail server is set (SMTP_URL): mails wait.'}`,
    ...mailLines(mails, showsAddresses, 'en'),
  ],
  sendAll: (count) => `Send ${counted(count, 'mail', 'mails')} again? (yes or no)`,
  queued: (count, hasMailServer) => [
    `${counted(count, 'mail is', 'mails are')} to be sent again.`,
    hasMailServer
      ? 'The running site sends within half a minute; a stopped one when it starts.'
      : 'No mail server is set (SMTP_URL): until then they wait.',
  ],
};
