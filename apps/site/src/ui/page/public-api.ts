import type {
  CalendarDaysDto,
  ComingSessionDto,
  PracticeDto,
  PublicSettingsDto,
  ShownPictureDto,
  TeamDto,
  TryoutSessionDto,
} from '@lions/api-client';
import { standardClub, type CivilDate, type Club, type League, type OperatorsClub } from '@lions/domain';
import { withTimeout } from '@lions/web-base';
import { PageProblem, type FetchJson } from './page';

/** Timeout: a phone may lose its network without an error. */
const LIMIT_MS = 10_000;

/** The public API in the browser, without cookies: a signed-in coach sees here what parents see. */
export const fetchPublic: FetchJson = (path) =>
  withTimeout(LIMIT_MS, async (signal) => {
    const response = await fetch(path, { credentials: 'omit', cache: 'no-cache', signal });
    return { status: response.status, body: await response.json() };
  });

/** The API's answer at that path. Throws `PageProblem`. */
export async function readJson<T>(fetchJson: FetchJson, path: string): Promise<T> {
  const answer = await fetchJson(path).catch(() => ({ status: 503, body: undefined }));
  if (answer.status === 200) return answer.body as T;
  throw new PageProblem(answer.status === 404 ? 'notFound' : 'unavailable');
}

/**
 * The settings of the club. While the API does not answer they are the code's: a page without data is shown all the
 * same.
 */
export async function readClub(fetchJson: FetchJson, operators: OperatorsClub): Promise<Club> {
  const answer = await fetchJson('/api/club').catch(() => undefined);
  if (answer?.status === 200) return answer.body as Club;
  return standardClub(operators);
}

/** The club's photographs, home's first; none while the API does not answer, because the drawings stay then. */
export async function readPhotographs(fetchJson: FetchJson): Promise<ShownPictureDto[]> {
  const answer = await fetchJson('/api/pictures/shown').catch(() => undefined);
  return answer?.status === 200 ? (answer.body as ShownPictureDto[]) : [];
}

/** The visible teams of one league or of both. Throws `PageProblem`. */
export async function readTeams(fetchJson: FetchJson, league?: League): Promise<TeamDto[]> {
  const query = league === undefined ? '' : `?league=${league}`;
  const teams = await readJson<TeamDto[]>(fetchJson, `/api/teams${query}`);
  return teams.filter((team) => team.isVisible);
}

/** The sessions of a visible team, in no particular order. Throws `PageProblem`. */
export function readTryoutSessions(fetchJson: FetchJson, teamId: number): Promise<TryoutSessionDto[]> {
  return readJson(fetchJson, `/api/teams/${teamId}/sessions`);
}

/** The next sessions of each visible team, by date and start; none cancelled. Throws `PageProblem`. */
export function readComingSessions(fetchJson: FetchJson): Promise<ComingSessionDto[]> {
  return readJson(fetchJson, '/api/sessions/coming');
}

/** The visible teams, and their sessions and the practices of these days; both days included. Throws `PageProblem`. */
export function readCalendarDays(
  fetchJson: FetchJson,
  from: CivilDate,
  to: CivilDate,
): Promise<CalendarDaysDto> {
  return readJson(fetchJson, `/api/calendar?from=${from}&to=${to}`);
}

/** The active practices by date and start, past and cancelled ones included. Throws `PageProblem`. */
export function readPractices(fetchJson: FetchJson): Promise<PracticeDto[]> {
  return readJson(fetchJson, '/api/practices');
}

const readSettings = (fetchJson: FetchJson) => readJson<PublicSettingsDto>(fetchJson, '/api/settings/public');

/** Whether the development notice is shown. Throws `PageProblem`. */
export async function readDevelopmentNotice(fetchJson: FetchJson): Promise<boolean> {
  return (await readSettings(fetchJson)).developmentNoticeEnabled;
}

/** Whether families may register for practices. Throws `PageProblem`. */
export async function readPracticeRegistration(fetchJson: FetchJson): Promise<boolean> {
  return (await readSettings(fetchJson)).practiceRegistrationEnabled;
}
