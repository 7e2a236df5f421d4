/** A club for the benchmarks, written through the API: forty LHEQ teams of twenty-five names, the first with six sessions. */
import { SERVER } from '../setup/run.mjs';
import { READY, startServer } from './server-process.mjs';

const TEAMS = 40;
const NAMES = 25;
const SESSIONS = 6;

export const TEAM_PAGE = '/hockey-programs/team/1';

/** The only user after a server starts on an empty database. */
export const SUPERADMIN = { username: 'superadmin', password: 'bench-only-4f1c9a' };

/** That many days from now, 'YYYY-MM-DD'. */
export const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** One call of the API. @param more further headers @throws Error when it is refused */
export async function send(url, method, path, { body, ...more } = {}) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench', ...more };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The cookies of the superadmin. */
export async function signedIn(url) {
  const answer = await send(url, 'POST', '/api/auth/login', { body: SUPERADMIN });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function makeTeam(url, cookie, number) {
  const body = { name: `M15 AAA Bench ${number}`, league: 'lheq', description: 'An invented team.' };
  const { id, version } = await (await send(url, 'POST', '/api/teams', { cookie, body })).json();
  const playerNames = Array.from({ length: NAMES }, (_, player) => `Invented Player ${number}-${player + 1}`);
  const match = { 'if-match': `"${version}"` };
  await send(url, 'PUT', `/api/teams/${id}/active-players`, { cookie, ...match, body: { playerNames } });
}

/** Fills the database of `env` by a server that is stopped afterwards. */
export async function makeClub(env) {
  const server = await startServer(SERVER, READY, { ...env, SUPERADMIN_PASSWORD: SUPERADMIN.password });
  const { url } = server;
  const cookie = await signedIn(url);
  for (let number = 1; number <= TEAMS; number += 1) await makeTeam(url, cookie, number);
  for (let day = 1; day <= SESSIONS; day += 1) {
    const location = 'Dollard Civic Centre - Dollard-Des Ormeaux';
    const body = { teamId: 1, date: dayFromNow(day), time: '6:00 PM - 7:30 PM', location };
    await send(url, 'POST', '/api/teams/1/sessions', { cookie, body });
  }
  await server.stop();
}
