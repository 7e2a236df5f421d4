import type { Dictionary } from '../../i18n/dictionary';
import type { CalendarAddresses } from './calendar-addresses';
import { ExternalLink } from '../links';

interface AddToCalendarProps {
  addresses: CalendarAddresses;
  /** Day of the event, for screen readers. */
  name: string;
  texts: Dictionary['calendar']['add'];
  /** '(opens in a new tab)'. */
  newTab: string;
}

/**
 * Links to add one event to a calendar, collapsed. Works without JavaScript, and sends no request before a
 * tap.
 */
export function AddToCalendar({ addresses, name, texts, newTab }: AddToCalendarProps) {
  return (
    <details className="add-to-calendar">
      <summary>
        {texts.title}
        <span className="visually-hidden"> – {name}</span>
      </summary>
      <ul>
        <li>
          <a href={addresses.own}>{texts.own}</a>
        </li>
        <li>
          <ExternalLink href={addresses.google} newTab={newTab}>
            {texts.google}
          </ExternalLink>
        </li>
        <li>
          <ExternalLink href={addresses.outlook} newTab={newTab}>
            {texts.outlook}
          </ExternalLink>
        </li>
      </ul>
    </details>
  );
}
