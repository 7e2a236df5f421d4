import { divisionOfTeam, divisionsIn, findVenue, LIMITS, seasonYear, sessionEventTitle } from '@lions/domain';
import { LEAGUE_CONTENT, localize, Photograph, photographCss, qrPath, translate } from '@lions/web-base';
import { eventJsonLd, MOST_EVENTS } from '../../ui/event-json-ld';
import { Island } from '../../ui/page/island';
import { PageProblem, type Page, type PageRequest } from '../../ui/page/page';
import { ProblemBanner } from '../../ui/page/problem-banner';
import { alternativeText } from '../../ui/photograph';
import { readDevelopmentNotice, readPhotographs } from '../../ui/page/public-api';
import type { TeamDivision } from '../../ui/registration/division';
import { registrationSetup } from '../../ui/registration/registration-texts';
import calendarCss from '../../ui/calendar/add-to-calendar.css?inline';
import sharedCss from '../../ui/tryouts.css?inline';
import { readTeam, type TeamView } from './team-view';
import scheduleCss from './schedule-card.css?inline';
import css from './team-page.css?inline';
import linksCss from './team-links.css?inline';
import { TeamLinks } from './team-links';
import { TeamTryouts } from './team-tryouts';
import { registrationIn, selectedIn } from './use-selected-session';

/** The id in an address; a malformed one is answered like an unknown team. */
function teamIdIn(text = ''): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
  if (id > LIMITS.id) throw new PageProblem('notFound');
  return id;
}

/** Years of birth of the team's division in the club's season. */
function divisionOf({ club, language }: PageRequest, { name: team }: TeamView): TeamDivision | undefined {
  const year = seasonYear(club.season) ?? club.divisions.seasonYear;
  const division = divisionOfTeam(divisionsIn(club.divisions, year), team);
  if (!division) return undefined;
  const { name, firstYear, lastYear } = division;
  return { name: name[language], firstYear, lastYear };
}

function islandOf(request: PageRequest, team: TeamView, isNoticeShown: boolean) {
  const { language, texts, timeZone, search } = request;
  const { shell, tryouts } = texts;
  const { noticeTitle, noticeText, dismissNotice } = tryouts;
  const props = {
    team,
    back: {
      href: localize(`/hockey-programs/tryouts/${team.league}`, language),
      name: translate(language, tryouts.team, 'back', { league: LEAGUE_CONTENT[team.league].label }),
    },
    developmentNotice: isNoticeShown && !team.isOpen ? { noticeTitle, noticeText, dismissNotice } : undefined,
    selectedSession: selectedIn(search),
    wantedRegistration: team.sessions.some(({ isOpen }) => isOpen) ? registrationIn(search) : undefined,
    league: LEAGUE_CONTENT[team.league].label,
    division: divisionOf(request, team),
    language,
    timeZone,
    texts: tryouts.team,
    setup: registrationSetup(request),
    formTexts: tryouts.form,
    associations: {
      href: localize('/resources/useful-links#local-associations', language),
      name: tryouts.team.associations,
    },
    notices: { region: shell.notices, dismiss: shell.dismissNotice },
  };
  return <Island name="team-tryouts" component={TeamTryouts} props={props} />;
}

/**
 * Calendar and share links. Rendered on the server, so that the QR code library is not sent to the browser.
 */
function teamLinksIsland({ language, texts, origin }: PageRequest, { id, name }: TeamView) {
  const page = `${origin}${localize(`/hockey-programs/team/${id}`, language)}`;
  const props = {
    feed: `${origin}/api/calendar/team/${id}.ics?lang=${language}`,
    page,
    team: name,
    qr: qrPath(page),
    texts: texts.calendar,
    newTab: texts.shell.opensInNewTab,
  };
  return <Island name="team-links" component={TeamLinks} props={props} />;
}

/** The coming sessions: no names of players. */
function sessionsJsonLd(request: PageRequest, { id, name, sessions }: TeamView): object[] {
  const { language } = request;
  const page = localize(`/hockey-programs/team/${id}`, language);
  return sessions
    .filter(({ isAhead }) => isAhead)
    .slice(0, MOST_EVENTS)
    .map(({ id: session, startsAt = '', endsAt, isCancelled, location }) =>
      eventJsonLd(
        {
          name: sessionEventTitle(name, language),
          startDate: startsAt,
          endDate: endsAt,
          isSport: true,
          isCancelled,
          path: `${page}?session=${session}`,
          place: findVenue(location) ?? location,
        },
        request,
      ),
    );
}

function teamNotFound({ language, texts }: PageRequest): Page {
  const { notFoundTitle, notFoundText, backToTryouts } = texts.tryouts.teamPage;
  const content = (
    <ProblemBanner eyebrow={texts.shell.notFoundTitle} title={notFoundTitle} text={notFoundText}>
      <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
        {backToTryouts}
      </a>
    </ProblemBanner>
  );
  return {
    status: 404,
    title: notFoundTitle,
    description: notFoundText,
    css: [sharedCss],
    noindex: true,
    content,
  };
}

/** The team's page, or the not-found page. Never indexed: it may name children. */
export async function teamPage(request: PageRequest): Promise<Page> {
  const { language, texts, params, timeZone, now, fetchJson } = request;
  try {
    const id = teamIdIn(params.teamId);
    const [team, notice, photographs] = await Promise.all([
      readTeam(fetchJson, id, { language, timeZone, now }),
      readDevelopmentNotice(fetchJson),
      readPhotographs(fetchJson),
    ]);
    if (params.league !== undefined && params.league !== team.league) throw new PageProblem('notFound');
    const photograph = photographs.find(({ teamId }) => teamId === id);
    const section = texts.tryouts.teamPage;
    return {
      title: translate(language, section, 'title', { team: team.name }),
      description: translate(language, section, 'description', { team: team.name }),
      css: [sharedCss, scheduleCss, css, calendarCss, linksCss, ...(photograph ? [photographCss] : [])],
      canonicalPath: `/hockey-programs/team/${id}`,
      noindex: true,
      sharePicture: team.league,
      jsonLd: sessionsJsonLd(request, team),
      content: (
        <>
          {islandOf(request, team, notice)}
          {photograph && (
            <div className="wrap">
              <Photograph
                className="team-photograph"
                picture={photograph}
                alt={alternativeText(photograph, language)}
                sizes="(min-width: 1200px) 1160px, 100vw"
              />
            </div>
          )}
          {teamLinksIsland(request, team)}
        </>
      ),
    };
  } catch (problem) {
    if (problem instanceof PageProblem && problem.kind === 'notFound') return teamNotFound(request);
    throw problem;
  }
}
