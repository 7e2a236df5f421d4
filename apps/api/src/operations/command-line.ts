import { createInterface } from 'node:readline';
import { existsSync } from 'node:fs';
import type { Language } from '@lions/domain';
import { DataSource, type DataSourceOptions } from 'typeorm';
import type { Configuration } from '../platform/config/configuration.js';
import { embeddedFile } from '../platform/database/embedded/embedded-file.js';
import { migrationsOf } from '../platform/database/migrate.js';

/** Where a command reads and writes. */
export interface Terminal {
  print(lines: readonly string[]): void;
  complain(line: string): void;
  /** Asks on stderr; whether the answer is yes, in either language. No answer counts as no. */
  confirm(question: string): Promise<boolean>;
  /** The first line of stdin, for a password; undefined when a person would have to type it visibly. */
  pipedLine(): Promise<string | undefined>;
}

export const TERMINAL: Terminal = {
  print(lines) {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  },
  complain(line) {
    process.stderr.write(`${line}\n`);
  },
  async confirm(question) {
    process.stderr.write(`${question} `);
    return /^(y|yes|o|oui)$/i.test((await firstLine()).trim());
  },
  async pipedLine() {
    return process.stdin.isTTY ? undefined : firstLine();
  },
};

/** Empty at the end of the input. */
async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    // Otherwise the process would wait for more input.
    process.stdin.destroy();
  }
}

/** The language of a command: the one asked for, else that of the shell's locale (POSIX), else English. */
export function languageOf(
  asked: string | undefined,
  { LC_ALL, LC_MESSAGES, LANG }: Record<string, string | undefined>,
): Language {
  const locale = asked || LC_ALL || LC_MESSAGES || LANG;
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}

/** The options of the database with all tables; the caller knows them. @throws StartRefused when it cannot be used */
export type DatabaseOf = (configuration: Configuration) => Promise<DataSourceOptions>;

/** Why a command cannot work on the database as it is. */
export type NotMigrated = 'absent' | 'older' | 'newer';

/**
 * The options of a database that this version has migrated. A command neither creates nor migrates one, because the
 * site may be running on it, in another version.
 * @throws StartRefused when the server cannot be used
 */
export async function migratedDatabase(
  configuration: Configuration,
  databaseOf: DatabaseOf,
): Promise<DataSourceOptions | NotMigrated> {
  const { databaseUrl, dataDir } = configuration;
  if (databaseUrl === undefined && !existsSync(embeddedFile(dataDir))) return 'absent';
  const options = await databaseOf(configuration);
  const dataSource = await new DataSource(options).initialize();
  try {
    const { pending, foreign } = await migrationsOf(dataSource);
    if (foreign.length > 0) return 'newer';
    return pending.length > 0 ? 'older' : options;
  } finally {
    await dataSource.destroy();
  }
}
