import type { ShownPictureDto } from '@lions/api-client';
import { LEAGUES } from '@lions/domain';
import {
  Crest,
  formatDay,
  formatShortDay,
  LEAGUE_CONTENT,
  localize,
  otherLanguage,
  Photograph,
  photographCss,
  photographSources,
  translate,
} from '@lions/web-base';
import { CELEBRATIONS, nextEvent } from '../../content/celebrations';
import { DICTIONARIES } from '../../i18n/dictionary';
import { LeagueLogo } from '../../ui/league-logo';
import { alternativeText } from '../../ui/photograph';
import type { Page, PageRequest } from '../../ui/page/page';
import { readPhotographs } from '../../ui/page/public-api';
import { Alumni } from './alumni';
import { readNextIce, type ComingIce, type NextIce } from './coming/coming-ice';
import { ComingSection, NextIceCard } from './coming/coming-section';
import comingCss from './coming/coming.css?inline';
import { RecentSuccess, Statistics } from './figures';
import figuresCss from './figures.css?inline';
import css from './home-page.css?inline';
import { Championships, Records } from './records';
import recordsCss from './records.css?inline';

type HomeProps = Pick<PageRequest, 'language' | 'texts'>;

interface LinksProps extends HomeProps {
  /** Whether a celebration is ahead. */
  isCelebrating: boolean;
}

/** Links to the tryouts, and to the celebrations or, once they are over, to the calendar. */
function MainLinks({
  language,
  texts,
  isCelebrating,
  classNames,
}: LinksProps & { classNames: [string, string] }) {
  const { home } = texts;
  return (
    <p className="actions">
      <a className={`button ${classNames[0]}`} href={localize('/hockey-programs/tryouts', language)}>
        {home.tryouts}
      </a>
      <a
        className={`button ${classNames[1]}`}
        href={localize(isCelebrating ? '/50th-celebrations' : '/calendar', language)}
      >
        {isCelebrating ? home.celebrations : home.coming.calendar}
      </a>
    </p>
  );
}

/** On phones less than the whole width: the smaller file is sharp enough on their dense screens, and there sooner. */
const HERO_SIZES = '(min-width: 1150px) 460px, (min-width: 860px) 40vw, 65vw';

interface HeroProps extends LinksProps {
  anniversary: string;
  photograph: ShownPictureDto | undefined;
  next: ComingIce | undefined;
}

/** The title with the next ice time, which phones show on their first screen. */
function Hero({ language, texts, isCelebrating, anniversary, photograph, next }: HeroProps) {
  const { home, shell } = texts;
  return (
    <section className="banner hero">
      <div className="wrap page-head">
        <div className="hero-title">
          <p className="eyebrow">{home.season}</p>
          <h1>{home.title}</h1>
          <p className="hashtag">{home.hashtag}</p>
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
        {next && <NextIceCard ice={next} texts={texts} />}
        <div className="hero-more">
          <p className="home-lead">{home.lead}</p>
          <MainLinks
            language={language}
            texts={texts}
            isCelebrating={isCelebrating}
            // The way to register is the gold one.
            classNames={[next ? 'button-ghost' : 'button-gold', 'button-ghost']}
          />
        </div>
      </div>
    </section>
  );
}

function Leagues({ language, texts, days }: HomeProps & { days: NextIce['leagueDays'] | undefined }) {
  return (
    <section className="section" aria-labelledby="leagues-title">
      <div className="wrap">
        <h2 id="leagues-title">{texts.home.leaguesTitle}</h2>
        <p className="lead">{texts.home.leaguesText}</p>
        <ul className="card-grid">
          {LEAGUES.map((league) => {
            const day = days?.[league];
            return (
              <li key={league} className="card card-link home-league">
                <LeagueLogo league={league} className="league-logo" />
                <div>
                  <h3>
                    <a href={localize(`/hockey-programs/tryouts/${league}`, language)}>
                      {LEAGUE_CONTENT[league].label}
                    </a>
                  </h3>
                  <p>{LEAGUE_CONTENT[league].divisions[language]}</p>
                  {day !== undefined && (
                    <p className="home-league-next">
                      {translate(language, texts.tryouts.league, 'next', {
                        day: formatShortDay(day, language),
                      })}
                    </p>
                  )}
                  <p className="card-more" aria-hidden="true">
                    {texts.home.seeTeams}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function Legacy(links: LinksProps) {
  const { home } = links.texts;
  return (
    <section className="section legacy" aria-labelledby="legacy-title">
      <div className="wrap">
        <h2 id="legacy-title">{home.legacyTitle}</h2>
        <p className="home-lead">{home.legacyText}</p>
        <p className="hashtag">{home.hashtag}</p>
        <MainLinks {...links} classNames={['legacy-button', 'legacy-button legacy-button-ghost']} />
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
  const links = { ...props, isCelebrating: nextEvent(CELEBRATIONS, today) !== undefined };
  const [ice, photographs] = await Promise.all([readNextIce(request), readPhotographs(request.fetchJson)]);
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
        <Hero {...links} anniversary={words.anniversary} photograph={photograph} next={ice?.first} />
        {ice && <ComingSection {...props} ice={ice} nextSeason={nextSeason} />}
        <Leagues {...props} days={ice?.leagueDays} />
        <Statistics {...props} />
        <RecentSuccess {...props} />
        <Records {...props} />
        <Championships {...props} />
        <Alumni {...props} club={club} />
        <Legacy {...links} />
      </>
    ),
  };
}
