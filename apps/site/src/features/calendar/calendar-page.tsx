import { LEAGUES, teamNameIn } from '@lions/domain';
import { LEAGUE_CONTENT, localize, translate } from '@lions/web-base';
import { isWithin } from '../../ui/calendar/months';
import monthCss from '../../ui/calendar/month.css?inline';
import type { Page, PageRequest } from '../../ui/page/page';
import { PageHead } from '../../ui/page/page-head';
import sharedCss from '../../ui/tryouts.css?inline';
import agendaCss from './calendar-agenda.css?inline';
import { CalendarAgenda } from './calendar-agenda';
import { isFar, calendarAddress, KINDS, parametersOf } from './calendar-choice';
import { CalendarHead, EmptyMonth } from './calendar-head';
import monthViewCss from './calendar-month.css?inline';
import { CalendarMonth } from './calendar-month';
import css from './calendar-page.css?inline';
import { readCalendar, type ClubCalendar } from './read-calendar';
import { feedAddresses } from '../../ui/calendar/calendar-addresses';
import { ExternalLink } from '../../ui/links';
import type { CalendarTeam } from './calendar-entry';

/** Paper: the table of a month is wide. */
const PAPER = { month: '@page{size:landscape;margin:10mm}', agenda: '@page{margin:14mm}' };

/** The club's calendar: tryouts, practices and events of four weeks or of a month, as a table and as a list. */
export async function calendarPage(request: PageRequest): Promise<Page> {
  const { language, texts, today } = request;
  const { clubCalendar } = texts;
  const calendar = await readCalendar(request);
  const { month, view } = calendar.choice;
  const parts = { calendar, language, texts, today };
  const isEmpty = !calendar.entries.some(({ date }) => isWithin(date, month, today));
  return {
    title: clubCalendar.title,
    description: clubCalendar.description,
    css: [sharedCss, monthCss, css, monthViewCss, agendaCss, PAPER[view ?? 'month']],
    canonicalPath: '/calendar',
    noindex: isFar(month, today),
    content: (
      <>
        <PageHead title={clubCalendar.title} lead={clubCalendar.lead} />
        <div className="wrap page-body calendar">
          <CalendarFilter {...parts} />
          {calendar.team && calendar.choice.kind !== 'tryouts' && (
            <p className="cal-note">{clubCalendar.teamNote}</p>
          )}
          <CalendarHead {...parts} />
          {isEmpty ? (
            <EmptyMonth {...parts} />
          ) : (
            <>
              {view !== 'agenda' && (
                <CalendarMonth
                  {...parts}
                  className={view === undefined ? 'cal-wide' : ''}
                  hasAgenda={view === 'month'}
                />
              )}
              <CalendarAgenda {...parts} className={view === 'agenda' ? '' : 'cal-narrow'} />
            </>
          )}
          <Subscribe team={calendar.team} language={language} texts={texts} origin={request.origin} />
        </div>
      </>
    ),
  };
}

interface CalendarFilterProps extends Pick<PageRequest, 'language' | 'texts'> {
  calendar: ClubCalendar;
}

/** The kinds as links, and the teams as a form: both work without a script. */
function CalendarFilter({ calendar, language, texts }: CalendarFilterProps) {
  const { choice, teams, hasPractices } = calendar;
  const { clubCalendar } = texts;
  const kinds = [undefined, ...KINDS.filter((kind) => hasPractices || kind !== 'practices')];
  return (
    <div className="cal-filter">
      <nav className="cal-kinds" aria-label={clubCalendar.kinds}>
        {kinds.map((kind) => (
          <a
            key={kind ?? 'all'}
            href={calendarAddress({ ...choice, kind }, language)}
            data-kind={kind}
            aria-current={kind === choice.kind ? 'true' : undefined}
          >
            {kind ? clubCalendar.kind[kind] : clubCalendar.allKinds}
          </a>
        ))}
      </nav>
      {teams.length > 0 && (
        <form className="cal-teams" method="get" action={localize('/calendar', language)}>
          {parametersOf({ ...choice, teamId: undefined }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <label htmlFor="calendar-team">{clubCalendar.team}</label>
          <select id="calendar-team" name="team" defaultValue={choice.teamId ?? ''}>
            <option value="">{clubCalendar.allTeams}</option>
            {LEAGUES.map((league) => (
              <optgroup key={league} label={LEAGUE_CONTENT[league].label}>
                {teams
                  .filter((team) => team.league === league)
                  .map((team) => (
                    <option key={team.id} value={team.id}>
                      {teamNameIn(team, language)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <button className="button button-quiet">{clubCalendar.apply}</button>
        </form>
      )}
    </div>
  );
}

interface SubscribeProps extends Pick<PageRequest, 'language' | 'texts' | 'origin'> {
  /** Absent: the whole club. */
  team?: CalendarTeam;
}

/** The feed of the club, or of the chosen team, and those of the leagues. */
function Subscribe({ team, language, texts, origin }: SubscribeProps) {
  const { subscribe } = texts.clubCalendar;
  const name = team && teamNameIn(team, language);
  const feed = (path: string) => `${origin}/api/calendar/${path}.ics?lang=${language}`;
  const { own, google, outlook } = feedAddresses(
    feed(team ? `team/${team.id}` : 'club'),
    name ?? texts.shell.clubName,
  );
  const newTab = texts.shell.opensInNewTab;
  return (
    <section className="card cal-subscribe" aria-labelledby="subscribe-title">
      <h2 id="subscribe-title">{subscribe.title}</h2>
      <p>{name ? translate(language, subscribe, 'team', { team: name }) : subscribe.club}</p>
      <p className="cal-feeds">
        <a className="button" href={own}>
          {subscribe.own}
        </a>
        <ExternalLink className="external tap-link" href={google} newTab={newTab}>
          {texts.calendar.subscribe.google}
        </ExternalLink>
        <ExternalLink className="external tap-link" href={outlook} newTab={newTab}>
          {texts.calendar.subscribe.outlook}
        </ExternalLink>
      </p>
      <p className="cal-feeds">
        {subscribe.leagues}
        {LEAGUES.map((league) => (
          <a key={league} className="tap-link" href={feedAddresses(feed(`league/${league}`), league).own}>
            {LEAGUE_CONTENT[league].label}
          </a>
        ))}
      </p>
    </section>
  );
}
