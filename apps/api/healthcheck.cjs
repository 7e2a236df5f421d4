/**
 * The image's health check: healthy means ready. Docker does not restart an unhealthy container, so a server that has not
 * answered for 20 seconds is killed; `init: true` restarts it, as process 1 it could not be killed.
 */
const { readFileSync } = require('node:fs');

const ask = (path) =>
  fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/${path}`, {
    signal: AbortSignal.timeout(20_000),
  });
/** The first child of process 1. */
const server = () => Number(readFileSync('/proc/1/task/1/children', 'utf8').trim().split(' ')[0]);

ask('live')
  .catch((error) => {
    if (error.name === 'TimeoutError' && server() > 0) process.kill(server(), 'SIGKILL');
    throw error;
  })
  .then(() => ask('ready'))
  .then(
    ({ ok }) => process.exit(ok ? 0 : 1),
    () => process.exit(1),
  );
