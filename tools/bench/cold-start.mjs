import { median, startServer } from './server-process.mjs';
import { SERVER } from '../setup/run.mjs';

const ROUNDS = 20;

async function startOnce(script, path, env) {
  const server = await startServer(script, path, env);
  const books = server.books();
  await server.stop();
  return { startMs: server.startMs, ...books };
}

/** Time from process start to the first answer, and memory then, against an empty Fastify app. */
export async function coldStart(env) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const empty = await startOnce('tools/bench/baselines/empty-fastify.mjs', '/');
    rounds.push({ empty, api: await startOnce(SERVER, '/api/health/ready', env) });
  }
  const ratio = (key) =>
    median(rounds.map(({ api }) => api[key])) / median(rounds.map(({ empty }) => empty[key]));
  return [
    { what: 'cold start to first answer', ratio: ratio('startMs'), of: 'an empty Fastify app', most: 1.6 },
    { what: 'CPU until the first answer', ratio: ratio('cpuSeconds'), of: 'an empty Fastify app' },
    { what: 'memory at the first answer', ratio: ratio('rssMb'), of: 'an empty Fastify app', most: 1.6 },
  ];
}
