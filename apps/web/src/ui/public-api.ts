import type { ColorTheme, League, PlayerDisplay } from '@lions/domain';
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

/** Whether the development notice is to be shown. Throws `PageProblem`. */
export async function readDevelopmentNotice(fetchJson: FetchJson): Promise<boolean> {
  const settings = await readJson<{ developmentNoticeEnabled: boolean }>(fetchJson, '/api/settings/public');
  return settings.developmentNoticeEnabled;
}
