/**
 * A club's requests, PER_SECOND of them, until the process is ended. Each is sent at its time, whatever became of the ones
 * before. Takes `{ cookie, practices, sessions }` by message, for the signed-in requests, and answers each later message
 * with the requests since the last one: when they were sent, how long they took, and their status.
 */
import { Agent, request } from 'node:http';
import { constants, setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { PAGES } from '../club-data.mjs';

const PER_SECOND = 50;
const { SITE_URL: url } = process.env;
const run = process.pid.toString(36);
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

try {
  // Visitors have a machine of their own.
  setPriority(constants.priority.PRIORITY_HIGH);
} catch {
  // Needs the right to do so.
}

let plan;
let sent = [];

/**
 * The request with that number. In a second: a registration, 13 lists of coaches and 6 pages in their signed-in browsers,
 * which are not kept, and 30 pages of families, which are kept until a registration changes them.
 */
function requestOf(number) {
  const slot = number % PER_SECOND;
  const of = (list) => list[Math.floor(number / 8) % list.length];
  if (slot === 0) return { path: '/api/registrations', body: registration(number) };
  if (slot % 8 === 1)
    return { path: `/api/registrations?practiceId=${of(plan.practices)}`, cookie: plan.cookie };
  if (slot % 8 === 5)
    return { path: `/api/sessions/${of(plan.sessions)}/registrations`, cookie: plan.cookie };
  const path = of(Object.values(PAGES));
  return slot % 8 === 3 ? { path, cookie: plan.cookie } : { path };
}

const registration = (number) =>
  JSON.stringify({
    practiceId: plan.practices[number % plan.practices.length],
    playerName: `Invented ${run} ${number}`,
    position: 'F',
    parentEmail: `traffic.${run}.${number}@example.test`,
  });

function send({ path, body, cookie = '' }) {
  const at = performance.timeOrigin + performance.now();
  const headers = { cookie, 'accept-encoding': 'br', 'x-requested-with': 'bench' };
  if (body)
    Object.assign(headers, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  request(url + path, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
    answer.resume().once('end', () => {
      sent.push({ at, ms: performance.timeOrigin + performance.now() - at, path, status: answer.statusCode });
    });
  })
    .once('error', (error) => sent.push({ at, ms: Infinity, path, status: error.message }))
    .end(body);
}

process.on('message', (message) => {
  if (message) plan = message;
  process.send(sent);
  sent = [];
});
process.once('disconnect', () => process.exit());

while (!plan) await pause(10);
const started = performance.now();
for (let number = 0; ; number += 1) {
  await pause(Math.max(0, started + (number * 1000) / PER_SECOND - performance.now()));
  send(requestOf(number));
}
