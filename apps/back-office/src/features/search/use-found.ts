import { useSearchQuery } from '@lions/api-client';
import { LIMITS, plainText } from '@lions/domain';
import { useEffect, useState } from 'react';

/** Debounce of the input, in milliseconds. */
const PAUSE_MS = 200;

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** Whether the API accepts the text: it counts code points, so an emoji is one. */
const isEnough = (text: string) => Array.from(text).length >= LIMITS.search.min;

/** Results for the current text, never for an earlier one. */
export function useFound(typed: string) {
  const sought = plainText(typed);
  const asked = usePaused(sought);
  const isLongEnough = isEnough(sought);
  const isAnswered = isLongEnough && asked === sought;
  const { currentData, error, isFetching, refetch } = useSearchQuery(
    { q: asked },
    { skip: !isEnough(asked) },
  );
  return {
    isLongEnough,
    found: isAnswered && !error ? currentData : undefined,
    error: isAnswered && !isFetching ? error : undefined,
    refetch,
  };
}
