import { addDays, type CivilDate, type Language } from '@lions/domain';
import { TZDate } from '@date-fns/tz';
import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

export interface CalendarEvent {
  /** Never changes, or calendars show the event twice. */
  uid: string;
  /** The row's version: calendars treat an event with a higher one as an update. */
  version: number;
  changedAt: Date;
  /** An all-day event where only the day is known, or the first and the last. */
  when: { startsAt: Date; endsAt: Date } | { day: CivilDate; lastDay?: CivilDate };
  title: string;
  place?: string;
  /** May contain line breaks. */
  description: string;
  /** Absolute address of the event's page. */
  url: string;
  isCancelled: boolean;
  /** Tentative: a registration waits for a place. */
  isTentative?: boolean;
}

/** The calendar-level properties of a file. */
interface CalendarFrame {
  /** Name of a feed. With one, Outlook opens a file as a new calendar instead of adding its events. */
  name?: string;
  language: Language;
  /** The club's zone, in which calendars show times. */
  zone: string;
}

/** Suggested refresh interval of feeds. */
const REFRESH = 'REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\nX-PUBLISHED-TTL:PT1H\r\n';

interface ZoneRules {
  name: string;
  /** The zone's VTIMEZONE. */
  block: string;
}

/**
 * The zone as the library knows it, under the name of its rules: 'US/Eastern' is 'America/New_York'. Undefined for a
 * bare offset such as '-04:00', which newer hosts accept as a zone.
 */
function zoneRules(zone: string): ZoneRules | undefined {
  if (/^[+-]/.test(zone)) return undefined;
  const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions();
  const [block = '', nameLine = ''] = tzlib_get_ical_block(timeZone);
  return block === '' ? undefined : { block, name: nameLine.replace(/^TZID=/, '') };
}

type Times = Pick<ICalEventData, 'start' | 'end' | 'allDay' | 'timezone'>;

const dayStart = (day: CivilDate) => new Date(`${day}T00:00:00Z`);

/** ical-generator reads a Date in the host's zone, so the event gets the zone's wall clock. */
function timesOf({ when }: CalendarEvent, rules: ZoneRules | undefined): Times {
  if ('day' in when) {
    // RFC 5545: the end of an all-day event is the day after its last.
    const end = when.lastDay === undefined ? undefined : dayStart(addDays(when.lastDay, 1));
    return { start: dayStart(when.day), ...(end && { end }), allDay: true };
  }
  const { startsAt, endsAt } = when;
  // A zone without rules: UTC gives the same instants.
  if (!rules) return { start: startsAt, end: endsAt };
  const inZone = (instant: Date) => new TZDate(instant, rules.name);
  return { start: inZone(startsAt), end: inZone(endsAt), timezone: rules.name };
}

/** ical-generator writes a calendar's name unescaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, ' ');

function statusOf({ isCancelled, isTentative = false }: CalendarEvent): ICalEventStatus {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
}

/**
 * An iCalendar file (RFC 5545): a feed, or without a name a file to add. Byte-identical for the same events: its stamp
 * is the last change, not now.
 */
export function calendarFile({ name, language, zone }: CalendarFrame, events: CalendarEvent[]): string {
  const rules = zoneRules(zone);
  const calendar = ical({
    name: name === undefined ? null : escaped(name),
    prodId: { company: 'Lac St-Louis Lions', product: 'Calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // No name: a calendar with a zone would write its stamps in it, where UTC is required.
    timezone: { name: null, generator: () => rules?.block ?? null },
  });
  for (const event of events)
    calendar.createEvent({
      ...timesOf(event, rules),
      id: event.uid,
      sequence: event.version,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      summary: event.title,
      location: event.place ?? null,
      description: [event.description, event.url].filter((text) => text !== '').join('\n\n'),
      url: event.url,
      status: statusOf(event),
    });
  const file = `${calendar.toString()}\r\n`;
  if (name === undefined) return file;
  // RFC 5545, 3.4: properties come before components. ical-generator writes these two behind the zone.
  const method = 'METHOD:PUBLISH\r\n';
  return file.replace(method, method + REFRESH);
}
