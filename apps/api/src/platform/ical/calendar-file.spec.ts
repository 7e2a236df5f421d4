import { readCalendar } from '../../testing/read-calendar.js';
import { calendarFile, type CalendarEvent } from './calendar-file.js';
import { practiceEvent, sessionEvent, type SessionFacts } from './club-events.js';

const ZONE = 'America/Toronto';
const CONTEXT = { language: 'en', zone: ZONE, publicUrl: 'https://lions.test' } as const;
const SESSION: SessionFacts = {
  id: 7,
  teamId: 3,
  date: '2025-11-01',
  time: '6:00 PM - 7:30 PM',
  location: 'Bob-Birnie Arena',
  description: null,
  descriptionFr: null,
  version: 2,
  updatedAt: new Date('2025-09-01T12:00:00Z'),
  cancelledAt: null,
  deletedAt: null,
};
const eventOf = (change: Partial<SessionFacts> = {}, context: Parameters<typeof sessionEvent>[2] = CONTEXT) =>
  sessionEvent({ ...SESSION, ...change }, 'M15 AAA', context) as CalendarEvent;
const read = (event: CalendarEvent, zone: string = ZONE) => {
  const calendar = readCalendar(calendarFile({ zone, language: 'en' }, [event]));
  return { ...calendar, event: calendar.events[0] };
};

