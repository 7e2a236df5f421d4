import type { CivilDate, Language } from '@lions/domain';
import { formatDay } from '@lions/web-base';
import { AvailabilityMark } from './availability';
import { OpenPractice } from './open-practice';
import { type PracticeTexts, stateWord } from '../practice-words';
import { availabilityOf, type PracticeView } from '../practice-view';

interface GridDayProps {
  date: CivilDate;
  practices: readonly PracticeView[];
  /** A day of the previous or next month. */
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
        <span aria-hidden="true">{Number(date.slice(8))}</span>
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
