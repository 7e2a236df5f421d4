import { ERRORS } from '@lions/domain';
import { OTHER_CALLS, RATES } from '../platform/common/rate-limit.js';
import { KEY_LIMITS } from '../auth/api-keys/key-sign-in.js';
import { ACCESS, KEY_CALLS } from '../platform/common/access-table.js';
import { code, table } from './monitoring-section.js';

/** The scope of a call, and whether a key for some teams is refused. */
function keyText(call: string): string {
  const taken = KEY_CALLS[call];
  if (!taken) return '';
  return taken.isWholeClub ? `${code(taken.scope)}, all teams` : code(taken.scope);
}

/** docs/api.md: every call with its audience, and every error. */
export function accessPage(): string {
  const calls = Object.entries(ACCESS).map(([call, audience]) => [code(call), audience, keyText(call)]);
  const errors = Object.entries(ERRORS).map(([name, { status, error }]) => [
    code(name),
    String(status),
    error,
  ]);
  return `# The API

<!-- Written by apps/api/src/write-docs.ts: change the code, then run \`npm run docs\`. -->

The running server describes itself at \`/api/docs\` (Swagger UI) and \`/api/openapi.json\`. Calls use JSON; calendars are iCalendar files, and a
photograph is uploaded as a multipart form.

## Access

A call is denied unless it declares its audience: \`anyone\`, a signed-in \`coach\` (superadmins included), or a \`superadmin\`.
A program sends an API key (\`Authorization: Bearer lions_…\`); [integrate.md](integrate.md#first-call-in-five-minutes) begins with a first call. The last
column is the scope that the key needs; a call without one refuses keys with 403 API_KEY_REFUSED.

${table(['Call', 'Audience', 'API key'], calls)}

## Signing in

People sign in with \`POST /api/auth/login\`, and so can a program that needs a call without a scope. Two HttpOnly cookies follow, whose names begin
with \`__Host-\` where the site has https: keep both. The first one lasts 15 minutes; after a 401 \`POST /api/auth/refresh\` replaces both.

## Headers of requests

| Header | When | What |
| --- | --- | --- |
| \`Authorization\` | API keys | \`Bearer lions_…\`; cookies beside it are ignored |
| \`X-Requested-With\` | POST, PUT and DELETE with cookies, not from a page of the site | any value; without it 403 CROSS_SITE_REQUEST |
| \`If-Match\` | calls that change a row with a \`version\` | the version that you have read, \`"3"\`. When the row has another one: 409 VERSION_CONFLICT with \`current\`. Without the header the last change wins |
| \`Idempotency-Key\` | registrations and messages | a random text of your own: a repetition within 24 hours gets the first answer and does nothing. Another body under the same key: 422 |
| \`If-None-Match\` | answers with an ETag | [Caches](#caches) |
| \`Accept-Language\` | calendars and tables | \`fr\` or \`en\`, where \`lang\` is missing |

## Limits

| Calls | Limit |
| --- | --- |
| with one API key | ${KEY_LIMITS.calls} a minute |
| sign-ins and private links asked for, per network address | ${RATES.signInsAMinute} a minute |
| registrations, per network address | ${RATES.registrationsInTenMinutes} children in ten minutes, ${RATES.triesInTenMinutes} tries |
| other calls without a sign-in that write or hold a private link, per network address | ${OTHER_CALLS.limit} a minute |

\`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` (seconds) tell where you are. Beyond a limit the answer is 429, and \`Retry-After\` says how many seconds to wait.
Public lists without a key have no limit. A body has at most 100 KB, without a sign-in 16 KB.

## Pages

Long lists take \`limit\` and \`cursor\`. While the answer has a header \`Link: </api/…>; rel="next"\`, there are more rows at that address.

## Versions

The version of the API is that of the program, \`info.version\` in the document. The promise covers the calls above that \`anyone\` may make, without
\`/api/my/…\`, those that take an API key, the calendars, the embedded schedule and the deliveries of webhooks. The other calls serve the club's own
pages, and may change with any version.

- **Within a major version** nothing of it breaks: no call, parameter, field of a body or an answer, value that a call takes, or scope is taken away or
  renamed; nothing optional becomes required; no type changes; no field of an answer becomes null or missing; no \`code\` gets another meaning. A test compares
  each change with the last release.
- **What may come at any time**, and your program must bear: calls, optional parameters, fields of answers, values in answers, codes, headers and events of
  webhooks; another order of fields; other English sentences.
- **Deprecated** calls, fields and values say so in the document (\`deprecated\`, and since when), in CHANGELOG.md, and a deprecated call in each answer by
  \`Deprecation: @1796083200\` (RFC 9745: a Unix time). They keep working until the next major version, and at least a year.

| Deprecated | Since | Instead |
| --- | --- | --- |
| positions \`D\`, \`F\` and \`G\` in bodies | 2026-11-30 | \`Defense\`, \`Forward\`, \`Goalie\` |
| \`position\` in answers about practices | 2026-11-30 | \`playerPosition\` |

## Calendars

\`/api/calendar/club.ics\` has the tryout sessions of all visible teams and the active practices, \`/practices.ics\` the practices alone,
\`/league/lheq.ics\` and \`/league/m18aaa.ics\` the sessions of a league, \`/team/7.ics\` those of a team; \`/session/12.ics\` and
\`/practice/12.ics\` are single events. \`?lang=fr\` selects French; without \`lang\`, \`Accept-Language\` decides, else they are English. Times are in the club's zone, and the file holds its rules; a deleted session is CANCELLED for
30 days. Feeds go back one year, have an ETag, and may be cached for five minutes. A family's private page shows the address of
its own calendar, \`/my/….ics\`: days and times of its registrations, without names. \`/my/…/session/12.ics\` is one event of it,
\`/my/r/…/session/12.ics\` one of a receipt: TENTATIVE while the registered player waits. Unknown query parameters are ignored. The
UID of an event is the same in feeds, files and mails, and holds the host of PUBLIC_URL, so that the events of two clubs never meet in
one calendar: with another host, events that families added from files are there twice.

\`/api/calendar?from=2026-11-01&to=2026-12-12\` has the same sessions and practices as JSON, for at most three months, with the
visible teams and, by team and for practices, the next day after the last one.

Tables for spreadsheets, changes since an instant, reading from other sites and the schedule in a frame: [integrate.md](integrate.md).

## Caches

Public lists and details have, without a sign-in and a key, an ETag and \`Cache-Control: public, no-cache\`: keep them, and send the ETag as \`If-None-Match\`
next time; 304 without a body means that nothing has changed. An answer is never older than the last answered change.

## Errors

Every answer other than 2xx is \`{ "statusCode", "error", "code", "details"? }\`; \`details\` lists \`{ field, message }\`.

${table(['Code', 'Status', 'Sentence'], errors)}
`;
}
