import { VENUES, type Language } from '@lions/domain';
import { localize } from '@lions/web-base';
import type { Celebration } from '../../content/celebrations';
import type { PageRequest } from '../../ui/page/page';

function placeOf(venueId: string | undefined, language: Language): object | undefined {
  const venue = VENUES.find(({ id }) => id === venueId);
  return (
    venue && {
      '@type': 'Place',
      name: venue.name[language],
      address: {
        '@type': 'PostalAddress',
        addressLocality: venue.city[language],
        addressRegion: 'QC',
        addressCountry: 'CA',
      },
    }
  );
}

/** Address of an event on the celebrations page. */
const eventPath = (event: Celebration, language: Language) =>
  `${localize('/50th-celebrations', language)}#${event.id}`;

/**
 * An event as schema.org JSON-LD. Its time of day is unknown, and its place in most cases: both are left out.
 */
export function eventJsonLd(
  event: Celebration,
  { language, texts, origin }: Pick<PageRequest, 'language' | 'texts' | 'origin'>,
): object {
  return {
    '@type': event.isGame ? 'SportsEvent' : 'Event',
    name: event.name[language],
    description: event.description[language],
    startDate: event.date,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: origin + eventPath(event, language),
    organizer: {
      '@type': 'SportsOrganization',
      name: texts.shell.clubName,
      url: origin + localize('/', language),
    },
    ...(event.isGame && { sport: language === 'fr' ? 'Hockey sur glace' : 'Ice hockey' }),
    location: placeOf(event.venueId, language),
  };
}
