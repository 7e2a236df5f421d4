import { LEAGUES } from '@lions/domain';
import { Crest, LEAGUE_CONTENT, localize, otherLanguage } from '@lions/web-base';
import { DICTIONARIES } from '../../i18n/dictionary';
import { LeagueLogo } from '../../ui/league-logo';
import type { Page, PageRequest } from '../../ui/page/page';
import { Alumni } from './alumni';
import { RecentSuccess, Statistics } from './figures';
import figuresCss from './figures.css?inline';
import css from './home-page.css?inline';
import { Championships, Records } from './records';
import recordsCss from './records.css?inline';

type HomeProps = Pick<PageRequest, 'language' | 'texts'>;

function Hero({ language, texts }: HomeProps) {
  const { home, shell } = texts;
  return (
    <section className="banner hero">
      <div className="wrap page-head page-head-art">
        <div>
          <p className="eyebrow">{home.season}</p>
          <h1>{home.title}</h1>
          <p className="hashtag">{home.hashtag}</p>
          <p className="home-lead">{home.lead}</p>
          <p className="actions">
            <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
              {home.tryouts}
            </a>
            <a className="button button-ghost" href={localize('/50th-celebrations', language)}>
              {home.celebrations}
            </a>
          </p>
        </div>
        <div className="hero-crest">
          <Crest title={shell.clubName} />
          <p>{shell.founded}</p>
        </div>
      </div>
    </section>
  );
}

function Leagues({ language, texts }: HomeProps) {
  return (
    <section className="section" aria-labelledby="leagues-title">
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

function Legacy({ language, texts }: HomeProps) {
  const { home } = texts;
  return (
    <section className="section legacy" aria-labelledby="legacy-title">
      <div className="wrap">
        <h2 id="legacy-title">{home.legacyTitle}</h2>
        <p className="home-lead">{home.legacyText}</p>
        <p className="hashtag">{home.hashtag}</p>
        <p className="actions">
          <a className="button legacy-button" href={localize('/hockey-programs/tryouts', language)}>
            {home.tryouts}
          </a>
          <a
            className="button legacy-button legacy-button-ghost"
            href={localize('/50th-celebrations', language)}
          >
            {home.celebrations}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The club as JSON-LD. */
function clubJsonLd({ language, texts, origin, site }: PageRequest): object {
  const accounts = [site.facebookUrl, site.instagramUrl].filter((url) => url !== undefined);
  return {
    '@type': 'SportsOrganization',
    name: texts.shell.clubName,
    alternateName: DICTIONARIES[otherLanguage(language)].shell.clubName,
    url: origin,
    foundingDate: '1976',
    sport: 'Ice hockey',
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Dollard-Des Ormeaux',
        addressRegion: 'QC',
        addressCountry: 'CA',
      },
    },
    ...(site.contactEmail !== undefined && { email: site.contactEmail }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

/** The home page: 'Lions Pride'. */
export function homePage(request: PageRequest): Page {
  const { language, texts } = request;
  const props = { language, texts };
  return {
    title: texts.home.pageTitle,
    description: texts.home.description,
    css: [css, figuresCss, recordsCss],
    jsonLd: [clubJsonLd(request)],
    content: (
      <>
        <Hero {...props} />
        <Statistics {...props} />
        <RecentSuccess {...props} />
        <Records {...props} />
        <Championships {...props} />
        <Alumni {...props} />
        <Leagues {...props} />
        <Legacy {...props} />
      </>
    ),
  };
}
