import { formatDay, localize } from '@lions/web-base';
import { VENUES, type Language } from '@lions/domain';
import { CELEBRATIONS, nextEvent, type Celebration } from '../../content/celebrations';
import { eventJsonLd } from '../../ui/event-json-ld';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import css from './celebrations.css?inline';
import { EventRow } from './event-row';

type PartProps = Pick<PageRequest, 'language' | 'texts'>;

/** Link to the next event, above the fold. */
function ComingUp({ event, language, texts }: PartProps & { event: Celebration }) {
  return (
    <a className="coming-up" href={`#${event.id}`}>
      <span className="coming-up-label">{texts.celebrations.events.comingUp}</span>
      <strong>{event.name[language]}</strong>
      <time dateTime={event.date}>{formatDay(event.date, language)}</time>
    </a>
  );
}

function SeasonIsOver({ language, texts }: PartProps) {
  const { events } = texts.celebrations;
  return (
    <section className="season-over" aria-labelledby="season-over-title">
      <h2 id="season-over-title">{events.overTitle}</h2>
      <p>{events.overText}</p>
      <a className="button button-gold" href={localize('/wall-of-celebrations', language)}>
        {events.wallLink}
      </a>
    </section>
  );
}

/** The celebrations of the 50th season; the next one depends on the date in the club's zone. */
export function celebrationsPage(request: PageRequest): Page {
  const { language, texts, today } = request;
  const { events } = texts.celebrations;
  const parts = { language, texts };
  const next = nextEvent(CELEBRATIONS, today);
  const stateOf = (event: Celebration) => (event === next ? 'next' : event.date < today ? 'past' : 'ahead');
  return {
    title: events.title,
    description: events.description,
    css: [css],
    sharePicture: 'celebrations',
    jsonLd: CELEBRATIONS.map((event) => celebrationJsonLd(event, request)),
    content: (
      <>
        <PageHead
          eyebrow={texts.shell.founded}
          title={events.title}
          lead={next ? events.lead : events.leadOver}
          art={
            <p className="fifty figure-value" aria-hidden="true">
              50
            </p>
          }
        >
          {next && <ComingUp event={next} {...parts} />}
        </PageHead>
        <div className="wrap page-body">
          {!next && <SeasonIsOver {...parts} />}
          {/* What comes first, what is over below. */}
          {[false, true].map((isOver) => {
            const shown = CELEBRATIONS.filter((event) => (stateOf(event) === 'past') === isOver);
            const id = isOver ? 'past-title' : 'timeline-title';
            if (shown.length === 0) return null;
            return (
              <section key={id} className="timeline-part" aria-labelledby={id}>
                <h2 id={id}>{isOver ? events.pastTitle : events.timeline}</h2>
                <ol className="timeline">
                  {shown.map((event) => (
                    <EventRow key={event.id} event={event} state={stateOf(event)} {...parts} />
                  ))}
                </ol>
              </section>
            );
          })}
        </div>
      </>
    ),
  };
}

/** Address of an event on the celebrations page. */
const eventPath = (event: Celebration, language: Language) =>
  `${localize('/50th-celebrations', language)}#${event.id}`;

/** Its time of day is unknown, and its place in most cases. */
const celebrationJsonLd = (event: Celebration, request: PageRequest) =>
  eventJsonLd(
    {
      name: event.name[request.language],
      description: event.description[request.language],
      startDate: event.date,
      isSport: event.isGame ?? false,
      path: eventPath(event, request.language),
      place: VENUES.find(({ id }) => id === event.venueId),
    },
    request,
  );
