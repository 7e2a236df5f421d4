import { type Language, divisionsIn, seasonYear } from '@lions/domain';
import { localize, translate, birthYears } from '@lions/web-base';
import {
  AGE_DIVISIONS,
  JOURNEY_CHART,
  JOURNEY_STAGES,
  JOURNEY_STATISTICS,
  type JourneyStage,
} from '../../content/player-journey';
import { STATISTICS } from '../../content/club/statistics';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { SitePicture } from '../../ui/picture';
import css from './player-journey-page.css?inline';

type JourneyProps = Pick<PageRequest, 'language' | 'texts'>;

function AgeDivisions({ language, texts }: JourneyProps) {
  const section = texts.programs.playerJourney;
  return (
    <section className="section">
      <div className="wrap divisions">
        <div>
          <h2>{section.divisionsTitle}</h2>
          <p className="lead">{section.divisionsText}</p>
        </div>
        <ol className="division-steps">
          {AGE_DIVISIONS.map((age) => (
            <li key={age}>
              <strong className="figure-value">M{age}</strong>
              <span>{translate(language, section, 'underAge', { count: age })}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** A step of the player journey, numbered as in the chart. */
function Stage({ stage, language }: { stage: JourneyStage; language: Language }) {
  const { name, longName, levels, text, link } = stage;
  return (
    <li className="card stage">
      <h3>{name[language]}</h3>
      {longName && (
        <p className="stage-long-name" lang="fr">
          {longName}
        </p>
      )}
      <p className="stage-text">{text[language]}</p>
      <ul className="levels">
        {levels.map((level) => (
          <li key={level.name.en}>
            {level.name[language]}
            {level.divisions && <span>{level.divisions[language]}</span>}
          </li>
        ))}
      </ul>
      {link && (
        <a className="stage-link" href={localize(link.href, language)}>
          {link.name[language]}
        </a>
      )}
    </li>
  );
}

function Stages({ language, texts }: JourneyProps) {
  const section = texts.programs.playerJourney;
  return (
    <section className="section section-band">
      <div className="wrap">
        <h2>{section.stagesTitle}</h2>
        <div className="journey-columns">
          <ol className="stages">
            {JOURNEY_STAGES.map((stage) => (
              <Stage key={stage.name.en} stage={stage} language={language} />
            ))}
          </ol>
          <figure className="journey-chart">
            <figcaption>{section.chartTitle}</figcaption>
            <SitePicture picture={JOURNEY_CHART[language]} language={language} />
          </figure>
        </div>
      </div>
    </section>
  );
}

function Destinations({ language, texts }: JourneyProps) {
  const section = texts.programs.playerJourney;
  const statistics = JOURNEY_STATISTICS.flatMap((wanted) => STATISTICS.filter(({ id }) => id === wanted));
  return (
    <section className="section section-dark">
      <div className="wrap">
        <h2>{section.statisticsTitle}</h2>
        <dl className="journey-figures">
          {statistics.map(({ id, value, name }) => (
            <div key={id}>
              <dt>{name[language]}</dt>
              <dd className="figure-value">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="journey-note">{section.statisticsNote}</p>
        <p className="actions">
          <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
            {section.tryouts}
          </a>
          <a className="button button-ghost" href={localize('/resources/useful-links', language)}>
            {section.links}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The player journey; two addresses, one of them canonical. */
export function playerJourneyPage({ language, texts, club }: PageRequest): Page {
  const { title, eyebrow, description, lead } = texts.programs.playerJourney;
  const props = { language, texts };
  return {
    title,
    description,
    css: [css],
    canonicalPath: '/hockey-quebec-player-journey',
    content: (
      <>
        <PageHead eyebrow={eyebrow} title={title} lead={lead} />
        <AgeDivisions {...props} />
        <ChildDivision {...props} club={club} />
        <Stages {...props} />
        <Destinations {...props} />
      </>
    ),
  };
}

type ChildDivisionProps = Pick<PageRequest, 'language' | 'texts' | 'club'>;

/** The division of each year of birth in the club's season; nothing without divisions. */
function ChildDivision({ language, texts, club }: ChildDivisionProps) {
  const section = texts.programs.playerJourney;
  const year = seasonYear(club.season) ?? club.divisions.seasonYear;
  const divisions = divisionsIn(club.divisions, year);
  if (divisions.length === 0) return null;
  return (
    <section className="section child-division">
      <div className="wrap divisions">
        <div>
          <h2 id="child-division">{section.childTitle}</h2>
          <p className="lead">{section.childText}</p>
          <p>{translate(language, section, 'childRule', { year })}</p>
          <p>
            <a className="stage-link" href={localize('/resources/useful-links', language)}>
              {section.childLink}
            </a>
          </p>
        </div>
        <table aria-labelledby="child-division">
          <thead>
            <tr>
              <th scope="col">{section.bornColumn}</th>
              <th scope="col">{section.divisionColumn}</th>
            </tr>
          </thead>
          <tbody>
            {divisions.map((division) => (
              <tr key={division.firstYear}>
                <th scope="row">{birthYears(division, language)}</th>
                <td className="figure-value">{division.name[language]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
