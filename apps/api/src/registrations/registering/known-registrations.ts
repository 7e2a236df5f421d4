import { LANGUAGES } from '@lions/domain';
import type { Reader } from '../../database/reader.js';
import { instant, nullable, oneOf, text, type RowOf } from '../../database/row-shape.js';
import { STANDING, type PlacesService } from '../../places/places.service.js';
import { columnOf, type TargetRef } from '../../places/target.js';

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

/** The registrations that requests for one target may repeat. */
export interface Known {
  rows: readonly Registrant[];
  /** Of the waiting ones, by id. */
  positions: ReadonlyMap<number, number>;
}

/** Those of these addresses, and those with these ids: without the others the cost is the same for a long list. */
export async function knownIn(
  reader: Reader,
  places: PlacesService,
  target: TargetRef,
  { emails, ids }: { emails: readonly string[]; ids: readonly number[] },
): Promise<Known> {
  const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ');
  const either = [
    ...(emails.length > 0 ? [`parentEmail IN (${marks(emails)})`] : []),
    ...(ids.length > 0 ? [`id IN (${marks(ids)})`] : []),
  ];
  const rows = await reader.select(
    `SELECT ${Object.keys(REGISTRANT).join(', ')} FROM registrations
     WHERE ${columnOf(target)} = ? AND (${either.join(' OR ')}) ORDER BY turn, id`,
    [target.id, ...emails, ...ids],
    REGISTRANT,
  );
  return { rows, positions: await places.positionsIn(reader, rows) };
}
