import type { ShownPictureDto } from '@lions/api-client';
import { LEAGUES } from '@lions/domain';
import {
  Crest,
  formatDay,
  LEAGUE_CONTENT,
  localize,
  otherLanguage,
  Photograph,
  photographCss,
  photographSources,
} from '@lions/web-base';
import { DICTIONARIES } from '../../i18n/dictionary';
import { LeagueLogo } from '../../ui/league-logo';
import { alternativeText } from '../../ui/photograph';
import type { Page, PageRequest } from '../../ui/page/page';
import { readPhotographs } from '../../ui/page/public-api';
import { Alumni } from './alumni';
import { readComingIce } from './coming/coming-ice';
import { ComingSection } from './coming/coming-section';
import comingCss from './coming/coming.css?inline';
import { RecentSuccess, Statistics } from './figures';
import figuresCss from './figures.css?inline';
import css from './home-page.css?inline';
import { Championships, Records } from './records';
import recordsCss from './records.css?inline';

type HomeProps = Pick<PageRequest, 'language' | 'texts'>;

/** On phones less than the whole width: the smaller file is sharp enough on their dense screens, and there sooner. */
const HERO_SIZES = '(min-width: 1150px) 460px, (min-width: 640px) 40vw, 65vw';

interface HeroProps extends HomeProps {
  anniversary: string;
  photograph: ShownPictureDto | undefined;
}

function Hero({ language, texts, anniversary, photograph }: HeroProps) {
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
        {photograph ? (
          <Photograph
            className="hero-photograph"
            picture={photograph}
            alt={alternativeText(photograph, language)}
            sizes={HERO_SIZES}
            eager
          />
        ) : (
          <div className="hero-crest" data-season={anniversary}>
            <Crest title={shell.clubName} />
            <p>{shell.founded}</p>
          </div>
        )}
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
function clubJsonLd({ language, texts, origin, club }: PageRequest): object {
  const { accounts = [] } = club.accounts;
  return {
    '@type': 'SportsOrganization',
    name: texts.shell.clubName,
    alternateName: DICTIONARIES[otherLanguage(language)].shell.clubName,
    url: origin,
    foundingDate: '1976',
    sport: language === 'fr' ? 'Hockey sur glace' : 'Ice hockey',
    location: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Dollard-Des Ormeaux',
        addressRegion: 'QC',
        addressCountry: 'CA',
      },
    },
    ...(club.contact.email !== undefined && { email: club.contact.email }),
    ...(club.contact.phone !== undefined && { telephone: club.contact.phone }),
    ...(accounts.length > 0 && { sameAs: accounts.map(({ href }) => href) }),
  };
}

/** The home page: 'Lions Pride'. */
export async function homePage(request: PageRequest): Promise<Page> {
  const { language, texts, club, words, today } = request;
  const { firstDay } = club.season;
  const nextSeason = firstDay !== undefined && firstDay > today ? formatDay(firstDay, language) : undefined;
  const props = { language, texts };
  const [ice, photographs] = await Promise.all([readComingIce(request), readPhotographs(request.fetchJson)]);
  const photograph = photographs.find(({ place }) => place === 'home');
  return {
    title: texts.home.pageTitle,
    description: texts.home.description,
    css: [css, comingCss, figuresCss, recordsCss, ...(photograph ? [photographCss] : [])],
    ...(photograph && {
      preload: { sources: photographSources(photograph, 'avif'), sizes: HERO_SIZES },
    }),
    jsonLd: [clubJsonLd(request)],
    content: (
      <>
        <Hero {...props} anniversary={words.anniversary} photograph={photograph} />
        {ice && <ComingSection {...props} ice={ice} nextSeason={nextSeason} />}
        <Statistics {...props} />
        <RecentSuccess {...props} />
        <Records {...props} />
        <Championships {...props} />
        <Alumni {...props} club={club} />
        <Leagues {...props} />
        <Legacy {...props} />
      </>
    ),
  };
}
