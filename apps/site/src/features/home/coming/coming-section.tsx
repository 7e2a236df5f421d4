import { localize, translate } from '@lions/web-base';
import type { PageRequest } from '../../../ui/page/page';
import type { ComingIce, NextIce } from './coming-ice';

type PartProps = Pick<PageRequest, 'language' | 'texts'>;

interface IceFactsProps {
  ice: ComingIce;
  /** Class of the link to register. */
  className: string;
}

/** Day, time, arena and spots of a session or practice, and the way to register. */
function IceFacts({ ice, className }: IceFactsProps) {
  return (
    <>
      <p className="coming-when">
        <time className="day" dateTime={ice.date}>
          {ice.day},
        </time>{' '}
        <span>{ice.times}</span>
      </p>
      <p>{ice.arena}</p>
      <p className="coming-places">{ice.places}</p>
      <a className={className} href={ice.href}>
        {ice.action}
        <span className="visually-hidden">
          {' '}
          – {ice.title}, {ice.day}
        </span>
      </a>
    </>
  );
}

/** The next ice time, on home's first screen. */
export function NextIceCard({ ice, texts }: Pick<PartProps, 'texts'> & { ice: ComingIce }) {
  const { coming } = texts.home;
  return (
    <section className="card coming-card next-ice" aria-labelledby="next-ice-title">
      <p className="coming-countdown">
        {ice.hasSpots ? coming.nextOpen : coming.next} · {ice.countdown}
      </p>
      <h2 id="next-ice-title">{ice.title}</h2>
      <IceFacts ice={ice} className="button button-gold" />
    </section>
  );
}

interface ComingSectionProps extends PartProps {
  ice: NextIce;
  /** The first day of a season that has not begun, as displayed. */
  nextSeason?: string | undefined;
}

/** The tryout sessions and practices after that of the first screen. */
export function ComingSection({ ice, nextSeason, language, texts }: ComingSectionProps) {
  const { coming } = texts.home;
  if (ice.first && ice.others.length === 0) return null;
  return (
    <section className="section section-band coming" aria-labelledby="coming-title">
      <div className="wrap">
        <h2 id="coming-title">{coming.title}</h2>
        {ice.first ? (
          <ol className="coming-list">
            {ice.others.map((entry) => (
              <li key={entry.key} className="card coming-card">
                <p className="coming-countdown day">{entry.countdown}</p>
                <h3>{entry.title}</h3>
                <IceFacts ice={entry} className="button" />
              </li>
            ))}
          </ol>
        ) : (
          <p className="lead">
            {coming.none}{' '}
            {nextSeason !== undefined &&
              `${translate(language, coming, 'seasonStarts', { day: nextSeason })} `}
            <a className="tap-link" href={localize('/hockey-programs/tryouts', language)}>
              {coming.tryouts}
            </a>
          </p>
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
