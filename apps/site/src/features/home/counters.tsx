import type { Language } from '@lions/domain';
import { LOCALES } from '@lions/web-base';
import { STATISTICS } from '../../content/club/statistics';

/** The eight counters with their final numbers; count-up.ts animates them. */
export function Counters({ language }: { language: Language }) {
  const { format } = new Intl.NumberFormat(LOCALES[language]);
  return (
    <dl className="counters">
      {STATISTICS.map(({ id, name, value, pace, duration }) => (
        <div key={id} className="counter" data-count-to={value} data-count-ms={duration}>
          <dt>{name[language]}</dt>
          <dd className="figure-value counter-value">
            <span>{format(value)}</span>
          </dd>
          {pace && <dd className="counter-pace">{pace[language]}</dd>}
        </div>
      ))}
    </dl>
  );
}
