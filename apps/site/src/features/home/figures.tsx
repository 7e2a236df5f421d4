import type { Language } from '@lions/domain';
import { LOCALES } from '@lions/web-base';
import { RECENT_SUCCESS, STATISTICS, type Success } from '../../content/club/statistics';
import type { PageRequest } from '../../ui/page/page';

type FiguresProps = Pick<PageRequest, 'language' | 'texts'>;

const formats: Partial<Record<string, Intl.NumberFormat>> = {};

/** Kept, because making one takes longer than the rest of a figure. */
const numbers = (language: Language, style: 'decimal' | 'percent'): Intl.NumberFormat =>
  (formats[`${language} ${style}`] ??= new Intl.NumberFormat(LOCALES[language], { style }));

/** The eight counters with their final numbers; count-up.ts animates them. */
export function Statistics({ language, texts }: FiguresProps) {
  const { format } = numbers(language, 'decimal');
  return (
    <section className="section statistics" aria-labelledby="statistics-title">
      <div className="wrap">
        <h2 id="statistics-title">{texts.home.statisticsTitle}</h2>
        <p className="lead">{texts.home.statisticsLead}</p>
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
        <p className="home-note">{texts.home.statisticsNote}</p>
      </div>
    </section>
  );
}

/** Draws a figure: a rate as the filled part of a ring, a count as pucks. */
function SuccessGauge({ kind, value }: Pick<Success, 'kind' | 'value'>) {
  if (kind === 'tally') {
    return (
      <span className="success-pucks" aria-hidden="true">
        {Array.from({ length: value }, (_, index) => (
          <span key={index} />
        ))}
      </span>
    );
  }
  return (
    <svg className="success-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="42" />
      <circle cx="50" cy="50" r="42" pathLength="100" strokeDasharray={`${value} 100`} />
    </svg>
  );
}

/** The three figures of the past five years. */
export function RecentSuccess({ language, texts }: FiguresProps) {
  const percent = numbers(language, 'percent');
  const plain = numbers(language, 'decimal');
  return (
    <section className="section section-band" aria-labelledby="success-title">
      <div className="wrap">
        <h2 id="success-title">{texts.home.successTitle}</h2>
        <p className="lead">{texts.home.successLead}</p>
        <dl className="successes">
          {RECENT_SUCCESS.map(({ id, kind, value, name, note }) => (
            <div key={id} className="card success">
              <dt>{name[language]}</dt>
              <dd className="figure-value">
                {kind === 'rate' ? percent.format(value / 100) : plain.format(value)}
              </dd>
              <dd className="success-note">{note[language]}</dd>
              <dd className="success-gauge" aria-hidden="true">
                <SuccessGauge kind={kind} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
