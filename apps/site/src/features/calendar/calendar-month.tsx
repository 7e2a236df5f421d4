import { formatDay, translate } from '@lions/web-base';
import { ClubLink } from '../../ui/club-link';
import { DayNumber, MonthTable } from '../../ui/calendar/month-table';
import { daysShown, isWithin } from '../../ui/calendar/months';
import type { PageRequest } from '../../ui/page/page';
import type { CalendarEntry } from './calendar-entry';
import type { ClubCalendar } from './read-calendar';

type Words = Pick<PageRequest, 'language' | 'texts' | 'today'>;

interface CalendarMonthProps extends Words {
  calendar: ClubCalendar;
  className: string;
  /** Whether the agenda is below on phones, so that a day can lead to it. */
  hasAgenda: boolean;
}

/** A month, or six weeks from this week on, as a table. On phones a day is its number and a dot per entry. */
export function CalendarMonth({ calendar, className, hasAgenda, ...words }: CalendarMonthProps) {
  const { language, today } = words;
  const { choice, entries } = calendar;
  const days = daysShown(choice.month, today);
  return (
    <div className={`month cal-month ${className}`}>
      <MonthTable
        days={days}
        language={language}
        aria-labelledby="month-shown"
        cell={(day) => {
          const isOther = !isWithin(day, choice.month, today);
          const here = entries.filter(({ date }) => date === day);
          return (
            <td
              key={day}
              className={isOther ? 'month-other' : undefined}
              data-past={day < today ? '' : undefined}
              aria-current={day === today ? 'date' : undefined}
            >
              <time dateTime={day}>
                <DayNumber day={day} isFirst={day === days[0]} language={language} />
                <span className="visually-hidden">{formatDay(day, language)}</span>
              </time>
              {hasAgenda && !isOther && here.length > 0 && <DayLink day={day} entries={here} {...words} />}
              {here.length > 0 && (
                <ul className="cal-chips">
                  {here.map((entry) => (
                    <li
                      key={entry.key}
                      data-kind={entry.kind}
                      data-state={entry.isCancelled ? 'cancelled' : entry.isPast ? 'past' : undefined}
                    >
                      <Chip entry={entry} {...words} />
                    </li>
                  ))}
                </ul>
              )}
            </td>
          );
        }}
      />
    </div>
  );
}

/** On phones: the dots of a day, a link to it in the agenda. */
function DayLink({ day, entries, language, texts }: Words & { day: string; entries: CalendarEntry[] }) {
  return (
    <a className="cal-dots" href={`#day-${day}`}>
      {entries.slice(0, 4).map(({ key, kind }) => (
        <span key={key} data-kind={kind} />
      ))}
      <span className="visually-hidden">
        {formatDay(day, language)},{' '}
        {translate(language, texts.clubCalendar, 'entries', { count: entries.length })}
      </span>
    </a>
  );
}

function Chip({ entry, language, texts }: Words & { entry: CalendarEntry }) {
  const { clubCalendar } = texts;
  const { left } = entry;
  return (
    <ClubLink className="cal-chip" link={entry.href} language={language} newTab={texts.shell.opensInNewTab}>
      {entry.start !== undefined && (
        <span className="cal-chip-time">
          <span className="cal-start">{entry.start}</span>{' '}
          {entry.isCancelled && <strong className="cal-cancelled">{clubCalendar.cancelled}</strong>}
          {left !== undefined && (
            <span className="cal-left">
              {left === 0
                ? clubCalendar.noneLeft
                : translate(language, clubCalendar, 'left', { count: left })}
            </span>
          )}
        </span>
      )}{' '}
      <strong className="cal-title">{entry.title}</strong> <span>{entry.placeName}</span>
    </ClubLink>
  );
}
