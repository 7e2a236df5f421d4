import type { Language } from '../people.js';
import { findVenue, type Venue } from './venue.js';

const PROVINCE: Record<Language, string> = { en: 'Quebec', fr: 'Québec' };

/** The title of a tryout session in calendars. */
export function sessionEventTitle(team: string, language: Language): string {
  return language === 'en' ? `Tryout session: ${team}` : `Séance de sélection\u00a0: ${team}`;
}

/** The title of a practice in calendars. */
export function practiceEventTitle(language: Language): string {
  return language === 'en' ? 'Lions practice' : 'Entraînement des Lions';
}

/** A venue in the form that maps find: name, address where it is known, city and province. */
export function venueAddress({ name, address, city }: Venue, language: Language): string {
  return [name[language], address, city[language], PROVINCE[language]]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** The location of an event in calendars: a known venue with its address, any other place unchanged. */
export function eventPlace(location: string, language: Language): string {
  const venue = findVenue(location);
  return venue ? venueAddress(venue, language) : location;
}
