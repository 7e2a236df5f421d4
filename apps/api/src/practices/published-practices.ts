import type { CivilDate } from '@lions/domain';
import { MoreThanOrEqual } from 'typeorm';
import type { Reader } from '../database/reader.js';
import { Practice } from './practice.entity.js';

/** The public's practices from a day on, or that one of them, by date; cancelled ones are among them, inactive ones not (D-36). */
export function publishedPracticesIn(
  reader: Reader,
  which: { id?: number },
  from: CivilDate,
): Promise<Practice[]> {
  return reader.find(Practice, {
    where: { ...which, isActive: true, date: MoreThanOrEqual(from) },
    order: { date: 'ASC', id: 'ASC' },
  });
}
