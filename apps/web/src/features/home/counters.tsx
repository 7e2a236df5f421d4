import type { Language } from '@lions/domain';
import { STATISTICS } from '../../content/statistics';
import { LOCALES } from '../../i18n/translate';

/** The eight counters (spec 2.4) with their final numbers; count-up.ts lets them count up to these. */
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
