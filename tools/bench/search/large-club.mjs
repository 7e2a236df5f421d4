/** A large club after ten seasons, in rows without ids: invented people, the same in each run. */
import { dayFromNow } from '../club-data.mjs';

const COUNTS = {
  teams: 60,
  sessions: 2500,
  practices: 1000,
  coaches: 39,
  families: 9000,
  children: 12_000,
  registrations: 100_000,
};
const NAMES_PER_TEAM = 25;
const SEASONS = 10;
/** A child registers for so many seasons. */
const SEASONS_OF_CHILD = 4;
/** Days that the rows cover; the last month is still to come. */
const DAYS = { past: 3600, coming: 30 };
/** A child that is registered once, as the last one of all. */
export const LAST_CHILD = 'Zuzanik Lastofall';

/** Numbers from 0 to below 1, the same in each run (mulberry32). */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Every beginning with every ending, the beginnings in turn. */
const namesOf = (beginnings, endings) =>
  endings.split(' ').flatMap((ending) => beginnings.split(' ').map((beginning) => beginning + ending));

/** Invented names, the most common first. */
export const GIVEN = namesOf(
  'Ma Ju Sa Ka Ni Le Ro Da Vi Ti Mé Lo Na Fe Ga Chi Bo Ari Eli Oli Ya Zo Pe Wi',
  'ra lin dor vette nick sabe tou rgan mel phi zaro quel',
);
export const FAMILY = namesOf(
  'Tre Mar Ga Bou Ro Co Pel La Gi Ber Le Mo Va Sim Du For Cha Par Nad Ouel Hé Kow Zim Por Fi Jo Ar De Sté Win',
  'mbor tava nellot chard veaux binsky lard gnotte rillo bette dorin stair quenne fault melin zette rouin vasse gandier pinel',
);

const dayOf = (part) => dayFromNow(Math.round(part * (DAYS.past + DAYS.coming)) - DAYS.past);
const NOW = new Date().toISOString();
const STAMPS = { createdAt: NOW, updatedAt: NOW };
const VERSIONED = { version: 1, ...STAMPS };

/** The tables in the order of their foreign keys, each with its rows. Ids begin at 1 and are given in this order. */
export function* largeClub() {
  const random = randomNumbers(1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  // The first of some hundred names are borne by some percent each.
  const common = (names) => names[Math.floor(names.length * random() ** 1.7)];
  const person = () => ({ given: common(GIVEN), family: common(FAMILY) });
  const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

  yield ['teams', times(COUNTS.teams, (index) => team(index, () => named(person())))];
  yield ['tryout_sessions', times(COUNTS.sessions, (index) => session(index, pick(VENUES), pick(TIMES)))];
  yield ['practices', times(COUNTS.practices, practice)];
  yield ['admin_users', times(COUNTS.coaches, (index) => coach(index, person()))];
  const families = times(COUNTS.families, (index) => family(index, person(), random));
  yield ['families', families.map(({ row }) => row)];
  const children = times(COUNTS.children, (index) => ({
    of: families[index % families.length],
    given: common(GIVEN),
    since: Math.floor(random() * (SEASONS + SEASONS_OF_CHILD)) - SEASONS_OF_CHILD + 1,
  }));
  const bySeason = times(SEASONS, (season) =>
    children.filter(({ since }) => since <= season && season < since + SEASONS_OF_CHILD),
  );
  const rows = times(COUNTS.registrations - 1, (index) => {
    const season = bySeason[Math.floor((index / COUNTS.registrations) * SEASONS)];
    return registration(index, pick(season), random());
  });
  const last = { ...rows.at(-1), playerName: LAST_CHILD, tryoutNumber: null };
  yield ['registrations', [...rows, last]];
}

const VENUES = [
  'Dollard Civic Centre - Dollard-Des Ormeaux',
  'Sportplexe Pierrefonds - Pierrefonds',
  'Beaconsfield Recreation Centre - Beaconsfield',
  'Mount Royal Arena - Mount Royal',
  'Bob-Birnie Arena - Pointe-Claire',
  'Invented Arena - Elsewhere',
];
const TIMES = ['6:00 PM - 7:30 PM', '7:30 PM - 9:00 PM', '9:00 AM - 10:30 AM', '11:00 AM - 12:30 PM'];

const named = ({ given, family }) => `${given} ${family}`;

function team(index, playerName) {
  const name = `M${9 + 2 * (index % 5)} ${['AAA', 'AA', 'BB'][index % 3]} ${FAMILY[index]}`;
  return {
    name,
    category: name,
    league: index % 5 === 4 ? 'm18aaa' : 'lheq',
    colorTheme: 'none',
    isVisible: 1,
    sortOrder: index,
    playerDisplay: 'names',
    registrationOpen: 1,
    activePlayers: JSON.stringify(Array.from({ length: NAMES_PER_TEAM }, playerName)),
    ...VERSIONED,
  };
}

const session = (index, location, time) => ({
  teamId: (index % COUNTS.teams) + 1,
  date: dayOf(index / COUNTS.sessions),
  time,
  location,
  capacity: 40,
  isActive: 1,
  ...VERSIONED,
});

const practice = (index) => ({
  date: dayOf(index / COUNTS.practices),
  time: TIMES[0],
  capacity: 20,
  isActive: 1,
  ...VERSIONED,
});

const coach = (index, { given, family }) => ({
  firstName: given,
  lastName: family,
  username: `bench.coach.${index}`,
  email: `bench.coach.${index}@example.test`,
  passwordHash: 'none',
  role: 'coach',
  isActive: 1,
  ...VERSIONED,
});

function family(index, parent, random) {
  const email = `${parent.given}.${parent.family}.${index}@example.test`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
  // No exchange of a real number begins with 1.
  const [exchange, ending] = [random() * 100, random() * 10_000].map(Math.floor);
  const phone = `514-1${String(exchange).padStart(2, '0')}-${String(ending).padStart(4, '0')}`;
  const tokens = ['linkSeed', 'tokenHash', 'feedSeed', 'feedHash'].map((name) => [name, `${name} ${index}`]);
  return { parent, phone, row: { email, ...Object.fromEntries(tokens), ...STAMPS } };
}

function registration(index, { of: { parent, phone, row }, given }, chance) {
  const part = index / COUNTS.registrations;
  const isOfPractice = index % 5 < 3;
  const count = isOfPractice ? COUNTS.practices : COUNTS.sessions;
  const target = Math.floor(part * count) + 1;
  return {
    practiceId: isOfPractice ? target : null,
    sessionId: isOfPractice ? null : target,
    playerName: `${given} ${parent.family}`,
    playerAge: 12,
    playerPosition: 'Forward',
    parentName: named(parent),
    parentEmail: row.email,
    parentPhone: phone,
    status: chance < 0.92 ? 'confirmed' : chance < 0.96 ? 'waiting' : 'cancelled',
    turn: index,
    attended: 0,
    // Unique in its practice or session, which have up to a hundred of these rows in a line.
    tryoutNumber: (index % 500) + 1,
    parentalAuthority: 1,
    ...STAMPS,
  };
}
