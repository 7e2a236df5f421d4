/**
 * Each of COACHES signs in over and over, as soon as it was answered, until the process is ended. In a separate
 * process, so that the measurement is not disturbed.
 */
const { SITE_URL: url, COACHES } = process.env;

async function signInOverAndOver(coach) {
  for (;;) {
    const answer = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
      body: JSON.stringify(coach),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`A sign-in answered ${answer.status}.`);
  }
}

for (const coach of JSON.parse(COACHES)) void signInOverAndOver(coach);
