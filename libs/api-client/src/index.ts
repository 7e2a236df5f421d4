import { generatedApi } from './generated.js';

const TRYOUT_CHANGE = { invalidatesTags: ['tryouts', 'analytics', 'cleanup'] } as const;
const TEAM_CHANGE = { invalidatesTags: ['teams', ...TRYOUT_CHANGE.invalidatesTags] } as const;
const SETTING_CHANGE = { invalidatesTags: ['settings', 'cleanup'] } as const;
const NOTHING_STALE = { invalidatesTags: [] };

/**
 * The API's calls, as hooks: those generated from openapi.json, with what each change makes stale beyond its own
 * module. A change that failed makes it stale too, so that after a conflict the newer version is there.
 */
export const api = generatedApi.enhanceEndpoints({
  endpoints: {
    getCurrentUser: { keepUnusedDataFor: 300 },
    login: NOTHING_STALE,
    refreshSession: NOTHING_STALE,
    changePassword: NOTHING_STALE,
    resetPassword: NOTHING_STALE,
    logout: {
      invalidatesTags: [],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        await queryFulfilled.then(
          () => dispatch(api.util.upsertQueryData('getCurrentUser', undefined, null as never)),
          () => undefined,
        );
      },
    },
    createTeam: TEAM_CHANGE,
    updateTeam: TEAM_CHANGE,
    deleteTeam: TEAM_CHANGE,
    restoreTeam: TEAM_CHANGE,
    updateActivePlayers: { invalidatesTags: ['teams', 'analytics'] },
    createTryoutSession: TRYOUT_CHANGE,
    updateTryoutSession: TRYOUT_CHANGE,
    deleteTryoutSession: TRYOUT_CHANGE,
    restoreTryoutSession: TRYOUT_CHANGE,
    triggerAutoDeletion: TRYOUT_CHANGE,
    updateSetting: SETTING_CHANGE,
    deleteSetting: SETTING_CHANGE,
  },
});

/** Who is signed in; `user` is null when nobody is. The answer counts for five minutes (spec section 6). */
export function useCurrentUser() {
  const { data, isLoading, error, refetch } = api.useGetCurrentUserQuery(undefined, {
    refetchOnMountOrArgChange: 300,
  });
  return { user: data ?? null, isLoading, error, refetch };
}

export { isApiError, type ApiError, type FieldError } from './api-error.js';
export type {
  AdminSessionDto,
  AnalyticsDto,
  CreateTryoutSessionDto,
  CurrentUserDto,
  CleanupStatusDto,
  LoginDto,
  PageViewsDto,
  SettingDto,
  TeamDto,
  TryoutSessionDto,
  UserDto,
} from './generated.js';
export const {
  useChangePasswordMutation,
  useCreateResetLinkMutation,
  useCreateTeamMutation,
  useCreateTryoutSessionMutation,
  useCreateUserMutation,
  useDeleteSettingMutation,
  useDeleteTeamMutation,
  useDeleteTryoutSessionMutation,
  useDeleteUserMutation,
  useEndAdminSessionsMutation,
  useGetAnalyticsQuery,
  useGetCleanupStatusQuery,
  useGetPageViewsQuery,
  useGetSettingQuery,
  useListAdminSessionsQuery,
  useListDeletedQuery,
  useListTeamsQuery,
  useListTryoutSessionsQuery,
  useListUsersQuery,
  useLoginMutation,
  useLogoutMutation,
  useResetPasswordMutation,
  useRestoreTeamMutation,
  useRestoreTryoutSessionMutation,
  useTriggerAutoDeletionMutation,
  useUnlockUserMutation,
  useUpdateActivePlayersMutation,
  useUpdateSettingMutation,
  useUpdateTeamMutation,
  useUpdateTryoutSessionMutation,
  useUpdateUserMutation,
} = api;
