import { calendarCells, type CivilDate, type Language } from '@lions/domain';
import { formatMonth, formatShortWeekday } from '@lions/web-base';
import type { Dictionary } from '../../../i18n/dictionary';
import { AvailabilityMark, type Availability } from '../calendar/availability';

interface MonthCalendarProps {
  /** Any day of the month. */
  month: CivilDate;
  /** Renders the cell of index 0 to 41. */
  marks: Partial<Record<number, Availability>>;
  language: Language;
  texts: Dictionary['practice'];
}

/** A month as six weeks from Sunday to Saturday: 42 cells. */
export function MonthCalendar({ month, marks, language, texts }: MonthCalendarProps) {
  const cells = calendarCells(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
  const weeks = Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
  return (
    <div className="month">
      <div className="month-head">
        <button type="button" aria-label={texts.registration.previousMonth}>
          ←
        </button>
        <p className="day">{formatMonth(month, language)}</p>
        <button type="button" aria-label={texts.registration.nextMonth}>
          →
        </button>
      </div>
      <table>
        <thead>
          <tr>
            {cells.slice(0, 7).map((date) => (
              <th key={date} scope="col">
                {formatShortWeekday(date, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days, week) => (
            <tr key={days[0]}>
              {days.map((date, day) => {
                const mark = marks[week * 7 + day];
                return (
                  <td
                    key={date}
                    className={date.slice(0, 7) === month.slice(0, 7) ? undefined : 'month-other'}
                  >
                    <time dateTime={date}>{Number(date.slice(8))}</time>
                    {mark && (
                      <span className="month-practice" data-availability={mark}>
                        <AvailabilityMark availability={mark} />
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
