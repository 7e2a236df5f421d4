import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { FROM_FILE, VARIABLES, type VariableName } from './variables.js';

/** A start that fails for a reason the operator can fix; its message is one plain sentence. */
export class StartRefused extends Error {}

export type Environment = Record<string, string | undefined>;
type ValueOf<N extends VariableName> = NonNullable<ReturnType<(typeof VARIABLES)[N]['read']>>;

function textOf(name: VariableName, environment: Environment): string | undefined {
  const direct = environment[name];
  if (direct !== undefined && direct !== '') return direct;
  const file = FROM_FILE.includes(name) ? environment[`${name}_FILE`] : undefined;
  if (file === undefined || file === '') return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new StartRefused(`${name}_FILE must name a file that can be read.`);
  }
}

/** The value of a variable, or of the file that it names. @throws StartRefused when it is invalid */
export function valueOf<N extends VariableName>(name: N, environment: Environment): ValueOf<N> | undefined {
  const text = textOf(name, environment);
  if (text === undefined) return undefined;
  const value = VARIABLES[name].read(text);
  if (value === undefined) throw new StartRefused(`${name} must be ${VARIABLES[name].takes}.`);
  return value as ValueOf<N>;
}

/**
 * Creates a folder and the missing ones above it, readable by their owner only. Node's own recursion never ends where a
 * folder of the system takes none, such as /proc. @throws Error of the file system
 */
export function makeFolder(path: string): void {
  const isFolder = () => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder()) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made the folder at the same time.
    if (!isFolder()) throw error;
  }
}

/** Creates the folder, readable by its owner only. @throws StartRefused */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
  } catch (error) {
    throw notWritable(dataDir, error);
  }
}

/** Why a file of the folder could not be written, as one sentence. */
export function notWritable(dataDir: string, error: unknown): StartRefused {
  return new StartRefused(
    hasCode(error, 'ENOSPC')
      ? `The disk of DATA_DIR is full: free some space in ${dataDir}.`
      : `DATA_DIR must be a folder that can be written: ${dataDir} is not.`,
  );
}

/** Whether the system refused with that code. */
export const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
