import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below 32768, where Linux begins to pick ports for `listen(0)` and for outgoing connections: those would take
 * the port before the program that it is for.
 * https://www.kernel.org/doc/html/latest/networking/ip-sysctl.html#ip-variables
 */
const [FIRST, END] = [20_000, 32_768];

/** A port of 127.0.0.1 that nothing listens on. */
export async function freePort() {
  const port = randomInt(FIRST, END);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    // Taken.
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
