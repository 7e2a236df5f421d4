import type { ColorTheme, League, PlayerDisplay, PracticeCounts, PracticeState } from '@lions/domain';
import { PageProblem } from './page';

/** Reads the public API as an anonymous caller. `path` starts with /api/; rejects when nothing answers. */
export type FetchJson = (path: string) => Promise<{ status: number; body: unknown }>;

/** A team in the public API; players in the team's display mode. */
export interface PublicTeam {
  id: number;
  name: string;
  league: League;
  category: string;
  description: string | null;
  descriptionFr: string | null;
  colorTheme: ColorTheme;
  isVisible: boolean;
  activePlayers: string[];
  playerDisplay: PlayerDisplay;
  registrationOpen: boolean;
  updatedAt: string | null;
}

/** A tryout session in the public API. */
export interface PublicTryoutSession {
  id: number;
  date: string;
  time: string;
  location: string;
  description: string | null;
  capacity: number;
  registeredCount: number;
  waitlistCount: number;
  /** ISO instant; null where the date is unreadable. */
  startsAt: string | null;
  endsAt: string | null;
}

/** A practice in the public API. */
export interface PublicPractice extends PracticeCounts {
  id: number;
  date: string;
  time: string;
  capacity: number;
  skaterCapacity: number;
  goalieCapacity: number;
  /** ISO instants. */
  startsAt: string;
  endsAt: string;
  state: PracticeState;
}

/** The public site's switches. */
interface PublicSettings {
  developmentNoticeEnabled: boolean;
  practiceRegistrationEnabled: boolean;
}

/** The API's answer at that path. Throws `PageProblem`. */
export async function readJson<T>(fetchJson: FetchJson, path: string): Promise<T> {
  const answer = await fetchJson(path).catch(() => ({ status: 503, body: undefined }));
  if (answer.status === 200) return answer.body as T;
  throw new PageProblem(answer.status === 404 ? 'notFound' : 'unavailable');
}

/** The visible teams of one league or of both. Throws `PageProblem`. */
export async function readTeams(fetchJson: FetchJson, league?: League): Promise<PublicTeam[]> {
  const query = league === undefined ? '' : `?league=${league}`;
  const teams = await readJson<PublicTeam[]>(fetchJson, `/api/teams${query}`);
  return teams.filter((team) => team.isVisible);
}

/** The sessions of a visible team, in no particular order. Throws `PageProblem`. */
export function readTryoutSessions(fetchJson: FetchJson, teamId: number): Promise<PublicTryoutSession[]> {
  return readJson(fetchJson, `/api/teams/${teamId}/sessions`);
}

/** The active practices by date and start, past and cancelled ones included. Throws `PageProblem`. */
export function readPractices(fetchJson: FetchJson): Promise<PublicPractice[]> {
  return readJson(fetchJson, '/api/practices');
}

const readSettings = (fetchJson: FetchJson) => readJson<PublicSettings>(fetchJson, '/api/settings/public');

/** Whether the development notice is shown. Throws `PageProblem`. */
export async function readDevelopmentNotice(fetchJson: FetchJson): Promise<boolean> {
  return (await readSettings(fetchJson)).developmentNoticeEnabled;
}

/** Whether families may register for practices. Throws `PageProblem`. */
export async function readPracticeRegistration(fetchJson: FetchJson): Promise<boolean> {
  return (await readSettings(fetchJson)).practiceRegistrationEnabled;
}
