import type { Language } from '@lions/domain';
import { formatMonth, translate } from '@lions/web-base';
import { firstDayOf, monthOf, monthsLater, type Month } from '../../ui/calendar/months';
import type { PageRequest } from '../../ui/page/page';
import { calendarAddress, isShown, VIEWS, type CalendarChoice, type CalendarView } from './calendar-choice';
import type { ClubCalendar } from './read-calendar';

interface ToolProps extends Pick<PageRequest, 'language' | 'texts' | 'today'> {
  calendar: ClubCalendar;
}

const nameOf = (month: Month, language: Language) => formatMonth(firstDayOf(month), language);

/** The name of what is shown between the ways to the months around it, and the views. */
export function CalendarHead({ calendar, language, texts, today }: ToolProps) {
  const { choice, hasLater } = calendar;
  const { clubCalendar } = texts;
  const now = monthOf(today);
  const current = choice.month ?? now;
  const to = (change: Partial<CalendarChoice>) => calendarAddress({ ...choice, ...change }, language);
  const step = (months: -1 | 1, isThere: boolean) => {
    const month = monthsLater(current, months);
    const sign = months < 0 ? '←' : '→';
    if (!isThere || !isShown(month, today))
      return (
        <span className="cal-arrow" aria-hidden="true">
          {sign}
        </span>
      );
    const label = translate(language, clubCalendar, months < 0 ? 'previous' : 'next', {
      month: nameOf(month, language),
    });
    return (
      <a className="cal-arrow" href={to({ month })} aria-label={label}>
        {sign}
      </a>
    );
  };
  const views = (current: CalendarView, className = '') => (
    <nav className={`cal-views ${className}`} aria-label={clubCalendar.views}>
      {VIEWS.map((view) => (
        <a key={view} href={to({ view })} aria-current={view === current ? 'true' : undefined}>
          {clubCalendar.view[view]}
        </a>
      ))}
    </nav>
  );
  return (
    <div className="cal-head">
      <div className="cal-steps">
        {step(-1, true)}
        <h2 id="month-shown" className="day">
          {choice.month === undefined ? clubCalendar.fourWeeks : nameOf(choice.month, language)}
        </h2>
        {step(1, current < now || hasLater)}
      </div>
      {choice.month !== undefined && (
        <a className="tap-link cal-now" href={to({ month: undefined })}>
          {clubCalendar.fourWeeks}
        </a>
      )}
      {choice.view ? (
        views(choice.view)
      ) : (
        <>
          {views('agenda', 'cal-narrow')}
          {views('month', 'cal-wide')}
        </>
      )}
    </div>
  );
}

/** Notice of shown days without entries, and a link to the next month that has some. */
export function EmptyMonth({ calendar, language, texts }: Omit<ToolProps, 'today'>) {
  const { choice, nextMonth } = calendar;
  const { clubCalendar } = texts;
  return (
    <div className="empty cal-empty">
      <p>
        <strong>
          {choice.month === undefined
            ? clubCalendar.noneSoon
            : translate(language, clubCalendar, 'none', { month: nameOf(choice.month, language) })}
        </strong>
        {clubCalendar.noneText}
      </p>
      {nextMonth !== undefined && (
        <a className="button" href={calendarAddress({ ...choice, month: nextMonth }, language)}>
          {translate(language, clubCalendar, 'nextDates', { month: nameOf(nextMonth, language) })}
        </a>
      )}
    </div>
  );
}
