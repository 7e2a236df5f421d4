import ICAL from 'ical.js';

/** An event as a calendar understands it. */
export interface ReadEvent {
  uid: string;
  title: string;
  description: string;
  place: string;
  status: string;
  sequence: number;
  /** Computed with the file's own VTIMEZONE. */
  startsAt: string;
  endsAt: string;
  /** The wall clock, '2025-11-02T18:00:00'. */
  start: string;
  zone: string | undefined;
  changedAt: string;
}

/** Bytes of a line without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * Reads an iCalendar file strictly: lines of 75 bytes that end in CRLF, and properties that ical.js, which refuses
 * invalid ones, accepts. @throws Error with the first violation
 */
export function readCalendar(file: string): { zones: string[]; events: ReadEvent[] } {
  if (!file.endsWith('\r\n')) throw new Error('The last line does not end');
  for (const line of file.slice(0, -2).split('\r\n')) {
    if (/[\r\n]/.test(line)) throw new Error(`A line ends in half: ${JSON.stringify(line)}`);
    if (line === '') throw new Error('There is an empty line');
    if (Buffer.byteLength(line) > LINE_BYTES) throw new Error(`Too long: ${line}`);
  }
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
  // The parser keeps the zone's name on the time; its types lack it.
  const instant = (time: ICAL.Time & { timezone?: string }) => {
    const zone = zones.find(({ tzid }) => tzid === time.timezone);
    // The parser assigns zones of its own table, which is empty.
    const zoned = zone ? ICAL.Time.fromData({ ...time.toJSON() } as never, zone) : time;
    return new Date(zoned.toUnixTime() * 1000).toISOString();
  };
  const events = calendar.getAllSubcomponents('vevent').map((component): ReadEvent => {
    const event = new ICAL.Event(component);
    const text = (name: string) => String(component.getFirstPropertyValue(name) ?? '');
    return {
      uid: event.uid,
      title: event.summary,
      description: text('description'),
      place: text('location'),
      status: text('status'),
      sequence: event.sequence,
      startsAt: instant(event.startDate),
      endsAt: instant(event.endDate),
      start: event.startDate.toString(),
      zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid'),
      changedAt: text('last-modified'),
    };
  });
  return {
    zones: zones.map(({ tzid }) => tzid),
    events,
  };
}
