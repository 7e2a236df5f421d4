/** A club with many tryout sessions, in rows without ids: each session has one registration with its ledger entry. */
import { dayFromNow } from '../club-data.mjs';
import { FAMILY, GIVEN } from '../search/large-club.mjs';

const TEAMS = 400;
/** Days that the rows cover: a year of them is still to come. */
const DAYS = { past: 3300, coming: 340 };
const PAGES = 50;
const ARENAS = 12;
const ENTRIES = 2000;
const TIMES = ['6:00 PM - 7:30 PM', '9:00 AM - 10:30 AM', '11:00 AM - 12:30 PM', '7:45 PM - 9:00 PM'];
const NOW = new Date().toISOString();
const STAMPS = { createdAt: NOW, updatedAt: NOW };
const VERSIONED = { version: 1, ...STAMPS };
const HASH = '0'.repeat(64);

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));
const dayOf = (part) => dayFromNow(Math.floor(part * (DAYS.past + DAYS.coming)) - DAYS.past);
/** Spreads a number over the whole range below `count`. */
const spread = (number, count) => (number * 7919) % count;
const childOf = (index) => `${GIVEN[spread(index, GIVEN.length)]} ${FAMILY[spread(index, FAMILY.length)]}`;
export const arena = (index) => `Arena ${(index % ARENAS) + 1}`;

/** The tables with `size` sessions, players, registrations and page counts, in the order of their foreign keys. */
export function* reportClub(size) {
  yield ['teams', times(TEAMS, (index) => team(index, size / TEAMS))];
  yield ['tryout_sessions', times(size, (index) => session(index, size))];
  yield ['registrations', times(size, registration)];
  // One word each: the server writes the words of registrations that have none, beside what is measured.
  yield ['search_words', times(size, (index) => ({ word: 'child', registrationId: index + 1 }))];
  yield ['ledger_entries', times(size, entry)];
  yield ['audit_entries', times(ENTRIES, auditEntry)];
  yield ['page_views', times(size, pageViews)];
}

function team(index, players) {
  const name = `M${9 + 2 * (index % 5)} ${['AAA', 'AA', 'BB'][index % 3]} ${FAMILY[index]}`;
  return {
    name,
    category: name,
    league: index % 5 === 4 ? 'm18aaa' : 'lheq',
    colorTheme: 'none',
    isVisible: index % 10 === 0 ? 0 : 1,
    sortOrder: index,
    playerDisplay: 'names',
    registrationOpen: 1,
    activePlayers: JSON.stringify(times(players, (player) => childOf(index * players + player))),
    ...VERSIONED,
  };
}

const session = (index, size) => ({
  teamId: spread(index, TEAMS) + 1,
  date: dayOf(index / size),
  time: TIMES[spread(index, TIMES.length)],
  location: arena(spread(index, 97)),
  capacity: 20,
  isActive: 1,
  ...VERSIONED,
});

const registration = (index) => ({
  sessionId: index + 1,
  playerName: childOf(index),
  playerAge: 12,
  playerPosition: 'Forward',
  parentName: childOf(index + 1),
  parentEmail: `family.${index % 9000}@example.test`,
  parentPhone: '514-155-0000',
  status: index % 20 === 0 ? 'waiting' : 'confirmed',
  turn: 1,
  attended: index % 3 === 0 ? 1 : 0,
  parentalAuthority: 1,
  ...STAMPS,
});

const entry = (index) => ({
  sessionId: index + 1,
  seq: 1,
  at: NOW,
  event: index % 20 === 0 ? 'waiting' : 'registered',
  registrationId: index + 1,
  pool: 'players',
  position: index % 20 === 0 ? 1 : null,
  actor: 'family',
  previousHash: HASH,
  hash: HASH,
});

const auditEntry = () => ({
  at: NOW,
  actor: 'coach',
  action: 'registration.update',
  subject: 'registration',
});

const pageViews = (index) => ({
  day: dayFromNow(-Math.floor(index / (2 * PAGES))),
  path: `/hockey-programs/team/${Math.floor(index / 2) % PAGES}`,
  language: index % 2 === 0 ? 'en' : 'fr',
  views: 1 + (index % 90),
});
