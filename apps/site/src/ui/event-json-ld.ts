import type { Language, Venue } from '@lions/domain';
import { localize } from '@lions/web-base';
import type { PageRequest } from './page/page';

/** The public facts of an event. */
interface EventFacts {
  name: string;
  description?: string;
  /** A day, or an ISO instant. */
  startDate: string;
  endDate?: string;
  /** Whether it is hockey. */
  isSport: boolean;
  isCancelled?: boolean;
  /** Localized path. */
  path: string;
  /** A known venue, or the name of another place. */
  place?: Venue | string;
}

/** The most events of a page: a season of practices would weigh as much as the page. */
export const MOST_EVENTS = 10;

/** An event as schema.org JSON-LD, without what is unknown. */
export function eventJsonLd(
  event: EventFacts,
  { language, texts, origin }: Pick<PageRequest, 'language' | 'texts' | 'origin'>,
): object {
  const { name, description, startDate, endDate, isSport, isCancelled = false, path, place } = event;
  return {
    '@type': isSport ? 'SportsEvent' : 'Event',
    name,
    description,
    startDate,
    endDate,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url: origin + path,
    organizer: {
      '@type': 'SportsOrganization',
      name: texts.shell.clubName,
      url: origin + localize('/', language),
    },
    ...(isSport && { sport: language === 'fr' ? 'Hockey sur glace' : 'Ice hockey' }),
    location: place && placeOf(place, language),
  };
}

function placeOf(place: Venue | string, language: Language): object {
  if (typeof place === 'string') return { '@type': 'Place', name: place, address: place };
  return {
    '@type': 'Place',
    name: place.name[language],
    address: {
      '@type': 'PostalAddress',
      addressLocality: place.city[language],
      addressRegion: 'QC',
      addressCountry: 'CA',
    },
  };
}
