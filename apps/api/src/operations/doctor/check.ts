import type { Resolver } from 'node:dns/promises';
import type { Language } from '@lions/domain';
import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/common/clock.js';
import type { Configuration } from '../../platform/config/configuration.js';
import type { Db } from '../../platform/database/db.js';

/** How serious a finding is. */
export const LEVELS = ['ok', 'warning', 'wrong'] as const;
export type Level = (typeof LEVELS)[number];

export type Bilingual = Record<Language, string>;

/** Result of a check, and what to do about it unless all is well. */
export interface Finding {
  level: Level;
  found: Bilingual;
  todo?: Bilingual;
}

export const ok = (found: Bilingual): Finding => ({ level: 'ok', found });
export const warning = (found: Bilingual, todo: Bilingual): Finding => ({ level: 'warning', found, todo });
export const wrong = (found: Bilingual, todo: Bilingual): Finding => ({ level: 'wrong', found, todo });

/** The world outside of the process; tests replace it. */
export interface Surroundings {
  clock: Clock;
  resolver: Pick<Resolver, 'resolveTxt'>;
  /** Free space of the disk that holds the folder, in bytes. */
  freeBytes: (folder: string) => Promise<number>;
  /** Proxies that the request for this examination passed; undefined in the shell. */
  proxies: number | undefined;
}

/** Input of a check without the database. */
export interface Site extends Surroundings {
  configuration: Configuration;
}

/** The same with an open database, on connections of the doctor's own. */
export interface SiteWithDatabase extends Site {
  db: Db;
  dataSource: DataSource;
}

/** One check: a file with its texts, listed in checks/index.ts. It only reads, and may throw. */
export interface Check<Examined extends Site = Site> {
  id: string;
  name: Bilingual;
  run(examined: Examined): Promise<Finding>;
}
export type DatabaseCheck = Check<SiteWithDatabase>;
