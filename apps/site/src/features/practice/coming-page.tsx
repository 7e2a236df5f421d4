import { localize, formatMonth } from '@lions/web-base';
import type { CivilDate, Language } from '@lions/domain';
import { PRACTICE_SUMMARY } from '../../content/practice';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import practiceMonthCss from './calendar/month.css?inline';
import monthCss from '../../ui/calendar/month.css?inline';
import css from './practice-page.css?inline';
import { ComingSoonStamp } from '../../ui/unfinished';
import { type Availability, AvailabilityLegend, AvailabilityMark } from './calendar/availability';
import { daysShown, monthOf, firstDayOf } from '../../ui/calendar/months';
import { PracticeFacts } from './practice-facts';
import type { Dictionary } from '../../i18n/dictionary';
import { DayNumber, MonthTable } from '../../ui/calendar/month-table';

/** Practice registration before it opens: an explanation, links, and an inert preview of the page. */
export function comingPage({ language, texts, today }: PageRequest): Page {
  const { registration, seeTryouts } = texts.practice;
  return {
    title: registration.title,
    description: registration.description,
    css: [css, monthCss, practiceMonthCss],
    content: (
      <>
        <PageHead title={registration.title} lead={registration.lead}>
          <p className="lead">{PRACTICE_SUMMARY[language]}</p>
          <p className="actions">
            <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
              {seeTryouts}
            </a>
            <a className="button button-ghost" href={localize('/calendar', language)}>
              {texts.home.coming.calendar}
            </a>
          </p>
        </PageHead>
        <div className="section-band">
          <div className="wrap page-body">
            <RegistrationPreview language={language} texts={texts} today={today} />
          </div>
        </div>
      </>
    ),
  };
}

/**
 * Cells of the blurred calendar with an example of each state, on Tuesdays and Thursdays; not real practices.
 */
const EXAMPLES: Partial<Record<number, Availability>> = {
  9: 'full',
  11: 'waitlist',
  16: 'full',
  18: 'partial',
  23: 'available',
  25: 'available',
};

type PreviewProps = Pick<PageRequest, 'language' | 'texts' | 'today'>;

/** Inert, blurred preview of the registration page, shown below the stamp until it opens. */
function RegistrationPreview({ language, texts, today }: PreviewProps) {
  const { practice } = texts;
  return (
    <div className="preview">
      <div className="preview-stamp">
        <ComingSoonStamp text={practice.comingSoon} />
      </div>
      <div className="preview-blurred" inert aria-hidden="true" data-nosnippet="">
        <h2>{practice.registration.welcome}</h2>
        <p className="lead">{practice.registration.welcomeText}</p>
        <div className="preview-columns">
          <div className="card">
            <h3>{practice.registration.available}</h3>
            <AvailabilityLegend texts={practice.availability} />
            <MonthCalendar today={today} marks={EXAMPLES} language={language} texts={practice} />
          </div>
          <PracticeFacts title={practice.registration.facts} language={language} />
        </div>
      </div>
    </div>
  );
}

interface MonthCalendarProps {
  today: CivilDate;
  /** Renders the cell of index 0 to 41. */
  marks: Partial<Record<number, Availability>>;
  language: Language;
  texts: Dictionary['practice'];
}

/** A month as six weeks from Sunday to Saturday: 42 cells. */
function MonthCalendar({ today, marks, language, texts }: MonthCalendarProps) {
  const month = monthOf(today);
  const days = daysShown(month, today);
  return (
    <div className="month">
      <div className="month-head">
        <button type="button" aria-label={texts.registration.previousMonth}>
          ←
        </button>
        <p className="day">{formatMonth(firstDayOf(month), language)}</p>
        <button type="button" aria-label={texts.registration.nextMonth}>
          →
        </button>
      </div>
      <MonthTable
        days={days}
        language={language}
        cell={(date) => {
          const mark = marks[days.indexOf(date)];
          return (
            <td key={date} className={monthOf(date) === month ? undefined : 'month-other'}>
              <time dateTime={date}>
                <DayNumber day={date} isFirst={date === days[0]} language={language} />
              </time>
              {mark && (
                <span className="month-practice" data-availability={mark}>
                  <AvailabilityMark availability={mark} />
                </span>
              )}
            </td>
          );
        }}
      />
    </div>
  );
}
