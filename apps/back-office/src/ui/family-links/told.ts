import {
  useGetOutboxStateQuery,
  type PracticeDto,
  type RegistrationStatus,
  type TryoutSessionDto,
} from '@lions/api-client';
import { useTranslation } from 'react-i18next';

/**
 * Whether the site sends mail to families; false until known, so that a coach is asked to tell them rather
 * than not.
 */
export function useHasMailServer(): boolean {
  const { data } = useGetOutboxStateQuery();
  return data?.hasMailServer ?? false;
}

/** Whether the site or the coach tells the families of a change of places; after the start no family is told. */
export function useFamilyNotice(target: PracticeDto | TryoutSessionDto): string | undefined {
  const { t } = useTranslation();
  const notice = t(useHasMailServer() ? 'registrations.placeTold' : 'registrations.placeUntold');
  return isAhead(target) ? notice : undefined;
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

interface Registered {
  status: RegistrationStatus;
  parentEmail: string;
}

/** Number of families with a registered or waiting child. */
export const familyCount = (rows: readonly Registered[]): number =>
  new Set(rows.filter(({ status }) => status !== 'cancelled').map(({ parentEmail }) => parentEmail)).size;
