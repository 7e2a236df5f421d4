import { VENUES, venueMapUrl, type CivilDate, type Language } from '@lions/domain';
import { formatDay, formatShortMonth, localize } from '@lions/web-base';
import type { Celebration } from '../../content/celebrations';
import { ExternalLink } from '../../ui/links';
import type { PageRequest } from '../../ui/page/page';

type RowProps = Pick<PageRequest, 'language' | 'texts'> & {
  event: Celebration;
  state: 'past' | 'next' | 'ahead';
};

/** The date in large digits; decoration, because the full date is beside it. */
function BigDate({ date, language }: { date: CivilDate } & Pick<PageRequest, 'language'>) {
  return (
    <p className="event-date" aria-hidden="true">
      <span className="figure-value">{Number(date.slice(8))}</span>
      <span>{formatShortMonth(date, language)}</span>
    </p>
  );
}

interface VenueProps {
  venueId: string;
  language: Language;
  newTab: string;
}

function Venue({ venueId, language, newTab }: VenueProps) {
  const venue = VENUES.find(({ id }) => id === venueId);
  if (!venue) return null;
  return (
    <p>
      <ExternalLink className="external tap-link" href={venueMapUrl(venue)} newTab={newTab}>
        {venue.name[language]}
      </ExternalLink>
    </p>
  );
}

/** One event on the season's line, marked as past, next or upcoming. */
export function EventRow({ event, state, language, texts }: RowProps) {
  const { events } = texts.celebrations;
  return (
    <li id={event.id} className={`event event-${state}`}>
      <BigDate date={event.date} language={language} />
      <div className="event-card">
        {state === 'next' && <p className="event-flag">{events.next}</p>}
        <h3>{event.name[language]}</h3>
        <p className="event-day">
          <time className="day" dateTime={event.date}>
            {formatDay(event.date, language)}
          </time>
          {state === 'past' && <span className="event-past-tag">{events.past}</span>}
        </p>
        <p>{event.description[language]}</p>
        {state === 'past' && event.outcome && <p>{event.outcome[language]}</p>}
        {event.venueId !== undefined && (
          <Venue venueId={event.venueId} language={language} newTab={texts.shell.opensInNewTab} />
        )}
        {event.link && (
          <p>
            <a className="tap-link" href={localize(event.link.path, language)}>
              {event.link.name[language]}
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
