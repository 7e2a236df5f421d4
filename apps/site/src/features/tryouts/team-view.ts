import type { TeamDto, TryoutSessionDto } from '@lions/api-client';
import {
  eventPlace,
  feeWords,
  findVenue,
  formatTimes,
  locationLabel,
  parseTimeRange,
  sessionEventTitle,
  sortPlayers,
  teamBadge,
  teamNameIn,
  textFor,
  venueMapUrl,
  type ColorTheme,
  type FeeWords,
  type Language,
  type League,
  type PlayerDisplay,
  type TextFor,
} from '@lions/domain';
import { formatDay, formatMoment } from '@lions/web-base';
import { PageProblem, type FetchJson } from '../../ui/page/page';
import { readTeams, readTryoutSessions } from '../../ui/page/public-api';
import { entryAddresses, type CalendarAddresses } from '../../ui/calendar/calendar-addresses';

/** A tryout session as displayed. */
export interface TryoutSessionView {
  id: number;
  /** Civil date, for the `datetime` attribute. */
  date: string;
  day: string;
  times: string;
  location: string;
  /** ISO instants; absent where the date is unreadable. */
  startsAt?: string;
  endsAt?: string;
  /** Only where the location is a known venue. */
  mapUrl?: string;
  description?: TextFor;
  fee?: FeeWords;
  spots: number;
  /** Numbers of registered and of waiting players. */
  registered: number;
  waiting: number;
  isCancelled: boolean;
  /** Has not started; a session with an unreadable date is neither ahead nor past. */
  isAhead: boolean;
  isPast: boolean;
  /** Whether a family can register online now. */
  isOpen: boolean;
  /** Add-to-calendar link; absent where the date is unreadable, and for a cancelled or past session. */
  calendar?: CalendarAddresses;
}

/** Data of a team's page: rendered on the server, embedded in the document, refetched by a refresh. */
export interface TeamView {
  id: number;
  name: string;
  league: League;
  badge: string;
  colorTheme: ColorTheme;
  description?: TextFor;
  players: string[];
  playerDisplay: PlayerDisplay;
  /** Families can register online. */
  isOpen: boolean;
  sessions: TryoutSessionView[];
  /** Time of the last change of the team or one of its sessions; absent if never changed. */
  updated?: string;
}

/** The description of a team or of a session. */
const noteOf = (
  { description, descriptionFr }: Pick<TeamDto, 'description' | 'descriptionFr'>,
  language: Language,
) => textFor({ en: description, fr: descriptionFr }, language);

const startOf = (session: TryoutSessionDto) => parseTimeRange(session.time)?.start ?? Infinity;

function compareSessions(a: TryoutSessionDto, b: TryoutSessionDto): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  const [startA, startB] = [startOf(a), startOf(b)];
  return startA === startB ? a.id - b.id : startA - startB;
}

/** Language and zone of the page, and the current instant. */
export interface ViewContext {
  language: Language;
  timeZone: string;
  now: Date;
}

/**
 * The public can register until the session starts; a session with an unreadable date counts as not started.
 */
const isAhead = ({ startsAt }: TryoutSessionDto, now: Date) => startsAt !== null && now < new Date(startsAt);

function calendarOf(session: TryoutSessionDto, team: TeamDto, language: Language) {
  const { id, time, location, startsAt, endsAt } = session;
  if (startsAt === null || endsAt === null || !parseTimeRange(time)) return undefined;
  const title = sessionEventTitle(teamNameIn(team, language), language);
  const place = eventPlace(location, language);
  const description = noteOf(session, language)?.text;
  return entryAddresses({ kind: 'session', id, title, place, description, startsAt, endsAt }, language);
}

function sessionView(
  session: TryoutSessionDto,
  team: TeamDto,
  { language, now }: ViewContext,
): TryoutSessionView {
  const venue = findVenue(session.location);
  const isCancelled = session.cancelledAt !== null;
  const isPast = session.endsAt !== null && new Date(session.endsAt) <= now;
  return {
    id: session.id,
    date: session.date,
    day: formatDay(session.date, language),
    times: formatTimes(session.time, language),
    location: locationLabel(session.location, language),
    startsAt: session.startsAt ?? undefined,
    endsAt: session.endsAt ?? undefined,
    mapUrl: venue && venueMapUrl(venue),
    description: noteOf(session, language),
    fee: feeWords(session, language),
    spots: session.capacity,
    registered: session.registeredCount,
    waiting: session.waitlistCount,
    isCancelled,
    isAhead: isAhead(session, now),
    isPast,
    isOpen: team.registrationOpen && !isCancelled && isAhead(session, now),
    calendar: isCancelled || isPast ? undefined : calendarOf(session, team, language),
  };
}

/** Bare numbers keep the API's order; names and initials are sorted by last word. */
function playersInOrder(players: string[]): string[] {
  return players.every((player) => /^\d+$/.test(player)) ? players : sortPlayers(players);
}

/** View of a team's page, with dates and times formatted for the locale. */
export function teamView(team: TeamDto, sessions: TryoutSessionDto[], context: ViewContext): TeamView {
  const { language, timeZone } = context;
  const name = teamNameIn(team, language);
  const updated = [team, ...sessions]
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
  return {
    id: team.id,
    name,
    league: team.league,
    badge: teamBadge({ ...team, name }),
    colorTheme: team.colorTheme,
    description: noteOf(team, language),
    players: playersInOrder(team.activePlayers),
    playerDisplay: team.playerDisplay,
    isOpen: team.registrationOpen,
    sessions: [...sessions].sort(compareSessions).map((session) => sessionView(session, team, context)),
    updated: updated && formatMoment(updated, language, timeZone),
  };
}

/** A visible team with its sessions, ready for display. Throws `PageProblem`. */
export async function readTeam(
  fetchJson: FetchJson,
  teamId: number,
  context: ViewContext,
): Promise<TeamView> {
  const [teams, sessions] = await Promise.all([readTeams(fetchJson), readTryoutSessions(fetchJson, teamId)]);
  const team = teams.find(({ id }) => id === teamId);
  if (!team) throw new PageProblem('notFound');
  return teamView(team, sessions, context);
}
