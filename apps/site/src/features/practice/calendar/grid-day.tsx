import type { CivilDate, Language } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { DayNumber } from '../../../ui/calendar/month-table';
import { AvailabilityMark } from './availability';
import { OpenPractice } from './open-practice';
import { type PracticeTexts, stateWord } from '../practice-words';
import { availabilityOf, type PracticeView } from '../practice-view';

interface GridDayProps {
  date: CivilDate;
  practices: readonly PracticeView[];
  /** The first of the table. */
  isFirst: boolean;
  /** Before or after the shown days. */
  isOther: boolean;
  isToday: boolean;
  /** The day with tabindex 0 (roving tabindex). */
  isStop: boolean;
  language: Language;
  texts: PracticeTexts;
  openingId: number | undefined;
  onOpen: (practice: PracticeView) => void;
}

/** One day of the calendar with its practices, each as start time and availability icon. */
export function GridDay({
  date,
  practices,
  isFirst,
  isOther,
  isToday,
  isStop,
  language,
  texts,
  openingId,
  onOpen,
}: GridDayProps) {
  return (
    <td
      role="gridcell"
      className={isOther ? 'month-other' : undefined}
      aria-current={isToday ? 'date' : undefined}
      data-day={date}
      tabIndex={isStop ? 0 : -1}
    >
      <time dateTime={date}>
        <DayNumber day={date} isFirst={isFirst} language={language} />
        <span className="visually-hidden">{formatDay(date, language)}</span>
      </time>
      {practices.map((practice) => {
        const availability = availabilityOf(practice);
        const words = (
          <>
            <span className="practice-start">{practice.start}</span>
            <span className="visually-hidden">
              {' '}
              – {stateWord(practice, texts.availability, texts.booking)}
            </span>
          </>
        );
        if (!availability)
          return (
            <p key={practice.id} className="month-practice practice-shut" data-state={practice.state}>
              {words}
            </p>
          );
        return (
          <OpenPractice
            key={practice.id}
            className="month-practice"
            practice={practice}
            tabIndex={-1}
            openingId={openingId}
            onOpen={onOpen}
          >
            <AvailabilityMark availability={availability} />
            {words}
            <span className="visually-hidden">, {practice.day}</span>
          </OpenPractice>
        );
      })}
    </td>
  );
}
