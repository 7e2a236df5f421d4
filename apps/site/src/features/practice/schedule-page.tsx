import { localize } from '@lions/web-base';
import { SCHEDULE_PICTURES } from '../../content/practice';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { SitePicture } from '../../ui/picture';
import { readPracticeRegistration } from '../../ui/page/public-api';
import calendarCss from '../../ui/calendar/add-to-calendar.css?inline';
import bookingCss from './practice-booking.css?inline';
import { firstDayOf } from '../../ui/calendar/months';
import { monthsShown } from './calendar/practice-month';
import practiceMonthCss from './calendar/month.css?inline';
import css from './practice-page.css?inline';
import { readPracticeViews } from './practice-view';
import { ScheduleList } from './schedule-list';

/** "Coming soon" picture, shown while registration is closed. */
function comingSchedule({ language, texts }: PageRequest) {
  return (
    <>
      <SitePicture
        className="schedule-picture"
        picture={SCHEDULE_PICTURES[language]}
        language={language}
        eager
      />
      <p className="schedule-text">{texts.practice.schedule.text}</p>
    </>
  );
}

async function openSchedule(request: PageRequest) {
  const { language, today, fetchJson } = request;
  const practices = await readPracticeViews(fetchJson, language, firstDayOf(monthsShown(today).first));
  return <ScheduleList request={request} practices={practices} />;
}

/** The practice schedule: the list while registration is open, else a picture. */
export async function schedulePage(request: PageRequest): Promise<Page> {
  const { language, texts, fetchJson } = request;
  const { schedule, seeTryouts } = texts.practice;
  const isOpen = await readPracticeRegistration(fetchJson);
  return {
    title: schedule.title,
    description: isOpen ? schedule.openDescription : schedule.description,
    css: isOpen ? [css, practiceMonthCss, calendarCss, bookingCss] : [css],
    content: (
      <>
        <PageHead title={schedule.title} lead={schedule.lead} />
        <div className={isOpen ? 'wrap page-body booking' : 'wrap page-body'}>
          {isOpen ? await openSchedule(request) : comingSchedule(request)}
          <p className="actions">
            {isOpen ? (
              <a className="button" href={localize('/practice', language)}>
                {schedule.seeRegistration}
              </a>
            ) : (
              <a className="button" href={localize('/calendar', language)}>
                {texts.home.coming.calendar}
              </a>
            )}
            <a className="button button-quiet" href={localize('/hockey-programs/tryouts', language)}>
              {seeTryouts}
            </a>
          </p>
        </div>
      </>
    ),
  };
}
