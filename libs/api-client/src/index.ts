import { generatedApi, type RegistrationStatus } from './generated.js';
import { noteLoggedOut } from './sign-in.js';

const TRYOUT_CHANGE = { invalidatesTags: ['tryouts', 'registrations', 'analytics', 'cleanup'] } as const;
const REGISTRATION_CHANGE = {
  invalidatesTags: ['registrations', 'tryouts', 'practices', 'analytics'],
} as const;
const PRACTICE_CHANGE = { invalidatesTags: ['practices', 'registrations'] } as const;
const TEAM_CHANGE = { invalidatesTags: ['teams', ...TRYOUT_CHANGE.invalidatesTags] } as const;
const SETTING_CHANGE = { invalidatesTags: ['settings', 'cleanup'] } as const;
const NOTHING_STALE = { invalidatesTags: [] };

/** Page size that includes every registered or waiting player of a practice. */
export const practiceRoster = (practiceId: number, status: RegistrationStatus) => ({
  practiceId,
  status,
  limit: 500,
});

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
    refreshSession: NOTHING_STALE,
    // Not cached: names change meanwhile.
    search: { keepUnusedDataFor: 0 },
    // Not cached: the key of what lies on a phone is kept where no script can read it.
    getCheckInKey: { keepUnusedDataFor: 0 },
    syncPracticeCheckIn: REGISTRATION_CHANGE,
    syncSessionCheckIn: REGISTRATION_CHANGE,
    resetPassword: NOTHING_STALE,
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
    updatePractice: PRACTICE_CHANGE,
    cancelPractice: PRACTICE_CHANGE,
    createTeam: TEAM_CHANGE,
    updateTeam: TEAM_CHANGE,
    deleteTeam: TEAM_CHANGE,
    restoreTeam: TEAM_CHANGE,
    orderTeams: {
      ...TEAM_CHANGE,
      // The answer is the list itself: it is in the cache before the optimistic order is dropped.
      onQueryStarted: async ({ teamOrderDto: { league } }, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => dispatch(api.util.updateQueryData('listTeams', { league }, () => data)),
          () => undefined,
        );
      },
    },
    updateActivePlayers: { invalidatesTags: ['teams', 'analytics'] },
    createTryoutSession: TRYOUT_CHANGE,
    createTryoutSessions: TRYOUT_CHANGE,
    updateTryoutSession: TRYOUT_CHANGE,
    deleteTryoutSession: TRYOUT_CHANGE,
    restoreTryoutSession: TRYOUT_CHANGE,
    triggerAutoDeletion: TRYOUT_CHANGE,
    // The final removal may touch every table.
    approveWaitingRun: { invalidatesTags: [...TEAM_CHANGE.invalidatesTags, 'practices', 'families'] },
    registerPlayer: REGISTRATION_CHANGE,
    changeRegistration: {
      ...REGISTRATION_CHANGE,
      // The answer is in the cache before the optimistic tick is dropped.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          ({ data }) => {
            if ('sessionId' in data) {
              dispatch(
                api.util.updateQueryData('listRegistrations', { id: data.sessionId }, (rows) =>
                  rows.map((row) => (row.id === data.id ? data : row)),
                ),
              );
              return;
            }
            const roster = practiceRoster(data.practiceId, data.status);
            dispatch(
              api.util.updateQueryData('listPracticeRegistrations', roster, (rows) =>
                rows.map((row) => (row.id === data.id ? data : row)),
              ),
            );
          },
          () => undefined,
        );
      },
    },
    registerForPractice: REGISTRATION_CHANGE,
    cancelRegistration: REGISTRATION_CHANGE,
    handFamilyLink: NOTHING_STALE,
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

export { isConnectionLost, lookForConnection, onConnectionChange } from './connection.js';
export { isSignInLost, onSignInChange, refusedCalls } from './sign-in.js';
export { isApiError, type ApiError, type FieldError } from './api-error.js';
export type * from './generated.js';
export const {
  useApproveWaitingRunMutation,
  useCancelPracticeMutation,
  useCancelRegistrationMutation,
  useChangeRegistrationMutation,
  useChangePasswordMutation,
  useCreatePracticeMutation,
  useCreatePracticesMutation,
  useCreateResetLinkMutation,
  useCreateTeamMutation,
  useCreateTryoutSessionMutation,
  useCreateTryoutSessionsMutation,
  useCreateUserMutation,
  useDeleteSettingMutation,
  useDeleteTeamMutation,
  useDeleteTryoutSessionMutation,
  useDeleteUserMutation,
  useEndAdminSessionsMutation,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useGetAnalyticsQuery,
  useGetCleanupStatusQuery,
  useGetOutboxStateQuery,
  useGetPageViewsQuery,
  useGetPracticeLedgerQuery,
  useGetSessionLedgerQuery,
  useGetPublicSettingsQuery,
  useLazyListAuditEntriesQuery,
  useListAdminSessionsQuery,
  useLazyListPracticeRegistrationsQuery,
  useLazyListRegistrationsQuery,
  useLazyListTryoutSessionsQuery,
  useLazyPreviewCleanupQuery,
  useHandFamilyLinkMutation,
  useListAuditActorsQuery,
  useListAuditEntriesQuery,
  useListClubScheduleQuery,
  useListDeletedQuery,
  useListOutboxQuery,
  useListOwnSessionsQuery,
  useListPracticeRegistrationsQuery,
  useListPracticesQuery,
  useListSettingsQuery,
  useListSignInHistoryQuery,
  useListRegistrationsQuery,
  useListTeamsQuery,
  useListTryoutSessionsQuery,
  useListUsersQuery,
  useListWaitingRunsQuery,
  useLoginMutation,
  useLogoutMutation,
  useOrderTeamsMutation,
  usePreviewCleanupQuery,
  useRecordAuditExportMutation,
  useRegisterPlayerMutation,
  useResetPasswordMutation,
  useRetryMailMutation,
  useRestoreTeamMutation,
  useRestoreTryoutSessionMutation,
  useSearchQuery,
  useTriggerAutoDeletionMutation,
  useUnlockUserMutation,
  useUpdateActivePlayersMutation,
  useUpdatePracticeMutation,
  useUpdateSettingMutation,
  useUpdateTeamMutation,
  useUpdateTryoutSessionMutation,
  useUpdateUserMutation,
} = api;
