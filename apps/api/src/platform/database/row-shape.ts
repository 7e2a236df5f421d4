/**
 * The kind of a column in a hand-written SELECT. Databases and drivers differ: one returns a count or a comparison as
 * a number, another as text, and '0' is truthy. A kind converts a value, or returns undefined for an invalid one.
 */
type ColumnKind<Value> = (value: unknown) => Value | undefined;

/** The columns of a SELECT by name. */
export type RowShape = Readonly<Record<string, ColumnKind<unknown>>>;

export type RowOf<Shape extends RowShape> = {
  -readonly [Name in keyof Shape]: Exclude<ReturnType<Shape[Name]>, undefined>;
};

const WHOLE_NUMBER = /^-?\d+$/;

/** A whole number: an id, COUNT, SUM or MAX of whole numbers. */
export const whole: ColumnKind<number> = (value) => {
  const isNumber = typeof value === 'string' ? WHOLE_NUMBER.test(value) : typeof value === 'bigint';
  const number = isNumber ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
};

/** A boolean column, a comparison, EXISTS. */
export const flag: ColumnKind<boolean> = (value) => {
  const number = typeof value === 'boolean' ? Number(value) : whole(value);
  return number === 0 || number === 1 ? number === 1 : undefined;
};

export const text: ColumnKind<string> = (value) => (typeof value === 'string' ? value : undefined);

/** One of a list of values. */
export const oneOf = <Word extends string>(words: readonly Word[]): ColumnKind<Word> => {
  const known: ReadonlySet<unknown> = new Set(words);
  return (value) => (known.has(value) ? (value as Word) : undefined);
};

/** An instant, stored as ISO text in UTC. */
export const instant: ColumnKind<Date> = (value) => {
  if (typeof value !== 'string') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
};

/** A JSON column that holds an object or a list. MySQL's driver parses it; on the others it is text. */
export const json =
  <Value extends object>(): ColumnKind<Value> =>
  (value) => {
    const parsed: unknown = typeof value === 'string' ? parse(value) : value;
    return typeof parsed === 'object' && parsed !== null ? (parsed as Value) : undefined;
  };

/** A column that may be NULL. */
export const nullable =
  <Value>(kind: ColumnKind<Value>): ColumnKind<Value | null> =>
  (value) =>
    value === null ? null : kind(value);

function parse(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/**
 * Converts the driver's rows in place: a list of thousands is not copied.
 * @throws Error for an invalid value, and for a column that the SQL or the shape lacks. The message names the column,
 * never the value, which may be personal.
 */
export function shaped<Shape extends RowShape>(rows: unknown, shape: Shape): RowOf<Shape>[] {
  const found = rows as Record<string, unknown>[];
  const names = Object.keys(shape);
  const kinds = Object.values(shape);
  const surplus = Object.keys(found[0] ?? {}).filter((name) => !names.includes(name));
  if (surplus.length > 0) throw new Error(`The shape of a SELECT lacks its columns: ${surplus.join(', ')}`);
  for (const row of found)
    for (let index = 0; index < names.length; index += 1) {
      const [name, kind] = [names[index] as string, kinds[index] as ColumnKind<unknown>];
      const value = kind(row[name]);
      if (value === undefined) throw new Error(`A SELECT gives no value of the declared kind for '${name}'`);
      row[name] = value;
    }
  return found as RowOf<Shape>[];
}
