import { LIMITS } from '../contract/limits.js';
import { LANGUAGES } from '../people.js';
import { foldText } from '../text/matching.js';
import { findVenue, locationLabel, venueLabel, venueLocation, venueMapUrl, VENUES } from './venue.js';

test('the list has seven venues, two of them in Pierrefonds', () => {
  expect(VENUES.map(({ city }) => city.en)).toEqual([
    'Dollard-Des Ormeaux',
    'Pierrefonds',
    'Pierrefonds',
    'Beaconsfield',
    'Mount Royal',
    'Pointe-Claire',
    'Blainville',
  ]);
  expect(new Set(VENUES.map(({ id }) => id)).size).toBe(7);
  for (const language of LANGUAGES)
    expect(new Set(VENUES.map((venue) => venueLabel(venue, language))).size).toBe(7);
});

test.each(VENUES.map((venue) => [venue.id, venue] as const))(
  '%s is found by what a session stores, and links to a map',
  (_id, venue) => {
    for (const language of LANGUAGES) {
      const label = venueLabel(venue, language);
      expect(label).toBe(`${venue.name[language]} - ${venue.city[language]}`);
      expect(label.length).toBeLessThanOrEqual(LIMITS.location);
      const unaccented = foldText(label).replaceAll('-', ' ');
      for (const text of [label, venue.name[language], label.toUpperCase(), `  ${unaccented} `])
        expect(findVenue(text)).toBe(venue);
    }
    const url = new URL(venueMapUrl(venue));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      api: '1',
      query: `${venue.name.en}, ${venue.city.en}, Quebec`,
    });
  },
);

test.each(['', 'Pierrefonds', 'Sportplexe', 'Bob-Birnie Arena - Blainville', 'beaconsfield'])(
  '%j is no venue',
  (text) => expect(findVenue(text)).toBeUndefined(),
);

test.each([
  ['Dollard Civic Centre - Dollard-Des Ormeaux', 'Centre civique de Dollard - Dollard-Des Ormeaux'],
  ['Sportplexe Pierrefonds - Pierrefonds', 'Sportplexe Pierrefonds - Pierrefonds'],
  ['Sportplexe Pierrefonds, Rink 2 - Pierrefonds', 'Sportplexe Pierrefonds, patinoire 2 - Pierrefonds'],
  ['Beaconsfield Recreation Centre - Beaconsfield', 'Centre récréatif de Beaconsfield - Beaconsfield'],
  ['Mount Royal Arena - Mount Royal', 'Aréna de Mont-Royal - Mont-Royal'],
  ['Bob-Birnie Arena - Pointe-Claire', 'Aréna Bob-Birnie - Pointe-Claire'],
  ['Blainville Arena - Blainville', 'Aréna de Blainville - Blainville'],
])('%s is stored in this form, and shown as %s in French', (stored, french) => {
  expect(VENUES.map(venueLocation)).toContain(stored);
  expect(locationLabel(stored, 'en')).toBe(stored);
  expect(locationLabel(stored, 'fr')).toBe(french);
  expect(locationLabel(french, 'en')).toBe(stored);
});

test('an unlisted place is shown as entered', () => {
  for (const language of LANGUAGES)
    expect(locationLabel(' Backyard rink ', language)).toBe(' Backyard rink ');
});

test('the second rink of Pierrefonds is distinguished from the first', () =>
  expect(findVenue('Sportplexe Pierrefonds, Rink 2')?.id).toBe('sportplexe-pierrefonds-2'));
