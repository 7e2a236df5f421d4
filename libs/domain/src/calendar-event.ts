import type { Language } from './language.js';
import { findVenue, type Venue } from './venue.js';

const PROVINCE: Record<Language, string> = { en: 'Quebec', fr: 'Québec' };

/** What a calendar calls a tryout session of that team. */
export function sessionEventTitle(team: string, language: Language): string {
  return language === 'en' ? `Tryout session: ${team}` : `Séance de sélection\u00a0: ${team}`;
}

/** What a calendar calls a practice. */
export function practiceEventTitle(language: Language): string {
  return language === 'en' ? 'Lions practice' : 'Entraînement des Lions';
}

/** A venue as a map finds it: name, address where it is known, city and province. */
export function venueAddress({ name, address, city }: Venue, language: Language): string {
  return [name[language], address, city[language], PROVINCE[language]]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** Where an event is, as a calendar leads there: a known venue with its address, any other location as it is. */
export function eventPlace(location: string, language: Language): string {
  const venue = findVenue(location);
  return venue ? venueAddress(venue, language) : location;
}
