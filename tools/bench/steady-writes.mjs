/**
 * Registers invented players for the coming practices in turn, PER_SECOND of them, until it is ended. In a separate
 * process, so that the measurement is not disturbed.
 */
const { SITE_URL: url, PER_SECOND } = process.env;
const run = process.pid.toString(36);
const practices = await (await fetch(`${url}/api/practices`)).json();
let count = 0;

async function register() {
  count += 1;
  const answer = await fetch(`${url}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify({
      practiceId: practices[count % practices.length].id,
      playerName: `Invented ${run} ${count}`,
      position: 'F',
      parentEmail: `steady.${run}.${count}@example.test`,
    }),
  });
  if (answer.status !== 201) throw new Error(`A registration answered ${answer.status}.`);
}

setInterval(() => void register(), 1000 / Number(PER_SECOND));
