import { FROM_FILE, VARIABLES } from '../platform/config/variables.js';
import { code, monitoringSection, table } from './monitoring-section.js';

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

They come from the environment, and from \`.env\`, which npm's commands and Docker Compose read alike ([.env.example](../.env.example)). In
containers \`.env\` alone counts, \`PORT\` is the machine's, and \`HOST\`, \`DATA_DIR\` and \`BACKUP_DIR\` are fixed. An invalid value stops the start with one line that names the variable and the accepted values. ${FROM_FILE.map(code).join(', ')} can
also be read from a file: the variable of the same name with the suffix \`_FILE\` holds the file's path.

## The embedded database

\`npm start\` stores all data in \`DATA_DIR\`: \`lions.sqlite\` (with its \`-wal\` and \`-shm\` files), \`lions.lock\`,
which prevents a second process, \`jwt-secret\` (with \`link-secret\` once it was rotated), and \`media\` with the photographs. A copy of
the files of a running database may be corrupt: make a backup.

## Backup and restore

\`npm run backup -- FILE\` writes the whole club into one file: all rows of one moment, the secret and the pictures. The server may
run meanwhile; nothing but Node is needed, on each of the databases. Without FILE it goes into \`BACKUP_DIR\`, else into
the folder \`backups\` of \`DATA_DIR\`. With \`BACKUP_PASSPHRASE\` it is encrypted; without, it is as confidential as the database. In the image:
\`node apps/api/server.cjs --backup FILE\`.

\`npm run restore -- FILE\` (\`--restore FILE\`) fills an empty club on any of the databases, whichever the backup came from, and
migrates an older one. Stop the server, and set \`DATA_DIR\` or \`DATABASE_URL\` to an empty place; on a server the account must be
allowed to create tables. A damaged file, a wrong passphrase, a newer version or a club that is there is refused in one
sentence, and nothing changes. Mails that waited at the moment of the backup are sent again. With \`JWT_SECRET\` set, give it the value that the command stores in \`DATA_DIR\` as \`jwt-secret\`: otherwise family links change.

With \`BACKUP_DIR\` the server makes a backup each night at 4:00, restores it into a scratch database in \`DATA_DIR\` for a check, and
keeps 7 daily, 4 weekly and 12 monthly ones. A failure is logged, leaves the older ones and is tried again each hour; superadmins
see the age of the newest on the dashboard, and a warning after 36 hours. Copy the folder to another machine, with
\`erased-people.jsonl\`: people who were erased after the backup are erased again at the first start ([why](decisions/backups.md)).
[Try a restore](backups.md#once-a-season-try-it) once a season.

The doctor asks for the age of that copy: it is the time of the file \`last-copied\` in \`BACKUP_DIR\`, which the copying command touches
when it is done, and which the doctor misses after 40 days. By cron at 6:00, with one of two programs, each set up once
(\`rclone config\`; \`restic init\`, with \`RESTIC_REPOSITORY\` and \`RESTIC_PASSWORD_FILE\`); neither keeps more than 13 months:

\`\`\`
rclone copy "$BACKUP_DIR" offsite:lions && rclone delete --min-age 396d offsite:lions && touch "$BACKUP_DIR/last-copied"
restic backup "$BACKUP_DIR" && restic forget --keep-within 30d --prune && touch "$BACKUP_DIR/last-copied"
\`\`\`

By hand: \`./lions copy FOLDER\`, which touches the file, too.

A server that finds no embedded database, but nightly backups in \`BACKUP_DIR\`, makes no new club and says so: \`DATA_DIR\` is wrong or lost.

On a server, a new and empty one as well: \`./lions restore FILE\` ([runbook](runbook.md#6-how-do-i-restore-a-backup), [on MySQL](scale.md#mysql-with-docker-compose)).

## A new season

Between two seasons a superadmin opens **Club**, **Season** in the back-office: name and days of the season, teams to archive,
teams to add from the club's divisions, then a list of what will happen, with numbers. One button does all of it, and one undoes it
for a day ([what it does](decisions/coaches/season-turn.md)). Make a backup before. Teams with coming tryout sessions stay; registration
and lists of players are opened and filled again by hand. The table of divisions is under **Club**, **Details and texts**.

## MySQL or MariaDB

Set \`DATABASE_URL\`. Migrations run at start, under a lock, so several processes may start at once;
\`node apps/api/server.cjs --migrate-only\` only migrates. With \`NODE_ENV=production\` a \`JWT_SECRET\` is required.
All processes must have the same secrets. Two of them behind a proxy, and how they are upgraded without a stop:
[two processes](scale.md). A process that meets tables of a newer version says so in the log and serves, unless that version has
removed something ([upgrades](upgrades.md)).

Photographs are files in the folder \`media\` of DATA_DIR, also with a database server: back the folder up with the database, and let all
processes share it. Without it, pages show descriptions in place of the photographs: remove these, and upload them again.

## When no one can sign in

\`npm run rescue -- --help\` lists the rescue commands, in English or French as the shell's locale says (or \`--lang fr\`). On a server:
\`./lions rescue …\`, in the image: \`node apps/api/server.cjs --rescue …\`. They work
beside the running site, on the embedded database too, and while it is stopped. The audit log shows them under the name \`shell\`.

| Command | Does |
| --- | --- |
| \`users\` | lists the accounts: name, role, active or not, locked or not |
| \`create-superadmin --username NAME --email ADDRESS\` | draws a password and shows it once; \`--password-stdin\` reads one from the input |
| \`unlock NAME\` | lifts the lock after wrong passwords |
| \`reset-link NAME\` | prints a link to choose a new password; it works once, for an hour |
| \`end-sign-ins [NAME]\` | signs one user out everywhere, or all users |
| \`rotate-secret\` | replaces \`JWT_SECRET\` and signs all users out; the links of families stay |
| \`mails\` · \`send-again ID …\` | lists mails that failed or wait · sends them again (\`--all\`: every failed one) |

\`end-sign-ins\`, \`rotate-secret\` and \`send-again --all\` ask first; \`--yes\` answers. No password is an argument, and a given one is never
printed. Exit codes: 0 done, 1 not possible, 2 not understood.

## Replacing the secret

\`JWT_SECRET\` signs sign-ins; \`LINK_SECRET\` derives the links of families, their calendars and the keys of check-in phones, and is the
same one until the first rotation. \`rotate-secret\` keeps the former secret in the file \`link-secret\` beside the file of the other one,
then draws a new one: back up both files, and restart the site. Where the secret is a variable, set \`LINK_SECRET\` to its present value
and \`JWT_SECRET\` to a new one, restart, then run \`end-sign-ins\`. With docker-compose.mysql.yml, where the server may not write its secrets:

\`\`\`
docker compose run --rm secrets 'cd /secrets; [ -f link-secret ] || mv jwt-secret link-secret; rm --force jwt-secret'
docker compose up --detach --force-recreate --wait
docker compose exec app node apps/api/server.cjs --rescue end-sign-ins --yes
\`\`\`

A new \`LINK_SECRET\` invalidates every family link and private calendar: later mails carry new ones, and coaches hand theirs over again.
Receipts stay valid.

A start beside a club whose \`jwt-secret\` is missing is refused, because a new one would end every family link and calendar
silently. Put the file back: from a copy of \`DATA_DIR\`, or from a backup (\`DATA_DIR=/tmp/trial npm run restore -- FILE\` writes it to
\`/tmp/trial/jwt-secret\`). Without either, \`npm run rescue -- rotate-secret\` draws a new one and signs all users out: families need new
links, and after a restore of an older backup, which holds the lost secret, the erasures made since must be repeated.

## The doctor

\`npm run doctor\` (in the image: \`node apps/api/server.cjs --doctor\`) examines the site, running or stopped, and says for each finding
what to do, in English or French: version of the database, integrity, character set, changed tables, an open transaction, clock, failed mails, who gets the site's messages,
last nightly run, retention, disk, age of the nightly backup and of its copy elsewhere, mail server (it signs in and sends nothing), SPF, DKIM and DMARC of the mail domain, \`PUBLIC_URL\` with
its cookies, proxies and certificate, and dead links. \`--json\` is for programs. Exit codes: 0 nothing wrong, 1 something wrong, 2 not
understood. Superadmins see the same under Administration, "Site check-up". The server runs it each night at 5:00, one process of several, and the
superadmins' dashboard shows when and how many findings there were; it warns when one is wrong, and when no result is younger than 48 hours.
On MySQL and MariaDB the account needs \`PROCESS\` to see the open transactions of others.

## Start and shutdown

A start that fails (invalid variable, port in use, second process on one embedded file, unreachable database) prints one
sentence and exits with 1. At SIGTERM, SIGINT or SIGHUP (a closed terminal) \`/api/health/ready\` answers 503, and requests are still served for
\`SHUTDOWN_GRACE\` seconds; then the port closes, requests and mails in flight finish, and the process exits with 0,
or with 1 when it had to abort some of them, always within 10 seconds. The grace period is skipped in a terminal, and when no request
arrived in the last ten seconds; a second signal ends it. An uncaught error is one line in the log, and the process exits with 1.

## Mail

Without \`SMTP_URL\` mails wait in the outbox, and the back-office's "Mail" view and the lists of registrations
show which families to contact. Each registration is answered with its own receipt; a coach hands over the link to all of a
family's children, from the list of registrations. With \`SMTP_URL\` a mail is sent as soon as its transaction is committed. While
the mail server is unreachable or refuses the sender (a sending limit, a policy), a mail is tried again for 26 hours, then marked as
failed, and superadmins get one alert within the hour; an address that the server rejects fails at once. A superadmin can send a
failed mail again. Percent-encode a password in the address. \`smtp://\`
upgrades to TLS when the server offers it. When a process is killed while it sends, another one sends the mail after five minutes;
the recipient may then get it twice, with the same Message-ID. To see mails without
sending them: with \`COMPOSE_PROFILES=mail\`, \`SMTP_URL=smtp://mail:1025\` and \`MAIL_FROM=lions@localhost\` in \`.env\`, Docker Compose
shows them at <http://localhost:8025>.

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

${monitoringSection()}
## Behind a reverse proxy

Set \`PUBLIC_URL\` to the public address and \`TRUST_PROXY\` to the number of proxies. Exactly when \`PUBLIC_URL\` is https,
cookies are \`Secure\` and their names begin with \`__Host-\`, so signing in fails over plain http, and behind a proxy that gives cookies
another path or a domain. A port in \`X-Forwarded-For\` is ignored. \`proxy/nginx.conf\` is a whole configuration for nginx, with one
process or two ([what it does](scale.md#what-the-proxy-does)), \`proxy/Caddyfile\` the one for Caddy.
`;
}
