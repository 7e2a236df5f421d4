import { LEAGUES } from '@lions/domain';
import { LEAGUE_CONTENT } from '../../content/leagues';
import { STATISTICS } from '../../content/statistics';
import { localize } from '../../i18n/address';
import { Crest } from '../../ui/crest';
import { LeagueLogo } from '../../ui/league-logo';
import type { Page, PageRequest } from '../../ui/page';
import css from './home-page.css?inline';

type HomeProps = Pick<PageRequest, 'language' | 'texts'>;

function Hero({ language, texts }: HomeProps) {
  const { home, shell } = texts;
  return (
    <section className="banner hero">
      <div className="wrap hero-columns">
        <div>
          <p className="hero-season">{home.season}</p>
          <h1>
            {home.title}
            <span className="hero-hashtag">{home.hashtag}</span>
          </h1>
          <p className="hero-lead">{home.lead}</p>
          <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
            {home.tryouts}
          </a>
        </div>
        <div className="hero-crest">
          <Crest title={shell.clubName} />
          <p>{shell.founded}</p>
        </div>
      </div>
    </section>
  );
}

function Statistics({ language, texts }: HomeProps) {
  return (
    <section className="wrap statistics" aria-labelledby="statistics-title">
      <h2 id="statistics-title">{texts.home.statisticsTitle}</h2>
      <dl>
        {STATISTICS.map((statistic) => (
          <div key={statistic.id}>
            <dt>{statistic.name[language]}</dt>
            <dd>{statistic.value}</dd>
          </div>
        ))}
      </dl>
      <p className="statistics-note">{texts.home.statisticsNote}</p>
    </section>
  );
}

function Leagues({ language, texts }: HomeProps) {
  return (
    <section className="home-leagues" aria-labelledby="leagues-title">
      <div className="wrap">
        <h2 id="leagues-title">{texts.home.leaguesTitle}</h2>
        <p className="lead">{texts.home.leaguesText}</p>
        <ul className="card-grid">
          {LEAGUES.map((league) => (
            <li key={league} className="card card-link home-league">
              <LeagueLogo league={league} className="league-logo" />
              <div>
                <h3>
                  <a href={localize(`/hockey-programs/tryouts/${league}`, language)}>
                    {LEAGUE_CONTENT[league].label}
                  </a>
                </h3>
                <p>{LEAGUE_CONTENT[league].divisions[language]}</p>
                <p className="card-more" aria-hidden="true">
                  {texts.home.seeTeams}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The home page: 'Lions Pride' (spec 2.4). */
export function homePage({ language, texts }: PageRequest): Page {
  const props = { language, texts };
  return {
    title: texts.home.pageTitle,
    description: texts.home.description,
    css: [css],
    content: (
      <>
        <Hero {...props} />
        <Statistics {...props} />
        <Leagues {...props} />
      </>
    ),
  };
}
