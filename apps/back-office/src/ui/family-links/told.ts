import { useGetOutboxStateQuery, type PracticeDto, type TryoutSessionDto } from '@lions/api-client';

/**
 * Whether the site sends mail to families; false until known, so that a coach is asked to tell them rather
 * than not.
 */
export function useHasMailServer(): boolean {
  const { data } = useGetOutboxStateQuery();
  return data?.hasMailServer ?? false;
}

/**
 * Whether it takes place and has not begun: only then does the site write to its families. The clock decides, because
 * a list may be old.
 */
export function isAhead(target: PracticeDto | TryoutSessionDto, now = new Date()): boolean {
  const isHidden = 'teamId' in target && !target.isActive;
  return (
    !isHidden && target.cancelledAt === null && target.startsAt !== null && new Date(target.startsAt) > now
  );
}

/** Whether it has begun; without a readable date it has not. */
export const hasBegun = ({ startsAt }: { startsAt: string | null }, now = new Date()): boolean =>
  startsAt !== null && new Date(startsAt) <= now;
