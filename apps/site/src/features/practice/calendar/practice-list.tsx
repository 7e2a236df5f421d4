import type { CivilDate, Language } from '@lions/domain';
import { formatDayOfYear, translate } from '@lions/web-base';
import { AvailabilityMark } from './availability';
import { OpenPractice } from './open-practice';
import { isWithin, monthFor, type Month } from '../../../ui/calendar/months';
import { nextOpen } from './practice-month';
import { type PracticeTexts, registeredPhrase, stateWord } from '../practice-words';
import { availabilityOf, isFull, type PracticeView } from '../practice-view';

interface PracticeListProps {
  month: Month | undefined;
  practices: readonly PracticeView[];
  today: CivilDate;
  language: Language;
  texts: PracticeTexts;
  openingId: number | undefined;
  onOpen: (practice: PracticeView) => void;
  onShow: (month: Month | undefined) => void;
}

/** The practices of a month, or of the four weeks from today on, as a list; past ones collapsed at the end. */
export function PracticeList({ month, practices, today, onShow, ...row }: PracticeListProps) {
  const { booking } = row.texts;
  const here = practices.filter(({ date }) => isWithin(date, month, today));
  const [past, coming] = [here.filter(isPast), here.filter((practice) => !isPast(practice))];
  const next = nextOpen(practices, today);
  return (
    <section className="booking-list" aria-labelledby="list-title">
      <h4 id="list-title">{booking.list}</h4>
      {coming.length > 0 && (
        <ol>
          {coming.map((practice) => (
            <PracticeRow key={practice.id} {...row} practice={practice} />
          ))}
        </ol>
      )}
      {here.length === 0 && (
        <p className="empty">
          <strong>{next ? booking.noneHere : booking.none}</strong>
          {!next && booking.noneText}
        </p>
      )}
      {coming.length === 0 && next && (
        <button
          className="button button-quiet"
          name="month"
          value={monthFor(next.date, today) ?? ''}
          onClick={(event) => {
            event.preventDefault();
            onShow(monthFor(next.date, today));
          }}
        >
          {translate(row.language, booking, 'next', { day: next.day })}
        </button>
      )}
      {past.length > 0 && (
        <details className="booking-past folded folded-marked">
          <summary>{booking.pastPractices}</summary>
          <ol>
            {past.map((practice) => (
              <PracticeRow key={practice.id} {...row} practice={practice} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const isPast = ({ state }: PracticeView) => state === 'past';

type PracticeRowProps = Pick<PracticeListProps, 'language' | 'texts' | 'openingId' | 'onOpen'> & {
  practice: PracticeView;
};

function PracticeRow({ practice, language, texts, openingId, onOpen }: PracticeRowProps) {
  const { booking } = texts;
  const availability = availabilityOf(practice);
  const facts = (
    <>
      <time className="day practice-day" dateTime={practice.date}>
        {formatDayOfYear(practice.date, language)}
      </time>
      <span className="practice-times">{practice.times}</span>
      <span className="practice-state">
        {availability && <AvailabilityMark availability={availability} />}
        {stateWord(practice, texts.availability, booking)}
        {availability && ` · ${registeredPhrase(practice, language, booking)}`}
      </span>
    </>
  );
  if (!availability)
    return (
      <li className="practice-row practice-shut" data-state={practice.state}>
        {facts}
      </li>
    );
  const action = isFull(practice) ? booking.join : booking.register;
  return (
    <li>
      <OpenPractice className="practice-row" practice={practice} openingId={openingId} onOpen={onOpen}>
        {facts}
        <span className="practice-action">{openingId === practice.id ? booking.opening : action}</span>
      </OpenPractice>
    </li>
  );
}
