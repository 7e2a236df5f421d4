import type { CivilDate, Language } from '@lions/domain';
import { formatShortMonth, formatShortWeekday, formatWeekday } from '@lions/web-base';
import type { ComponentProps, ReactNode } from 'react';

interface MonthTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** Whole weeks from a Sunday on. */
  days: readonly CivilDate[];
  language: Language;
  cell: (day: CivilDate) => ReactNode;
}

/** Weeks from Sunday to Saturday: a month in 42 cells. */
export function MonthTable({ days, language, cell, ...table }: MonthTableProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table {...table}>
      <thead>
        <tr>
          {days.slice(0, 7).map((day) => (
            <th key={day} scope="col" abbr={formatWeekday(day, language)}>
              {formatShortWeekday(day, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(cell)}</tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayNumberProps {
  day: CivilDate;
  /** The first cell of the table, which names its month as each first day of a month does. */
  isFirst: boolean;
  language: Language;
}

/** The number of a day in its cell; screen readers get the whole date beside it. */
export function DayNumber({ day, isFirst, language }: DayNumberProps) {
  const number = Number(day.slice(8));
  return (
    <span aria-hidden="true">
      {number}
      {(isFirst || number === 1) && <small> {formatShortMonth(day, language)}</small>}
    </span>
  );
}
