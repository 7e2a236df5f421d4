import { readFileSync, statSync } from 'node:fs';
import { AppError } from '../../platform/common/app-error.js';
import { createValidationPipe } from '../../platform/common/input/validation.js';
import { StartRefused } from '../../platform/config/configuration.js';
import { LegacyRegistration, LegacyTryout, LegacyUser } from './legacy-rows.js';

/** The most that one transaction writes. */
export const LEGACY_BOUNDS = {
  bytes: 2_000_000,
  tryouts: 100,
  tryoutRegistrations: 1000,
  users: 100,
} as const;

const LISTS = { tryouts: LegacyTryout, tryoutRegistrations: LegacyRegistration, users: LegacyUser };

/** A list of the older system's file. */
export type LegacyList = keyof typeof LISTS;
export const LEGACY_LISTS = Object.keys(LISTS) as LegacyList[];

/** A refused row and the reason; never with its value. */
export interface LegacyRefusal {
  list: LegacyList;
  /** 1 for the first of its list. */
  row: number;
  field: string;
  reason: string;
  /** The person that the row is about, if readable. */
  name: string | undefined;
}

/** A readable row with its position in the file. */
export interface LegacyRow<T> {
  row: number;
  value: T;
}

export interface LegacyFile {
  tryouts: LegacyRow<LegacyTryout>[];
  tryoutRegistrations: LegacyRow<LegacyRegistration>[];
  users: LegacyRow<LegacyUser>[];
  refused: LegacyRefusal[];
}

/** Reads a file of the older system. @throws StartRefused with one sentence when it is invalid or too large */
export async function readLegacyFile(path: string): Promise<LegacyFile> {
  const lists = listsOf(parsed(path));
  const refused: LegacyRefusal[] = [];
  const [tryouts, tryoutRegistrations, users] = [
    await rowsOf('tryouts', LegacyTryout, lists, refused),
    await rowsOf('tryoutRegistrations', LegacyRegistration, lists, refused),
    await rowsOf('users', LegacyUser, lists, refused),
  ];
  return { tryouts, tryoutRegistrations, users, refused };
}

function parsed(path: string): unknown {
  let text: string;
  try {
    if (statSync(path).size > LEGACY_BOUNDS.bytes)
      throw new StartRefused(`The file is larger than ${LEGACY_BOUNDS.bytes / 1_000_000} MB: split it.`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof StartRefused ? error : new StartRefused(`The file ${path} cannot be read.`);
  }
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    // The parser's own message would quote the content.
    throw new StartRefused(`The file ${path} is not JSON.`);
  }
}

function listsOf(content: unknown): Partial<Record<LegacyList, unknown[]>> {
  const shape = `an object with one or more of the lists ${LEGACY_LISTS.join(', ')}`;
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new StartRefused(`The file must be ${shape}.`);
  const entries = Object.entries(content);
  const isList = ([key, list]: [string, unknown]) =>
    (LEGACY_LISTS as string[]).includes(key) && Array.isArray(list);
  if (entries.length === 0 || !entries.every(isList)) throw new StartRefused(`The file must be ${shape}.`);
  const lists = content as Partial<Record<LegacyList, unknown[]>>;
  for (const list of LEGACY_LISTS)
    if ((lists[list]?.length ?? 0) > LEGACY_BOUNDS[list])
      throw new StartRefused(`The list ${list} has more than ${LEGACY_BOUNDS[list]} rows: split the file.`);
  return lists;
}

const pipe = createValidationPipe();

async function rowsOf<T>(
  list: LegacyList,
  type: new () => T,
  lists: Partial<Record<LegacyList, unknown[]>>,
  refused: LegacyRefusal[],
): Promise<LegacyRow<T>[]> {
  const rows: LegacyRow<T>[] = [];
  for (const [index, raw] of (lists[list] ?? []).entries()) {
    const row = index + 1;
    try {
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        throw new AppError('VALIDATION_FAILED');
      rows.push({ row, value: (await pipe.transform(raw, { type: 'body', metatype: type })) as T });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const details = error.extras.details ?? [{ field: '(row)', message: 'must be an object' }];
      for (const { field, message } of details)
        refused.push({ list, row, field: printable(field), reason: message, name: nameOf(raw) });
    }
  }
  return rows;
}

/** An unknown field may have any name, a person's name included. */
const printable = (field: string) => (/^\(?\w{1,40}\)?$/.test(field) ? field : '(unnamed field)');

/** The person that a row is about. */
export function nameOf(row: unknown): string | undefined {
  const fields = (row ?? {}) as Record<string, unknown>;
  return [fields['playerName'], fields['username'], fields['teamName']].find(
    (value) => typeof value === 'string',
  ) as string | undefined;
}
