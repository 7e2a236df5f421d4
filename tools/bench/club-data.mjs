/**
 * Benchmark data, written through the API into a separate folder: forty LHEQ teams of twenty-five names, the
 * first with six sessions.
 */
import { startServer } from './server-process.mjs';
import { SERVER } from '../setup/run.mjs';

const TEAMS = 40;
const NAMES = 25;
const SESSIONS = 6;

/** The only user after a server starts on an empty database. */
export const SUPERADMIN = { username: 'superadmin', password: 'bench-only-4f1c9a' };

/** That many days from now, 'YYYY-MM-DD'. */
export const dayFromNow = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The pages that families open most, by name. */
export const PAGES = {
  home: '/',
  celebrations: '/50th-celebrations',
  'useful links': '/resources/useful-links',
  calendar: '/calendar',
  'league list': '/hockey-programs/tryouts/lheq',
  'team page': '/hockey-programs/team/1',
};

async function send(url, method, path, cookie, body, version) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench', cookie };
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** The cookies of the superadmin. */
export async function signedIn(url) {
  const answer = await send(url, 'POST', '/api/auth/login', '', SUPERADMIN);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** Adds that many coaches; returns what each signs in with. */
export async function makeCoaches(url, cookie, count) {
  const coaches = Array.from({ length: count }, (_, number) => ({
    username: `bench.coach.${number}`,
    password: SUPERADMIN.password,
  }));
  for (const coach of coaches) {
    const names = { firstName: 'Invented', lastName: 'Coach', email: `${coach.username}@example.test` };
    await send(url, 'POST', '/api/admin/users', cookie, { ...coach, ...names, role: 'coach' });
  }
  return coaches;
}

export async function makeClub(dataDir) {
  const env = { DATA_DIR: dataDir, DEMO_DATA: 'off', SUPERADMIN_PASSWORD: SUPERADMIN.password };
  const server = await startServer(SERVER, '/api/health/ready', env);
  const cookie = await signedIn(server.url);
  for (let number = 1; number <= TEAMS; number += 1) {
    const team = { name: `M15 AAA Bench ${number}`, league: 'lheq', description: 'An invented team.' };
    const { id, version } = await (await send(server.url, 'POST', '/api/teams', cookie, team)).json();
    const playerNames = Array.from(
      { length: NAMES },
      (_, player) => `Invented Player ${number}-${player + 1}`,
    );
    await send(server.url, 'PUT', `/api/teams/${id}/active-players`, cookie, { playerNames }, version);
  }
  for (let day = 1; day <= SESSIONS; day += 1) {
    const session = {
      teamId: 1,
      date: dayFromNow(day),
      time: '6:00 PM - 7:30 PM',
      location: 'Dollard Civic Centre - Dollard-Des Ormeaux',
    };
    await send(server.url, 'POST', '/api/teams/1/sessions', cookie, session);
  }
  await server.stop();
}
