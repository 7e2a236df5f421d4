import {
  api,
  dataAndError,
  practiceRoster,
  useListPracticeRegistrationsQuery,
  useListRegistrationsQuery,
  type RegistrationDto,
  type RegistrationStatus,
} from '@lions/api-client';
import { REGISTRATION_STATUSES } from '@lions/domain';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { isPractice, registeredIn, type Activity } from '../activity';
import { countOf, type RosterRow } from './roster';

/** An open roster looks for changes of others at each opening and every ten seconds, while its page is visible. */
const POLLING = {
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
  pollingInterval: 10_000,
  skipPollingIfUnfocused: true,
} as const;

/** Rows of a roster; `rows` is undefined until they are loaded. */
export function useRosterRows(activity: Activity) {
  const confirmed = usePracticeRows(activity, 'confirmed');
  const waiting = usePracticeRows(activity, 'waiting');
  const cancelled = usePracticeRows(activity, 'cancelled');
  const session = useListRegistrationsQuery(
    { id: activity.id },
    { ...POLLING, selectFromResult: dataAndError, skip: isPractice(activity) },
  );
  const used = isPractice(activity) ? [confirmed, waiting, cancelled] : [session];
  const rows = useMemo((): RosterRow[] | undefined => {
    if (confirmed.data && waiting.data && cancelled.data)
      return [...confirmed.data, ...waiting.data, ...cancelled.data];
    // A signed-in user gets full rows; the public's shortened rows have no name.
    return session.data?.filter((row): row is RegistrationDto => 'playerName' in row);
  }, [confirmed.data, waiting.data, cancelled.data, session.data]);
  useListFollows(activity, rows);
  const refetch = () => used.forEach((query) => void query.refetch());
  return { rows, error: used.find(({ error }) => error)?.error, refetch };
}

const usePracticeRows = (activity: Activity, status: RegistrationStatus) =>
  useListPracticeRegistrationsQuery(practiceRoster(activity.id, status), {
    ...POLLING,
    selectFromResult: dataAndError,
    skip: !isPractice(activity),
  });

/** Requests the rows of an opened roster while its code is loading. */
export function useRowsAhead(activity: Activity | undefined, isOpen: boolean): void {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const request = useEffectEvent(() => {
    if (!activity) return;
    const { listPracticeRegistrations: ofPractice, listRegistrations } = api.endpoints;
    const options = { subscribe: false } as const;
    if (isPractice(activity))
      for (const status of REGISTRATION_STATUSES)
        void dispatch(ofPractice.initiate(practiceRoster(activity.id, status), options));
    else void dispatch(listRegistrations.initiate({ id: activity.id }, options));
  });
  useEffect(() => {
    if (isOpen) request();
  }, [isOpen, activity?.id]);
}

/** Reads the list behind a roster again when a newer roster has other counts than its row. */
function useListFollows(activity: Activity, rows: readonly RosterRow[] | undefined): void {
  const dispatch = useDispatch();
  const [registered, waiting] = [countOf(rows ?? [], 'confirmed'), countOf(rows ?? [], 'waiting')];
  const follow = useEffectEvent(() => {
    if (!rows || (registered === registeredIn(activity) && waiting === activity.waitlistCount)) return;
    dispatch(api.util.invalidateTags([isPractice(activity) ? 'practices' : 'tryouts']));
  });
  const isLoaded = rows !== undefined;
  useEffect(() => follow(), [registered, waiting, isLoaded]);
}
