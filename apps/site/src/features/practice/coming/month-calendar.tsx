import type { Language } from '@lions/domain';
import { formatMonth } from '@lions/web-base';
import type { Dictionary } from '../../../i18n/dictionary';
import { daysShown, MonthTable } from '../../../ui/month/month-table';
import { firstDayOf, type Month } from '../../../ui/month/months';
import { AvailabilityMark, type Availability } from '../calendar/availability';

interface MonthCalendarProps {
  month: Month;
  /** Renders the cell of index 0 to 41. */
  marks: Partial<Record<number, Availability>>;
  language: Language;
  texts: Dictionary['practice'];
}

/** A month as six weeks from Sunday to Saturday: 42 cells. */
export function MonthCalendar({ month, marks, language, texts }: MonthCalendarProps) {
  const days = daysShown(month);
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
        month={month}
        language={language}
        cell={(date, isOther) => {
          const mark = marks[days.indexOf(date)];
          return (
            <td key={date} className={isOther ? 'month-other' : undefined}>
              <time dateTime={date}>{Number(date.slice(8))}</time>
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
