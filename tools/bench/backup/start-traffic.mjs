import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../../setup/run.mjs';
import { dayFromNow, signedIn } from '../club-data.mjs';

/** How many of the coming ones coaches ask for. */
const LISTS = { practices: 4, sessions: 20 };

async function get(url, cookie, path) {
  const answer = await fetch(url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

/** The process that sends requests all the time. */
export async function startTraffic(url) {
  const child = fork(join(import.meta.dirname, 'traffic.mjs'), {
    cwd: ROOT,
    env: { ...process.env, SITE_URL: url },
  });
  const sent = [];
  async function exchange(message) {
    child.send(message);
    const [answer] = await once(child, 'message');
    sent.push(...answer);
  }
  return {
    /** A sign-in ends after minutes, so each round has its own. */
    async signIn() {
      const cookie = await signedIn(url);
      const practices = (await get(url, cookie, '/api/practices')).filter(({ date }) => date > dayFromNow(0));
      const sessions = await get(url, cookie, '/api/sessions/coming');
      await exchange({
        cookie,
        practices: practices.slice(0, LISTS.practices).map(({ id }) => id),
        sessions: sessions.slice(0, LISTS.sessions).map(({ id }) => id),
      });
    },
    /** The requests of that time. */
    async between(from, to) {
      await exchange(null);
      return sent.filter(({ at }) => at >= from && at < to);
    },
    stop: () => child.kill(),
  };
}
