import { NestFactory } from '@nestjs/core';
import type { DataSourceOptions } from 'typeorm';
import { StartRefused, type Configuration } from '../../platform/config/configuration.js';
import { DatabaseDeadline, describeError, isDuplicate } from '../../platform/database/database-error.js';
import { readLegacyFile } from './legacy-file.js';
import { LegacyImporter } from './legacy-importer.js';
import { reportLines } from './legacy-report.js';
import { LegacyModule } from './legacy.module.js';

const USAGE = 'Usage: npm run import:legacy -- FILE.json [--write] [--show-names]';

interface LegacyArguments {
  path: string;
  isWritten: boolean;
  showNames: boolean;
}

/** Parses the command line; undefined for another command. @throws StartRefused with the usage */
export function legacyArguments(args: readonly string[]): LegacyArguments | undefined {
  if (!args.includes('--import-legacy')) return undefined;
  const rest = args.filter((arg) => arg !== '--import-legacy');
  const [paths, options] = [
    rest.filter((arg) => !arg.startsWith('--')),
    rest.filter((arg) => arg.startsWith('--')),
  ];
  const [path] = paths;
  if (
    path === undefined ||
    paths.length > 1 ||
    !options.every((arg) => ['--write', '--show-names'].includes(arg))
  )
    throw new StartRefused(USAGE);
  return { path, isWritten: options.includes('--write'), showNames: options.includes('--show-names') };
}

/** Imports a file of the older system into a migrated database; returns the lines to print. @throws StartRefused */
export async function importLegacy(
  configuration: Configuration,
  database: DataSourceOptions,
  { path, isWritten, showNames }: LegacyArguments,
): Promise<string[]> {
  const file = await readLegacyFile(path);
  const context = await NestFactory.createApplicationContext(LegacyModule.with(configuration, database), {
    logger: false,
    abortOnError: false,
  });
  try {
    const report = await context.get(LegacyImporter).run(file, isWritten);
    return reportLines(report, { isWritten, showNames });
  } catch (error) {
    throw unwritten(error);
  } finally {
    await context.close();
  }
}

/** One sentence for what the database refused: its own message would contain personal data. */
function unwritten(error: unknown): unknown {
  if (error instanceof DatabaseDeadline)
    return new StartRefused(
      'Nothing was written: the database did not answer in time. Try again, or split the file.',
    );
  if (isDuplicate(error))
    return new StartRefused(
      'Nothing was written: another process wrote the same rows meanwhile. Run it again.',
    );
  const { reason, stack } = describeError(error);
  return stack === undefined ? new StartRefused(`Nothing was written: the database said ${reason}.`) : error;
}
