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
  return `# Running it

<!-- Written by apps/api/src/write-docs.ts: change the code, then run \`npm run docs\`. -->

## Variables

${table(['Variable', 'Meaning', 'Takes', 'Default'], variables)}

A bad value stops the start with one line that names the variable and what it takes. ${FROM_FILE.map(code).join(', ')} may
instead be given as a file: the same name with \`_FILE\` behind it holds the file's path.

## The embedded set-up

\`npm start\` keeps everything in \`DATA_DIR\`: \`lions.sqlite\` (with its \`-wal\` and \`-shm\` files while it runs), \`lions.lock\`,
which keeps a second process away, and \`jwt-secret\`. To back it up, stop the process and copy the folder; a copy of a running
database may be broken.

## MySQL or MariaDB

Give \`DATABASE_URL\`. Tables are made and changed at start, under a lock, so several processes may start at once;
\`node apps/api/server.cjs --migrate-only\` does only that. With \`NODE_ENV=production\` a \`JWT_SECRET\` is required.
Changing it signs everybody out and ends every family link and private calendar: mails carry new ones from then on, and what a
coach handed over is handed over again. Receipts stay. Every process must have the same one.

## Starting and stopping

A start that cannot work (bad variable, taken port, second process on one embedded file, unreachable database) says so in one
sentence and exits with 1. At SIGTERM or SIGINT \`/api/health/ready\` turns 503 and requests are still answered for
\`SHUTDOWN_GRACE\` seconds; then the port closes, requests in flight and mails on their way finish, and the process ends with 0,
or with 1 when something had to be cut, in any case within 10 seconds. There is no such grace in a terminal or when no request came for ten
seconds; a second signal ends it. An error that nothing caught is one line in the log, and the process ends with 1.

## Mail

Without \`SMTP_URL\` everything works: mails wait in the outbox, and the back-office's "Mail" and the lists of registrations
show whom to tell. Each registration answers with its own receipt; the link to all of a family's children is then handed over by a
coach, from the list of registrations. With it, a mail is sent as soon as what it tells is committed. A mail server that is away changes
nothing for families: a mail is tried ten times over twelve hours, then it has failed; an address that is refused for good
fails at once; a superadmin can have it sent again. A password in the address is percent-encoded. \`smtp://\` goes over to TLS
where the server offers it. A process that is killed while it sends leaves the mail to another one, after five minutes;
should the mail server have taken it already, it comes a second time with the same Message-ID. To look at mails without
sending any: \`docker compose --profile mail up\`, with \`SMTP_URL=smtp://mail:1025\`, shows them at <http://localhost:8025>.

## An update that replaces family links

The first start with receipts (migration 43) replaces every family link and private calendar once: answers to registrations had
given them to the sender, who may have been a stranger. Nobody is written to. Later mails carry the new link, families ask for it
at \`/my\`, and without a mail server a coach hands it over; calendars are subscribed to again.

## From the older system

\`npm run import:legacy -- FILE.json\` reads tryouts, their registrations and users of the older system and says what it would take;
with \`--write\` it takes it, in one transaction. In the image: \`node apps/api/server.cjs --import-legacy FILE.json\`. The embedded
database must not be in use. \`docs/samples/legacy-tryouts.json\` and \`legacy-users.json\` show the form. Tryouts become sessions of
teams that are hidden until a coach shows them: open and full ones are active, closed ones are not. Registrations get places in
the order of their arrival, the rest waits; nobody is written to, and consent is still to be had. Users become inactive coaches:
a superadmin who wants one back sets the e-mail address, a new password by a link, and switches the user on; the older password
never works. Each row that is not taken is named by its number, field and reason, with \`--show-names\` by name too. What was taken
once is not taken again.

## Watching it

\`GET /api/health/live\` answers while the process lives; \`GET /api/health/ready\` is 503 while the database cannot be read or
written. The log is JSON, a line a request, with the request id that the answer carries in \`x-request-id\`, the id of the user who is signed
in, and the network of the caller (/24 of IPv4, /48 of IPv6); passwords, tokens, names and whole addresses are left out.
\`npm sbom --sbom-format cyclonedx\` lists all packages with their licences. With \`CONTACT_EMAIL\` set,
\`/.well-known/security.txt\` says whom to tell of a security problem.

## Behind a reverse proxy

Set \`PUBLIC_URL\` to the address that people use and \`TRUST_PROXY\` to the number of proxies in front. Cookies are \`Secure\` exactly
when \`PUBLIC_URL\` is https: with an https address, signing in over plain http cannot work.
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

The running server describes itself at \`/api/docs\` (Swagger UI) and \`/api/openapi.json\`. All calls take and give JSON; calendars
are iCalendar files.

## Who may call what

Every call is closed unless it is declared open: to \`anyone\`, to a signed-in \`coach\` (superadmins too), or to a \`superadmin\`.

${table(['Call', 'Open to'], calls)}

## Calendars

\`/api/calendar/club.ics\` has all visible teams' tryout sessions and the active practices, \`/league/lheq.ics\` and
\`/league/m18aaa.ics\` those of a league, \`/team/7.ics\` those of a team; \`/session/12.ics\` and \`/practice/12.ics\` are single
events. \`?lang=fr\` asks for French. Times are in the club's zone, whose rules the file has; a deleted session is CANCELLED for
30 days. Feeds reach a year back, have an ETag, and may be kept for five minutes. A family's private page names the address of
its own calendar, \`/my/….ics\`: days and times of what it is registered for, without a name.

## Errors

Every answer that is not 2xx is \`{ "statusCode", "error", "code", "details"? }\`; \`details\` lists \`{ field, message }\`.

${table(['Code', 'Status', 'Sentence'], errors)}
`;
}
