import { useState } from 'react';

/**
 * The row that `key` chooses. When it vanishes from the screen's list, because somebody deleted it, it stays as it was
 * last seen for as long as the key does: what was typed about it is not lost.
 */
export function useLastSeen<Row>(key: string | null, row: Row | undefined): { row?: Row; isGone: boolean } {
  const [seen, setSeen] = useState<{ key: string | null; row: Row }>();
  if (row !== undefined) {
    if (seen?.row !== row || seen.key !== key) setSeen({ key, row });
    return { row, isGone: false };
  }
  return seen?.key === key ? { row: seen.row, isGone: true } : { isGone: false };
}
