import { existsSync } from 'node:fs';
import { Resolver } from 'node:dns/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { DatabaseOf } from '../command-line.js';
import { Clock } from '../../platform/common/clock.js';
import { freeBytes } from '../../platform/config/data-dir.js';
import { StartRefused, type Configuration } from '../../platform/config/configuration.js';
import { describeError } from '../../platform/database/database-error.js';
import { Db } from '../../platform/database/db.js';
import { embeddedFile } from '../../platform/database/embedded/embedded-file.js';
import {
  LEVELS,
  warning,
  wrong,
  type Bilingual,
  type Check,
  type Finding,
  type Level,
  type Site,
  type Surroundings,
} from './check.js';
import { DATABASE_CHECKS, OTHER_CHECKS } from './checks/index.js';

/** A check that takes longer is given up: the back-office waits for 30 seconds. */
const TIMEOUT_MS = 20_000;

/** Finding of one check, with its id and name. */
export interface ExaminedPart extends Finding {
  id: string;
  name: Check['name'];
}

/** All findings, and the most serious level. */
export interface Examination {
  level: Level;
  parts: ExaminedPart[];
}

/** This machine and its network. */
export function surroundings(): Surroundings {
  return {
    clock: new Clock(),
    resolver: new Resolver({ timeout: 3000, tries: 2 }),
    freeBytes,
    proxies: undefined,
  };
}

/**
 * Examines the site, on connections of its own, so that it works while the site runs and while it is stopped. It
 * changes nothing, and sends no mail.
 */
export async function examine(
  configuration: Configuration,
  databaseOf: DatabaseOf,
  around = surroundings(),
): Promise<Examination> {
  const site = { ...around, configuration };
  const lists = [databaseParts(site, databaseOf), ...OTHER_CHECKS.map((check) => partsOf([check], site))];
  const parts = (await Promise.all(lists)).flat();
  const worst = Math.max(...parts.map(({ level }) => LEVELS.indexOf(level)));
  return { level: LEVELS[worst] ?? 'ok', parts };
}

async function databaseParts(site: Site, databaseOf: DatabaseOf): Promise<ExaminedPart[]> {
  let dataSource: DataSource;
  try {
    dataSource = await open(site.configuration, databaseOf);
  } catch (error) {
    return [{ ...DATABASE, ...unusable(error) }];
  }
  try {
    return await partsOf(DATABASE_CHECKS, { ...site, dataSource, db: new Db(dataSource) });
  } finally {
    await dataSource.destroy();
  }
}

/** @throws StartRefused, or the driver's error */
async function open(configuration: Configuration, databaseOf: DatabaseOf): Promise<DataSource> {
  const { databaseUrl, dataDir } = configuration;
  // SQLite would create the file.
  if (databaseUrl === undefined && !existsSync(embeddedFile(dataDir)))
    throw new StartRefused(`There is no database in ${dataDir}.`);
  return new DataSource(await databaseOf(configuration)).initialize();
}

/** One after another: some use the database's connections whole. */
async function partsOf<Examined extends Site>(
  checks: readonly Check<Examined>[],
  examined: Examined,
): Promise<ExaminedPart[]> {
  const parts: ExaminedPart[] = [];
  for (const check of checks)
    parts.push({ id: check.id, name: check.name, ...(await findingOf(check, examined)) });
  return parts;
}

async function findingOf<Examined extends Site>(
  check: Check<Examined>,
  examined: Examined,
): Promise<Finding> {
  const given = new AbortController();
  const late = pause(TIMEOUT_MS, undefined, { signal: given.signal }).then(() =>
    unchecked({ en: 'no answer in time', fr: 'aucune réponse à temps' }),
  );
  try {
    return await Promise.race([check.run(examined), late]);
  } catch (error) {
    const reason = reasonOf(error);
    return unchecked({ en: reason, fr: reason });
  } finally {
    late.catch(() => undefined);
    given.abort();
  }
}

const unchecked = (reason: Bilingual): Finding =>
  warning(
    {
      en: `It could not be checked: ${reason.en}.`,
      fr: `La vérification n’a pas pu se faire\u00a0: ${reason.fr}.`,
    },
    {
      en: 'Try again, and look at the other lines first.',
      fr: 'Réessayez, et voyez d’abord les autres lignes.',
    },
  );

/** Without the message of a database error, which may hold personal data. */
function reasonOf(error: unknown): string {
  const { reason } = describeError(error);
  return reason;
}

const DATABASE = { id: 'database', name: { en: 'Database', fr: 'Base de données' } };

function unusable(error: unknown): Finding {
  const reason = error instanceof StartRefused ? error.message : reasonOf(error);
  return wrong(
    { en: `It cannot be opened: ${reason}`, fr: `Elle ne peut pas être ouverte\u00a0: ${reason}` },
    {
      en: 'Check DATABASE_URL or DATA_DIR, and that the database runs. If its file is damaged, restore a backup.',
      fr: 'Vérifiez DATABASE_URL ou DATA_DIR, et que la base de données fonctionne. Si son fichier est endommagé, restaurez une sauvegarde.',
    },
  );
}
