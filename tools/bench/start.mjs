/** Start of the built server on an existing club: processor time and memory until the first answer. */
import { SERVER } from '../setup/run.mjs';
import { median, READY, startServer } from './server-process.mjs';

export async function* measureStart(env, { rounds }) {
  const starts = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(SERVER, READY, env);
    starts.push({ ...server.usage(), seconds: server.startMs / 1000 });
    await server.stop();
  }
  const of = (key) => median(starts.map((start) => start[key]));
  const note = `${of('seconds').toFixed(2)} s by the clock`;
  yield { what: 'start, processor time', value: of('cpuSeconds'), unit: 's', digits: 2, most: 1, note };
  yield { what: 'start, memory', value: of('rssMb'), unit: 'MB', most: 160 };
}
