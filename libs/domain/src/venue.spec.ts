import { LIMITS } from './limits.js';
import { findVenue, VENUES, venueLabel, venueMapUrl } from './venue.js';

test('the list is the specification’s: seven venues, two of them in Pierrefonds', () => {
  expect(VENUES.map(({ city }) => city)).toEqual([
    'Dollard-Des Ormeaux',
    'Pierrefonds',
    'Pierrefonds',
    'Beaconsfield',
    'Mount Royal',
    'Pointe-Claire',
    'Blainville',
  ]);
  expect(new Set(VENUES.map(({ id }) => id)).size).toBe(7);
  expect(new Set(VENUES.map(venueLabel)).size).toBe(7);
});

test.each(VENUES.map((venue) => [venue.id, venue] as const))(
  '%s is found by what a session stores, and leads to a map',
  (_id, venue) => {
    const label = venueLabel(venue);
    expect(label).toBe(`${venue.name} - ${venue.city}`);
    expect(label.length).toBeLessThanOrEqual(LIMITS.location);
    for (const text of [label, venue.name, label.toUpperCase(), `  ${label.toLowerCase()} `])
      expect(findVenue(text)).toBe(venue);
    const url = new URL(venueMapUrl(venue));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      api: '1',
      query: `${venue.name}, ${venue.city}, Quebec`,
    });
  },
);

test.each(['', 'Pierrefonds', 'Sportplexe', 'Bob-Birnie Arena - Blainville', 'beaconsfield'])(
  '%j names no venue',
  (text) => expect(findVenue(text)).toBeUndefined(),
);

test('the second rink of Pierrefonds is not taken for the first', () =>
  expect(findVenue('Sportplexe Pierrefonds, Rink 2')?.id).toBe('sportplexe-pierrefonds-2'));
