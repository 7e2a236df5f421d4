import { useGetOutboxStateQuery } from '@lions/api-client';

/** Whether families are written to; until that is known, a coach is rather told to tell them than not (decisions 5). */
export function useHasMailServer(): boolean {
  const { data } = useGetOutboxStateQuery();
  return data?.hasMailServer ?? false;
}
