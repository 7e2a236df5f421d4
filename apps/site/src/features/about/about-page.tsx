import { localize, Crest, LEAGUE_CONTENT, translate } from '@lions/web-base';
import { LEAGUES } from '@lions/domain';
import type { ReactNode } from 'react';
import { CLUB_FACTS, MILESTONES, TEAM_PICTURE, HOME_OPENER } from '../../content/club/about';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import { SitePicture } from '../../ui/picture';
import css from './about-page.css?inline';
import { LeagueLogo } from '../../ui/league-logo';

function FiftyYears({ language, texts }: Pick<PageRequest, 'language' | 'texts'>) {
  const { about } = texts.about;
  return (
    <section className="section">
      <div className="wrap fifty">
        <p className="figure-value" aria-hidden="true">
          {about.years}
        </p>
        <div>
          <h2>{about.yearsTitle}</h2>
          <p className="lead">{about.yearsText}</p>
          <dl>
            {CLUB_FACTS.map(({ name, text }) => (
              <div key={name.en}>
                <dt>{name[language]}</dt>
                <dd>{text[language]}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

/** Known events of the club's history, oldest first. */
function Timeline({ language, texts }: Pick<PageRequest, 'language' | 'texts'>) {
  return (
    <section className="section section-band">
      <div className="wrap">
        <h2>{texts.about.about.timelineTitle}</h2>
        <ol className="timeline">
          {MILESTONES.map(({ when, title, text }) => (
            <li key={when.en}>
              <p className="figure-value">{when[language]}</p>
              <div>
                <h3>{title[language]}</h3>
                <p>{text[language]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** About page: team picture, 50 years since 1976, history, logos. */
export function aboutPage({ language, texts, club }: PageRequest): Page {
  const { about } = texts.about;
  const props = { language, texts };
  return {
    title: about.title,
    description: about.description,
    css: [css],
    content: (
      <>
        <PageHead eyebrow={about.eyebrow} title={about.title} lead={about.lead} />
        <div className="team-picture">
          <div className="wrap">
            <SitePicture picture={TEAM_PICTURE} language={language} eager />
          </div>
        </div>
        <FiftyYears {...props} />
        <Timeline {...props} />
        <RetiredJerseys {...props} club={club} />
        <ClubLogos {...props}>
          <p className="actions">
            <a className="button" href={localize('/50th-celebrations', language)}>
              {about.celebrations}
            </a>
            <a className="button button-quiet" href={localize('/', language)}>
              {about.pride}
            </a>
          </p>
        </ClubLogos>
      </>
    ),
  };
}

interface ClubLogosProps extends Pick<PageRequest, 'language' | 'texts'> {
  /** Rendered below the logos. */
  children: ReactNode;
}

/** The crest and the leagues' logos, each with its name. */
function ClubLogos({ language, texts, children }: ClubLogosProps) {
  const { about } = texts.about;
  const logos = [
    { name: about.crest, drawing: <Crest /> },
    ...LEAGUES.map((league) => ({
      name: translate(language, about, 'league', { league: LEAGUE_CONTENT[league].label }),
      drawing: <LeagueLogo league={league} />,
    })),
  ];
  return (
    <section className="section">
      <div className="wrap">
        <h2>{about.logosTitle}</h2>
        <ul className="club-logos">
          {logos.map(({ name, drawing }) => (
            <li key={name}>
              {drawing}
              <p>{name}</p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}

/**
 * The five jerseys that the club retired in one evening, each as a banner under the arena's roof.
 */
function RetiredJerseys({ language, texts, club }: Pick<PageRequest, 'language' | 'texts' | 'club'>) {
  const { about } = texts.about;
  const retired = (club.alumni.alumni ?? []).filter(
    ({ jerseyRetired }) => jerseyRetired === HOME_OPENER.year,
  );
  return (
    <section className="section section-dark rafters">
      <div className="wrap">
        <h2>{about.jerseysTitle}</h2>
        <p className="lead">{HOME_OPENER.text[language]}</p>
        <ul className="jersey-banners">
          {retired.map(({ name, position, fact, secondFact }) => (
            <li key={name}>
              <h3>{name}</h3>
              {position && <p className="jersey-position">{position[language]}</p>}
              {fact && <p>{fact[language]}</p>}
              {secondFact && <p>{secondFact[language]}</p>}
            </li>
          ))}
        </ul>
        <p className="jersey-source">{HOME_OPENER.sources[language]}</p>
      </div>
    </section>
  );
}
