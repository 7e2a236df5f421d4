import { addMonths, isLeague, teamNameIn, type League } from '@lions/domain';
import { formatDay, formatDayOfYear, LEAGUE_CONTENT, localize } from '@lions/web-base';
import type { Page, PageRequest } from '../../../ui/page/page';
import { PageProblem } from '../../../ui/page/page';
import { readCalendarDays, readPracticeRegistration } from '../../../ui/page/public-api';
import { ExternalLink } from '../../../ui/links';
import { practiceEntry, sessionEntry, type CalendarEntry, type CalendarTeam } from '../calendar-entry';

/** Reach of one call of the calendar. */
const MONTHS = 3;
/** Some 8 KB compressed; the rest is behind a link. */
const MOST_ROWS = 30;

/** The choice of the frame. */
interface Shown {
  /** Name of the team, the league or the club. */
  name: string;
  /** Page of the site with all of it. */
  page: string;
  /** Undefined: of all teams, with the practices. */
  teams?: CalendarTeam[];
}

/** Throws `PageProblem` for an unknown team or league. */
function shownIn({ search, language, texts }: PageRequest, teams: CalendarTeam[]): Shown {
  const [team, league] = [search.get('team'), search.get('league')];
  if (team !== null) {
    const found = teams.find(({ id }) => String(id) === team);
    if (!found) throw new PageProblem('notFound');
    const page = `/hockey-programs/team/${found.id}`;
    return { name: teamNameIn(found, language), page, teams: [found] };
  }
  if (league === null) return { name: texts.shell.clubName, page: '/calendar' };
  if (!isLeague(league)) throw new PageProblem('notFound');
  return {
    name: LEAGUE_CONTENT[league].label,
    page: `/hockey-programs/tryouts/${league}`,
    teams: teams.filter((each: { league: League }) => each.league === league),
  };
}

async function readShown(request: PageRequest): Promise<Shown & { entries: CalendarEntry[] }> {
  const { fetchJson, today } = request;
  const days = await readCalendarDays(fetchJson, today, addMonths(today, MONTHS));
  const shown = shownIn(request, days.teams);
  const { teams = days.teams } = shown;
  const hasPractices = !shown.teams && (await readPracticeRegistration(fetchJson));
  const sessions = days.sessions.map((session) =>
    sessionEntry(
      session,
      teams.find(({ id }) => id === session.teamId),
      request,
    ),
  );
  const practices = hasPractices ? days.practices.map((practice) => practiceEntry(practice, request)) : [];
  const entries = [...sessions, ...practices]
    .filter((entry) => entry !== undefined)
    .filter(({ isPast }) => !isPast)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return { ...shown, entries };
}

type Words = Pick<PageRequest, 'language' | 'texts'>;

function Row({ entry, language, texts }: Words & { entry: CalendarEntry }) {
  const { date, times, title, place, places, register, href, isCancelled } = entry;
  const newTab = texts.shell.opensInNewTab;
  return (
    <li>
      <div>
        <h2>
          <time dateTime={date}>{formatDayOfYear(date, language)}</time>
          <span>{times}</span>
        </h2>
        <p>
          <strong>{title}</strong>
          {place !== undefined && ` · ${place}`}
        </p>
        <p className={isCancelled ? 'cancelled' : 'places'}>
          {isCancelled ? texts.clubCalendar.cancelled : places}
        </p>
      </div>
      <ExternalLink className={register ? 'button' : ''} href={register?.href ?? href ?? ''} newTab={newTab}>
        {register?.label ?? texts.clubCalendar.embed.see}
        <span className="visually-hidden">
          {' '}
          – {title}, {formatDay(date, language)}
        </span>
      </ExternalLink>
    </li>
  );
}

/** A heading, a sentence in place of dates, and the way to the site. */
function Sentence({ title, text, page, ...words }: Words & { title: string; text: string; page: string }) {
  const { language, texts } = words;
  return (
    <main>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <ExternalLink className="" href={localize(page, language)} newTab={texts.shell.opensInNewTab}>
          {texts.clubCalendar.embed.all}
        </ExternalLink>
      </p>
    </main>
  );
}

/** The coming dates of a team, a league or the club, for a frame of another site. Problems are sentences in the frame. */
export async function embedPage(request: PageRequest): Promise<Page> {
  const { language, texts } = request;
  const { embed } = texts.clubCalendar;
  const words = { language, texts };
  const page = { description: '', css: [], noindex: true, isPrivate: true, title: texts.shell.clubName };
  try {
    const { name, page: path, entries } = await readShown(request);
    const title = `${name} – ${embed.title}`;
    if (entries.length === 0)
      return { ...page, title, content: <Sentence title={title} text={embed.none} page={path} {...words} /> };
    const content = (
      <main>
        <h1>{title}</h1>
        <ol>
          {entries.slice(0, MOST_ROWS).map((entry) => (
            <Row key={entry.key} entry={entry} {...words} />
          ))}
        </ol>
        <p>
          <ExternalLink className="" href={localize(path, language)} newTab={texts.shell.opensInNewTab}>
            {embed.all}
          </ExternalLink>
        </p>
      </main>
    );
    return { ...page, title, content };
  } catch (problem) {
    if (!(problem instanceof PageProblem)) throw problem;
    const isUnknown = problem.kind === 'notFound';
    const text = isUnknown ? embed.unknown : texts.shell.unavailableText;
    const content = <Sentence title={page.title} text={text} page="/calendar" {...words} />;
    return { ...page, status: isUnknown ? 404 : 503, content };
  }
}
