/** One of the club's fixed venues. Street addresses are optional: they were never verified. */
export interface Venue {
  id: string;
  name: string;
  city: string;
  address?: string;
}

/** The fixed list of seven (spec section 3). Proper names: the same in both languages. */
export const VENUES: readonly Venue[] = [
  { id: 'dollard-civic-centre', name: 'Dollard Civic Centre', city: 'Dollard-Des Ormeaux' },
  { id: 'sportplexe-pierrefonds', name: 'Sportplexe Pierrefonds', city: 'Pierrefonds' },
  { id: 'sportplexe-pierrefonds-2', name: 'Sportplexe Pierrefonds, Rink 2', city: 'Pierrefonds' },
  { id: 'beaconsfield', name: 'Beaconsfield Recreation Centre', city: 'Beaconsfield' },
  { id: 'mount-royal', name: 'Mount Royal Arena', city: 'Mount Royal' },
  { id: 'bob-birnie', name: 'Bob-Birnie Arena', city: 'Pointe-Claire' },
  { id: 'blainville', name: 'Blainville Arena', city: 'Blainville' },
];

/** 'name - city': how a venue is shown, and what a session's location holds. */
export function venueLabel(venue: Venue): string {
  return `${venue.name} - ${venue.city}`;
}

/** The venue that a location names, by its label or its name, without regard to case; else undefined. */
export function findVenue(location: string): Venue | undefined {
  const wanted = location.trim().toLowerCase();
  return VENUES.find((venue) =>
    [venueLabel(venue), venue.name].some((text) => text.toLowerCase() === wanted),
  );
}

/** A maps search by name and city, which needs no verified address. */
export function venueMapUrl(venue: Venue): string {
  const query = encodeURIComponent(`${venue.name}, ${venue.city}, Quebec`);
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}
