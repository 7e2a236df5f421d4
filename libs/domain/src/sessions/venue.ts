import { LANGUAGES, type Language } from '../people.js';
import { nameKey } from '../text/matching.js';

/** One of the club's fixed venues. Street addresses are optional: they were never verified. */
export interface Venue {
  id: string;
  name: Record<Language, string>;
  city: Record<Language, string>;
  address?: string;
}

const same = (text: string): Record<Language, string> => ({ en: text, fr: text });

/** The venue of practices. */
export const PRACTICE_VENUE: Venue = {
  id: 'dollard-civic-centre',
  name: { en: 'Dollard Civic Centre', fr: 'Centre civique de Dollard' },
  city: same('Dollard-Des Ormeaux'),
};

/** The fixed list of seven. */
export const VENUES: readonly Venue[] = [
  PRACTICE_VENUE,
  { id: 'sportplexe-pierrefonds', name: same('Sportplexe Pierrefonds'), city: same('Pierrefonds') },
  {
    id: 'sportplexe-pierrefonds-2',
    name: { en: 'Sportplexe Pierrefonds, Rink 2', fr: 'Sportplexe Pierrefonds, patinoire 2' },
    city: same('Pierrefonds'),
  },
  {
    id: 'beaconsfield',
    name: { en: 'Beaconsfield Recreation Centre', fr: 'Centre récréatif de Beaconsfield' },
    city: same('Beaconsfield'),
  },
  {
    id: 'mount-royal',
    name: { en: 'Mount Royal Arena', fr: 'Aréna de Mont-Royal' },
    city: { en: 'Mount Royal', fr: 'Mont-Royal' },
  },
  {
    id: 'bob-birnie',
    name: { en: 'Bob-Birnie Arena', fr: 'Aréna Bob-Birnie' },
    city: same('Pointe-Claire'),
  },
  {
    id: 'blainville',
    name: { en: 'Blainville Arena', fr: 'Aréna de Blainville' },
    city: same('Blainville'),
  },
];

/** 'name - city': the label of a venue. */
export function venueLabel(venue: Venue, language: Language): string {
  return `${venue.name[language]} - ${venue.city[language]}`;
}

/** The stored location of a session in any language of the coach: the venue's English label. */
export function venueLocation(venue: Venue): string {
  return venueLabel(venue, 'en');
}

/** Venues by the keys of their labels and names in both languages. */
const VENUE_BY_KEY = new Map(
  VENUES.flatMap((venue) =>
    LANGUAGES.flatMap((language) =>
      [venueLabel(venue, language), venue.name[language]].map((text) => [nameKey(text), venue] as const),
    ),
  ),
);

/** The venue of a location, by its label or its name in either language and any spelling; else undefined. */
export const findVenue = (location: string): Venue | undefined => VENUE_BY_KEY.get(nameKey(location));

/** A stored location for a reader: a known venue by its label in that language, any other place unchanged. */
export function locationLabel(location: string, language: Language): string {
  const venue = findVenue(location);
  return venue ? venueLabel(venue, language) : location;
}

/** A maps search by name and city, which needs no verified address. */
export function venueMapUrl({ name, city }: Venue): string {
  const query = encodeURIComponent(`${name.en}, ${city.en}, Quebec`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
