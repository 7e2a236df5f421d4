import { localize, translate } from '@lions/web-base';
import type { PageRequest } from '../../../ui/page/page';
import type { ComingIce } from './coming-ice';

interface ComingSectionProps extends Pick<PageRequest, 'language' | 'texts'> {
  ice: ComingIce[];
  /** The first day of a season that has not begun, as displayed. */
  nextSeason?: string | undefined;
}

/** The next three tryout sessions and practices of the club. */
export function ComingSection({ ice, nextSeason, language, texts }: ComingSectionProps) {
  const { coming } = texts.home;
  return (
    <section className="section section-band coming" aria-labelledby="coming-title">
      <div className="wrap">
        <h2 id="coming-title">{coming.title}</h2>
        {ice.length === 0 ? (
          <p className="lead">
            {coming.none}{' '}
            {nextSeason !== undefined &&
              `${translate(language, coming, 'seasonStarts', { day: nextSeason })} `}
            <a className="tap-link" href={localize('/hockey-programs/tryouts', language)}>
              {coming.tryouts}
            </a>
          </p>
        ) : (
          <ol className="coming-list">
            {ice.map((entry) => (
              <li key={entry.key} className="card coming-card">
                <p className="coming-countdown day">{entry.countdown}</p>
                <h3>{entry.title}</h3>
                <p className="coming-when">
                  <time className="day" dateTime={entry.date}>
                    {entry.day}
                  </time>{' '}
                  <span>{entry.times}</span>
                </p>
                <p>{entry.arena}</p>
                <p className="coming-places">{entry.places}</p>
                <a className="button" href={entry.href}>
                  {entry.action}
                  <span className="visually-hidden">
                    {' '}
                    – {entry.title}, {entry.day}
                  </span>
                </a>
              </li>
            ))}
          </ol>
        )}
        <p className="coming-more">
          <a className="tap-link" href={localize('/calendar', language)}>
            {coming.calendar}
          </a>
        </p>
      </div>
    </section>
  );
}
