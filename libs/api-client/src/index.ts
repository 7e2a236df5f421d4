import { api } from './api.js';

type Endpoints = typeof api.endpoints;

/** A call with a dry run, whose change families are told of. */
export type UndoableCall = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { initiate: (arg: infer Arg) => unknown }
    ? 'Family-Note-En' extends keyof Arg
      ? Name
      : never
    : never;
}[keyof Endpoints];

export type ArgOf<Name extends UndoableCall> = Parameters<Endpoints[Name]['initiate']>[0];

export { api, practiceRoster, useCurrentUser } from './api.js';
export { dataAndError } from './data-and-error.js';
export { isConnectionLost, lookForConnection, onConnectionChange } from './connection.js';
export {
  isOtherSignedIn,
  isSignInLost,
  noteSignedIn,
  onSignInChange,
  refusedCalls,
  userOfPage,
} from './sign-in.js';
export { isApiError, type ApiError, type FieldError } from './api-error.js';
export type * from './generated.js';
export const {
  useApproveWaitingRunMutation,
  useChangePasswordMutation,
  useChangeRegistrationMutation,
  useCreateIncidentMutation,
  useCreatePictureMutation,
  useCreatePracticeMutation,
  useCreatePracticesMutation,
  useCreateResetLinkMutation,
  useCreateTeamMutation,
  useCreateTryoutSessionMutation,
  useCreateTryoutSessionsMutation,
  useCreateUserMutation,
  useDeletePictureMutation,
  useDeleteSettingMutation,
  useDeleteUserMutation,
  useEndAdminSessionsMutation,
  useEndOtherSessionsMutation,
  useEndOwnSessionMutation,
  useExamineSiteQuery,
  useFindFamilyMutation,
  useGetAnalyticsQuery,
  useGetOverviewQuery,
  useGetBackupsQuery,
  useGetCleanupStatusQuery,
  useGetFamilyCardQuery,
  useGetOutboxStateQuery,
  useGetPageViewsQuery,
  useGetPracticeLedgerQuery,
  useGetPublicSettingsQuery,
  useGetSessionLedgerQuery,
  useGetTurnoutQuery,
  useHandFamilyLinkMutation,
  useLazyGetTurnoutQuery,
  useLazyListAuditEntriesQuery,
  useLazyListTryoutSessionsQuery,
  useLazyPreviewCleanupQuery,
  useListAdminSessionsQuery,
  useListAuditActorsQuery,
  useListAuditEntriesQuery,
  useListClubScheduleQuery,
  useListClubSettingsQuery,
  useListClubVersionsQuery,
  useListDeletedQuery,
  useListFamiliesToTellQuery,
  useListIncidentsQuery,
  useListMessagesQuery,
  useListMissingTextsQuery,
  useListOutboxQuery,
  useListOwnSessionsQuery,
  useListPicturesQuery,
  useListPracticeRegistrationsQuery,
  useListPracticesQuery,
  useListRegistrationsQuery,
  useListSettingsQuery,
  useListSignInHistoryQuery,
  useListTeamsQuery,
  useListTryoutSessionsQuery,
  useListUndoableChangesQuery,
  useListUsersQuery,
  useListWaitingRunsQuery,
  useLoginMutation,
  useLogoutMutation,
  useOrderTeamsMutation,
  usePreviewCleanupQuery,
  usePreviewMessageMutation,
  useRecordAuditExportMutation,
  useRegisterPlayerMutation,
  useResetPasswordMutation,
  useRetryMailMutation,
  useSearchAllQuery,
  useSendMessageMutation,
  useSetToldMutation,
  useTriggerAutoDeletionMutation,
  useTurnSeasonMutation,
  useUndoChangeMutation,
  useUnlockUserMutation,
  useUpdateActivePlayersMutation,
  useUpdateClubSettingMutation,
  useUpdateIncidentMutation,
  useUpdatePictureMutation,
  useUpdateSettingMutation,
  useUpdateTeamMutation,
  useUpdateTryoutSessionMutation,
  useUpdateUserMutation,
} = api;
