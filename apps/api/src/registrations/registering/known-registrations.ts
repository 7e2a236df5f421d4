import { LANGUAGES } from '@lions/domain';
import type { Reader } from '../../database/reader.js';
import { instant, nullable, oneOf, text, type RowOf } from '../../database/row-shape.js';
import { STANDING, type PlacesService } from '../../places/places.service.js';
import { isSameTarget, refOf, type TargetRef } from '../../places/target.js';

const REGISTRANT = {
  ...STANDING,
  playerName: text,
  parentEmail: text,
  locale: nullable(oneOf(LANGUAGES)),
  receiptHash: nullable(text),
  createdAt: instant,
};
/** What a repeated registration depends on. */
export type Registrant = RowOf<typeof REGISTRANT>;

/** The registrations that requests may repeat. */
export interface Known {
  rows: readonly Registrant[];
  /** Of the waiting ones, by id. */
  positions: ReadonlyMap<number, number>;
}

/** Those of these addresses, and those with these ids, for these targets: the others of a long list cost nothing. */
export async function knownIn(
  reader: Reader,
  places: PlacesService,
  targets: readonly TargetRef[],
  { emails, ids }: { emails: readonly string[]; ids: readonly number[] },
): Promise<Known> {
  const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');
  const orIds = ids.length > 0 ? ` OR id IN (${marks(ids)})` : '';
  const found = await reader.select(
    `SELECT ${Object.keys(REGISTRANT).join(', ')} FROM registrations
     WHERE parentEmail IN (${marks(emails)})${orIds} ORDER BY turn, id`,
    [...emails, ...ids],
    REGISTRANT,
  );
  const rows = found.filter((row) => targets.some((target) => isSameTarget(target, refOf(row))));
  return { rows, positions: await places.positionsIn(reader, rows) };
}
