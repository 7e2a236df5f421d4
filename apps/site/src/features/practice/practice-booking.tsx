import type { CivilDate, Language, PracticePool } from '@lions/domain';
import { Notices, type NoticesLabels, formatMonth } from '@lions/web-base';
import { useState, useRef } from 'react';
import { AvailabilityLegend } from './calendar/availability';
import { PracticeGrid } from './calendar/practice-grid';
import { PracticeList } from './calendar/practice-list';
import { type Month, firstDayOf, monthOf, monthsLater } from '../../ui/calendar/months';
import { isShown } from './calendar/practice-month';
import { countAndPlaces, type PracticeTexts } from './practice-words';
import { availabilityOf, type PracticeView, readPracticeViews } from './practice-view';
import { usePracticeForm, type ClosedReason } from './use-practice-form';
import { entryAddresses } from '../../ui/calendar/calendar-addresses';
import { fetchPublic } from '../../ui/page/public-api';
import type { OfferedEvening } from '../../ui/registration/evenings/evening';
import type { RegistrationSetup } from '../../ui/registration/registration-texts';

interface PracticeBookingProps {
  practices: PracticeView[];
  /** Earlier practices are not shown. */
  from: CivilDate;
  today: CivilDate;
  /** Absent: the four weeks from today on. */
  openingMonth?: Month;
  /** Set when the address names a practice, valid or not. */
  wantedPractice?: number;
  language: Language;
  texts: PracticeTexts;
  /** Why the practice in the address has no form. */
  refused: Record<ClosedReason, string>;
  setup: RegistrationSetup;
  /** Title on tickets and in calendars. */
  eventTitle: string;
  arena: Arena;
  notices: NoticesLabels;
}

/** Where practices are. */
interface Arena {
  name: string;
  /** In calendars. */
  address: string;
  /** Only where it is a known venue. */
  mapUrl?: string;
}

/** The practices of four weeks, or of a month, as a list and as a calendar, and the registration form. */
export function PracticeBooking(props: PracticeBookingProps) {
  const { today, language, texts } = props;
  const { booking, registration } = texts;
  const { practices, isReading, hasFailed, readAgain } = usePractices(props.practices, language, props.from);
  const [month, setMonth] = useState(props.openingMonth);
  const form = usePracticeForm(practices, props.wantedPractice, language, booking);

  const show = (wanted: Month | undefined) => {
    if (wanted !== undefined && !isShown(wanted, today)) return;
    setMonth(wanted);
    // Keeps the month in the address, for reloads and links.
    history.replaceState(history.state, '', wanted === undefined ? location.pathname : `?month=${wanted}`);
  };
  const common = { month, practices, today, language, texts, onOpen: form.open, openingId: form.openingId };
  return (
    <>
      <section className="card" aria-labelledby="practices-title" aria-busy={isReading}>
        <h3 id="practices-title">{registration.available}</h3>
        <AvailabilityLegend texts={texts.availability} />
        {form.closedReason && (
          <p className="booking-notice" role="status">
            {props.refused[form.closedReason]}
          </p>
        )}
        {/* Works without JavaScript: the buttons reload the page with another month or an open form. */}
        <form method="get" onSubmit={(event) => event.preventDefault()}>
          <MonthHead month={month} today={today} language={language} texts={texts} onShow={show} />
          <div className="booking-columns">
            <PracticeList {...common} onShow={show} />
            <PracticeGrid {...common} onShow={show} />
          </div>
          <p className="booking-refresh">
            {/* Not `disabled`, which would take the focus from the pressed button. */}
            <button
              className="button button-quiet"
              aria-disabled={isReading}
              onClick={(event) => {
                event.preventDefault();
                void readAgain();
              }}
            >
              {isReading ? booking.refreshing : booking.refresh}
            </button>
            <span role="status">{hasFailed && booking.refreshFailed}</span>
          </p>
        </form>
        <p className="already-registered">
          {booking.already}{' '}
          <a className="tap-link" href={props.setup.myHref}>
            {booking.mine}
          </a>
        </p>
        <noscript>
          <p>{booking.needsScript}</p>
        </noscript>
      </section>
      <Notices labels={props.notices} />
      {form.wanted && form.form && (
        <form.form.Dialog
          texts={form.form.formTexts}
          key={form.wanted.id}
          kind="practice"
          title={texts.form.title}
          subject={props.eventTitle}
          evenings={practices.map((practice) => practiceEvening(practice, props))}
          wanted={form.wanted.id}
          setup={props.setup}
          formTexts={texts.form}
          opener={{ name: 'practice', value: String(form.wanted.id) }}
          readAgain={readAgain}
          onClosed={form.close}
        />
      )}
    </>
  );
}

function practiceEvening(
  practice: PracticeView,
  { arena, eventTitle: title, language, texts }: PracticeBookingProps,
): OfferedEvening {
  const { left, waiting } = practice;
  const poolOf = (pool: PracticePool) => ({ left: left[pool], waiting: waiting[pool] });
  return {
    ...practice,
    kind: 'practice',
    place: arena.name,
    mapUrl: arena.mapUrl,
    calendar: entryAddresses({ ...practice, kind: 'practice', title, place: arena.address }, language),
    isClosed: !availabilityOf(practice),
    places: countAndPlaces(practice, language, texts.booking),
    pools: { skaters: poolOf('skaters'), goalies: poolOf('goalies') },
  };
}

/** The page's practices, and how to refetch them; on failure the shown ones stay. */
function usePractices(initial: PracticeView[], language: Language, from: CivilDate) {
  const [practices, setPractices] = useState(initial);
  const [isReading, setReading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Number of the last request: an older request's late answer is dropped. */
  const lastRequest = useRef(0);

  const readAgain = async () => {
    lastRequest.current += 1;
    const request = lastRequest.current;
    setReading(true);
    const read = await readPracticeViews(fetchPublic, language, from).catch(() => undefined);
    if (request !== lastRequest.current) return;
    if (read) setPractices(read);
    setFailed(!read);
    setReading(false);
  };
  return { practices, isReading, hasFailed, readAgain };
}

interface MonthHeadProps {
  month: Month | undefined;
  today: CivilDate;
  language: Language;
  texts: PracticeTexts;
  onShow: (month: Month | undefined) => void;
}

/** Name of what is shown, with buttons for the months around it and, in a month, for the next four weeks. */
function MonthHead({ month, today, language, texts, onShow }: MonthHeadProps) {
  const step = (months: number, label: string, sign: string) => {
    const wanted = monthsLater(month ?? monthOf(today), months);
    return (
      <button
        name="month"
        value={wanted}
        aria-label={label}
        // Not `disabled`, which would take the focus from the pressed button.
        aria-disabled={!isShown(wanted, today)}
        onClick={(event) => {
          event.preventDefault();
          onShow(wanted);
        }}
      >
        {sign}
      </button>
    );
  };
  return (
    <div className="month-head">
      {step(-1, texts.registration.previousMonth, '←')}
      <p id="month-shown" className="day" aria-live="polite">
        {month === undefined ? texts.fourWeeks : formatMonth(firstDayOf(month), language)}
      </p>
      {step(1, texts.registration.nextMonth, '→')}
      {month !== undefined && (
        <button
          className="button button-quiet month-now"
          name="month"
          value=""
          onClick={(event) => {
            event.preventDefault();
            onShow(undefined);
          }}
        >
          {texts.fourWeeks}
        </button>
      )}
    </div>
  );
}
