import { useSearchAllQuery } from '@lions/api-client';
import { isEnoughToSearch, plainText } from '@lions/domain';
import { useEffect, useState } from 'react';

/** Debounce of the input, in milliseconds. */
const DEBOUNCE_MS = 200;

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** Results for the current text, never for an earlier one. */
export function useSearchResults(typed: string) {
  const query = plainText(typed);
  const debounced = useDebounced(query);
  const isLongEnough = isEnoughToSearch(query);
  const isAnswered = isLongEnough && debounced === query;
  const { currentData, error, isFetching, refetch } = useSearchAllQuery(
    { searchQuery: { q: debounced } },
    { skip: !isEnoughToSearch(debounced) },
  );
  return {
    isLongEnough,
    found: isAnswered && !error ? currentData : undefined,
    error: isAnswered && !isFetching ? error : undefined,
    refetch,
  };
}
