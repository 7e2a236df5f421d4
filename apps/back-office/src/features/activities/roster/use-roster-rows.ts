import {
  api,
  dataAndError,
  practiceRoster,
  useListPracticeRegistrationsQuery,
  useListRegistrationsQuery,
  type RegistrationDto,
  type RegistrationStatus,
} from '@lions/api-client';
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

/** Rows of a roster, waiting ones of a practice in line order; `rows` is undefined until they are loaded. */
export function useRosterRows(activity: Activity) {
  const confirmed = usePracticeRows(activity, 'confirmed');
  const waiting = usePracticeRows(activity, 'waiting');
  const session = useListRegistrationsQuery(
    { id: activity.id },
    { ...POLLING, selectFromResult: dataAndError, skip: isPractice(activity) },
  );
  const used = isPractice(activity) ? [confirmed, waiting] : [session];
  const rows = useMemo(() => {
    if (confirmed.data && waiting.data) return [...confirmed.data, ...waiting.data].sort(inLine);
    // A signed-in user gets full rows; the public's shortened rows have no name.
    return session.data?.filter((row): row is RegistrationDto => 'playerName' in row);
  }, [confirmed.data, waiting.data, session.data]);
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

const inLine = (a: RosterRow, b: RosterRow) =>
  (a.waitlistPosition ?? 0) - (b.waitlistPosition ?? 0) || a.id - b.id;

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
