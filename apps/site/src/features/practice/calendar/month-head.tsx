import type { CivilDate, Language } from '@lions/domain';
import { formatMonth } from '@lions/web-base';
import { firstDayOf, monthsLater, type Month } from '../../../ui/month/months';
import { isShown } from './practice-month';
import type { PracticeTexts } from '../practice-words';

interface MonthHeadProps {
  month: Month;
  today: CivilDate;
  language: Language;
  texts: PracticeTexts['registration'];
  onShow: (month: Month) => void;
}

/** Name of the month, with buttons for the previous and next one. */
export function MonthHead({ month, today, language, texts, onShow }: MonthHeadProps) {
  const step = (months: number, label: string, sign: string) => {
    const wanted = monthsLater(month, months);
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
      {step(-1, texts.previousMonth, '←')}
      <p id="month-shown" className="day" aria-live="polite">
        {formatMonth(firstDayOf(month), language)}
      </p>
      {step(1, texts.nextMonth, '→')}
    </div>
  );
}