describe('a calendar file', () => {
  it('contains the club’s wall clock and the exact instant, also around both clock changes', () => {
    const cases: [date: string, time: string, start: string, startsAt: string, endsAt: string][] = [
      ['2025-11-01', '6:00 PM - 7:30 PM', '18:00:00', '2025-11-01T22:00:00.000Z', '2025-11-01T23:30:00.000Z'],
      ['2025-11-02', '7:00 AM - 8:00 AM', '07:00:00', '2025-11-02T12:00:00.000Z', '2025-11-02T13:00:00.000Z'],
      ['2026-03-07', '6:00 PM - 7:30 PM', '18:00:00', '2026-03-07T23:00:00.000Z', '2026-03-08T00:30:00.000Z'],
      // The skipped hour: the moment of the change.
      ['2026-03-08', '2:30 AM - 4:00 AM', '03:00:00', '2026-03-08T07:00:00.000Z', '2026-03-08T08:00:00.000Z'],
      ['2026-03-08', '6:00 PM - 7:30 PM', '18:00:00', '2026-03-08T22:00:00.000Z', '2026-03-08T23:30:00.000Z'],
    ];
    for (const [date, time, clock, startsAt, endsAt] of cases) {
      const { event } = read(eventOf({ date, time }));
      expect(event).toMatchObject({ zone: ZONE, start: `${date}T${clock}`, startsAt, endsAt });
    }
  });

  it('names the zone by its own rules, and uses UTC for a zone without rules', () => {
    const startsAt = '2025-11-01T22:00:00.000Z';
    for (const [zone, name] of [
      ['Canada/Eastern', 'America/Toronto'],
      ['america/vancouver', 'America/Vancouver'],
    ] as const) {
      const event = { ...eventOf(), when: { startsAt: new Date(startsAt), endsAt: new Date(startsAt) } };
      expect(read(event, zone)).toMatchObject({ zones: [name], event: { zone: name, startsAt } });
    }
    const { zones, event } = read(eventOf(), '-04:00');
    expect(zones).toEqual([]);
    expect(event).toMatchObject({ zone: undefined, startsAt });
  });

  it('escapes and folds typed text', () => {
    const odd = `Both jerseys; helmets, \\ "skates"\nSalle 2: 🏒🏒🏒 ${'é🏒'.repeat(60)}\r\nBEGIN:VEVENT`;
    const team = 'M15 ÀÉ, "A"; 👩‍👩‍👧 \\n';
    const session = { ...SESSION, description: odd, location: 'Rink, 2; left' };
    const odds = sessionEvent(session, team, CONTEXT) as CalendarEvent;
    const file = calendarFile({ ...CONTEXT, name: odds.title }, [odds]);
    const [event, ...more] = readCalendar(file).events;
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      title: 'Tryout session: M15 ÀÉ, "A"; 👩‍👩‍👧 \\n',
      place: 'Rink, 2; left',
      description: `${odd.replace('\r\n', '\n')}\n\nhttps://lions.test/hockey-programs/team/3`,
    });
    expect(file).toContain('\r\nNAME:Tryout session: M15 ÀÉ\\, "A"\\; 👩‍👩‍👧 \\\\n\r\n');
  });

  it('contains an all-day event for an unreadable time, and none for an unreadable date', () => {
    const file = calendarFile(CONTEXT, [eventOf({ time: 'evening' })]);
    expect(file).toContain('\r\nDTSTART;VALUE=DATE:20251101\r\n');
    expect(readCalendar(file).events[0]?.description).toMatch(/^evening\n/);
    expect(sessionEvent({ ...SESSION, date: '2025-02-30' }, 'M15', CONTEXT)).toBeUndefined();
    expect(eventOf({ date: '2025-11-01T00:00:00.000Z' }).when).toEqual(eventOf().when);
  });

  it('is cancelled when deleted before the start, not when cleaned up afterwards', () => {
    const deleted = (deletedAt: string) => eventOf({ deletedAt: new Date(deletedAt) }).isCancelled;
    expect(deleted('2025-11-01T21:59:59Z')).toBe(true);
    expect(deleted('2025-11-02T08:00:00Z')).toBe(false);
    expect(read({ ...eventOf(), isCancelled: true }).event?.status).toBe('CANCELLED');
  });

  it('describes a practice, in French too', () => {
    const practice = { id: 4, date: '2025-11-03', time: '6:00 PM - 7:30 PM', version: 5 };
    const event = practiceEvent(
      { ...practice, updatedAt: new Date('2025-10-01T00:00:00Z'), cancelledAt: new Date(0) },
      { ...CONTEXT, language: 'fr' },
    );
    expect(read(event).event).toEqual({
      uid: 'practice-4@lions.test',
      title: 'Entraînement des Lions',
      place: 'Centre civique de Dollard, Dollard-Des Ormeaux, Québec',
      description: 'https://lions.test/fr/practice',
      status: 'CANCELLED',
      sequence: 5,
      startsAt: '2025-11-03T23:00:00.000Z',
      endsAt: '2025-11-04T00:30:00.000Z',
      start: '2025-11-03T18:00:00',
      zone: ZONE,
      changedAt: '2025-10-01T00:00:00Z',
    });
  });

  it('is byte-identical each time, with a UTC stamp', () => {
    const file = calendarFile({ ...CONTEXT, name: 'Lions' }, [eventOf()]);
    expect(calendarFile({ ...CONTEXT, name: 'Lions' }, [eventOf()])).toBe(file);
    expect(file).toContain('\r\nDTSTAMP:20250901T120000Z\r\n');
    expect(readCalendar(calendarFile({ ...CONTEXT, name: 'Lions' }, [])).events).toEqual([]);
  });

  it('has a name and a refresh interval as a feed only, before its first component', () => {
    const ofFeeds = ['NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'];
    const namesIn = (file: string) =>
      file
        .slice(0, file.indexOf('BEGIN:VTIMEZONE'))
        .split('\r\n')
        .map((line) => line.replace(/[:;].*/, ''));
    const feed = calendarFile({ ...CONTEXT, name: 'METHOD:PUBLISH' }, [eventOf()]);
    expect(namesIn(feed)).toEqual(expect.arrayContaining(ofFeeds));
    expect(propertiesBehindComponents(feed)).toEqual([]);
    for (const events of [[], [eventOf()], [eventOf(), eventOf({ id: 8 })]]) {
      const file = calendarFile(CONTEXT, events);
      for (const name of ofFeeds) expect(file).not.toContain(`\n${name}`);
      expect(propertiesBehindComponents(file)).toEqual([]);
    }
  });

  it.each([
    ['https://lions.test', 'lions.test'],
    ['https://club.example:8443', 'club.example'],
  ])('of the club at %s names its events after the host', (publicUrl, host) =>
    expect(eventOf({}, { ...CONTEXT, publicUrl }).uid).toBe(`session-7@${host}`),
  );
});

/** Calendar-level properties that follow a component. */
function propertiesBehindComponents(file: string): string[] {
  let depth = 0;
  let isBehind = false;
  return file.split('\r\n').filter((line) => {
    if (line.startsWith('BEGIN:')) depth += 1;
    if (line.startsWith('END:')) depth -= 1;
    if (depth > 1) isBehind = true;
    return depth === 1 && isBehind && !/^(BEGIN|END):/.test(line);
  });
}
