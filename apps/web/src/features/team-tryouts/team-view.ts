import {
  eventPlace,
  findVenue,
  formatTimes,
  locationLabel,
  parseTimeRange,
  sessionEventTitle,
  sortPlayers,
  teamBadge,
  venueMapUrl,
  type ColorTheme,
  type Language,
  type League,
  type PlayerDisplay,
} from '@lions/domain';
import { formatDay, formatMoment } from '../../i18n/formats';
import { entryAddresses, type CalendarAddresses } from '../../ui/calendar-addresses';
import type { PublicTeam, PublicTryoutSession } from '../../ui/public-api';

/** A tryout session as it is shown. */
export interface TryoutSessionView {
  id: number;
  /** The civil day, for machines. */
  date: string;
  day: string;
  times: string;
  location: string;
  /** Only where the location is a known venue. */
  mapUrl?: string;
  description?: string;
  spots: number;
  /** Players who have a place, and who wait for one. */
  registered: number;
  waiting: number;
  /** Whether a family can register for it online now. */
  isOpen: boolean;
  /** Where it can be added to a calendar; absent where nobody knows when it is. */
  calendar?: CalendarAddresses;
}

/** A team's description in the page's language, else in the other one. */
export interface TeamDescription {
  text: string;
  /** Only where it is not the page's language. */
  language?: Language;
}

/** A team's page as it is shown: made on the server, embedded in the document, made anew by a refresh. */
export interface TeamView {
  id: number;
  name: string;
  league: League;
  badge: string;
  colorTheme: ColorTheme;
  description?: TeamDescription;
  players: string[];
  playerDisplay: PlayerDisplay;
  sessions: TryoutSessionView[];
  /** When the team was last changed; absent: never. */
  updated?: string;
}

const startOf = (session: PublicTryoutSession) => parseTimeRange(session.time)?.start ?? Infinity;

function compareSessions(a: PublicTryoutSession, b: PublicTryoutSession): number {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  const [startA, startB] = [startOf(a), startOf(b)];
  return startA === startB ? a.id - b.id : startA - startB;
}

/** The language and the club's zone in which a page is written, and the moment that it is about. */
export interface ViewForms {
  language: Language;
  timeZone: string;
  now: Date;
}

/** The public registers until the session begins; nobody knows when one begins whose date cannot be read (decisions 6). */
const isAhead = ({ startsAt }: PublicTryoutSession, now: Date) =>
  startsAt !== null && now < new Date(startsAt);

function calendarOf(session: PublicTryoutSession, team: PublicTeam, language: Language) {
  const { id, time, location, startsAt, endsAt } = session;
  if (startsAt === null || endsAt === null || !parseTimeRange(time)) return undefined;
  const title = sessionEventTitle(team.name, language);
  const place = eventPlace(location, language);
  const description = session.description ?? undefined;
  return entryAddresses({ kind: 'session', id, title, place, description, startsAt, endsAt }, language);
}

function sessionView(
  session: PublicTryoutSession,
  team: PublicTeam,
  { language, now }: ViewForms,
): TryoutSessionView {
  const venue = findVenue(session.location);
  return {
    id: session.id,
    date: session.date,
    day: formatDay(session.date, language),
    times: formatTimes(session.time, language),
    location: locationLabel(session.location, language),
    mapUrl: venue && venueMapUrl(venue),
    description: session.description ?? undefined,
    spots: session.capacity,
    registered: session.registeredCount,
    waiting: session.waitlistCount,
    isOpen: team.registrationOpen && isAhead(session, now),
    calendar: calendarOf(session, team, language),
  };
}

/** Players that the API shows as bare numbers keep their order; names and initials go by last word (spec section 5). */
function playersInOrder(players: string[]): string[] {
  return players.every((player) => /^\d+$/.test(player)) ? players : sortPlayers(players);
}

function descriptionIn(language: Language, team: PublicTeam): TeamDescription | undefined {
  const texts = { en: team.description, fr: team.descriptionFr };
  if (texts[language]) return { text: texts[language] };
  const other = language === 'en' ? 'fr' : 'en';
  return texts[other] ? { text: texts[other], language: other } : undefined;
}

/** What a team's page shows, with dates and times in the language's own forms. */
export function teamView(team: PublicTeam, sessions: PublicTryoutSession[], forms: ViewForms): TeamView {
  const { language, timeZone } = forms;
  return {
    id: team.id,
    name: team.name,
    league: team.league,
    badge: teamBadge(team),
    colorTheme: team.colorTheme,
    description: descriptionIn(language, team),
    players: playersInOrder(team.activePlayers),
    playerDisplay: team.playerDisplay,
    sessions: [...sessions].sort(compareSessions).map((session) => sessionView(session, team, forms)),
    updated: team.updatedAt ? formatMoment(team.updatedAt, language, timeZone) : undefined,
  };
}
