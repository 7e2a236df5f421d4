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

/** Asks for everybody who has a place in a practice, or who waits for one: one answer holds no more. */
export const practiceRoster = (practiceId: number, status: RegistrationStatus) => ({
  ...{ practiceId, status },
  limit: 500,
});

/**
 * The API's calls, as hooks: those generated from openapi.json, with what each change makes stale beyond its own
 * module. A change that failed makes it stale too, so that after a conflict the newer version is there.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { keepUnusedDataFor: 300 },
    // A whole export passes through here, page by page; each look wants the newest lines anyway.
    listAuditEntries: { keepUnusedDataFor: 0 },
    listOutbox: { keepUnusedDataFor: 0 },
    login: NOTHING_STALE,
    refreshSession: NOTHING_STALE,
    // An answer is as old as the question: names change meanwhile.
    search: { keepUnusedDataFor: 0 },
    resetPassword: NOTHING_STALE,
    logout: {
      invalidatesTags: [],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => {
            // Nothing of the former user stays. Nobody is signed in: known at once, so that no view asks again.
            noteLoggedOut();
            const nobody = { endpointName: 'getCurrentUser', arg: undefined, value: null as never } as const;
            dispatch(api.util.resetApiState());
            dispatch(api.util.upsertQueryEntries([nobody]));
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
      // The answer is the list itself: it stands there before the order that was asked for is let go.
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
    registerPlayer: REGISTRATION_CHANGE,
    changeRegistration: {
      ...REGISTRATION_CHANGE,
      // The answer stands in the list before the tick that asked for it is let go.
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
    updateSetting: SETTING_CHANGE,
    deleteSetting: SETTING_CHANGE,
  },
});

/**
 * Who is signed in; `user` is null when nobody is. Whose sign-in is lost stays the user, beside the error, until they
 * sign in again or log out: what they typed stays with them. The answer counts for five minutes (spec
 * section 6).
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
  useGetPublicSettingsQuery,
  useLazyListAuditEntriesQuery,
  useListAdminSessionsQuery,
  useLazyListPracticeRegistrationsQuery,
  useLazyListTryoutSessionsQuery,
  useLazyPreviewCleanupQuery,
  useListAuditActorsQuery,
  useListAuditEntriesQuery,
  useListClubScheduleQuery,
  useListDeletedQuery,
  useListOutboxQuery,
  useListOwnSessionsQuery,
  useListPracticeRegistrationsQuery,
  useListPracticesQuery,
  useListSettingsQuery,
  useListRegistrationsQuery,
  useListTeamsQuery,
  useListTryoutSessionsQuery,
  useListUsersQuery,
  useLoginMutation,
  useLogoutMutation,
  useOrderTeamsMutation,
  usePreviewCleanupQuery,
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
