import {
  generatedApi,
  type PublicRegistrationDto,
  type RegistrationDto,
  type RegistrationStatus,
} from './generated.js';
import { unlessDryRun } from './undoable-change.js';
import { noteLoggedOut } from './sign-in.js';

const TRYOUT_TAGS = ['tryouts', 'registrations', 'to-tell', 'analytics', 'cleanup', 'undo'] as const;
const PRACTICE_TAGS = ['practices', 'registrations', 'to-tell', 'analytics', 'undo'] as const;
const TEAM_TAGS = ['teams', ...TRYOUT_TAGS] as const;
const REGISTRATION_TAGS = [
  'registrations',
  'families',
  'to-tell',
  'tryouts',
  'practices',
  'analytics',
  'undo',
] as const;
const EVERY_TAG = [
  ...TEAM_TAGS,
  'practices',
  'families',
  'settings',
  'club',
  'audit',
  'messages',
  'outbox',
] as const;
const SETTING_CHANGE = { invalidatesTags: ['settings', 'cleanup'] } as const;
const NOTHING_STALE = { invalidatesTags: [] };

/** Page size that includes every registered or waiting player of a practice. */
export const practiceRoster = (practiceId: number, status: RegistrationStatus) => ({
  practiceId,
  status,
  limit: 500,
});

/**
 * Puts the answered row in a cached list: what opens or is rendered before the refetch starts from what was saved.
 */
const withRow =
  <Row extends { id: number }>(saved: Row) =>
  (rows: Row[]) =>
    rows.map((row) => (row.id === saved.id ? saved : row));

/** Calls `apply` with the answer of a mutation, unless it failed or was a dry run. */
const onceSaved = async <Data>(
  arg: object,
  queryFulfilled: Promise<{ data: Data }>,
  apply: (data: Data) => unknown,
): Promise<void> => {
  if ('Dry-Run' in arg) return;
  await queryFulfilled.then(
    ({ data }) => void apply(data),
    () => undefined,
  );
};

