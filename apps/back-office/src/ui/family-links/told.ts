import { useGetOutboxStateQuery } from '@lions/api-client';

/**
 * Whether the site sends mail to families; false until known, so that a coach is asked to tell them rather
 * than not.
 */
export function useHasMailServer(): boolean {
  const { data } = useGetOutboxStateQuery();
  return data?.hasMailServer ?? false;
}
