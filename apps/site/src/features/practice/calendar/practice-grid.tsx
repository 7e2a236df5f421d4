import type { CivilDate, Language } from '@lions/domain';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MonthTable } from '../../../ui/calendar/month-table';
import { GridDay } from './grid-day';
import { daysShown, isWithin, monthOf, spanOf, type Month } from '../../../ui/calendar/months';
import { dayAfterKey, isShown } from './practice-month';
import type { PracticeTexts } from '../practice-words';
import { availabilityOf, type PracticeView } from '../practice-view';

interface PracticeGridProps {
  month: Month | undefined;
  practices: readonly PracticeView[];
  today: CivilDate;
  language: Language;
  texts: PracticeTexts;
  openingId: number | undefined;
  onOpen: (practice: PracticeView) => void;
  onShow: (month: Month) => void;
}

/**
 * A month, or the weeks from this week on, as 42 days in the ARIA grid pattern: one tab stop; arrows, Home, End and the page keys move; Enter
 * opens the day's practice, or the one that the arrows selected.
 */
export function PracticeGrid({
  month,
  practices,
  today,
  language,
  texts,
  openingId,
  onOpen,
  onShow,
}: PracticeGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  /** The day with tabindex 0. */
  const [stop, setStop] = useState(today);
  /** Focus the day after rendering, only when a key changed it. */
  const isFollowing = useRef(false);
  const days = daysShown(month, today);
  const isHere = (date: CivilDate) => (month === undefined ? days.includes(date) : monthOf(date) === month);
  const day = isHere(stop) ? stop : spanOf(month, today).from;

  useEffect(() => {
    if (!isFollowing.current) return;
    isFollowing.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  });

  const goTo = (wanted: CivilDate) => {
    if (!isShown(monthOf(wanted), today)) return;
    isFollowing.current = true;
    setStop(wanted);
    if (!isHere(wanted)) onShow(monthOf(wanted));
  };
  const pressed = (event: KeyboardEvent<HTMLTableElement>) => {
    const { key, target } = event;
    const cell = (target as HTMLElement).closest<HTMLElement>('[data-day]');
    const from = cell?.dataset.day;
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return;
    const buttons = [...cell.querySelectorAll('button')];
    const at = buttons.indexOf(target as HTMLButtonElement);
    const isEnter = key === 'Enter' || key === ' ';
    const among = at < 0 ? undefined : { ArrowUp: buttons[at - 1], ArrowDown: buttons[at + 1] }[key];
    const next = dayAfterKey(key, from);
    if (isEnter && at < 0) {
      const open = practices.filter((practice) => practice.date === from && availabilityOf(practice));
      if (open.length === 1 && open[0]) onOpen(open[0]);
      else buttons[0]?.focus();
    } else if (key === 'Escape' && at >= 0) cell.focus();
    else if (among) among.focus();
    else if (next) goTo(next);
    // A focused button turns its own Enter into a click.
    else return;
    event.preventDefault();
  };
  return (
    <section className="month" aria-labelledby="calendar-title">
      <h4 id="calendar-title">{texts.booking.calendar}</h4>
      <p className="visually-hidden calendar-keys">{texts.booking.keys}</p>
      <MonthTable
        days={days}
        language={language}
        ref={grid}
        role="grid"
        aria-labelledby="calendar-title month-shown"
        onKeyDown={pressed}
        onFocus={({ target }) => setStop(target.closest<HTMLElement>('[data-day]')?.dataset.day ?? stop)}
        cell={(date) => (
          <GridDay
            key={date}
            date={date}
            practices={practices.filter((practice) => practice.date === date)}
            isFirst={date === days[0]}
            isOther={!isWithin(date, month, today)}
            isToday={date === today}
            isStop={date === day}
            language={language}
            texts={texts}
            openingId={openingId}
            onOpen={onOpen}
          />
        )}
      />
    </section>
  );
}
