/**
 * CLIENTS clients that sign in over and over, each as soon as it was answered, until the process is ended. In a
 * separate process, so that the measurement is not disturbed.
 */
import { SUPERADMIN } from './club-data.mjs';

const { SITE_URL: url, CLIENTS } = process.env;

async function signInOverAndOver() {
  for (;;) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
      body: JSON.stringify(SUPERADMIN),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A sign-in answered ${answer.status}.`);
  }
}

for (let client = 0; client < Number(CLIENTS); client += 1) void signInOverAndOver();
