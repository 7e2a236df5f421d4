/** A club to measure with: forty LHEQ teams of twenty-five names, written through the API into a folder of its own. */
import { startServer } from './server-process.mjs';
import { SERVER } from '../setup/run.mjs';

const TEAMS = 40;
const NAMES = 25;
const PASSWORD = 'bench-only-4f1c9a';

async function send(url, method, path, cookie, body, version) {
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench', cookie };
  if (version !== undefined) headers['if-match'] = `"${version}"`;
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

export async function makeClub(dataDir) {
  const env = { DATA_DIR: dataDir, DEMO_DATA: 'off', SUPERADMIN_PASSWORD: PASSWORD };
  const server = await startServer(SERVER, '/api/health/ready', env);
  const signIn = await send(server.url, 'POST', '/api/auth/login', '', {
    username: 'superadmin',
    password: PASSWORD,
  });
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (let number = 1; number <= TEAMS; number += 1) {
    const team = { name: `M15 AAA Bench ${number}`, league: 'lheq', description: 'An invented team.' };
    const { id, version } = await (await send(server.url, 'POST', '/api/teams', cookie, team)).json();
    const playerNames = Array.from(
      { length: NAMES },
      (_, player) => `Invented Player ${number}-${player + 1}`,
    );
    await send(server.url, 'PUT', `/api/teams/${id}/active-players`, cookie, { playerNames }, version);
  }
  await server.stop();
}