/**
 * The API's calls as hooks: those generated from openapi.json, with the tags that each mutation invalidates
 * outside of its own module. A failed mutation invalidates them too, so that the newer version is loaded
 * after a conflict.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { keepUnusedDataFor: 300 },
    // Not cached: an export reads every page, and each visit needs the newest entries.
    listAuditEntries: { keepUnusedDataFor: 0 },
    listSignInHistory: { keepUnusedDataFor: 0 },
    listOutbox: { keepUnusedDataFor: 0 },
    recordAuditExport: NOTHING_STALE,
    login: NOTHING_STALE,
    beginPasskeySignIn: NOTHING_STALE,
    signInWithPasskey: NOTHING_STALE,
    refreshSession: NOTHING_STALE,
    // Not cached: names change meanwhile.
    searchAll: { keepUnusedDataFor: 0 },
    // Not cached: the key of what lies on a phone is kept where no script can read it.
    getCheckInKey: { keepUnusedDataFor: 0 },
    syncPracticeCheckIn: { invalidatesTags: REGISTRATION_TAGS },
    syncSessionCheckIn: { invalidatesTags: REGISTRATION_TAGS },
    resetPassword: NOTHING_STALE,
    // Both are steps of a set-up that is still on the screen.
    beginSecondFactor: NOTHING_STALE,
    confirmSecondFactor: NOTHING_STALE,
    beginPasskey: NOTHING_STALE,
    mailForgottenPassword: NOTHING_STALE,
    logout: {
      invalidatesTags: [],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => {
            // Resets all data of the former user, and sets the current user to null at once, so that no view
            // asks again.
            noteLoggedOut();
            const signedOut = {
              endpointName: 'getCurrentUser',
              arg: undefined,
              value: null as never,
            } as const;
            dispatch(api.util.resetApiState());
            dispatch(api.util.upsertQueryEntries([signedOut]));
          },
          () => undefined,
        );
      },
    },
    updatePractice: {
      invalidatesTags: unlessDryRun(PRACTICE_TAGS),
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        onceSaved(arg, queryFulfilled, (data) => {
          dispatch(api.util.updateQueryData('listPractices', undefined, withRow(data)));
        }),
    },
    cancelPractice: { invalidatesTags: unlessDryRun(PRACTICE_TAGS) },
    createTeam: { invalidatesTags: TEAM_TAGS },
    updateTeam: {
      invalidatesTags: TEAM_TAGS,
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        onceSaved(arg, queryFulfilled, (data) => {
          for (const list of [{}, { league: data.league }])
            dispatch(api.util.updateQueryData('listTeams', list, withRow(data)));
        }),
    },
    deleteTeam: { invalidatesTags: unlessDryRun(TEAM_TAGS) },
    restoreTeam: { invalidatesTags: unlessDryRun(TEAM_TAGS) },
    orderTeams: {
      invalidatesTags: TEAM_TAGS,
      // The answer is the list itself: it is in the cache before the optimistic order is dropped.
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        onceSaved(arg, queryFulfilled, (data) => {
          dispatch(api.util.updateQueryData('listTeams', { league: arg.teamOrderDto.league }, () => data));
        }),
    },
    updateClubSetting: {
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        onceSaved(arg, queryFulfilled, (data) => {
          dispatch(
            api.util.updateQueryData('listClubSettings', undefined, (settings) =>
              settings.map((setting) => (setting.key === data.key ? data : setting)),
            ),
          );
        }),
    },
    updateActivePlayers: { invalidatesTags: ['teams', 'analytics'] },
    createTryoutSession: { invalidatesTags: TRYOUT_TAGS },
    createTryoutSessions: { invalidatesTags: TRYOUT_TAGS },
    updateTryoutSession: {
      invalidatesTags: unlessDryRun(TRYOUT_TAGS),
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        onceSaved(arg, queryFulfilled, (data) => {
          dispatch(api.util.updateQueryData('listTryoutSessions', { id: data.teamId }, withRow(data)));
        }),
    },
    updateUser: {
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        onceSaved(arg, queryFulfilled, (data) => {
          dispatch(api.util.updateQueryData('listUsers', undefined, withRow(data)));
        }),
    },
    deleteTryoutSession: { invalidatesTags: unlessDryRun(TRYOUT_TAGS) },
    restoreTryoutSession: { invalidatesTags: unlessDryRun(TRYOUT_TAGS) },
    triggerAutoDeletion: { invalidatesTags: unlessDryRun(TRYOUT_TAGS) },
    // The final removal may touch every table.
    approveWaitingRun: { invalidatesTags: [...TEAM_TAGS, 'practices', 'families'] },
    registerPlayer: { invalidatesTags: REGISTRATION_TAGS },
    changeRegistration: {
      invalidatesTags: unlessDryRun(REGISTRATION_TAGS),
      // The answer is in the cache before the optimistic tick is dropped.
      onQueryStarted: (arg, { dispatch, queryFulfilled }) =>
        onceSaved(arg, queryFulfilled, (data) => {
          if ('sessionId' in data) {
            dispatch(
              api.util.updateQueryData(
                'listRegistrations',
                { id: data.sessionId },
                withRow<PublicRegistrationDto | RegistrationDto>(data),
              ),
            );
            return;
          }
          const roster = practiceRoster(data.practiceId, data.status);
          dispatch(api.util.updateQueryData('listPracticeRegistrations', roster, withRow(data)));
        }),
    },
    registerForPractice: { invalidatesTags: REGISTRATION_TAGS },
    cancelRegistration: { invalidatesTags: unlessDryRun(REGISTRATION_TAGS) },
    // It may have concerned every one of them.
    undoChange: { invalidatesTags: EVERY_TAG },
    turnSeason: { invalidatesTags: unlessDryRun(EVERY_TAG) },
    importSheet: { invalidatesTags: unlessDryRun(EVERY_TAG) },
    handFamilyLink: NOTHING_STALE,
    findFamily: NOTHING_STALE,
    setTold: { invalidatesTags: ['to-tell', 'families', 'registrations', 'outbox', 'messages', 'undo'] },
    sendMessage: { invalidatesTags: ['messages', 'to-tell', 'registrations', 'outbox', 'undo'] },
    updateSetting: SETTING_CHANGE,
    deleteSetting: SETTING_CHANGE,
  },
});

/**
 * The current user; `user` is null when signed out. After a lost sign-in the user is kept, beside the error,
 * until the next sign-in or log-out, so that no input is lost. Cached for five minutes.
 */
export function useCurrentUser() {
  const { data, isLoading, error, refetch } = api.useGetCurrentUserQuery(undefined, {
    refetchOnMountOrArgChange: 300,
  });
  return { user: data ?? null, isLoading, error, refetch };
}
