import type { CivilDate } from '@lions/domain';
import { In, MoreThanOrEqual } from 'typeorm';
import type { Reader } from '../database/reader.js';
import { Practice } from './practice.entity.js';

/** Public practices from a day on, or with these ids, by date: cancelled ones included, inactive ones excluded. */
export function publishedPracticesIn(
  reader: Reader,
  { ids }: { ids?: number[] },
  from: CivilDate,
): Promise<Practice[]> {
  return reader.find(Practice, {
    where: { ...(ids && { id: In(ids) }), isActive: true, date: MoreThanOrEqual(from) },
    order: { date: 'ASC', id: 'ASC' },
  });
}
