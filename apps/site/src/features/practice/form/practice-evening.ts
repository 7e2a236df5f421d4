import { findVenue, practiceEventTitle, venueMapUrl, type Language } from '@lions/domain';
import { PRACTICE_ARENA } from '../../../content/practice';
import { entryAddresses } from '../../../ui/calendar/calendar-addresses';
import type { Evening } from '../../../ui/registration/evenings/evening';
import type { PracticeView } from '../practice-view';

/** `address` is the arena's in calendars. */
export function practiceEvening(
  { id, date, day, times, startsAt, endsAt }: PracticeView,
  address: string,
  language: Language,
): Evening {
  const place = PRACTICE_ARENA[language];
  const venue = findVenue(place);
  const title = practiceEventTitle(language);
  const entry = { kind: 'practice', id, title, place: address, startsAt, endsAt } as const;
  return {
    kind: 'practice',
    id,
    date,
    day,
    times,
    place,
    startsAt,
    endsAt,
    mapUrl: venue && venueMapUrl(venue),
    calendar: entryAddresses(entry, language),
  };
}
