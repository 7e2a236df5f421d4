/**
 * What public answers depend on. A write raises the version of each topic that it touches, in this order, so that
 * two writes cannot deadlock.
 */
export const TOPICS = [
  'pictures',
  'practicePlaces',
  'practices',
  'sessionPlaces',
  'sessions',
  'settings',
  'teams',
] as const;

export type Topic = (typeof TOPICS)[number];

/** Version of each topic: a whole number that only rises. */
export type Versions = Readonly<Record<Topic, number>>;

export const NO_VERSIONS = Object.fromEntries(TOPICS.map((topic) => [topic, 0])) as Versions;

/** Rows of a table that belong to a topic; every other table is private. */
const OF_TABLE: Readonly<Record<string, readonly Topic[]>> = {
  club_settings: ['settings'],
  pictures: ['pictures'],
  practices: ['practices'],
  registrations: ['practicePlaces', 'sessionPlaces'],
  settings: ['settings'],
  teams: ['teams'],
  // Read to decide whether an answer is current, not to make one.
  topic_versions: [],
  tryout_sessions: ['sessions'],
};

/** Rows that the database removes with a deleted row of a table. */
const REMOVED_WITH: Readonly<Record<string, readonly Topic[]>> = {
  families: ['practicePlaces', 'sessionPlaces'],
  practices: ['practicePlaces'],
  teams: ['pictures', 'sessions', 'sessionPlaces'],
  tryout_sessions: ['sessionPlaces'],
};

const TABLES = /\b(?:FROM|JOIN|INTO|UPDATE)\s+[`"]?(\w+)/gi;

/** What a statement touches, by its text alone. */
interface Touched {
  topics: readonly Topic[];
  /** It names a table that no public answer may depend on: `kept-topics.spec.ts` refuses a call that reads one. */
  isPrivate: boolean;
}

/** Whether a statement changes nothing. */
export const isRead = (sql: string): boolean => /^\s*SELECT\b/i.test(sql);

/**
 * The topics that a SQL statement reads or changes. In doubt it returns too many: an additional topic costs one refill,
 * a missing one serves outdated data.
 */
export function touchedBy(sql: string): Touched {
  const valuesAt = sql.indexOf('VALUES');
  // Behind it there are only parameters, and thousands of them when a list is inserted.
  const text = valuesAt < 0 ? sql : sql.slice(0, valuesAt);
  const isDelete = /^\s*DELETE\b/i.test(text);
  const topics = new Set<Topic>();
  let isPrivate = false;
  for (const [, table = ''] of text.matchAll(TABLES)) {
    const own = table === 'registrations' ? placesIn(text) : OF_TABLE[table];
    if (!own) isPrivate = true;
    for (const topic of [...(own ?? []), ...(isDelete ? (REMOVED_WITH[table] ?? []) : [])]) topics.add(topic);
  }
  return { topics: [...topics], isPrivate };
}

/** A statement that names only one of the two columns is about the registrations that have it. */
function placesIn(text: string): readonly Topic[] {
  const [practices, sessions] = [/\bpracticeId\b/.test(text), /\bsessionId\b/.test(text)];
  if (practices === sessions) return ['practicePlaces', 'sessionPlaces'];
  return practices ? ['practicePlaces'] : ['sessionPlaces'];
}
