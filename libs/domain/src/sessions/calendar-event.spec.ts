import { eventPlace, practiceEventTitle, sessionEventTitle, venueAddress } from './calendar-event.js';
import { PRACTICE_VENUE } from './venue.js';

test('an event names its team in both languages, with the French space before a colon', () => {
  expect(sessionEventTitle('M15 AAA', 'en')).toBe('Tryout session: M15 AAA');
  expect(sessionEventTitle('M15 AAA', 'fr')).toBe('Séance de sélection\u00a0: M15 AAA');
  expect(practiceEventTitle('fr')).toBe('Entraînement des Lions');
});

test('a known venue has its address, any other place is unchanged', () => {
  expect(eventPlace('bob-birnie arena', 'en')).toBe('Bob-Birnie Arena, Pointe-Claire, Quebec');
  expect(eventPlace('Sportplexe Pierrefonds, Rink 2 - Pierrefonds', 'fr')).toBe(
    'Sportplexe Pierrefonds, patinoire 2, Pierrefonds, Québec',
  );
  expect(eventPlace('Backyard rink', 'fr')).toBe('Backyard rink');
  expect(venueAddress({ ...PRACTICE_VENUE, address: '1 Main St' }, 'fr')).toBe(
    'Centre civique de Dollard, 1 Main St, Dollard-Des Ormeaux, Québec',
  );
});

test('practices are in the Dollard Civic Centre', () =>
  expect(PRACTICE_VENUE.name.en).toBe('Dollard Civic Centre'));
