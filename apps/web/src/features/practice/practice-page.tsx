import { PRACTICE_VENUE, venueAddress } from '@lions/domain';
import { localize } from '../../i18n/address';
import { Island } from '../../ui/island';
import type { Page, PageRequest } from '../../ui/page';
import { PageHead } from '../../ui/page-head';
import { readPracticeRegistration } from '../../ui/public-api';
import { registrationTexts } from '../../ui/registration-texts';
import calendarCss from '../../ui/add-to-calendar.css?inline';
import bookingCss from './practice-booking.css?inline';
import { comingPage } from './coming-page';
import { PracticeBooking } from './practice-booking';
import { PracticeFacts } from './practice-facts';
import { firstDayOf, monthsShown, openingMonth } from './practice-month';
import css from './practice-page.css?inline';
import { practiceTexts } from './practice-texts';
import { readPracticeViews } from './practice-view';

/** The id that '?practice=7' names; 0, which no practice has, for anything else; undefined where none is named. */
function practiceIn(search: URLSearchParams): number | undefined {
  const value = search.get('practice');
  if (value === null) return undefined;
  return /^\d{1,10}$/.test(value) ? Number(value) : 0;
}

async function bookingIsland({ language, texts, today, search, fetchJson }: PageRequest) {
  const from = firstDayOf(monthsShown(today).first);
  const practices = await readPracticeViews(fetchJson, language, from);
  const props = {
    practices,
    ...{ language, today, from },
    openingMonth: openingMonth(search, practices, today),
    wantedPractice: practiceIn(search),
    texts: practiceTexts(texts),
    form: {
      texts: registrationTexts(texts),
      calendarTexts: texts.calendar.add,
      newTab: texts.shell.opensInNewTab,
      place: venueAddress(PRACTICE_VENUE, language),
      policyHref: localize('/privacy-policy', language),
      newLinkHref: localize('/my', language),
    },
    notices: { region: texts.shell.notices, dismiss: texts.shell.dismissNotice },
  };
  return <Island name="practice-booking" component={PracticeBooking} props={props} />;
}

/** Practice registration (spec 2.4): at work while a superadmin's switch is on, else the page that says it is coming. */
export async function practicePage(request: PageRequest): Promise<Page> {
  const { language, texts, fetchJson } = request;
  if (!(await readPracticeRegistration(fetchJson))) return comingPage(request);
  const { registration, booking } = texts.practice;
  return {
    title: registration.title,
    description: booking.description,
    css: [css, calendarCss, bookingCss],
    content: (
      <>
        <PageHead title={registration.title} lead={booking.lead}>
          <p className="lead">{booking.summary}</p>
          <p className="actions">
            <a className="button button-ghost" href={localize('/practices', language)}>
              {registration.seeSchedule}
            </a>
          </p>
        </PageHead>
        <div className="section-band">
          <div className="wrap page-body booking">
            <h2>{registration.welcome}</h2>
            <p className="lead">{registration.welcomeText}</p>
            {await bookingIsland(request)}
            <PracticeFacts title={registration.facts} language={language} />
          </div>
        </div>
      </>
    ),
  };
}
