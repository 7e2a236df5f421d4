import type { ComingSessionDto, TeamDto } from '@lions/api-client';
import { isLeague, teamBadge, teamNameIn, type Language, LEAGUES } from '@lions/domain';
import { formatShortDay, LEAGUE_CONTENT, localize, translate } from '@lions/web-base';
import type { Dictionary } from '../../i18n/dictionary';
import { feedAddresses } from '../../ui/calendar/calendar-addresses';
import { DevelopmentNotice } from '../../ui/unfinished';
import { LeagueLogo } from '../../ui/league-logo';
import { PageProblem, type Page, type PageRequest } from '../../ui/page/page';
import { sessionPlaces } from '../../ui/places';
import { readComingSessions, readDevelopmentNotice, readTeams } from '../../ui/page/public-api';
import sharedCss from '../../ui/tryouts.css?inline';
import css from './tryout-lists.css?inline';

interface NextDateProps {
  date: string;
  language: Language;
  texts: Dictionary['tryouts']['league'];
}

/** 'Next: Wed, Dec 2'. */
function NextDate({ date, language, texts }: NextDateProps) {
  return (
    <p className="next-date">{translate(language, texts, 'next', { day: formatShortDay(date, language) })}</p>
  );
}

interface TeamRowProps {
  team: TeamDto;
  /** Its next session; absent without one. */
  next?: ComingSessionDto;
  language: Language;
  texts: Dictionary;
}

function TeamRow({ team, next, language, texts }: TeamRowProps) {
  const { league } = texts.tryouts;
  const name = teamNameIn(team, language);
  return (
    <li className="card team-row">
      <span className="badge" data-team-color={team.colorTheme} aria-hidden="true">
        {teamBadge({ ...team, name })}
      </span>
      <div className="team-row-name">
        <h3>{name}</h3>
        {team.category !== team.name && <p>{team.category}</p>}
        {next !== undefined && <NextDate date={next.date} language={language} texts={league} />}
        {!team.registrationOpen ? (
          <p>{texts.home.coming.closed}</p>
        ) : (
          next !== undefined && <p>{sessionPlaces(next, language, texts)}</p>
        )}
      </div>
      <a className="button" href={localize(`/hockey-programs/team/${team.id}`, language)}>
        {league.viewTryouts}
        <span className="visually-hidden"> – {name}</span>
      </a>
    </li>
  );
}

function NoTeams({
  league,
  language,
  texts,
}: {
  league: string;
  language: Language;
  texts: Dictionary['tryouts'];
}) {
  return (
    <p className="empty">
      <strong>{translate(language, texts.league, 'noTeams', { league })}</strong>
      {texts.league.checkBack}
    </p>
  );
}

/** The visible teams of a league, in the club's own order. */
export async function leaguePage({ language, texts, params, origin, fetchJson }: PageRequest): Promise<Page> {
  const { league } = params;
  if (!isLeague(league)) throw new PageProblem('notFound');
  const [teams, coming, notice] = await Promise.all([
    readTeams(fetchJson, league),
    readComingSessions(fetchJson),
    readDevelopmentNotice(fetchJson),
  ]);
  const section = texts.tryouts.league;
  const { label, divisions } = LEAGUE_CONTENT[league];
  const title = translate(language, section, 'title', { league: label });
  const feed = `${origin}/api/calendar/league/${league}.ics?lang=${language}`;
  const content = (
    <>
      <div className="banner">
        <div className="wrap page-head">
          <a className="back-link" href={localize('/hockey-programs/tryouts', language)}>
            {section.back}
          </a>
          <div className="league-head">
            <LeagueLogo league={league} className="league-logo" />
            <div>
              <p className="eyebrow">{texts.tryouts.season}</p>
              <h1>{title}</h1>
              <p className="lead">{divisions[language]}</p>
            </div>
          </div>
        </div>
      </div>
      <div className="wrap page-body">
        {notice && !teams.some(({ registrationOpen }) => registrationOpen) && (
          <DevelopmentNotice texts={texts.tryouts} />
        )}
        <h2 className="visually-hidden">{section.listTitle}</h2>
        {teams.length === 0 && <NoTeams league={label} language={language} texts={texts.tryouts} />}
        <ul className="team-list">
          {teams.map((team) => (
            <TeamRow
              key={team.id}
              team={team}
              next={coming.find(({ teamId }) => teamId === team.id)}
              language={language}
              texts={texts}
            />
          ))}
        </ul>
        <p className="league-feed">
          <a className="tap-link" href={feedAddresses(feed, label).own}>
            {translate(language, texts.calendar.subscribe, 'league', { league: label })}
          </a>
        </p>
      </div>
    </>
  );
  const description = translate(language, section, 'description', { league: label });
  return { title, description, css: [sharedCss, css], sharePicture: league, content };
}

/** The league chooser. Its leagues are shown without their next dates while the API does not answer. */
export async function chooserPage({ language, texts, fetchJson }: PageRequest): Promise<Page> {
  const { chooser } = texts.tryouts;
  const coming = await readComingSessions(fetchJson).catch(() => []);
  const content = (
    <>
      <div className="banner">
        <div className="wrap page-head">
          <h1>{chooser.title}</h1>
          <p className="lead">{chooser.lead}</p>
        </div>
      </div>
      <ul className="wrap page-body card-grid chooser">
        {LEAGUES.map((league) => {
          const { label, divisions, categories } = LEAGUE_CONTENT[league];
          const next = coming.find((session) => session.league === league);
          return (
            <li key={league} className="card card-link">
              <LeagueLogo league={league} className="league-logo" />
              <h2>
                <a href={localize(`/hockey-programs/tryouts/${league}`, language)}>{label}</a>
              </h2>
              <p>{divisions[language]}</p>
              {next && <NextDate date={next.date} language={language} texts={texts.tryouts.league} />}
              <ul className="categories">
                {categories[language].map((category) => (
                  <li key={category}>{category}</li>
                ))}
              </ul>
              <p className="card-more" aria-hidden="true">
                {translate(language, chooser, 'choose', { league: label })}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
  return {
    title: chooser.title,
    description: chooser.description,
    css: [sharedCss, css],
    sharePicture: 'tryouts',
    content,
  };
}
