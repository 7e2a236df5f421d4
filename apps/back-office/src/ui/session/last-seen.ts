import { useState } from 'react';

/**
 * The row that matches `key`. When it is deleted meanwhile, the last version is returned while the key stays
 * the same, so that the input about it is not lost.
 */
export function useLastSeen<Row>(key: string | null, row: Row | undefined): { row?: Row; isGone: boolean } {
  const [seen, setSeen] = useState<{ key: string | null; row: Row }>();
  if (row !== undefined) {
    if (seen?.row !== row || seen.key !== key) setSeen({ key, row });
    return { row, isGone: false };
  }
  return seen?.key === key ? { row: seen.row, isGone: true } : { isGone: false };
}
