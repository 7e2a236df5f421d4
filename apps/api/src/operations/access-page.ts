import { ERRORS } from '@lions/domain';
import { ACCESS } from '../platform/common/access-table.js';
import { code, table } from './monitoring-section.js';

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

The running server describes itself at \`/api/docs\` (Swagger UI) and \`/api/openapi.json\`. Calls use JSON; calendars are iCalendar files, and a
photograph is uploaded as a multipart form.

## Access

A call is denied unless it declares its audience: \`anyone\`, a signed-in \`coach\` (superadmins included), or a \`superadmin\`.

${table(['Call', 'Audience'], calls)}

## Calendars

\`/api/calendar/club.ics\` has the tryout sessions of all visible teams and the active practices, \`/league/lheq.ics\` and
\`/league/m18aaa.ics\` the sessions of a league, \`/team/7.ics\` those of a team; \`/session/12.ics\` and \`/practice/12.ics\` are single
events. \`?lang=fr\` selects French. Times are in the club's zone, and the file holds its rules; a deleted session is CANCELLED for
30 days. Feeds go back one year, have an ETag, and may be cached for five minutes. A family's private page shows the address of
its own calendar, \`/my/….ics\`: days and times of its registrations, without names. \`/my/…/session/12.ics\` is one event of it,
\`/my/r/…/session/12.ics\` one of a receipt: TENTATIVE while the registered player waits. Unknown query parameters are ignored. The
UID of an event is the same in feeds, files and mails, and holds the host of PUBLIC_URL: with another host, events that families added
from files are there twice.

\`/api/calendar?from=2026-11-01&to=2026-12-12\` has the same sessions and practices as JSON, for at most three months, with the
visible teams and, by team and for practices, the next day after the last one.

## Caches

Public lists and details have an ETag and \`Cache-Control: public, no-cache\`: keep them, and send the ETag as \`If-None-Match\`
next time; 304 without a body means that nothing has changed. An answer is never older than the last answered change.

## Errors

Every answer other than 2xx is \`{ "statusCode", "error", "code", "details"? }\`; \`details\` lists \`{ field, message }\`.

${table(['Code', 'Status', 'Sentence'], errors)}
`;
}
