import { groupBy } from '@lions/domain';
import { formatDay, formatDayOfYear } from '@lions/web-base';
import { ClubLink } from '../../ui/club-link';
import { isWithin, monthOf } from '../../ui/calendar/months';
import type { PageRequest } from '../../ui/page/page';
import type { CalendarEntry } from './calendar-entry';
import type { ClubCalendar } from './read-calendar';

type Words = Pick<PageRequest, 'language' | 'texts' | 'today'>;

interface CalendarAgendaProps extends Words {
  calendar: ClubCalendar;
  className: string;
}

/** The shown days with entries, as a list. In the current month past days are folded. */
export function CalendarAgenda({ calendar, className, ...words }: CalendarAgendaProps) {
  const { today, texts } = words;
  const { month } = calendar.choice;
  const entries = calendar.entries.filter(({ date }) => isWithin(date, month, today));
  const isFolded = ({ date }: CalendarEntry) => month === monthOf(today) && date < today;
  const past = entries.filter(isFolded);
  return (
    <div className={`cal-agenda ${className}`}>
      {past.length > 0 && (
        <details className="cal-past folded folded-marked">
          <summary>{texts.clubCalendar.past}</summary>
          <Days entries={past} {...words} />
        </details>
      )}
      <Days entries={entries.filter((entry) => !isFolded(entry))} {...words} />
    </div>
  );
}

function Days({ entries, ...words }: Words & { entries: CalendarEntry[] }) {
  const days = groupBy(entries, ({ date }) => date).map((here) => ({ day: here[0]?.date ?? '', here }));
  return (
    <>
      {days.map(({ day, here }) => (
        <section
          key={day}
          id={`day-${day}`}
          className="cal-day"
          aria-labelledby={`title-${day}`}
          data-past={day < words.today ? '' : undefined}
        >
          <h3 id={`title-${day}`}>
            <time className="day" dateTime={day}>
              {formatDayOfYear(day, words.language)}
            </time>
            {day === words.today && <span className="cal-today">{words.texts.clubCalendar.today}</span>}
          </h3>
          <ol>
            {here.map((entry) => (
              <Row key={entry.key} entry={entry} {...words} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Row({ entry, language, texts }: Words & { entry: CalendarEntry }) {
  const { clubCalendar } = texts;
  const { register } = entry;
  return (
    <li
      className="cal-row"
      data-kind={entry.kind}
      data-state={entry.isCancelled ? 'cancelled' : entry.isPast ? 'past' : undefined}
    >
      <p className="cal-when">
        {entry.times !== undefined && <span className="cal-start">{entry.times}</span>}
        {entry.title !== clubCalendar.tag[entry.kind] && (
          <span className="cal-tag">{clubCalendar.tag[entry.kind]}</span>
        )}
        {entry.isCancelled && <strong className="cal-cancelled">{clubCalendar.cancelled}</strong>}
      </p>
      <div className="cal-what">
        <p>
          <ClubLink
            className={entry.href === undefined ? 'cal-title' : 'tap-link cal-title'}
            link={entry.href}
            language={language}
            newTab={texts.shell.opensInNewTab}
          >
            {entry.title}
          </ClubLink>
        </p>
        {entry.place !== undefined && <p>{entry.place}</p>}
        {entry.places !== undefined && <p className="cal-places">{entry.places}</p>}
      </div>
      {register && (
        <a className="button cal-register" href={register.href}>
          {register.label}
          <span className="visually-hidden">
            {' '}
            – {entry.title}, {formatDay(entry.date, language)}
          </span>
        </a>
      )}
    </li>
  );
}
