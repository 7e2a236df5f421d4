import { practiceEventTitle, PRACTICE_VENUE, venueAddress } from '@lions/domain';
import { formatDayOfYear, formatMonth, localize } from '@lions/web-base';
import { PRACTICE_ARENA } from '../../content/practice';
import { AddToCalendar } from '../../ui/calendar/add-to-calendar';
import { entryAddresses } from '../../ui/calendar/calendar-addresses';
import type { PageRequest } from '../../ui/page/page';
import { AvailabilityMark } from './calendar/availability';
import { firstDayOf, monthOf } from '../../ui/calendar/months';
import { availabilityOf, isFull, type PracticeView } from './practice-view';
import { registeredPhrase, stateWord } from './practice-words';

type ScheduleRequest = Pick<PageRequest, 'language' | 'texts'>;

interface ScheduleListProps {
  request: ScheduleRequest;
  practices: readonly PracticeView[];
}

/** All upcoming practices by month, and the most recent past ones; for screen and print. */
export function ScheduleList({ request, practices }: ScheduleListProps) {
  const { booking } = request.texts.practice;
  const past = practices.filter(({ state }) => state === 'past');
  const coming = practices.filter(({ state }) => state !== 'past');
  const months = [...new Set(coming.map(({ date }) => monthOf(date)))];
  return (
    <div className="schedule-list">
      {coming.length === 0 && (
        <p className="empty">
          <strong>{booking.none}</strong>
          {booking.noneText}
        </p>
      )}
      {months.map((month) => (
        <section key={month} className="schedule-month" aria-labelledby={`month-${month}`}>
          <h2 id={`month-${month}`}>{formatMonth(firstDayOf(month), request.language)}</h2>
          <ScheduleRows request={request} practices={coming.filter(({ date }) => monthOf(date) === month)} />
        </section>
      ))}
      {past.length > 0 && (
        <details className="booking-past folded folded-marked">
          <summary>{booking.pastPractices}</summary>
          <ScheduleRows request={request} practices={past} />
        </details>
      )}
    </div>
  );
}

function ScheduleRows({ request, practices }: ScheduleListProps) {
  return (
    <ol>
      {practices.map((practice) => (
        <ScheduleRow key={practice.id} request={request} practice={practice} />
      ))}
    </ol>
  );
}

function ScheduleRow({ request, practice }: { request: ScheduleRequest; practice: PracticeView }) {
  const { language, texts } = request;
  const { booking, availability: words } = texts.practice;
  const { id, startsAt, endsAt } = practice;
  const availability = availabilityOf(practice);
  const place = venueAddress(PRACTICE_VENUE, language);
  const entry = {
    kind: 'practice',
    id,
    title: practiceEventTitle(language),
    place,
    startsAt,
    endsAt,
  } as const;
  return (
    <li
      className={availability ? 'practice-row' : 'practice-row practice-shut'}
      data-availability={availability}
      data-state={practice.state}
    >
      <time className="day practice-day" dateTime={practice.date}>
        {formatDayOfYear(practice.date, language)}
      </time>
      <span className="practice-times">{practice.times}</span>
      <span>{PRACTICE_ARENA[language]}</span>
      <span className="practice-state">
        {availability && <AvailabilityMark availability={availability} />}
        {stateWord(practice, words, booking)}
        {availability && ` · ${registeredPhrase(practice, language, booking)}`}
      </span>
      {availability && (
        <>
          <AddToCalendar
            addresses={entryAddresses(entry, language)}
            name={practice.day}
            texts={texts.calendar.add}
            newTab={texts.shell.opensInNewTab}
          />
          <a className="practice-action tap-link" href={`${localize('/practice', language)}?practice=${id}`}>
            {isFull(practice) ? booking.join : booking.register}
            <span className="visually-hidden"> – {practice.day}</span>
          </a>
        </>
      )}
    </li>
  );
}
