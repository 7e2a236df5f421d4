import { entryAddresses, feedAddresses, heldFile, type CalendarEntry } from './calendar-addresses';

const ENTRY: CalendarEntry = {
  kind: 'session',
  id: 12,
  title: 'Séance de sélection\u00a0: M15 & Co',
  place: 'Rink, 2',
  startsAt: '2025-11-02T23:00:00.000Z',
  endsAt: '2025-11-03T00:30:00.000Z',
  description: 'a + b\nc',
};
const parts = (address: string) => {
  const { origin, pathname, searchParams } = new URL(address);
  return { at: origin + pathname, ...Object.fromEntries(searchParams) };
};

describe('calendar addresses of an event', () => {
  const { own, google, outlook } = entryAddresses(ENTRY, 'fr');

  it('have an .ics file in the page’s language', () =>
    expect(own).toBe('/api/calendar/session/12.ics?lang=fr'));

  it('give Google both instants in UTC', () =>
    expect(parts(google)).toEqual({
      at: 'https://calendar.google.com/calendar/render',
      action: 'TEMPLATE',
      text: ENTRY.title,
      dates: '20251102T230000Z/20251103T003000Z',
      location: 'Rink, 2',
      details: 'a + b\nc',
    }));

  it('give Outlook the same', () =>
    expect(parts(outlook)).toEqual({
      at: 'https://outlook.live.com/calendar/0/deeplink/compose',
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: ENTRY.title,
      startdt: ENTRY.startsAt,
      enddt: ENTRY.endsAt,
      location: 'Rink, 2',
      body: 'a + b\nc',
    }));

  it('have no plus sign, which Outlook would show', () => expect(google + outlook).not.toContain('+'));
});

it('the file of an event has the address of its holder', () => {
  const [receipt, feedUrl] = ['r'.repeat(43), 'https://lions.test/api/calendar/my/fff.ics'];
  expect(heldFile({ receipt }, ENTRY, 'fr')).toBe(`/api/calendar/my/r/${receipt}/session/12.ics?lang=fr`);
  expect(heldFile({ feedUrl }, ENTRY, 'en')).toBe('/api/calendar/my/fff/session/12.ics?lang=en');
});

it('feeds have a webcal address and one for each calendar', () => {
  const { own, google, outlook } = feedAddresses(
    'https://lions.test/api/calendar/team/7.ics?lang=fr',
    'M15 A',
  );
  expect(own).toBe('webcal://lions.test/api/calendar/team/7.ics?lang=fr');
  expect(parts(google)).toEqual({ at: 'https://calendar.google.com/calendar/r', cid: own });
  expect(parts(outlook)).toEqual({
    at: 'https://outlook.live.com/calendar/0/addfromweb',
    url: 'https://lions.test/api/calendar/team/7.ics?lang=fr',
    name: 'M15 A',
  });
});
