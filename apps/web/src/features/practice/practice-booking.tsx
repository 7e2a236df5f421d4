import type { CivilDate, Language } from '@lions/domain';
import { useState } from 'react';
import { Notices, type NoticesLabels } from '../../ui/notices';
import { AvailabilityLegend } from './availability-legend';
import { MonthHead } from './month-head';
import type { PracticeDialogProps } from './practice-dialog';
import { PracticeGrid } from './practice-grid';
import { PracticeList } from './practice-list';
import { isShown, type Month } from './practice-month';
import type { PracticeTexts } from './practice-texts';
import type { PracticeView } from './practice-view';
import { usePracticeForm } from './use-practice-form';
import { usePractices } from './use-practices';

export interface PracticeBookingProps {
  practices: PracticeView[];
  /** Practices before it are not shown. */
  from: CivilDate;
  today: CivilDate;
  openingMonth: Month;
  /** The address names a practice, or something that is none. */
  wantedPractice?: number;
  language: Language;
  texts: PracticeTexts;
  form: Pick<
    PracticeDialogProps,
    'texts' | 'calendarTexts' | 'newTab' | 'place' | 'policyHref' | 'newLinkHref'
  >;
  notices: NoticesLabels;
}

/** The practices of a month, as a list and as a calendar, and the form that registers for one (spec 2.4, section 4). */
export function PracticeBooking(props: PracticeBookingProps) {
  const { today, language, texts } = props;
  const { booking, registration } = texts;
  const { practices, isReading, hasFailed, readAgain } = usePractices(props.practices, language, props.from);
  const [month, setMonth] = useState(props.openingMonth);
  const form = usePracticeForm(practices, props.wantedPractice, booking);

  const show = (wanted: Month) => {
    if (!isShown(wanted, today)) return;
    setMonth(wanted);
    // Loading the page again shows the same month; a link to it leads there.
    history.replaceState(history.state, '', `?month=${wanted}`);
  };
  const common = { month, practices, today, language, texts, onOpen: form.open, openingId: form.openingId };
  return (
    <>
      <section className="card" aria-labelledby="practices-title" aria-busy={isReading}>
        <h3 id="practices-title">{registration.available}</h3>
        <AvailabilityLegend texts={texts.availability} />
        {form.shut && (
          <p className="booking-said" role="status">
            {props.form.texts.refused[form.shut]}
          </p>
        )}
        {/* Without script its buttons load the page anew, with another month or the form that was asked for. */}
        <form method="get" onSubmit={(event) => event.preventDefault()}>
          <MonthHead month={month} today={today} language={language} texts={registration} onShow={show} />
          <div className="booking-columns">
            <PracticeList {...common} onShow={show} />
            <PracticeGrid {...common} onShow={show} />
          </div>
          <p className="booking-refresh">
            {/* Not `disabled`, which would take the focus away from who pressed it. */}
            <button
              className="button button-outline"
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
        <p className="booking-already">
          {booking.already} <a href={props.form.newLinkHref}>{booking.privateLink}</a>
        </p>
        <noscript>
          <p>{booking.needsScript}</p>
        </noscript>
      </section>
      <Notices labels={props.notices} />
      {form.practice && form.Dialog && (
        <form.Dialog
          key={form.practice.id}
          {...props.form}
          practice={form.practice}
          isUnread={hasFailed}
          language={language}
          practiceTexts={texts}
          onChanged={() => void readAgain()}
          onClosed={form.close}
        />
      )}
    </>
  );
}
