import { placeFor, poolOfPosition, type Language, type PlayerPosition, type PoolCounts } from '@lions/domain';
import { formatShortDay, translate } from '@lions/web-base';
import type { RegistrationTexts } from '../registration-texts';
import type { LinePool, OfferedEvening } from './evening';

/** A waiting list that a child would be on. */
interface ExpectedLine {
  evening: OfferedEvening;
  /** Unknown while no position is chosen. */
  pool?: LinePool;
  number?: number;
}

/**
 * The waiting lists that each child of a form would be on if the form was sent now. The children take places one after
 * the other, in the order of `positions`.
 */
export function expectedLines(
  evenings: readonly OfferedEvening[],
  positions: readonly (PlayerPosition | undefined)[],
): ExpectedLine[][] {
  const lines = positions.map((): ExpectedLine[] => []);
  for (const evening of evenings) {
    const counts: Partial<Record<LinePool, PoolCounts>> = {};
    for (const [child, position] of positions.entries()) {
      const pool = evening.pools.all ? 'all' : position && poolOfPosition(position);
      const places = pool && evening.pools[pool];
      if (places) {
        const count = (counts[pool] ??= { confirmed: 0, waiting: places.waiting });
        const place = placeFor(places.left, count);
        count[place] += 1;
        if (place === 'waiting') lines[child]?.push({ evening, pool, number: count.waiting });
      } else if (Object.values(evening.pools).every(({ left }) => left === 0))
        lines[child]?.push({ evening });
    }
  }
  return lines;
}

/** A sentence for each waiting list of one child; with one of several dates, each names its date. */
export function lineSentences(
  lines: readonly ExpectedLine[],
  dateCount: number,
  language: Language,
  texts: RegistrationTexts['form'],
): string[] {
  return lines.map(({ evening, pool, number }) => {
    const isKnown = pool !== undefined && number !== undefined;
    if (dateCount === 1) return isKnown ? translate(language, texts, `${pool}Wait`, { number }) : texts.full;
    const when = `${formatShortDay(evening.date, language)}, ${evening.times}`;
    return isKnown
      ? translate(language, texts, 'waitsAsOn', { when, number })
      : translate(language, texts, 'waitsOn', { when });
  });
}
