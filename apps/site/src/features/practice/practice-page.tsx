import { findVenue, practiceEventTitle, PRACTICE_VENUE, venueAddress, venueMapUrl } from '@lions/domain';

import { localize } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { eventJsonLd, MOST_EVENTS } from '../../ui/event-json-ld';
import { Island } from '../../ui/page/island';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { readPracticeRegistration } from '../../ui/page/public-api';
import { registrationSetup } from '../../ui/registration/registration-texts';
import calendarCss from '../../ui/calendar/add-to-calendar.css?inline';
import bookingCss from './practice-booking.css?inline';
import { PRACTICE_ARENA } from '../../content/practice';
import { comingPage } from './coming-page';
import { PracticeBooking } from './practice-booking';
import { PracticeFacts } from './practice-facts';
import { firstDayOf } from '../../ui/calendar/months';
import { monthsShown, openingMonth } from './calendar/practice-month';
import practiceMonthCss from './calendar/month.css?inline';
import monthCss from '../../ui/calendar/month.css?inline';
import css from './practice-page.css?inline';
import { practiceTexts } from './practice-words';
import { readPracticeViews, type PracticeView } from './practice-view';

/** The id in '?practice=7'; 0, which no practice has, for an invalid one; undefined where there is none. */
function practiceIn(search: URLSearchParams): number | undefined {
  const value = search.get('practice');
  if (value === null) return undefined;
  return /^\d{1,10}$/.test(value) ? Number(value) : 0;
}

const closedTexts = ({ started, cancelled, gone }: Dictionary['registration']['refused']) => ({
  started,
  cancelled,
  gone,
});

function bookingIsland(request: PageRequest, from: string, practices: PracticeView[]) {
  const { language, texts, today, search } = request;
  const venue = findVenue(PRACTICE_ARENA[language]);
  const props = {
    practices,
    language,
    today,
    from,
    openingMonth: openingMonth(search, practices, today),
    wantedPractice: practiceIn(search),
    texts: practiceTexts(texts),
    refused: closedTexts(texts.registration.refused),
    setup: registrationSetup(request),
    eventTitle: practiceEventTitle(language),
    arena: {
      name: PRACTICE_ARENA[language],
      address: venueAddress(PRACTICE_VENUE, language),
      mapUrl: venue && venueMapUrl(venue),
    },
    notices: { region: texts.shell.notices, dismiss: texts.shell.dismissNotice },
  };
  return <Island name="practice-booking" component={PracticeBooking} props={props} />;
}

/** The coming practices. */
const practicesJsonLd = (request: PageRequest, practices: PracticeView[]) =>
  practices
    .filter(({ startsAt }) => new Date(startsAt) > request.now)
    .slice(0, MOST_EVENTS)
    .map(({ id, startsAt, endsAt, state }) =>
      eventJsonLd(
        {
          name: practiceEventTitle(request.language),
          startDate: startsAt,
          endDate: endsAt,
          isSport: true,
          isCancelled: state === 'cancelled',
          path: `${localize('/practice', request.language)}?practice=${id}`,
          place: PRACTICE_VENUE,
        },
        request,
      ),
    );

/** Practice registration: the calendar and form while the setting is on, else the "coming soon" page. */
export async function practicePage(request: PageRequest): Promise<Page> {
  const { language, texts, today, fetchJson } = request;
  if (!(await readPracticeRegistration(fetchJson))) return comingPage(request);
  const { registration, booking } = texts.practice;
  const from = firstDayOf(monthsShown(today).first);
  const practices = await readPracticeViews(fetchJson, language, from);
  return {
    title: registration.title,
    description: booking.description,
    jsonLd: practicesJsonLd(request, practices),
    css: [css, monthCss, practiceMonthCss, calendarCss, bookingCss],
    content: (
      <>
        <PageHead title={registration.title} lead={booking.lead}>
          <p className="lead">{booking.summary}</p>
        </PageHead>
        <div className="section-band">
          <div className="wrap page-body booking">
            <h2>{registration.welcome}</h2>
            {bookingIsland(request, from, practices)}
            <PracticeFacts title={registration.facts} language={language} />
            <p className="actions">
              <a className="button button-quiet" href={localize('/practices', language)}>
                {registration.seeSchedule}
              </a>
            </p>
          </div>
        </div>
      </>
    ),
  };
}
