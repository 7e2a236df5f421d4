import type { Language } from '@lions/domain';

/** One session or practice as a calendar event. */
export interface CalendarEntry {
  kind: 'session' | 'practice';
  id: number;
  title: string;
  place: string;
  description?: string;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
}

/** Addresses of an event or a feed, by kind of calendar. */
export interface CalendarAddresses {
  /** The site's own: a file for one event, a webcal: address for a feed. */
  own: string;
  google: string;
  outlook: string;
}

/** Spaces as %20: Outlook shows a plus sign as it is. */
const query = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** '20251102T230000Z'. */
const compact = (instant: string) => instant.replace(/[-:]|\.\d+/g, '');

/** Addresses to add an event; no request is sent before a link is followed. */
export function entryAddresses(entry: CalendarEntry, language: Language): CalendarAddresses {
  const { kind, id, title, place, description = '', startsAt, endsAt } = entry;
  const google = query({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startsAt)}/${compact(endsAt)}`,
    location: place,
    details: description,
  });
  const outlook = query({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startsAt,
    enddt: endsAt,
    location: place,
    body: description,
  });
  return {
    own: `/api/calendar/${kind}/${id}.ics?lang=${language}`,
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

/** Who holds registrations: the token of a receipt, or the address of a family's feed. */
export type Holder = { receipt: string } | { feedUrl: string };

/** The file of an event as the holder has it: tentative while the registered players wait. */
export function heldFile(
  holder: Holder,
  { kind, id }: Pick<CalendarEntry, 'kind' | 'id'>,
  language: Language,
) {
  const held =
    'receipt' in holder
      ? `/api/calendar/my/r/${encodeURIComponent(holder.receipt)}`
      : new URL(holder.feedUrl).pathname.replace(/\.ics$/, '');
  return `${held}/${kind}/${id}.ics?lang=${language}`;
}

/** The file of all events of a receipt, each as `heldFile` has it. */
export const receiptFile = (token: string, language: Language) =>
  `/api/calendar/my/r/${encodeURIComponent(token)}.ics?lang=${language}`;

/** Addresses to subscribe to a feed; `feed` is absolute. */
export function feedAddresses(feed: string, name: string): CalendarAddresses {
  const webcal = feed.replace(/^https?:/, 'webcal:');
  return {
    own: webcal,
    google: `https://calendar.google.com/calendar/r?${query({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${query({ url: feed, name })}`,
  };
}
