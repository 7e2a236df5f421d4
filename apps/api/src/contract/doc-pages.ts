import { ERRORS } from '@lions/domain';
import { ACCESS } from '../common/access-table.js';
import { FROM_FILE, VARIABLES } from '../config/variables.js';

const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');
const code = (text: string) => `\`${text}\``;

/** docs/operations.md: every variable, from the table that parses them. */
export function operationsPage(): string {
  const variables = Object.entries(VARIABLES).map(([name, { meaning, takes, shownDefault }]) => [
    code(name),
    meaning,
    takes,
    shownDefault,
  ]);
  return `# Operations

<!-- Written by apps/api/src/write-docs.ts: change the code, then run \`npm run docs\`. -->

## Variables

${table(['Variable', 'Meaning', 'Accepts', 'Default'], variables)}

An invalid value stops the start with one line that names the variable and the accepted values. ${FROM_FILE.map(code).join(', ')} can
also be read from a file: the variable of the same name with the suffix \`_FILE\` holds the file's path.

## The embedded database

\`npm start\` stores all data in \`DATA_DIR\`: \`lions.sqlite\` (with its \`-wal\` and \`-shm\` files), \`lions.lock\`,
which prevents a second process, and \`jwt-secret\`. For a backup, stop the process and copy the folder; a copy of a running
database may be corrupt.

## MySQL or MariaDB

Set \`DATABASE_URL\`. Migrations run at start, under a lock, so several processes may start at once;
\`node apps/api/server.cjs --migrate-only\` only migrates. With \`NODE_ENV=production\` a \`JWT_SECRET\` is required.
A new secret signs out all users and invalidates every family link and private calendar: later mails carry new ones, and coaches
hand theirs over again. Receipts stay valid. All processes must have the same secret.

## Start and shutdown

A start that fails (invalid variable, port in use, second process on one embedded file, unreachable database) prints one
sentence and exits with 1. At SIGTERM or SIGINT \`/api/health/ready\` answers 503, and requests are still served for
\`SHUTDOWN_GRACE\` seconds; then the port closes, requests and mails in flight finish, and the process exits with 0,
or with 1 when it had to abort some of them, always within 10 seconds. The grace period is skipped in a terminal, and when no request
arrived in the last ten seconds; a second signal ends it. An uncaught error is one line in the log, and the process exits with 1.

## Mail

Without \`SMTP_URL\` mails wait in the outbox, and the back-office's "Mail" view and the lists of registrations
show which families to contact. Each registration is answered with its own receipt; a coach hands over the link to all of a
family's children, from the list of registrations. With \`SMTP_URL\` a mail is sent as soon as its transaction is committed. While
the mail server is unreachable, a mail is tried ten times over twelve hours, then marked as failed; an address that the server
rejects permanently fails at once. A superadmin can send a failed mail again. Percent-encode a password in the address. \`smtp://\`
upgrades to TLS when the server offers it. When a process is killed while it sends, another one sends the mail after five minutes;
the recipient may then get it twice, with the same Message-ID. To see mails without
sending them: \`docker compose --profile mail up\`, with \`SMTP_URL=smtp://mail:1025\`, shows them at <http://localhost:8025>.

## Upgrade: new family links

Migration 43 (receipts) replaces every family link and private calendar once, because earlier answers to registrations gave them to
the sender, who may have been a stranger. No mail is sent for it. Later mails carry the new link, families request it
at \`/my\`, and without a mail server a coach hands it over; families subscribe to their calendar again.

## Import from the older system

\`npm run import:legacy -- FILE.json\` reads tryouts, their registrations and users of the older system, and reports what it would
import; with \`--write\` it imports them, in one transaction. In the image: \`node apps/api/server.cjs --import-legacy FILE.json\`. Stop the server
first when it uses the embedded database. \`docs/samples/legacy-tryouts.json\` and \`legacy-users.json\` show the format.

- Tryouts become sessions of teams that are hidden until a coach shows them: open and full ones are active, closed ones inactive.
- Registrations get places in order of arrival, the others wait. No mail is sent, and consent is not recorded.
- Users become inactive coaches. To activate one, a superadmin sets the e-mail address, creates a reset link and switches the user
  on; old passwords are not imported.
- Each skipped row is reported by number, field and reason, with \`--show-names\` also by name. A second import skips rows that were
  imported before.

## Monitoring

\`GET /api/health/live\` answers while the process runs; \`GET /api/health/ready\` answers 503 while the database cannot be read or
written. The log is JSON, one line per request, with the request id (also in the header \`x-request-id\`), the id of the signed-in
user, and the client's network (/24 of IPv4, /48 of IPv6); it holds no passwords, tokens, names or full addresses.
\`npm sbom --sbom-format cyclonedx\` lists all packages with their licences. With \`CONTACT_EMAIL\` set,
\`/.well-known/security.txt\` names the contact for security problems.

## Behind a reverse proxy

Set \`PUBLIC_URL\` to the public address and \`TRUST_PROXY\` to the number of proxies. Cookies are \`Secure\` exactly
when \`PUBLIC_URL\` is https, so signing in over plain http fails with an https address.
`;
}

/** docs/api.md: every call with its audience, and every error. */
export function accessPage(): string {
  const calls = Object.entries(ACCESS).map(([call, audience]) => [code(call), audience]);
  const errors = Object.entries(ERRORS).map(([name, { status, error }]) => [
    code(name),
    String(status),
    error,
  ]);
  return `# The API

<!-- Written by apps/api/src/write-docs.ts: change the code, then run \`npm run docs\`. -->

The running server describes itself at \`/api/docs\` (Swagger UI) and \`/api/openapi.json\`. Calls use JSON; calendars are iCalendar files.

## Access

A call is denied unless it declares its audience: \`anyone\`, a signed-in \`coach\` (superadmins included), or a \`superadmin\`.

${table(['Call', 'Audience'], calls)}

## Calendars

\`/api/calendar/club.ics\` has the tryout sessions of all visible teams and the active practices, \`/league/lheq.ics\` and
\`/league/m18aaa.ics\` the sessions of a league, \`/team/7.ics\` those of a team; \`/session/12.ics\` and \`/practice/12.ics\` are single
events. \`?lang=fr\` selects French. Times are in the club's zone, and the file holds its rules; a deleted session is CANCELLED for
30 days. Feeds go back one year, have an ETag, and may be cached for five minutes. A family's private page shows the address of
its own calendar, \`/my/….ics\`: days and times of its registrations, without names.

## Caches

Public lists and details have an ETag and \`Cache-Control: public, no-cache\`: keep them, and send the ETag as \`If-None-Match\`
next time; 304 without a body means that nothing has changed. An answer is never older than the last answered change.

## Errors

Every answer other than 2xx is \`{ "statusCode", "error", "code", "details"? }\`; \`details\` lists \`{ field, message }\`.

${table(['Code', 'Status', 'Sentence'], errors)}
`;
}
