import type { ColorTheme, League, PlayerDisplay, PracticeCounts, PracticeState } from '@lions/domain';
import { PageProblem } from './page';

/** Reads the public API as an anonymous caller. `path` starts with /api/; rejects when nothing answers. */
export type FetchJson = (path: string) => Promise<{ status: number; body: unknown }>;

/** What public pages read of a team; its players come as the public may see them (D-05). */
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

/** What public pages read of a tryout session. */
export interface PublicTryoutSession {
  id: number;
  date: string;
  time: string;
  location: string;
  description: string | null;
  capacity: number;
  registeredCount: number;
  waitlistCount: number;
  /** An instant; null: the date cannot be read. */
  startsAt: string | null;
  endsAt: string | null;
}

/** What public pages read of a practice. */
export interface PublicPractice extends PracticeCounts {
  id: number;
  date: string;
  time: string;
  capacity: number;
  skaterCapacity: number;
  goalieCapacity: number;
  /** Instants. */
  startsAt: string;
  endsAt: string;
  state: PracticeState;
}

/** What a superadmin has switched on for the public site. */
interface PublicSettings {
  developmentNoticeEnabled: boolean;
  practiceRegistrationEnabled: boolean;
}

/** What the API answers at that path. Throws `PageProblem`. */
export async function readJson<T>(fetchJson: FetchJson, path: string): Promise<T> {
  const answer = await fetchJson(path).catch(() => ({ status: 503, body: undefined }));
  if (answer.status === 200) return answer.body as T;
  throw new PageProblem(answer.status === 404 ? 'notFound' : 'unavailable');
}

/** The teams that the public may see, of one league or of both. Throws `PageProblem`. */
export async function readTeams(fetchJson: FetchJson, league?: League): Promise<PublicTeam[]> {
  const query = league === undefined ? '' : `?league=${league}`;
  const teams = await readJson<PublicTeam[]>(fetchJson, `/api/teams${query}`);
  return teams.filter((team) => team.isVisible);
}

/** The sessions of a visible team, in no particular order. Throws `PageProblem`. */
export function readTryoutSessions(fetchJson: FetchJson, teamId: number): Promise<PublicTryoutSession[]> {
  return readJson(fetchJson, `/api/teams/${teamId}/sessions`);
}

/** The active practices by date and start, past and cancelled ones among them. Throws `PageProblem`. */
export function readPractices(fetchJson: FetchJson): Promise<PublicPractice[]> {
  return readJson(fetchJson, '/api/practices');
}

const readSettings = (fetchJson: FetchJson) => readJson<PublicSettings>(fetchJson, '/api/settings/public');

/** Whether the development notice is to be shown. Throws `PageProblem`. */
export async function readDevelopmentNotice(fetchJson: FetchJson): Promise<boolean> {
  return (await readSettings(fetchJson)).developmentNoticeEnabled;
}

/** Whether families may register for practices (decisions 5). Throws `PageProblem`. */
export async function readPracticeRegistration(fetchJson: FetchJson): Promise<boolean> {
  return (await readSettings(fetchJson)).practiceRegistrationEnabled;
}
