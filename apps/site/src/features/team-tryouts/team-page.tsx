import { LIMITS } from '@lions/domain';
import { LEAGUE_CONTENT, localize, translate } from '@lions/web-base';
import { Island } from '../../ui/page/island';
import { PageProblem, type Page, type PageRequest } from '../../ui/page/page';
import { readDevelopmentNotice } from '../../ui/page/public-api';
import { registrationSetup } from '../../ui/registration/registration-texts';
import calendarCss from '../../ui/calendar/add-to-calendar.css?inline';
import sharedCss from '../../ui/tryouts.css?inline';
import { readTeam } from './read-team';
import scheduleCss from './schedule/schedule-card.css?inline';
import css from './team-page.css?inline';
import linksCss from './links/team-links.css?inline';
import { teamLinksIsland } from './links/team-links-island';
import { TeamTryouts } from './team-tryouts';
import type { TeamView } from './team-view';
import { registrationIn } from './registration/use-tryout-form';
import { selectedIn } from './use-selected-session';

/** The id in an address; a malformed one is answered like an unknown team. */
function teamIdIn(text = ''): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
  if (id > LIMITS.id) throw new PageProblem('notFound');
  return id;
}

function islandOf(request: PageRequest, team: TeamView, isNoticeShown: boolean) {
  const { language, texts, timeZone, search } = request;
  const { shell, tryouts } = texts;
  const { noticeTitle, noticeText } = tryouts;
  const props = {
    team,
    back: {
      href: localize(`/hockey-programs/tryouts/${team.league}`, language),
      name: translate(language, tryouts.team, 'back', { league: LEAGUE_CONTENT[team.league].label }),
    },
    developmentNotice: isNoticeShown ? { noticeTitle, noticeText } : undefined,
    selectedSession: selectedIn(search),
    wantedRegistration: team.sessions.some(({ isOpen }) => isOpen) ? registrationIn(search) : undefined,
    language,
    timeZone,
    texts: tryouts.team,
    setup: registrationSetup(request),
    formTexts: tryouts.form,
    calendarTexts: texts.calendar.add,
    newTab: shell.opensInNewTab,
    associations: {
      href: localize('/resources/useful-links#local-associations', language),
      name: tryouts.team.associations,
    },
    notices: { region: shell.notices, dismiss: shell.dismissNotice },
  };
  return <Island name="team-tryouts" component={TeamTryouts} props={props} />;
}

function teamNotFound({ language, texts }: PageRequest): Page {
  const { notFoundTitle, notFoundText, backToTryouts } = texts.tryouts.team;
  const content = (
    <div className="banner">
      <div className="wrap problem">
        <p className="eyebrow">{texts.shell.notFoundTitle}</p>
        <h1>{notFoundTitle}</h1>
        <p className="lead">{notFoundText}</p>
        <p className="actions">
          <a className="button button-gold" href={localize('/hockey-programs/tryouts', language)}>
            {backToTryouts}
          </a>
        </p>
      </div>
    </div>
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
    const [team, notice] = await Promise.all([
      readTeam(fetchJson, id, { language, timeZone, now }),
      readDevelopmentNotice(fetchJson),
    ]);
    if (params.league !== undefined && params.league !== team.league) throw new PageProblem('notFound');
    const section = texts.tryouts.team;
    return {
      title: translate(language, section, 'title', { team: team.name }),
      description: translate(language, section, 'description', { team: team.name }),
      css: [sharedCss, scheduleCss, css, calendarCss, linksCss],
      canonicalPath: `/hockey-programs/team/${id}`,
      noindex: true,
      sharePicture: team.league,
      content: (
        <>
          {islandOf(request, team, notice)}
          {teamLinksIsland(request, team)}
        </>
      ),
    };
  } catch (problem) {
    if (problem instanceof PageProblem && problem.kind === 'notFound') return teamNotFound(request);
    throw problem;
  }
}
