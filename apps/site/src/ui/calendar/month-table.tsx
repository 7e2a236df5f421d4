import { calendarCells, type CivilDate, type Language } from '@lions/domain';
import { formatShortWeekday, formatWeekday } from '@lions/web-base';
import type { ComponentProps, ReactNode } from 'react';
import { monthOf, type Month } from './months';

/** The 42 days that a month is shown with. */
export const daysShown = (month: Month): CivilDate[] =>
  calendarCells(Number(month.slice(0, 4)), Number(month.slice(5)));

interface MonthTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  month: Month;
  language: Language;
  /** The cell of a day; `isOther`: of the previous or next month. */
  cell: (day: CivilDate, isOther: boolean) => ReactNode;
}

/** A month as six weeks from Sunday to Saturday: 42 cells. */
export function MonthTable({ month, language, cell, ...table }: MonthTableProps) {
  const days = daysShown(month);
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
          <tr key={week[0]}>{week.map((day) => cell(day, monthOf(day) !== month))}</tr>
        ))}
      </tbody>
    </table>
  );
}
