import { monthOf } from '../../ui/calendar/months';
import monthCss from '../../ui/calendar/month.css?inline';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import sharedCss from '../../ui/tryouts.css?inline';
import agendaCss from './calendar-agenda.css?inline';
import { CalendarAgenda } from './calendar-agenda';
import { isFar } from './calendar-choice';
import { CalendarFilter } from './calendar-filter';
import { CalendarHead, EmptyMonth } from './calendar-head';
import monthViewCss from './calendar-month.css?inline';
import { CalendarMonth } from './calendar-month';
import css from './calendar-page.css?inline';
import { readCalendar } from './read-calendar';
import { Subscribe } from './subscribe';

/** Paper: the table of a month is wide. */
const PAPER = { month: '@page{size:landscape;margin:10mm}', agenda: '@page{margin:14mm}' };

/** The club's calendar: a month of tryouts, practices and events, as a table and as a list. */
export async function calendarPage(request: PageRequest): Promise<Page> {
  const { language, texts, today } = request;
  const { clubCalendar } = texts;
  const calendar = await readCalendar(request);
  const { month, view } = calendar.choice;
  const parts = { calendar, language, texts, today };
  const isEmpty = !calendar.entries.some(({ date }) => monthOf(date) === month);
  return {
    title: clubCalendar.title,
    description: clubCalendar.description,
    css: [sharedCss, monthCss, css, monthViewCss, agendaCss, PAPER[view ?? 'month']],
    canonicalPath: '/calendar',
    noindex: isFar(month, today),
    content: (
      <>
        <PageHead title={clubCalendar.title} lead={clubCalendar.lead} />
        <div className="wrap page-body calendar">
          <CalendarFilter {...parts} />
          {calendar.team && calendar.choice.kind !== 'tryouts' && (
            <p className="cal-note">{clubCalendar.teamNote}</p>
          )}
          <CalendarHead {...parts} />
          {isEmpty ? (
            <EmptyMonth {...parts} />
          ) : (
            <>
              {view !== 'agenda' && (
                <CalendarMonth
                  {...parts}
                  className={view === undefined ? 'cal-wide' : ''}
                  hasAgenda={view === 'month'}
                />
              )}
              <CalendarAgenda {...parts} className={view === 'agenda' ? '' : 'cal-narrow'} />
            </>
          )}
          <Subscribe team={calendar.team} language={language} texts={texts} origin={request.origin} />
        </div>
      </>
    ),
  };
}
