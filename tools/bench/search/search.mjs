import { dayFromNow, signedIn } from '../club-data.mjs';
import { quantile } from '../server-process.mjs';
import { onEachDatabase } from './databases.mjs';
import { FAMILY, GIVEN } from './large-club.mjs';
import { startLargeClub, timedSearch } from './start-large-club.mjs';

const MOST_MS = 50;
/** Searches of each kind in a round; the kinds take turns. */
const PER_ROUND = 20;
const WARM_UP = 3;
/** Rows between two registrations that are searched for. */
const APART = 977;

const digits = (number, length) => String(number).padStart(length, '0');
/** As a coach writes a day, such as 'Nov 28'. */
const writtenDay = (days) =>
  new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(dayFromNow(days)),
  );

/** What is typed, by kind: another text for each number, or by a registration. */
const KINDS = {
  'two letters of many names': (n) => ['ma', 'tr', 'ju', 'le', 'ro', 'ga'][n % 6],
  'two words of one letter': (n) => ['m t', 'j m', 'l b', 's g'][n % 4],
  'a common given name': (n) => GIVEN[n % 10],
  'a common family name': (n) => FAMILY[n % 10],
  'a common full name': (n) => `${GIVEN[n % 10]} ${FAMILY[(n * 3) % 10]}`,
  'two common beginnings': (n) => `${GIVEN[n % 10].slice(0, 2)} ${FAMILY[(n * 3) % 10].slice(0, 2)}`,
  'a rare given name': (n) => GIVEN.at(-1 - n),
  'a rare full name': (n) => `${GIVEN.at(-1 - n)} ${FAMILY[n]}`,
  'a child and its parent': (n) => `${GIVEN[n % 5]} ${GIVEN[(n + 1) % 5]} ${FAMILY[n % 5]}`,
  'the beginning of an e-mail': (n, { parentEmail }) => parentEmail.split('@')[0].slice(0, 8),
  'a whole e-mail': (n, { parentEmail }) => parentEmail,
  'the end of a telephone number': (n, { parentPhone }) => parentPhone.slice(-4),
  'a whole telephone number': (n, { parentPhone }) => parentPhone,
  'an area code and two digits': (n) => `514 1${n % 10}`,
  'a tryout number': (n) => `#${1 + ((n * 37) % 500)}`,
  'a practice by its day': (n) => writtenDay(-n * 7),
  'a day of every hour': (n) => `${['Nov', 'janv', 'Sep', 'avril'][n % 4]} 7`,
  'the venue of half of all': (n) => ['dollard civic', 'arena'][n % 2],
  'a team': (n) => `M1${1 + 2 * (n % 4)} ${FAMILY[n].slice(0, 4)}`,
  'a player or a user': (n) => `bench coach ${n}`,
  'no match': (n) => `${digits(n, 2)}qx wqz`,
};

async function measure(name, database, rounds) {
  const { server, registrations } = await startLargeClub(database);
  // Signed in again: writing the words takes longer than a sign-in lasts.
  const cookie = await signedIn(server.url);
  const took = new Map(Object.keys(KINDS).map((kind) => [kind, []]));
  for (let n = -WARM_UP; n < rounds * PER_ROUND; n += 1)
    for (const [kind, typed] of Object.entries(KINDS)) {
      const { ms } = await timedSearch(
        server.url,
        cookie,
        typed(Math.max(0, n), registrations[(n + WARM_UP) * APART]),
      );
      if (n >= 0) took.get(kind).push(ms);
    }
  await server.stop();
  return [['all', [...took.values()].flat()], ...took].map(([kind, times]) => {
    return {
      what: `${name}, ${kind}, p95`,
      ms: quantile(times, 0.95),
      most: MOST_MS,
      notes: [`p50 ${quantile(times, 0.5).toFixed(0)} ms`],
    };
  });
}

/** The whole search of the back-office in a large club, one at a time, on each available database. */
export const search = (env, folder, { rounds }) =>
  onEachDatabase(env, folder, ['search'], (name, [database]) => measure(name, database, rounds));
