/* Generated from openapi.json by `npm run client`: do not edit. */
import { baseApi as api } from "./base-api.js";
export const addTagTypes = [
  "audit",
  "api-keys",
  "auth",
  "backups",
  "users",
  "teams",
  "to-tell",
  "tryouts",
  "undo",
  "families",
  "receipts",
  "incidents",
  "messages",
  "pictures",
  "practices",
  "registrations",
  "calendar",
  "analytics",
  "page-views",
  "search",
  "settings",
  "season",
  "sheets",
  "check-in",
  "cleanup",
  "club",
  "translations",
  "health",
  "webhooks",
  "security",
  "doctor",
  "outbox",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditEntries: build.query<
        ListAuditEntriesApiResponse,
        ListAuditEntriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/audit`,
          params: {
            actor: queryArg.actor,
            subject: queryArg.subject,
            action: queryArg.action,
            subjectId: queryArg.subjectId,
            from: queryArg["from"],
            to: queryArg.to,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["audit"],
      }),
      recordAuditExport: build.mutation<
        RecordAuditExportApiResponse,
        RecordAuditExportApiArg
      >({
        query: () => ({ url: `/api/audit/exports`, method: "POST" }),
        invalidatesTags: ["audit"],
      }),
      listAuditActors: build.query<
        ListAuditActorsApiResponse,
        ListAuditActorsApiArg
      >({
        query: () => ({ url: `/api/audit/actors` }),
        providesTags: ["audit"],
      }),
      listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
        query: () => ({ url: `/api/api-keys` }),
        providesTags: ["api-keys"],
      }),
      createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/api-keys`,
            method: "POST",
            body: queryArg.createApiKeyDto,
          }),
          invalidatesTags: ["api-keys"],
        },
      ),
      revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/api-keys/${encodeURIComponent(String(queryArg.id))}`,
            method: "DELETE",
          }),
          invalidatesTags: ["api-keys"],
        },
      ),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.loginDto,
        }),
        invalidatesTags: ["auth"],
      }),
      beginPasskeySignIn: build.mutation<
        BeginPasskeySignInApiResponse,
        BeginPasskeySignInApiArg
      >({
        query: () => ({
          url: `/api/auth/passkey-sign-in/options`,
          method: "POST",
        }),
        invalidatesTags: ["auth"],
      }),
      signInWithPasskey: build.mutation<
        SignInWithPasskeyApiResponse,
        SignInWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkey-sign-in`,
          method: "POST",
          body: queryArg.passkeySignInDto,
        }),
        invalidatesTags: ["auth"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      refreshSession: build.mutation<
        RefreshSessionApiResponse,
        RefreshSessionApiArg
      >({
        query: () => ({ url: `/api/auth/refresh`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      getCurrentUser: build.query<
        GetCurrentUserApiResponse,
        GetCurrentUserApiArg
      >({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ["auth"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/password`,
          method: "PUT",
          body: queryArg.changePasswordDto,
        }),
        invalidatesTags: ["auth"],
      }),
      resetPassword: build.mutation<
        ResetPasswordApiResponse,
        ResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/reset-password`,
          method: "POST",
          body: queryArg.resetPasswordDto,
        }),
        invalidatesTags: ["auth"],
      }),
      listOwnSessions: build.query<
        ListOwnSessionsApiResponse,
        ListOwnSessionsApiArg
      >({
        query: () => ({ url: `/api/auth/sessions` }),
        providesTags: ["auth"],
      }),
      listSignInHistory: build.query<
        ListSignInHistoryApiResponse,
        ListSignInHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/history`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["auth"],
      }),
      endOwnSession: build.mutation<
        EndOwnSessionApiResponse,
        EndOwnSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["auth"],
      }),
      endOtherSessions: build.mutation<
        EndOtherSessionsApiResponse,
        EndOtherSessionsApiArg
      >({
        query: () => ({ url: `/api/auth/end-other-sessions`, method: "POST" }),
        invalidatesTags: ["auth"],
      }),
      beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/auth/passkeys/options`,
            method: "POST",
            body: queryArg.proofDto,
          }),
          invalidatesTags: ["auth"],
        },
      ),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/passkeys`,
          method: "POST",
          body: queryArg.newPasskeyDto,
        }),
        invalidatesTags: ["auth"],
      }),
      removePasskey: build.mutation<
        RemovePasskeyApiResponse,
        RemovePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/passkeys/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["auth"],
      }),
      getSecondFactor: build.query<
        GetSecondFactorApiResponse,
        GetSecondFactorApiArg
      >({
        query: () => ({ url: `/api/auth/second-factor` }),
        providesTags: ["auth"],
      }),
      beginSecondFactor: build.mutation<
        BeginSecondFactorApiResponse,
        BeginSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor`,
          method: "POST",
          body: queryArg.ownPasswordDto,
        }),
        invalidatesTags: ["auth"],
      }),
      confirmSecondFactor: build.mutation<
        ConfirmSecondFactorApiResponse,
        ConfirmSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/confirm`,
          method: "POST",
          body: queryArg.codeDto,
        }),
        invalidatesTags: ["auth"],
      }),
      renewRecoveryCodes: build.mutation<
        RenewRecoveryCodesApiResponse,
        RenewRecoveryCodesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/recovery-codes`,
          method: "POST",
          body: queryArg.codeDto,
        }),
        invalidatesTags: ["auth"],
      }),
      removeSecondFactor: build.mutation<
        RemoveSecondFactorApiResponse,
        RemoveSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/second-factor/remove`,
          method: "POST",
          body: queryArg.codeDto,
        }),
        invalidatesTags: ["auth"],
      }),
      getBackups: build.query<GetBackupsApiResponse, GetBackupsApiArg>({
        query: () => ({ url: `/api/admin/backups` }),
        providesTags: ["backups"],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: () => ({ url: `/api/admin/users` }),
        providesTags: ["users"],
      }),
      createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          method: "POST",
          body: queryArg.createUserDto,
        }),
        invalidatesTags: ["users"],
      }),
      updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.updateUserDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["users"],
      }),
      deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["users"],
      }),
      unlockUser: build.mutation<UnlockUserApiResponse, UnlockUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/unlock`,
          method: "POST",
        }),
        invalidatesTags: ["users"],
      }),
      resetSecondFactor: build.mutation<
        ResetSecondFactorApiResponse,
        ResetSecondFactorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/reset-second-factor`,
          method: "POST",
        }),
        invalidatesTags: ["users"],
      }),
      inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/invitation`,
          method: "POST",
        }),
        invalidatesTags: ["users"],
      }),
      createResetLink: build.mutation<
        CreateResetLinkApiResponse,
        CreateResetLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/reset-link`,
          method: "POST",
        }),
        invalidatesTags: ["users"],
      }),
      listAdminSessions: build.query<
        ListAdminSessionsApiResponse,
        ListAdminSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/sessions`,
        }),
        providesTags: ["users"],
      }),
      endAdminSessions: build.mutation<
        EndAdminSessionsApiResponse,
        EndAdminSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users/${encodeURIComponent(String(queryArg.id))}/end-sessions`,
          method: "POST",
        }),
        invalidatesTags: ["users"],
      }),
      listTeams: build.query<ListTeamsApiResponse, ListTeamsApiArg>({
        query: (queryArg) => ({
          url: `/api/teams`,
          params: {
            league: queryArg.league,
          },
        }),
        providesTags: ["teams"],
      }),
      createTeam: build.mutation<CreateTeamApiResponse, CreateTeamApiArg>({
        query: (queryArg) => ({
          url: `/api/teams`,
          method: "POST",
          body: queryArg.createTeamDto,
        }),
        invalidatesTags: ["teams"],
      }),
      orderTeams: build.mutation<OrderTeamsApiResponse, OrderTeamsApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/order`,
          method: "PUT",
          body: queryArg.teamOrderDto,
        }),
        invalidatesTags: ["teams"],
      }),
      getTeam: build.query<GetTeamApiResponse, GetTeamApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["teams"],
      }),
      updateTeam: build.mutation<UpdateTeamApiResponse, UpdateTeamApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.updateTeamDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["teams"],
      }),
      deleteTeam: build.mutation<DeleteTeamApiResponse, DeleteTeamApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["teams"],
      }),
      restoreTeam: build.mutation<RestoreTeamApiResponse, RestoreTeamApiArg>({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
          headers: {
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["teams"],
      }),
      updateActivePlayers: build.mutation<
        UpdateActivePlayersApiResponse,
        UpdateActivePlayersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/active-players`,
          method: "PUT",
          body: queryArg.updateActivePlayersDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["teams"],
      }),
      listFamiliesToTell: build.query<
        ListFamiliesToTellApiResponse,
        ListFamiliesToTellApiArg
      >({
        query: (queryArg) => ({
          url: `/api/to-tell`,
          params: {
            practiceId: queryArg.practiceId,
            sessionId: queryArg.sessionId,
            familyId: queryArg.familyId,
          },
        }),
        providesTags: ["to-tell"],
      }),
      setTold: build.mutation<SetToldApiResponse, SetToldApiArg>({
        query: (queryArg) => ({
          url: `/api/to-tell`,
          method: "PUT",
          body: queryArg.setToldDto,
        }),
        invalidatesTags: ["to-tell"],
      }),
      listNews: build.query<ListNewsApiResponse, ListNewsApiArg>({
        query: (queryArg) => ({
          url: `/api/to-tell/news`,
          params: {
            practiceId: queryArg.practiceId,
            sessionId: queryArg.sessionId,
            familyId: queryArg.familyId,
          },
        }),
        providesTags: ["to-tell"],
      }),
      listClubSchedule: build.query<
        ListClubScheduleApiResponse,
        ListClubScheduleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["tryouts"],
      }),
      listComingSessions: build.query<
        ListComingSessionsApiResponse,
        ListComingSessionsApiArg
      >({
        query: () => ({ url: `/api/sessions/coming` }),
        providesTags: ["tryouts"],
      }),
      listTryoutSessions: build.query<
        ListTryoutSessionsApiResponse,
        ListTryoutSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/sessions`,
        }),
        providesTags: ["tryouts"],
      }),
      createTryoutSession: build.mutation<
        CreateTryoutSessionApiResponse,
        CreateTryoutSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/sessions`,
          method: "POST",
          body: queryArg.createTryoutSessionDto,
        }),
        invalidatesTags: ["tryouts"],
      }),
      createTryoutSessions: build.mutation<
        CreateTryoutSessionsApiResponse,
        CreateTryoutSessionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/teams/${encodeURIComponent(String(queryArg.id))}/sessions/batch`,
          method: "POST",
          body: queryArg.createTryoutSessionsDto,
        }),
        invalidatesTags: ["tryouts"],
      }),
      getTryoutSession: build.query<
        GetTryoutSessionApiResponse,
        GetTryoutSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["tryouts"],
      }),
      updateTryoutSession: build.mutation<
        UpdateTryoutSessionApiResponse,
        UpdateTryoutSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.updateTryoutSessionDto,
          headers: {
            "If-Match": queryArg["If-Match"],
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["tryouts"],
      }),
      deleteTryoutSession: build.mutation<
        DeleteTryoutSessionApiResponse,
        DeleteTryoutSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["tryouts"],
      }),
      restoreTryoutSession: build.mutation<
        RestoreTryoutSessionApiResponse,
        RestoreTryoutSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
          headers: {
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["tryouts"],
      }),
      listDeleted: build.query<ListDeletedApiResponse, ListDeletedApiArg>({
        query: () => ({ url: `/api/deleted` }),
        providesTags: ["tryouts"],
      }),
      listUndoableChanges: build.query<
        ListUndoableChangesApiResponse,
        ListUndoableChangesApiArg
      >({
        query: () => ({ url: `/api/undo` }),
        providesTags: ["undo"],
      }),
      undoChange: build.mutation<UndoChangeApiResponse, UndoChangeApiArg>({
        query: (queryArg) => ({
          url: `/api/undo/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
        }),
        invalidatesTags: ["undo"],
      }),
      requestLink: build.mutation<RequestLinkApiResponse, RequestLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/my/request-link`,
          method: "POST",
          body: queryArg.requestLinkDto,
        }),
        invalidatesTags: ["families"],
      }),
      showFamily: build.query<ShowFamilyApiResponse, ShowFamilyApiArg>({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ["families"],
      }),
      openFamilyLink: build.mutation<
        OpenFamilyLinkApiResponse,
        OpenFamilyLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/open`,
          method: "POST",
        }),
        invalidatesTags: ["families"],
      }),
      cancelFamilyRegistration: build.mutation<
        CancelFamilyRegistrationApiResponse,
        CancelFamilyRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/cancel`,
          method: "POST",
          body: queryArg.chosenRegistrationsDto,
        }),
        invalidatesTags: ["families"],
      }),
      confirmFamilyRegistration: build.mutation<
        ConfirmFamilyRegistrationApiResponse,
        ConfirmFamilyRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/confirm`,
          method: "POST",
          body: queryArg.chosenRegistrationDto,
        }),
        invalidatesTags: ["families"],
      }),
      acceptFamilySpot: build.mutation<
        AcceptFamilySpotApiResponse,
        AcceptFamilySpotApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/accept`,
          method: "POST",
          body: queryArg.chosenRegistrationDto,
        }),
        invalidatesTags: ["families"],
      }),
      correctFamilyRegistration: build.mutation<
        CorrectFamilyRegistrationApiResponse,
        CorrectFamilyRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/registrations/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.correctFamilyRegistrationDto,
        }),
        invalidatesTags: ["families"],
      }),
      recognizeFamilyRegistrations: build.mutation<
        RecognizeFamilyRegistrationsApiResponse,
        RecognizeFamilyRegistrationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/recognize`,
          method: "POST",
        }),
        invalidatesTags: ["families"],
      }),
      addGuardian: build.mutation<AddGuardianApiResponse, AddGuardianApiArg>({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/guardian`,
          method: "PUT",
          body: queryArg.guardianDto,
        }),
        invalidatesTags: ["families"],
      }),
      removeGuardian: build.mutation<
        RemoveGuardianApiResponse,
        RemoveGuardianApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/guardian`,
          method: "DELETE",
        }),
        invalidatesTags: ["families"],
      }),
      setFamilyPreferences: build.mutation<
        SetFamilyPreferencesApiResponse,
        SetFamilyPreferencesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/preferences`,
          method: "PUT",
          body: queryArg.familyPreferencesDto,
        }),
        invalidatesTags: ["families"],
      }),
      replaceFamilyLink: build.mutation<
        ReplaceFamilyLinkApiResponse,
        ReplaceFamilyLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/new-link`,
          method: "POST",
        }),
        invalidatesTags: ["families"],
      }),
      exportFamily: build.query<ExportFamilyApiResponse, ExportFamilyApiArg>({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/export`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["families"],
      }),
      eraseFamily: build.mutation<EraseFamilyApiResponse, EraseFamilyApiArg>({
        query: (queryArg) => ({
          url: `/api/my/${encodeURIComponent(String(queryArg.token))}/erase`,
          method: "POST",
        }),
        invalidatesTags: ["families"],
      }),
      getFamilyCard: build.query<GetFamilyCardApiResponse, GetFamilyCardApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/families/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["families"],
        },
      ),
      findFamily: build.mutation<FindFamilyApiResponse, FindFamilyApiArg>({
        query: (queryArg) => ({
          url: `/api/registrations/${encodeURIComponent(String(queryArg.id))}/family`,
          method: "POST",
        }),
        invalidatesTags: ["families"],
      }),
      handFamilyLink: build.mutation<
        HandFamilyLinkApiResponse,
        HandFamilyLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/registrations/${encodeURIComponent(String(queryArg.id))}/family-link`,
          method: "POST",
        }),
        invalidatesTags: ["families"],
      }),
      showReceipt: build.query<ShowReceiptApiResponse, ShowReceiptApiArg>({
        query: (queryArg) => ({
          url: `/api/my/r/${encodeURIComponent(String(queryArg.token))}`,
        }),
        providesTags: ["receipts"],
      }),
      cancelReceiptRegistration: build.mutation<
        CancelReceiptRegistrationApiResponse,
        CancelReceiptRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/r/${encodeURIComponent(String(queryArg.token))}/cancel`,
          method: "POST",
          body: queryArg.chosenRegistrationsDto,
        }),
        invalidatesTags: ["receipts"],
      }),
      confirmReceiptRegistration: build.mutation<
        ConfirmReceiptRegistrationApiResponse,
        ConfirmReceiptRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/r/${encodeURIComponent(String(queryArg.token))}/confirm`,
          method: "POST",
          body: queryArg.chosenRegistrationDto,
        }),
        invalidatesTags: ["receipts"],
      }),
      acceptReceiptSpot: build.mutation<
        AcceptReceiptSpotApiResponse,
        AcceptReceiptSpotApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/r/${encodeURIComponent(String(queryArg.token))}/accept`,
          method: "POST",
          body: queryArg.chosenRegistrationDto,
        }),
        invalidatesTags: ["receipts"],
      }),
      correctReceiptRegistration: build.mutation<
        CorrectReceiptRegistrationApiResponse,
        CorrectReceiptRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/my/r/${encodeURIComponent(String(queryArg.token))}/registrations/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.correctRegistrationDto,
        }),
        invalidatesTags: ["receipts"],
      }),
      mailForgottenPassword: build.mutation<
        MailForgottenPasswordApiResponse,
        MailForgottenPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/auth/forgotten-password`,
          method: "POST",
          body: queryArg.forgottenPasswordDto,
        }),
        invalidatesTags: ["auth"],
      }),
      listIncidents: build.query<ListIncidentsApiResponse, ListIncidentsApiArg>(
        {
          query: () => ({ url: `/api/incidents` }),
          providesTags: ["incidents"],
        },
      ),
      createIncident: build.mutation<
        CreateIncidentApiResponse,
        CreateIncidentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/incidents`,
          method: "POST",
          body: queryArg.createIncidentDto,
        }),
        invalidatesTags: ["incidents"],
      }),
      updateIncident: build.mutation<
        UpdateIncidentApiResponse,
        UpdateIncidentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/incidents/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.updateIncidentDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["incidents"],
      }),
      listMessages: build.query<ListMessagesApiResponse, ListMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/messages`,
          params: {
            practiceId: queryArg.practiceId,
            sessionId: queryArg.sessionId,
            teamId: queryArg.teamId,
          },
        }),
        providesTags: ["messages"],
      }),
      sendMessage: build.mutation<SendMessageApiResponse, SendMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/messages`,
          method: "POST",
          body: queryArg.messageDraftDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["messages"],
      }),
      previewMessage: build.mutation<
        PreviewMessageApiResponse,
        PreviewMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/messages/preview`,
          method: "POST",
          body: queryArg.messageDraftDto,
        }),
        invalidatesTags: ["messages"],
      }),
      listPictures: build.query<ListPicturesApiResponse, ListPicturesApiArg>({
        query: () => ({ url: `/api/pictures` }),
        providesTags: ["pictures"],
      }),
      createPicture: build.mutation<
        CreatePictureApiResponse,
        CreatePictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/pictures`,
          method: "POST",
          body: queryArg.uploadPictureDto,
        }),
        invalidatesTags: ["pictures"],
      }),
      listShownPictures: build.query<
        ListShownPicturesApiResponse,
        ListShownPicturesApiArg
      >({
        query: () => ({ url: `/api/pictures/shown` }),
        providesTags: ["pictures"],
      }),
      updatePicture: build.mutation<
        UpdatePictureApiResponse,
        UpdatePictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/pictures/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.updatePictureDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["pictures"],
      }),
      deletePicture: build.mutation<
        DeletePictureApiResponse,
        DeletePictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/pictures/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["pictures"],
      }),
      getMedia: build.query<GetMediaApiResponse, GetMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/media/${encodeURIComponent(String(queryArg.file))}`,
        }),
        providesTags: ["pictures"],
      }),
      listPractices: build.query<ListPracticesApiResponse, ListPracticesApiArg>(
        {
          query: () => ({ url: `/api/practices` }),
          providesTags: ["practices"],
        },
      ),
      createPractice: build.mutation<
        CreatePracticeApiResponse,
        CreatePracticeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/practices`,
          method: "POST",
          body: queryArg.createPracticeDto,
        }),
        invalidatesTags: ["practices"],
      }),
      createPractices: build.mutation<
        CreatePracticesApiResponse,
        CreatePracticesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/practices/batch`,
          method: "POST",
          body: queryArg.createPracticesDto,
        }),
        invalidatesTags: ["practices"],
      }),
      getPractice: build.query<GetPracticeApiResponse, GetPracticeApiArg>({
        query: (queryArg) => ({
          url: `/api/practices/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["practices"],
      }),
      updatePractice: build.mutation<
        UpdatePracticeApiResponse,
        UpdatePracticeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/practices/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.updatePracticeDto,
          headers: {
            "If-Match": queryArg["If-Match"],
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["practices"],
      }),
      cancelPractice: build.mutation<
        CancelPracticeApiResponse,
        CancelPracticeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/practices/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["practices"],
      }),
      registerForPractice: build.mutation<
        RegisterForPracticeApiResponse,
        RegisterForPracticeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/registrations`,
          method: "POST",
          body: queryArg.registerForPracticeDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["registrations"],
      }),
      listPracticeRegistrations: build.query<
        ListPracticeRegistrationsApiResponse,
        ListPracticeRegistrationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/registrations`,
          params: {
            practiceId: queryArg.practiceId,
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["registrations"],
      }),
      getRegistration: build.query<
        GetRegistrationApiResponse,
        GetRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/registrations/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["registrations"],
      }),
      changeRegistration: build.mutation<
        ChangeRegistrationApiResponse,
        ChangeRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/registrations/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.changeRegistrationDto,
          headers: {
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["registrations"],
      }),
      cancelRegistration: build.mutation<
        CancelRegistrationApiResponse,
        CancelRegistrationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/registrations/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
          headers: {
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
        }),
        invalidatesTags: ["registrations"],
      }),
      getPracticeLedger: build.query<
        GetPracticeLedgerApiResponse,
        GetPracticeLedgerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/practices/${encodeURIComponent(String(queryArg.id))}/ledger`,
        }),
        providesTags: ["registrations"],
      }),
      getSessionLedger: build.query<
        GetSessionLedgerApiResponse,
        GetSessionLedgerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}/ledger`,
        }),
        providesTags: ["registrations"],
      }),
      listRegistrations: build.query<
        ListRegistrationsApiResponse,
        ListRegistrationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}/registrations`,
        }),
        providesTags: ["registrations"],
      }),
      registerPlayer: build.mutation<
        RegisterPlayerApiResponse,
        RegisterPlayerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/sessions/${encodeURIComponent(String(queryArg.id))}/registrations`,
          method: "POST",
          body: queryArg.registerPlayerDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["registrations"],
      }),
      registerForm: build.mutation<RegisterFormApiResponse, RegisterFormApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/registration-forms`,
            method: "POST",
            body: queryArg.registrationFormDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["registrations"],
        },
      ),
      listCalendarDays: build.query<
        ListCalendarDaysApiResponse,
        ListCalendarDaysApiArg
      >({
        query: (queryArg) => ({
          url: `/api/calendar`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["calendar"],
      }),
      clubCalendar: build.query<ClubCalendarApiResponse, ClubCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar/club.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      practicesCalendar: build.query<
        PracticesCalendarApiResponse,
        PracticesCalendarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/calendar/practices.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      leagueCalendar: build.query<
        LeagueCalendarApiResponse,
        LeagueCalendarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/calendar/league/${encodeURIComponent(String(queryArg.league))}.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      teamCalendar: build.query<TeamCalendarApiResponse, TeamCalendarApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar/team/${encodeURIComponent(String(queryArg.id))}.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      sessionCalendar: build.query<
        SessionCalendarApiResponse,
        SessionCalendarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/calendar/session/${encodeURIComponent(String(queryArg.id))}.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      practiceCalendar: build.query<
        PracticeCalendarApiResponse,
        PracticeCalendarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/calendar/practice/${encodeURIComponent(String(queryArg.id))}.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      familyCalendar: build.query<
        FamilyCalendarApiResponse,
        FamilyCalendarApiArg
      >({
        query: (queryArg) => ({
          url: `/api/calendar/my/${encodeURIComponent(String(queryArg.token))}.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      familyEvent: build.query<FamilyEventApiResponse, FamilyEventApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar/my/${encodeURIComponent(String(queryArg.token))}/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      receiptEvents: build.query<ReceiptEventsApiResponse, ReceiptEventsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/calendar/my/r/${encodeURIComponent(String(queryArg.token))}.ics`,
            params: {
              lang: queryArg.lang,
            },
          }),
          providesTags: ["calendar"],
        },
      ),
      receiptEvent: build.query<ReceiptEventApiResponse, ReceiptEventApiArg>({
        query: (queryArg) => ({
          url: `/api/calendar/my/r/${encodeURIComponent(String(queryArg.token))}/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.id))}.ics`,
          params: {
            lang: queryArg.lang,
          },
        }),
        providesTags: ["calendar"],
      }),
      getAnalytics: build.query<GetAnalyticsApiResponse, GetAnalyticsApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics`,
          params: {
            teamId: queryArg.teamId,
            location: queryArg.location,
            week: queryArg.week,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["analytics"],
      }),
      getOverview: build.query<GetOverviewApiResponse, GetOverviewApiArg>({
        query: () => ({ url: `/api/analytics/overview` }),
        providesTags: ["analytics"],
      }),
      getTurnout: build.query<GetTurnoutApiResponse, GetTurnoutApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/turnout`,
          params: {
            season: queryArg.season,
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["analytics"],
      }),
      getPageViews: build.query<GetPageViewsApiResponse, GetPageViewsApiArg>({
        query: (queryArg) => ({
          url: `/api/analytics/page-views`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["page-views"],
      }),
      search: build.query<SearchApiResponse, SearchApiArg>({
        query: (queryArg) => ({
          url: `/api/search`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ["search"],
      }),
      searchAll: build.query<SearchAllApiResponse, SearchAllApiArg>({
        query: (queryArg) => ({
          url: `/api/search`,
          method: "POST",
          body: queryArg.searchQuery,
        }),
        providesTags: ["search"],
      }),
      listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
        query: () => ({ url: `/api/settings` }),
        providesTags: ["settings"],
      }),
      getPublicSettings: build.query<
        GetPublicSettingsApiResponse,
        GetPublicSettingsApiArg
      >({
        query: () => ({ url: `/api/settings/public` }),
        providesTags: ["settings"],
      }),
      getSetting: build.query<GetSettingApiResponse, GetSettingApiArg>({
        query: (queryArg) => ({
          url: `/api/settings/${encodeURIComponent(String(queryArg.key))}`,
        }),
        providesTags: ["settings"],
      }),
      updateSetting: build.mutation<
        UpdateSettingApiResponse,
        UpdateSettingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings/${encodeURIComponent(String(queryArg.key))}`,
          method: "PUT",
          body: queryArg.updateSettingDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["settings"],
      }),
      deleteSetting: build.mutation<
        DeleteSettingApiResponse,
        DeleteSettingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/settings/${encodeURIComponent(String(queryArg.key))}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["settings"],
      }),
      turnSeason: build.mutation<TurnSeasonApiResponse, TurnSeasonApiArg>({
        query: (queryArg) => ({
          url: `/api/season/turn`,
          method: "POST",
          body: queryArg.turnSeasonDto,
          headers: {
            "If-Match": queryArg["If-Match"],
            "Dry-Run": queryArg["Dry-Run"],
          },
        }),
        invalidatesTags: ["season"],
      }),
      getSheet: build.query<GetSheetApiResponse, GetSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/sheets`,
          params: {
            kind: queryArg.kind,
            lang: queryArg.lang,
            format: queryArg.format,
          },
        }),
        providesTags: ["sheets"],
      }),
      importSheet: build.mutation<ImportSheetApiResponse, ImportSheetApiArg>({
        query: (queryArg) => ({
          url: `/api/sheets`,
          method: "POST",
          body: queryArg.body,
          headers: {
            "Dry-Run": queryArg["Dry-Run"],
          },
          params: {
            kind: queryArg.kind,
            lang: queryArg.lang,
            removeMissing: queryArg.removeMissing,
            digest: queryArg.digest,
          },
        }),
        invalidatesTags: ["sheets"],
      }),
      getCheckInKey: build.query<GetCheckInKeyApiResponse, GetCheckInKeyApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/check-in/key`,
            params: {
              keyId: queryArg.keyId,
            },
          }),
          providesTags: ["check-in"],
        },
      ),
      syncPracticeCheckIn: build.mutation<
        SyncPracticeCheckInApiResponse,
        SyncPracticeCheckInApiArg
      >({
        query: (queryArg) => ({
          url: `/api/check-in/practices/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.syncCheckInDto,
        }),
        invalidatesTags: ["check-in"],
      }),
      syncSessionCheckIn: build.mutation<
        SyncSessionCheckInApiResponse,
        SyncSessionCheckInApiArg
      >({
        query: (queryArg) => ({
          url: `/api/check-in/sessions/${encodeURIComponent(String(queryArg.id))}`,
          method: "POST",
          body: queryArg.syncCheckInDto,
        }),
        invalidatesTags: ["check-in"],
      }),
      getCleanupStatus: build.query<
        GetCleanupStatusApiResponse,
        GetCleanupStatusApiArg
      >({
        query: () => ({ url: `/api/admin/auto-deletion` }),
        providesTags: ["cleanup"],
      }),
      previewCleanup: build.query<
        PreviewCleanupApiResponse,
        PreviewCleanupApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/auto-deletion/preview`,
          params: {
            nights: queryArg.nights,
            time: queryArg.time,
          },
        }),
        providesTags: ["cleanup"],
      }),
      triggerAutoDeletion: build.mutation<
        TriggerAutoDeletionApiResponse,
        TriggerAutoDeletionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/trigger-auto-deletion`,
          method: "POST",
          headers: {
            "Dry-Run": queryArg["Dry-Run"],
            "Family-Note-En": queryArg["Family-Note-En"],
            "Family-Note-Fr": queryArg["Family-Note-Fr"],
          },
          params: {
            dryRun: queryArg.dryRun,
          },
        }),
        invalidatesTags: ["cleanup"],
      }),
      listWaitingRuns: build.query<
        ListWaitingRunsApiResponse,
        ListWaitingRunsApiArg
      >({
        query: () => ({ url: `/api/admin/waiting-runs` }),
        providesTags: ["cleanup"],
      }),
      approveWaitingRun: build.mutation<
        ApproveWaitingRunApiResponse,
        ApproveWaitingRunApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/waiting-runs/${encodeURIComponent(String(queryArg.id))}/approve`,
          method: "POST",
          body: queryArg.approveRunDto,
        }),
        invalidatesTags: ["cleanup"],
      }),
      getClub: build.query<GetClubApiResponse, GetClubApiArg>({
        query: () => ({ url: `/api/club` }),
        providesTags: ["club"],
      }),
      listClubSettings: build.query<
        ListClubSettingsApiResponse,
        ListClubSettingsApiArg
      >({
        query: () => ({ url: `/api/club/settings` }),
        providesTags: ["club"],
      }),
      listClubVersions: build.query<
        ListClubVersionsApiResponse,
        ListClubVersionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/club/settings/${encodeURIComponent(String(queryArg.key))}/versions`,
        }),
        providesTags: ["club"],
      }),
      updateClubSetting: build.mutation<
        UpdateClubSettingApiResponse,
        UpdateClubSettingApiArg
      >({
        query: (queryArg) => ({
          url: `/api/club/settings/${encodeURIComponent(String(queryArg.key))}`,
          method: "PUT",
          body: queryArg.updateClubSettingDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["club"],
      }),
      listMissingTexts: build.query<
        ListMissingTextsApiResponse,
        ListMissingTextsApiArg
      >({
        query: () => ({ url: `/api/translations/missing` }),
        providesTags: ["translations"],
      }),
      live: build.query<LiveApiResponse, LiveApiArg>({
        query: () => ({ url: `/api/health/live` }),
        providesTags: ["health"],
      }),
      ready: build.query<ReadyApiResponse, ReadyApiArg>({
        query: () => ({ url: `/api/health/ready` }),
        providesTags: ["health"],
      }),
      listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
        query: () => ({ url: `/api/webhooks` }),
        providesTags: ["webhooks"],
      }),
      createWebhook: build.mutation<
        CreateWebhookApiResponse,
        CreateWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks`,
          method: "POST",
          body: queryArg.createWebhookDto,
        }),
        invalidatesTags: ["webhooks"],
      }),
      deleteWebhook: build.mutation<
        DeleteWebhookApiResponse,
        DeleteWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["webhooks"],
      }),
      replaceWebhookSecret: build.mutation<
        ReplaceWebhookSecretApiResponse,
        ReplaceWebhookSecretApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/secret`,
          method: "POST",
        }),
        invalidatesTags: ["webhooks"],
      }),
      testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/test`,
          method: "POST",
        }),
        invalidatesTags: ["webhooks"],
      }),
      listWebhookDeliveries: build.query<
        ListWebhookDeliveriesApiResponse,
        ListWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/${encodeURIComponent(String(queryArg.id))}/deliveries`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["webhooks"],
      }),
      replayWebhookDelivery: build.mutation<
        ReplayWebhookDeliveryApiResponse,
        ReplayWebhookDeliveryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/webhooks/deliveries/${encodeURIComponent(String(queryArg.id))}/replay`,
          method: "POST",
        }),
        invalidatesTags: ["webhooks"],
      }),
      getSecurityTxt: build.query<
        GetSecurityTxtApiResponse,
        GetSecurityTxtApiArg
      >({
        query: () => ({ url: `/.well-known/security.txt` }),
        providesTags: ["security"],
      }),
      examineSite: build.query<ExamineSiteApiResponse, ExamineSiteApiArg>({
        query: () => ({ url: `/api/admin/doctor` }),
        providesTags: ["doctor"],
      }),
      getNightlyCheckUp: build.query<
        GetNightlyCheckUpApiResponse,
        GetNightlyCheckUpApiArg
      >({
        query: () => ({ url: `/api/admin/doctor/nightly` }),
        providesTags: ["doctor"],
      }),
      listOutbox: build.query<ListOutboxApiResponse, ListOutboxApiArg>({
        query: (queryArg) => ({
          url: `/api/outbox`,
          params: {
            status: queryArg.status,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["outbox"],
      }),
      getOutboxState: build.query<
        GetOutboxStateApiResponse,
        GetOutboxStateApiArg
      >({
        query: () => ({ url: `/api/outbox/state` }),
        providesTags: ["outbox"],
      }),
      retryMail: build.mutation<RetryMailApiResponse, RetryMailApiArg>({
        query: (queryArg) => ({
          url: `/api/outbox/${encodeURIComponent(String(queryArg.id))}/retry`,
          method: "POST",
        }),
        invalidatesTags: ["outbox"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type ListAuditEntriesApiResponse = /** status 200 OK */ AuditEntryDto[];
export type ListAuditEntriesApiArg = {
  /** Username, or 'server' */
  actor?: string;
  /** A kind of thing */
  subject?: AuditSubject;
  action?: AuditAction;
  /** One thing of its kind */
  subjectId?: number;
  /** The first of the club's days */
  from?: string;
  /** The last of the club's days */
  to?: string;
  limit?: number;
  /** From the Link header of the previous page */
  cursor?: number;
};
export type RecordAuditExportApiResponse = unknown;
export type RecordAuditExportApiArg = void;
export type ListAuditActorsApiResponse = /** status 200 OK */ string[];
export type ListAuditActorsApiArg = void;
export type ListApiKeysApiResponse = /** status 200 OK */ ApiKeyDto[];
export type ListApiKeysApiArg = void;
export type CreateApiKeyApiResponse =
  /** status 201 Created */ CreatedApiKeyDto;
export type CreateApiKeyApiArg = {
  createApiKeyDto: CreateApiKeyDto;
};
export type RevokeApiKeyApiResponse = unknown;
export type RevokeApiKeyApiArg = {
  id: number;
};
export type LoginApiResponse = /** status 200 OK */ CurrentUserDto;
export type LoginApiArg = {
  loginDto: LoginDto;
};
export type BeginPasskeySignInApiResponse =
  /** status 200 OK */ PasskeyOptionsDto;
export type BeginPasskeySignInApiArg = void;
export type SignInWithPasskeyApiResponse = /** status 200 OK */ CurrentUserDto;
export type SignInWithPasskeyApiArg = {
  passkeySignInDto: PasskeySignInDto;
};
export type LogoutApiResponse = /** status 200 OK */ DoneDto;
export type LogoutApiArg = void;
export type RefreshSessionApiResponse = /** status 200 OK */ CurrentUserDto;
export type RefreshSessionApiArg = void;
export type GetCurrentUserApiResponse = /** status 200 OK */ CurrentUserDto;
export type GetCurrentUserApiArg = void;
export type ChangePasswordApiResponse = /** status 200 OK */ DoneDto;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ResetPasswordApiResponse = /** status 200 OK */ PasswordSetDto;
export type ResetPasswordApiArg = {
  resetPasswordDto: ResetPasswordDto;
};
export type ListOwnSessionsApiResponse =
  /** status 200 OK */ OwnAdminSessionDto[];
export type ListOwnSessionsApiArg = void;
export type ListSignInHistoryApiResponse =
  /** status 200 OK */ SignInHistoryDto[];
export type ListSignInHistoryApiArg = {
  limit?: number;
  /** From the Link header of the previous page */
  cursor?: number;
};
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  id: number;
};
export type EndOtherSessionsApiResponse = /** status 200 OK */ EndedDto;
export type EndOtherSessionsApiArg = void;
export type BeginPasskeyApiResponse = /** status 200 OK */ PasskeyOptionsDto;
export type BeginPasskeyApiArg = {
  proofDto: ProofDto;
};
export type AddPasskeyApiResponse = /** status 200 OK */ SecondFactorDto;
export type AddPasskeyApiArg = {
  newPasskeyDto: NewPasskeyDto;
};
export type RemovePasskeyApiResponse = /** status 200 OK */ SecondFactorDto;
export type RemovePasskeyApiArg = {
  id: number;
};
export type GetSecondFactorApiResponse = /** status 200 OK */ SecondFactorDto;
export type GetSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse =
  /** status 200 OK */ SecondFactorSetUpDto;
export type BeginSecondFactorApiArg = {
  ownPasswordDto: OwnPasswordDto;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 OK */ NewRecoveryCodesDto;
export type ConfirmSecondFactorApiArg = {
  codeDto: CodeDto;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 OK */ NewRecoveryCodesDto;
export type RenewRecoveryCodesApiArg = {
  codeDto: CodeDto;
};
export type RemoveSecondFactorApiResponse =
  /** status 200 OK */ SecondFactorDto;
export type RemoveSecondFactorApiArg = {
  codeDto: CodeDto;
};
export type GetBackupsApiResponse = /** status 200 OK */ BackupsDto;
export type GetBackupsApiArg = void;
export type ListUsersApiResponse = /** status 200 OK */ UserDto[];
export type ListUsersApiArg = void;
export type CreateUserApiResponse = /** status 201 Created */ CreatedUserDto;
export type CreateUserApiArg = {
  createUserDto: CreateUserDto;
};
export type UpdateUserApiResponse = /** status 200 OK */ UserDto;
export type UpdateUserApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  updateUserDto: UpdateUserDto;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
};
export type UnlockUserApiResponse = /** status 200 OK */ UserDto;
export type UnlockUserApiArg = {
  id: number;
};
export type ResetSecondFactorApiResponse = /** status 200 OK */ UserDto;
export type ResetSecondFactorApiArg = {
  id: number;
};
export type InviteUserApiResponse = /** status 200 OK */ InvitationDto;
export type InviteUserApiArg = {
  id: number;
};
export type CreateResetLinkApiResponse = /** status 200 OK */ ResetLinkDto;
export type CreateResetLinkApiArg = {
  id: number;
};
export type ListAdminSessionsApiResponse =
  /** status 200 OK */ AdminSessionDto[];
export type ListAdminSessionsApiArg = {
  id: number;
};
export type EndAdminSessionsApiResponse = /** status 200 OK */ EndedDto;
export type EndAdminSessionsApiArg = {
  id: number;
};
export type ListTeamsApiResponse = /** status 200 OK */ TeamDto[];
export type ListTeamsApiArg = {
  league?: League;
};
export type CreateTeamApiResponse = /** status 201 Created */ TeamDto;
export type CreateTeamApiArg = {
  createTeamDto: CreateTeamDto;
};
export type OrderTeamsApiResponse = /** status 200 OK */ TeamDto[];
export type OrderTeamsApiArg = {
  teamOrderDto: TeamOrderDto;
};
export type GetTeamApiResponse = /** status 200 OK */ TeamDto;
export type GetTeamApiArg = {
  id: number;
};
export type UpdateTeamApiResponse = /** status 200 OK */ TeamDto;
export type UpdateTeamApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  updateTeamDto: UpdateTeamDto;
};
export type DeleteTeamApiResponse =
  /** status 200 With `Dry-Run` */ ConsequencesDto;
export type DeleteTeamApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
};
export type RestoreTeamApiResponse = /** status 200 OK */ TeamDto;
export type RestoreTeamApiArg = {
  id: number;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
};
export type UpdateActivePlayersApiResponse =
  /** status 200 OK */ TeamWithPlayerChangesDto;
export type UpdateActivePlayersApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  updateActivePlayersDto: UpdateActivePlayersDto;
};
export type ListFamiliesToTellApiResponse =
  /** status 200 OK */ FamilyToTellDto[];
export type ListFamiliesToTellApiArg = {
  practiceId?: number;
  sessionId?: number;
  familyId?: number;
};
export type SetToldApiResponse = unknown;
export type SetToldApiArg = {
  setToldDto: SetToldDto;
};
export type ListNewsApiResponse = /** status 200 OK */ NewsDto[];
export type ListNewsApiArg = {
  practiceId?: number;
  sessionId?: number;
  familyId?: number;
};
export type ListClubScheduleApiResponse =
  /** status 200 OK */ ScheduledSessionDto[];
export type ListClubScheduleApiArg = {
  from: string;
  /** At most 30 months after the first */
  to: string;
};
export type ListComingSessionsApiResponse =
  /** status 200 OK */ ComingSessionDto[];
export type ListComingSessionsApiArg = void;
export type ListTryoutSessionsApiResponse =
  /** status 200 OK */ TryoutSessionDto[];
export type ListTryoutSessionsApiArg = {
  id: number;
};
export type CreateTryoutSessionApiResponse =
  /** status 201 Created */ TryoutSessionDto;
export type CreateTryoutSessionApiArg = {
  id: number;
  createTryoutSessionDto: CreateTryoutSessionDto;
};
export type CreateTryoutSessionsApiResponse =
  /** status 201 Created */ TryoutSessionDto[];
export type CreateTryoutSessionsApiArg = {
  id: number;
  createTryoutSessionsDto: CreateTryoutSessionsDto;
};
export type GetTryoutSessionApiResponse = /** status 200 OK */ TryoutSessionDto;
export type GetTryoutSessionApiArg = {
  id: number;
};
export type UpdateTryoutSessionApiResponse =
  /** status 200 OK */ TryoutSessionDto;
export type UpdateTryoutSessionApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
  updateTryoutSessionDto: UpdateTryoutSessionDto;
};
export type DeleteTryoutSessionApiResponse =
  /** status 200 With `Dry-Run` */ ConsequencesDto;
export type DeleteTryoutSessionApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
};
export type RestoreTryoutSessionApiResponse =
  /** status 200 OK */ TryoutSessionDto;
export type RestoreTryoutSessionApiArg = {
  id: number;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
};
export type ListDeletedApiResponse = /** status 200 OK */ DeletedDto;
export type ListDeletedApiArg = void;
export type ListUndoableChangesApiResponse =
  /** status 200 OK */ UndoableChangeDto[];
export type ListUndoableChangesApiArg = void;
export type UndoChangeApiResponse = unknown;
export type UndoChangeApiArg = {
  id: number;
};
export type RequestLinkApiResponse = unknown;
export type RequestLinkApiArg = {
  requestLinkDto: RequestLinkDto;
};
export type ShowFamilyApiResponse = /** status 200 OK */ FamilyDto;
export type ShowFamilyApiArg = {
  token: string;
};
export type OpenFamilyLinkApiResponse = unknown;
export type OpenFamilyLinkApiArg = {
  token: string;
};
export type CancelFamilyRegistrationApiResponse =
  /** status 200 OK */ FamilyDto;
export type CancelFamilyRegistrationApiArg = {
  token: string;
  chosenRegistrationsDto: ChosenRegistrationsDto;
};
export type ConfirmFamilyRegistrationApiResponse =
  /** status 200 OK */ FamilyDto;
export type ConfirmFamilyRegistrationApiArg = {
  token: string;
  chosenRegistrationDto: ChosenRegistrationDto;
};
export type AcceptFamilySpotApiResponse = /** status 200 OK */ FamilyDto;
export type AcceptFamilySpotApiArg = {
  token: string;
  chosenRegistrationDto: ChosenRegistrationDto;
};
export type CorrectFamilyRegistrationApiResponse =
  /** status 200 OK */ FamilyDto;
export type CorrectFamilyRegistrationApiArg = {
  token: string;
  id: number;
  correctFamilyRegistrationDto: CorrectFamilyRegistrationDto;
};
export type RecognizeFamilyRegistrationsApiResponse =
  /** status 200 OK */ FamilyDto;
export type RecognizeFamilyRegistrationsApiArg = {
  token: string;
};
export type AddGuardianApiResponse = /** status 200 OK */ FamilyDto;
export type AddGuardianApiArg = {
  token: string;
  guardianDto: GuardianDto;
};
export type RemoveGuardianApiResponse = unknown;
export type RemoveGuardianApiArg = {
  token: string;
};
export type SetFamilyPreferencesApiResponse = /** status 200 OK */ FamilyDto;
export type SetFamilyPreferencesApiArg = {
  token: string;
  familyPreferencesDto: FamilyPreferencesDto;
};
export type ReplaceFamilyLinkApiResponse = /** status 200 OK */ NewLinkDto;
export type ReplaceFamilyLinkApiArg = {
  token: string;
};
export type ExportFamilyApiResponse =
  /** status 200 JSON; with `lang` a page in that language */ FamilyExportDto;
export type ExportFamilyApiArg = {
  token: string;
  /** Of a readable page (HTML), which holds the JSON */
  lang?: "en" | "fr";
};
export type EraseFamilyApiResponse = unknown;
export type EraseFamilyApiArg = {
  token: string;
};
export type GetFamilyCardApiResponse = /** status 200 OK */ FamilyCardDto;
export type GetFamilyCardApiArg = {
  id: number;
};
export type FindFamilyApiResponse = /** status 200 OK */ FamilyIdDto;
export type FindFamilyApiArg = {
  id: number;
};
export type HandFamilyLinkApiResponse = /** status 200 OK */ NewLinkDto;
export type HandFamilyLinkApiArg = {
  id: number;
};
export type ShowReceiptApiResponse = /** status 200 OK */ ReceiptDto;
export type ShowReceiptApiArg = {
  token: string;
};
export type CancelReceiptRegistrationApiResponse =
  /** status 200 OK */ ReceiptDto;
export type CancelReceiptRegistrationApiArg = {
  token: string;
  chosenRegistrationsDto: ChosenRegistrationsDto;
};
export type ConfirmReceiptRegistrationApiResponse =
  /** status 200 OK */ ReceiptDto;
export type ConfirmReceiptRegistrationApiArg = {
  token: string;
  chosenRegistrationDto: ChosenRegistrationDto;
};
export type AcceptReceiptSpotApiResponse = /** status 200 OK */ ReceiptDto;
export type AcceptReceiptSpotApiArg = {
  token: string;
  chosenRegistrationDto: ChosenRegistrationDto;
};
export type CorrectReceiptRegistrationApiResponse =
  /** status 200 OK */ ReceiptDto;
export type CorrectReceiptRegistrationApiArg = {
  token: string;
  id: number;
  correctRegistrationDto: CorrectRegistrationDto;
};
export type MailForgottenPasswordApiResponse = unknown;
export type MailForgottenPasswordApiArg = {
  forgottenPasswordDto: ForgottenPasswordDto;
};
export type ListIncidentsApiResponse = /** status 200 OK */ IncidentDto[];
export type ListIncidentsApiArg = void;
export type CreateIncidentApiResponse = /** status 201 Created */ IncidentDto;
export type CreateIncidentApiArg = {
  createIncidentDto: CreateIncidentDto;
};
export type UpdateIncidentApiResponse = /** status 200 OK */ IncidentDto;
export type UpdateIncidentApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  updateIncidentDto: UpdateIncidentDto;
};
export type ListMessagesApiResponse = /** status 200 OK */ MessageDto[];
export type ListMessagesApiArg = {
  practiceId?: number;
  sessionId?: number;
  teamId?: number;
};
export type SendMessageApiResponse = /** status 201 Created */ MessageDto;
export type SendMessageApiArg = {
  /** A retry with the same key and body within 24 hours gets the first answer */
  "Idempotency-Key"?: string;
  messageDraftDto: MessageDraftDto;
};
export type PreviewMessageApiResponse = /** status 200 OK */ MessagePreviewDto;
export type PreviewMessageApiArg = {
  messageDraftDto: MessageDraftDto;
};
export type ListPicturesApiResponse = /** status 200 OK */ PictureDto[];
export type ListPicturesApiArg = void;
export type CreatePictureApiResponse = /** status 201 Created */ PictureDto;
export type CreatePictureApiArg = {
  uploadPictureDto: UploadPictureDto;
};
export type ListShownPicturesApiResponse =
  /** status 200 OK */ ShownPictureDto[];
export type ListShownPicturesApiArg = void;
export type UpdatePictureApiResponse = /** status 200 OK */ PictureDto;
export type UpdatePictureApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  updatePictureDto: UpdatePictureDto;
};
export type DeletePictureApiResponse = unknown;
export type DeletePictureApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
};
export type GetMediaApiResponse = /** status 200 OK */ Blob;
export type GetMediaApiArg = {
  file: string;
};
export type ListPracticesApiResponse = /** status 200 OK */ PracticeDto[];
export type ListPracticesApiArg = void;
export type CreatePracticeApiResponse = /** status 201 Created */ PracticeDto;
export type CreatePracticeApiArg = {
  createPracticeDto: CreatePracticeDto;
};
export type CreatePracticesApiResponse =
  /** status 201 Created */ PracticeDto[];
export type CreatePracticesApiArg = {
  createPracticesDto: CreatePracticesDto;
};
export type GetPracticeApiResponse = /** status 200 OK */ PracticeDto;
export type GetPracticeApiArg = {
  id: number;
};
export type UpdatePracticeApiResponse = /** status 200 OK */ PracticeDto;
export type UpdatePracticeApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
  updatePracticeDto: UpdatePracticeDto;
};
export type CancelPracticeApiResponse =
  /** status 200 With `Dry-Run` */ ConsequencesDto;
export type CancelPracticeApiArg = {
  id: number;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
};
export type RegisterForPracticeApiResponse =
  | /** status 200 This child was registered already */ PracticeRegisteredDto
  | /** status 201 Created */ PracticeRegisteredDto;
export type RegisterForPracticeApiArg = {
  /** A retry with the same key and body within 24 hours gets the first answer */
  "Idempotency-Key"?: string;
  registerForPracticeDto: RegisterForPracticeDto;
};
export type ListPracticeRegistrationsApiResponse =
  /** status 200 OK */ PracticeRegistrationDto[];
export type ListPracticeRegistrationsApiArg = {
  practiceId?: number;
  status?: RegistrationStatus;
  limit?: number;
  /** From the Link header of the previous page */
  cursor?: number;
};
export type GetRegistrationApiResponse =
  /** status 200 OK */ RegistrationDto | PracticeRegistrationDto;
export type GetRegistrationApiArg = {
  id: number;
};
export type ChangeRegistrationApiResponse =
  /** status 200 OK */ RegistrationDto | PracticeRegistrationDto;
export type ChangeRegistrationApiArg = {
  id: number;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
  changeRegistrationDto: ChangeRegistrationDto;
};
export type CancelRegistrationApiResponse =
  /** status 200 With `Dry-Run` */ ConsequencesDto;
export type CancelRegistrationApiArg = {
  id: number;
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
};
export type GetPracticeLedgerApiResponse = /** status 200 OK */ LedgerDto;
export type GetPracticeLedgerApiArg = {
  id: number;
};
export type GetSessionLedgerApiResponse = /** status 200 OK */ LedgerDto;
export type GetSessionLedgerApiArg = {
  id: number;
};
export type ListRegistrationsApiResponse = /** status 200 OK */ (
  RegistrationDto | PublicRegistrationDto
)[];
export type ListRegistrationsApiArg = {
  id: number;
};
export type RegisterPlayerApiResponse =
  | /** status 200 This child was registered already */ RegisteredDto
  | /** status 201 Created */ RegisteredDto;
export type RegisterPlayerApiArg = {
  id: number;
  /** A retry with the same key and body within 24 hours gets the first answer */
  "Idempotency-Key"?: string;
  registerPlayerDto: RegisterPlayerDto;
};
export type RegisterFormApiResponse =
  | /** status 200 All of these children were registered already */ RegisteredFormDto
  | /** status 201 Created */ RegisteredFormDto;
export type RegisterFormApiArg = {
  /** A retry with the same key and body within 24 hours gets the first answer */
  "Idempotency-Key"?: string;
  registrationFormDto: RegistrationFormDto;
};
export type ListCalendarDaysApiResponse = /** status 200 OK */ CalendarDaysDto;
export type ListCalendarDaysApiArg = {
  from: string;
  /** At most 3 months after the first */
  to: string;
};
export type ClubCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type ClubCalendarApiArg = {
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type PracticesCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type PracticesCalendarApiArg = {
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type LeagueCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type LeagueCalendarApiArg = {
  league: string;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type TeamCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type TeamCalendarApiArg = {
  id: number;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type SessionCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type SessionCalendarApiArg = {
  id: number;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type PracticeCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type PracticeCalendarApiArg = {
  id: number;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type FamilyCalendarApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type FamilyCalendarApiArg = {
  token: string;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type FamilyEventApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type FamilyEventApiArg = {
  token: string;
  kind: string;
  id: number;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type ReceiptEventsApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type ReceiptEventsApiArg = {
  token: string;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type ReceiptEventApiResponse =
  /** status 200 An iCalendar file (RFC 5545) */ string;
export type ReceiptEventApiArg = {
  token: string;
  kind: string;
  id: number;
  /** Language of all its texts; without it, the family’s, else Accept-Language */
  lang?: "en" | "fr";
};
export type GetAnalyticsApiResponse = /** status 200 OK */ AnalyticsDto;
export type GetAnalyticsApiArg = {
  /** Only sessions of that team */
  teamId?: number;
  /** Only sessions there: a name of `byArena` */
  location?: string;
  /** Only sessions of the week, from Sunday on, in which that day lies */
  week?: string;
  /** Sessions on one page; without it the list comes whole */
  limit?: number;
  /** From the Link header of the page before */
  cursor?: string;
};
export type GetOverviewApiResponse = /** status 200 OK */ OverviewDto;
export type GetOverviewApiArg = void;
export type GetTurnoutApiResponse = /** status 200 OK */ TurnoutDto;
export type GetTurnoutApiArg = {
  /** The club’s season, the twelve months before it, or 800 days */
  season?: SeasonChoice;
  /** The first day; default: of the season */
  from?: string;
  /** The last day, at most 800 days in all; default: of the season */
  to?: string;
};
export type GetPageViewsApiResponse = /** status 200 OK */ PageViewsDto;
export type GetPageViewsApiArg = {
  /** The first day; unless told, the range has 30 days */
  from?: string;
  /** The last day, at most 400 days in all; default: today at the club */
  to?: string;
};
export type SearchApiResponse = /** status 200 OK */ SearchDto;
export type SearchApiArg = {
  /** Words that must all match, with two letters or digits at least; accents, case and punctuation are ignored */
  q: string;
};
export type SearchAllApiResponse = /** status 200 OK */ FullSearchDto;
export type SearchAllApiArg = {
  searchQuery: SearchQuery;
};
export type ListSettingsApiResponse = /** status 200 OK */ SettingStateDto[];
export type ListSettingsApiArg = void;
export type GetPublicSettingsApiResponse =
  /** status 200 OK */ PublicSettingsDto;
export type GetPublicSettingsApiArg = void;
export type GetSettingApiResponse = /** status 200 OK */ SettingDto;
export type GetSettingApiArg = {
  key: string;
};
export type UpdateSettingApiResponse = /** status 200 OK */ SettingDto;
export type UpdateSettingApiArg = {
  key: string;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  updateSettingDto: UpdateSettingDto;
};
export type DeleteSettingApiResponse = unknown;
export type DeleteSettingApiArg = {
  key: string;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
};
export type TurnSeasonApiResponse = /** status 200 OK */ SeasonTurnDto;
export type TurnSeasonApiArg = {
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  /** Answers 200 with a SeasonTurnDto and changes nothing */
  "Dry-Run"?: "true";
  turnSeasonDto: TurnSeasonDto;
};
export type GetSheetApiResponse = /** status 200 OK */ Blob;
export type GetSheetApiArg = {
  kind: SheetKind;
  /** Language of the names of columns */
  lang?: "en" | "fr";
  format?: "csv" | "xlsx";
};
export type ImportSheetApiResponse = /** status 200 OK */ SheetDifferenceDto;
export type ImportSheetApiArg = {
  kind: SheetKind;
  /** Language of the names of columns */
  lang?: "en" | "fr";
  /** true: removes coming rows that the sheet lacks; a practice is cancelled, a team stays, a player leaves the list */
  removeMissing?: "true" | "false";
  /** From the dry run, of the differences that are to be made; required without one */
  digest?: string;
  /** Answers 200 with a SheetDifferenceDto and changes nothing */
  "Dry-Run"?: "true";
  body: Blob;
};
export type GetCheckInKeyApiResponse = /** status 200 OK */ CheckInKeyDto;
export type GetCheckInKeyApiArg = {
  /** A former key of this user, to read what was not sent yet */
  keyId?: string;
};
export type SyncPracticeCheckInApiResponse = /** status 200 OK */ CheckInDto;
export type SyncPracticeCheckInApiArg = {
  id: number;
  syncCheckInDto: SyncCheckInDto;
};
export type SyncSessionCheckInApiResponse = /** status 200 OK */ CheckInDto;
export type SyncSessionCheckInApiArg = {
  id: number;
  syncCheckInDto: SyncCheckInDto;
};
export type GetCleanupStatusApiResponse = /** status 200 OK */ CleanupStatusDto;
export type GetCleanupStatusApiArg = void;
export type PreviewCleanupApiResponse = /** status 200 OK */ CleanupNightDto[];
export type PreviewCleanupApiArg = {
  nights?: number;
  /** 24-hour HH:MM: previews this daily time; omitted: the setting's */
  time?: string;
};
export type TriggerAutoDeletionApiResponse =
  /** status 200 OK */ CleanupResultDto;
export type TriggerAutoDeletionApiArg = {
  /** 'true' deletes nothing */
  dryRun?: "true" | "false";
  /** Answers 200 with a ConsequencesDto and changes nothing */
  "Dry-Run"?: "true";
  /** A sentence to the families in English, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-En"?: string;
  /** A sentence to the families in French, percent-encoded UTF-8, at most 300 characters */
  "Family-Note-Fr"?: string;
};
export type ListWaitingRunsApiResponse = /** status 200 OK */ WaitingRunsDto;
export type ListWaitingRunsApiArg = void;
export type ApproveWaitingRunApiResponse = /** status 200 OK */ ApprovedRunDto;
export type ApproveWaitingRunApiArg = {
  id: number;
  approveRunDto: ApproveRunDto;
};
export type GetClubApiResponse = /** status 200 OK */ ClubDto;
export type GetClubApiArg = void;
export type ListClubSettingsApiResponse = /** status 200 OK */ ClubSettingDto[];
export type ListClubSettingsApiArg = void;
export type ListClubVersionsApiResponse = /** status 200 OK */ ClubVersionDto[];
export type ListClubVersionsApiArg = {
  key: string;
};
export type UpdateClubSettingApiResponse = /** status 200 OK */ ClubSettingDto;
export type UpdateClubSettingApiArg = {
  key: string;
  /** Version last seen; another one answers 409 VERSION_CONFLICT */
  "If-Match"?: string;
  updateClubSettingDto: UpdateClubSettingDto;
};
export type ListMissingTextsApiResponse = /** status 200 OK */ MissingTextDto[];
export type ListMissingTextsApiArg = void;
export type LiveApiResponse = /** status 200 OK */ LivenessDto;
export type LiveApiArg = void;
export type ReadyApiResponse = /** status 200 OK */ HealthDto;
export type ReadyApiArg = void;
export type ListWebhooksApiResponse = /** status 200 OK */ WebhookDto[];
export type ListWebhooksApiArg = void;
export type CreateWebhookApiResponse =
  /** status 201 Created */ WebhookSecretDto;
export type CreateWebhookApiArg = {
  createWebhookDto: CreateWebhookDto;
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  id: number;
};
export type ReplaceWebhookSecretApiResponse =
  /** status 201 Created */ WebhookSecretDto;
export type ReplaceWebhookSecretApiArg = {
  id: number;
};
export type TestWebhookApiResponse = /** status 200 OK */ WebhookDeliveryDto;
export type TestWebhookApiArg = {
  id: number;
};
export type ListWebhookDeliveriesApiResponse =
  /** status 200 OK */ WebhookDeliveryDto[];
export type ListWebhookDeliveriesApiArg = {
  id: number;
  limit?: number;
  /** From the Link header of the previous page */
  cursor?: number;
};
export type ReplayWebhookDeliveryApiResponse =
  /** status 200 OK */ WebhookDeliveryDto;
export type ReplayWebhookDeliveryApiArg = {
  id: number;
};
export type GetSecurityTxtApiResponse = /** status 200 OK */ string;
export type GetSecurityTxtApiArg = void;
export type ExamineSiteApiResponse = /** status 200 OK */ ExaminationDto;
export type ExamineSiteApiArg = void;
export type GetNightlyCheckUpApiResponse =
  /** status 200 OK */ NightlyCheckUpDto;
export type GetNightlyCheckUpApiArg = void;
export type ListOutboxApiResponse = /** status 200 OK */ OutboxMailDto[];
export type ListOutboxApiArg = {
  status?: MailStatus;
  limit?: number;
  /** From the Link header of the previous page */
  cursor?: number;
};
export type GetOutboxStateApiResponse = /** status 200 OK */ OutboxStateDto;
export type GetOutboxStateApiArg = void;
export type RetryMailApiResponse = /** status 200 OK */ OutboxMailDto;
export type RetryMailApiArg = {
  id: number;
};
export type AuditEntryDto = {
  id: number;
  at: string;
  /** Username, or 'server' */
  actor: string;
  actorId: number | null;
  action: string;
  /** What the action is about */
  subject: string;
  subjectId: number | null;
  /** Its current name: a team's name, a session's team, a username, a setting's key */
  subjectName: string | null;
  /** The day of a session */
  subjectDate: string | null;
  before: object | null;
  after: object | null;
};
export type ErrorCode =
  | "VALIDATION_FAILED"
  | "MALFORMED_REQUEST"
  | "MALFORMED_JSON"
  | "MALFORMED_ID"
  | "UNKNOWN_LEAGUE"
  | "TEAM_MISMATCH"
  | "INVALID_CLEANUP_TIME"
  | "INVALID_SETTING"
  | "PASSWORD_TOO_COMMON"
  | "PASSWORD_TOO_LONG"
  | "WRONG_PASSWORD"
  | "SECOND_FACTOR_WRONG"
  | "PASSKEY_REFUSED"
  | "RESET_LINK_INVALID"
  | "MESSAGE_INCOMPLETE"
  | "PICTURE_TYPE"
  | "PICTURE_SIZE"
  | "PICTURE_UNREADABLE"
  | "API_KEY_IN_ADDRESS"
  | "WEBHOOK_ADDRESS"
  | "NOT_SIGNED_IN"
  | "INVALID_CREDENTIALS"
  | "API_KEY_INVALID"
  | "SECOND_FACTOR_NEEDED"
  | "SECOND_FACTOR_REFUSED"
  | "PASSKEY_NEEDED"
  | "SECOND_FACTOR_SET_UP"
  | "ACCESS_DENIED"
  | "SCOPE_MISSING"
  | "API_KEY_LIMITED"
  | "API_KEY_REFUSED"
  | "TEAM_OUT_OF_SCOPE"
  | "PRACTICES_OUT_OF_SCOPE"
  | "FAMILY_OUT_OF_SCOPE"
  | "REGISTRATION_CLOSED"
  | "PRACTICE_REGISTRATION_OFF"
  | "PRACTICE_STARTED"
  | "SESSION_CANCELLED"
  | "PRACTICE_CANCELLED"
  | "CROSS_SITE_REQUEST"
  | "NOT_FOUND"
  | "TEAM_NOT_FOUND"
  | "SESSION_NOT_FOUND"
  | "PRACTICE_NOT_FOUND"
  | "MAIL_NOT_FOUND"
  | "REGISTRATION_NOT_FOUND"
  | "FAMILY_NOT_FOUND"
  | "FAMILY_LINK_NOT_FOUND"
  | "FAMILY_LINK_LIMITED"
  | "RECEIPT_NOT_FOUND"
  | "USER_NOT_FOUND"
  | "API_KEY_NOT_FOUND"
  | "DEVICE_NOT_FOUND"
  | "PASSKEY_NOT_FOUND"
  | "PICTURE_NOT_FOUND"
  | "INCIDENT_NOT_FOUND"
  | "WEBHOOK_NOT_FOUND"
  | "DELIVERY_NOT_FOUND"
  | "SETTING_NOT_FOUND"
  | "UNDO_NOT_FOUND"
  | "RUN_NOT_WAITING"
  | "REQUEST_TIMEOUT"
  | "MESSAGE_REACHES_NONE"
  | "USERNAME_TAKEN"
  | "EMAIL_TAKEN"
  | "VERSION_CONFLICT"
  | "UNDO_CONFLICT"
  | "SHEET_OUTDATED"
  | "OWN_ACCOUNT"
  | "NO_MAIL_SERVER"
  | "SECOND_FACTOR_ON"
  | "OWN_SECOND_FACTOR"
  | "SECOND_FACTOR_OFF"
  | "SECOND_FACTOR_OWN_FIRST"
  | "PASSKEY_LIMIT"
  | "ALREADY_JOINED"
  | "LAST_SUPERADMIN"
  | "TEAM_ORDER_OUTDATED"
  | "TEAM_HAS_SESSIONS"
  | "TEAM_DELETED"
  | "SESSION_FULL"
  | "WAITING_RUN_CHANGED"
  | "MAIL_SETTLED"
  | "DELIVERY_PENDING"
  | "NOBODY_WAITING"
  | "SIGNED_IN_AS_OTHER"
  | "NUMBER_TAKEN"
  | "ALREADY_REGISTERED"
  | "ACTIVITY_MOVED"
  | "REGISTRATION_CANCELLED"
  | "REGISTRATION_OVER"
  | "POSITION_POOL_FIXED"
  | "OWN_ADDRESS"
  | "EMAIL_PROVEN"
  | "SPOT_TAKEN"
  | "STILL_WAITING"
  | "LENGTH_REQUIRED"
  | "BODY_TOO_LARGE"
  | "PICTURE_TOO_LARGE"
  | "UNSUPPORTED_MEDIA_TYPE"
  | "IDEMPOTENCY_KEY_REUSED"
  | "ACCOUNT_LOCKED"
  | "TOO_MANY_REQUESTS"
  | "HEADERS_TOO_LARGE"
  | "INTERNAL_ERROR"
  | "SERVER_BUSY"
  | "SERVICE_UNAVAILABLE";
export type ActivityStartDto = {
  date: string;
  time: string;
  startsAt: string;
};
export type FieldErrorDto = {
  field: string;
  message: string;
  /** The refused entry of a list */
  entry?: string;
  /** With ACTIVITY_MOVED: when the practice or session of this field starts now */
  current?: ActivityStartDto;
};
export type ApiScope =
  | "schedule:read"
  | "counts:read"
  | "registrations:read"
  | "contacts:read"
  | "registrations:write";
export type AuditSubject =
  | "team"
  | "tryoutSession"
  | "practice"
  | "registration"
  | "family"
  | "user"
  | "apiKey"
  | "mail"
  | "message"
  | "setting"
  | "club"
  | "picture"
  | "incident"
  | "webhook"
  | "season"
  | "sheet"
  | "cleanup"
  | "demo"
  | "signIn"
  | "audit"
  | "server";
export type ChangedThingDto = {
  subject: AuditSubject;
  /** As in the audit log */
  name: string | null;
  /** The day of a session */
  date: string | null;
};
export type ErrorDto = {
  statusCode: number;
  /** An English sentence for the user */
  error: string;
  code: ErrorCode;
  details?: FieldErrorDto[];
  /** With TEAM_OUT_OF_SCOPE: the team that is not in the scope; absent when it is all teams */
  team?: string;
  /** With SCOPE_MISSING: the scope that the key lacks */
  scope?: ApiScope;
  /** With UNDO_CONFLICT: what was changed since, as far as it is known */
  changed?: ChangedThingDto[];
  /** With VERSION_CONFLICT: the row as it is now. With ACTIVITY_MOVED: date, time and startsAt of the first that was moved */
  current?: object;
  /** With VERSION_CONFLICT: who changed the row last, or 'server'; absent when the log has no entry */
  changedBy?: string;
  /** When that was */
  changedAt?: string;
};
export type AuditAction =
  | "team.create"
  | "team.update"
  | "team.delete"
  | "team.restore"
  | "team.updatePlayers"
  | "team.order"
  | "team.undo"
  | "tryoutSession.create"
  | "tryoutSession.update"
  | "tryoutSession.cancel"
  | "tryoutSession.bringBack"
  | "tryoutSession.delete"
  | "tryoutSession.restore"
  | "tryoutSession.undo"
  | "tryoutSession.checkIn"
  | "practice.create"
  | "practice.update"
  | "practice.cancel"
  | "practice.restore"
  | "practice.undo"
  | "practice.checkIn"
  | "registration.create"
  | "registration.update"
  | "registration.cancel"
  | "registration.promote"
  | "registration.accept"
  | "registration.stillComing"
  | "registration.correct"
  | "registration.undo"
  | "registration.handFamilyLink"
  | "family.view"
  | "family.proveAddress"
  | "family.recognize"
  | "family.setLanguage"
  | "family.replaceLink"
  | "family.addGuardian"
  | "family.removeGuardian"
  | "family.export"
  | "family.erase"
  | "user.create"
  | "user.update"
  | "user.delete"
  | "user.unlock"
  | "user.endSessions"
  | "user.invite"
  | "user.createResetLink"
  | "user.forgetPassword"
  | "user.resetPassword"
  | "user.changePassword"
  | "user.setUpSecondFactor"
  | "user.renewRecoveryCodes"
  | "user.useRecoveryCode"
  | "user.removeSecondFactor"
  | "user.resetSecondFactor"
  | "user.addPasskey"
  | "user.removePasskey"
  | "apiKey.create"
  | "apiKey.revoke"
  | "mail.retry"
  | "mail.tell"
  | "mail.untell"
  | "mail.undo"
  | "message.send"
  | "message.undo"
  | "setting.update"
  | "setting.delete"
  | "club.update"
  | "picture.create"
  | "picture.update"
  | "picture.delete"
  | "incident.create"
  | "incident.update"
  | "webhook.create"
  | "webhook.delete"
  | "webhook.replaceSecret"
  | "webhook.test"
  | "webhook.replay"
  | "webhook.switchOff"
  | "webhook.switchOn"
  | "season.turn"
  | "season.undo"
  | "sheet.import"
  | "sheet.undo"
  | "cleanup.run"
  | "cleanup.runNow"
  | "cleanup.retention"
  | "cleanup.approve"
  | "cleanup.undo"
  | "demo.load"
  | "signIn.succeed"
  | "signIn.passkey"
  | "signIn.fail"
  | "signIn.failCode"
  | "signIn.failPasskey"
  | "signIn.lock"
  | "signIn.unknownName"
  | "signIn.signOut"
  | "signIn.replay"
  | "signIn.replace"
  | "signIn.overflow"
  | "audit.export"
  | "server.rotateSecret";
export type ApiKeyState = "live" | "ended" | "makerLost";
export type ApiKeyDto = {
  id: number;
  name: string;
  /** The beginning of the key */
  prefix: string;
  scopes: ApiScope[];
  /** null: the whole club */
  teamIds: number[] | null;
  /** null: until it is revoked */
  endsAt: string | null;
  /** Exact to a minute; null: never */
  lastUsedAt: string | null;
  /** The superadmin who made it */
  madeBy: string;
  /** makerLost: its maker is inactive or no longer a superadmin, so it does not work */
  state: ApiKeyState;
  createdAt: string;
};
export type CreatedApiKeyDto = {
  id: number;
  name: string;
  /** The beginning of the key */
  prefix: string;
  scopes: ApiScope[];
  /** Shown once: only its hash is stored */
  key: string;
};
export type CreateApiKeyDto = {
  name: string;
  scopes: ApiScope[];
  /** The teams that it is for; null: the whole club, practices included */
  teamIds?: number[] | null;
  /** From then on it does not work; null: until it is revoked */
  endsAt?: string | null;
};
export type Role = "coach" | "superadmin";
export type CurrentUserDto = {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  /** The teams that the user may change; null: all teams */
  teamIds: number[] | null;
  /** False only for a coach with some teams */
  mayChangePractices: boolean;
  /** True: every other call is refused until the second factor is set up */
  mustSetUpSecondFactor: boolean;
};
export type LoginDto = {
  username: string;
  password: string;
  /** Where a second factor is set up: a code of the authenticator app, or a recovery code */
  code?: string;
};
export type PasskeyOptionsDto = {
  /** For `navigator.credentials`, in JSON: answer it within five minutes, in the same browser */
  options: {
    [key: string]: unknown;
  };
};
export type PasskeySignInDto = {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle: string;
};
export type DoneDto = {
  ok: boolean;
};
export type ChangePasswordDto = {
  currentPassword: string;
  newPassword: string;
};
export type PasswordSetDto = {
  ok: boolean;
  /** The name to sign in with */
  username: string;
};
export type ResetPasswordDto = {
  /** The token of the link */
  token: string;
  newPassword: string;
};
export type OwnAdminSessionDto = {
  id: number;
  /** Network of the device: /24 of IPv4, /48 of IPv6 */
  ipAddress: string;
  userAgent: string;
  signedInAt: string;
  lastSeenAt: string;
  /** The device of this request */
  isCurrent: boolean;
};
export type SignInHistoryAction =
  | "signIn.succeed"
  | "signIn.passkey"
  | "signIn.fail"
  | "signIn.failCode"
  | "signIn.failPasskey"
  | "signIn.lock"
  | "signIn.signOut"
  | "signIn.replay"
  | "signIn.replace"
  | "signIn.overflow"
  | "user.unlock"
  | "user.endSessions"
  | "user.createResetLink"
  | "user.forgetPassword"
  | "user.resetPassword"
  | "user.changePassword"
  | "user.setUpSecondFactor"
  | "user.renewRecoveryCodes"
  | "user.useRecoveryCode"
  | "user.removeSecondFactor"
  | "user.resetSecondFactor"
  | "user.addPasskey"
  | "user.removePasskey";
export type SignInHistoryDto = {
  id: number;
  at: string;
  action: SignInHistoryAction;
  /** The other user who did it; null: the user or the server */
  by: string | null;
  userAgent: string | null;
  network: string | null;
};
export type EndedDto = {
  /** How many devices were signed out */
  ended: number;
};
export type ProofDto = {
  /** The password; with an authenticator app a code of it, or a recovery code */
  proof: string;
};
export type PasskeyDto = {
  id: number;
  name: string;
  addedAt: string;
  lastUsedAt: string | null;
};
export type SecondFactorDto = {
  /** Whether the sign-in by password asks for a code */
  isOn: boolean;
  recoveryCodesLeft: number;
  passkeys: PasskeyDto[];
  /** True: without an app or a passkey, other calls are refused */
  isRequired: boolean;
  /** True: no other superadmin could remove a lost factor */
  isOnlySuperadmin: boolean;
};
export type NewPasskeyDto = {
  name: string;
  id: string;
  clientDataJSON: string;
  attestationObject: string;
};
export type SecondFactorSetUpDto = {
  secret: string;
  /** Text of the QR code */
  uri: string;
};
export type OwnPasswordDto = {
  currentPassword: string;
};
export type NewRecoveryCodesDto = {
  recoveryCodes: string[];
  /** True: no other superadmin could remove a lost factor */
  isOnlySuperadmin: boolean;
};
export type CodeDto = {
  code: string;
};
export type NewestBackupDto = {
  /** What was acknowledged before it is in the backup */
  takenAt: string;
  bytes: number;
  isEncrypted: boolean;
};
export type BackupsDto = {
  /** Whether BACKUP_DIR is set */
  isOn: boolean;
  newest: NewestBackupDto | null;
  /** Nightly backups that are kept */
  count: number;
  /** The newest one is older than 36 hours, or there is none */
  isOverdue: boolean;
  /** One is being made */
  isRunning: boolean;
};
export type UserDto = {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  /** The teams that a coach may change; null: all teams. Without effect for a superadmin */
  teamIds: number[] | null;
  /** Whether a coach with some teams may change practices, too; without effect for others. False for a new user */
  mayChangePractices: boolean;
  /** The day of the last background check, by the club’s calendar; null: none is known */
  vettedOn: string | null;
  isActive: boolean;
  /** Has not chosen a password yet: the invitation is open or expired */
  isInvited: boolean;
  /** Whether an authenticator app or a passkey is set up */
  hasSecondFactor: boolean;
  lastLogin: string | null;
  /** End of the lock after too many wrong passwords */
  lockedUntil: string | null;
  /** Wrong passwords that count towards the lock; 0 after a right one, an unlock, or 15 minutes */
  failedLoginAttempts: number;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type InvitationDto = {
  /** The link to hand over, shown once; null: it is sent to the user by mail */
  url: string | null;
  expiresAt: string;
};
export type CreatedUserDto = {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  role: Role;
  /** The teams that a coach may change; null: all teams. Without effect for a superadmin */
  teamIds: number[] | null;
  /** Whether a coach with some teams may change practices, too; without effect for others. False for a new user */
  mayChangePractices: boolean;
  /** The day of the last background check, by the club’s calendar; null: none is known */
  vettedOn: string | null;
  isActive: boolean;
  /** Has not chosen a password yet: the invitation is open or expired */
  isInvited: boolean;
  /** Whether an authenticator app or a passkey is set up */
  hasSecondFactor: boolean;
  lastLogin: string | null;
  /** End of the lock after too many wrong passwords */
  lockedUntil: string | null;
  /** Wrong passwords that count towards the lock; 0 after a right one, an unlock, or 15 minutes */
  failedLoginAttempts: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Null: created with a password */
  invitation: InvitationDto | null;
};
export type CreateUserDto = {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  /** Without it the user gets an invitation, and chooses a password by its link */
  password?: string;
  role?: Role;
  /** The teams that a coach may change; null: all teams. Without effect for a superadmin */
  teamIds?: number[] | null;
  /** Whether a coach with some teams may change practices, too; without effect for others. False for a new user */
  mayChangePractices?: boolean;
  /** The day of the last background check, by the club’s calendar; null: none is known. Not in the future */
  vettedOn?: string | null;
};
export type UpdateUserDto = {
  firstName?: string;
  lastName?: string;
  username?: string;
  email?: string;
  role?: Role;
  /** The teams that a coach may change; null: all teams. Without effect for a superadmin */
  teamIds?: number[] | null;
  /** Whether a coach with some teams may change practices, too; without effect for others. False for a new user */
  mayChangePractices?: boolean;
  /** The day of the last background check, by the club’s calendar; null: none is known. Not in the future */
  vettedOn?: string | null;
  /** false: cannot sign in; all sessions end at once */
  isActive?: boolean;
};
export type ResetLinkDto = {
  url: string;
  expiresAt: string;
};
export type AdminSessionDto = {
  id: number;
  /** Network of the device: /24 of IPv4, /48 of IPv6 */
  ipAddress: string;
  userAgent: string;
  signedInAt: string;
  lastSeenAt: string;
};
export type League = "lheq" | "m18aaa";
export type ColorTheme = "none" | "blue" | "gold" | "red" | "green" | "purple";
export type PlayerDisplay = "names" | "initials" | "numbers";
export type TeamDto = {
  id: number;
  name: string;
  nameFr: string | null;
  league: League;
  category: string;
  description: string | null;
  descriptionFr: string | null;
  ageRange: string | null;
  colorTheme: ColorTheme;
  isVisible: boolean;
  sortOrder: number;
  /** How the public sees the players */
  playerDisplay: PlayerDisplay;
  registrationOpen: boolean;
  /** As typed; for the public in the form of `playerDisplay` */
  activePlayers: string[];
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type CreateTeamDto = {
  name: string;
  /** The name in French; without one, French pages show the other */
  nameFr?: string | null;
  league: League;
  /** Empty: the name */
  category?: string;
  description?: string | null;
  /** The description in French; where one language lacks it, its pages show the other */
  descriptionFr?: string | null;
  ageRange?: string | null;
  colorTheme?: ColorTheme;
  /** false: does not exist for the public */
  isVisible?: boolean;
  sortOrder?: number;
  playerDisplay?: PlayerDisplay;
  registrationOpen?: boolean;
};
export type TeamOrderDto = {
  league: League;
  teamIds: number[];
};
export type UpdateTeamDto = {
  name?: string;
  /** The name in French; without one, French pages show the other */
  nameFr?: string | null;
  league?: League;
  /** Empty: the name */
  category?: string;
  description?: string | null;
  /** The description in French; where one language lacks it, its pages show the other */
  descriptionFr?: string | null;
  ageRange?: string | null;
  colorTheme?: ColorTheme;
  /** false: does not exist for the public */
  isVisible?: boolean;
  sortOrder?: number;
  playerDisplay?: PlayerDisplay;
  registrationOpen?: boolean;
};
export type LetterPreviewDto = {
  /** Null: in both languages */
  language: ("en" | "fr" | null) | null;
  /** Families that get this mail in this language */
  families: number;
  subject: string;
  /** The paragraphs of its text */
  paragraphs: string[];
};
export type ConsequencesDto = {
  /** Registrations whose child the change concerns */
  children: number;
  /** Families of these children */
  families: number;
  /** Registrations that get a spot from a waiting list */
  promoted: number;
  /** Families that are owed a mail */
  toldFamilies: number;
  /** Whether the site can send mails; without a mail server a coach tells them */
  hasMailServer: boolean;
  /** The mails by content and language */
  letters: LetterPreviewDto[];
  /** Seconds until the mails leave; 0: at once, without undo */
  undoSeconds: number;
};
export type TeamWithPlayerChangesDto = {
  id: number;
  name: string;
  nameFr: string | null;
  league: League;
  category: string;
  description: string | null;
  descriptionFr: string | null;
  ageRange: string | null;
  colorTheme: ColorTheme;
  isVisible: boolean;
  sortOrder: number;
  /** How the public sees the players */
  playerDisplay: PlayerDisplay;
  registrationOpen: boolean;
  /** As typed; for the public in the form of `playerDisplay` */
  activePlayers: string[];
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Added names */
  added: number;
  /** Removed names */
  removed: number;
};
export type UpdateActivePlayersDto = {
  playerNames: string[];
};
export type MailKind =
  | "confirmation"
  | "waiting"
  | "promoted"
  | "offered"
  | "offer-over"
  | "cancelled"
  | "changed"
  | "practice-cancelled"
  | "reminder"
  | "link"
  | "daily-limit"
  | "guardian"
  | "guardian-added"
  | "message"
  | "alert"
  | "account";
export type MailStatus = "pending" | "sent" | "failed" | "dropped" | "told";
export type FormerTimeDto = {
  date: string;
  time: string;
  location?: string;
};
export type ToldDto = {
  by: string;
  at: string;
};
export type UnsentMailDto = {
  id: number;
  kind: MailKind;
  status: MailStatus;
  playerName: string;
  date: string;
  time: string;
  /** Null: a practice */
  teamId: number | null;
  /** Null: a practice */
  teamName: string | null;
  was: FormerTimeDto | null;
  /** It was cancelled and takes place after all */
  isBack: boolean;
  /** Who told the family, and when */
  told: ToldDto | null;
};
export type FamilyToTellDto = {
  familyId: number;
  email: string;
  parentNames: string[];
  phones: string[];
  mails: UnsentMailDto[];
};
export type SetToldDto = {
  mailIds: number[];
  isTold: boolean;
};
export type NewsTextsDto = {
  en: string;
  fr: string;
};
export type NewsDto = {
  kind: MailKind;
  /** Whether the practice or session has another time or place */
  isMoved: boolean;
  /** It was cancelled and takes place after all */
  isBack: boolean;
  mailIds: number[];
  texts: NewsTextsDto;
};
export type ScheduledSessionDto = {
  id: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
  teamName: string;
  isActive: boolean;
};
export type ComingSessionDto = {
  id: number;
  teamId: number;
  teamName: string;
  teamNameFr: string | null;
  league: League;
  date: string;
  time: string;
  location: string;
  capacity: number;
  /** Players who have a place */
  registeredCount: number;
  /** Players on the waiting list */
  waitlistCount: number;
  /** Families can register online */
  registrationOpen: boolean;
  startsAt: string;
};
export type TryoutSessionDto = {
  /** In cents; null: free */
  feeCents: number | null;
  /** Where the fee is paid */
  feeUrl: string | null;
  id: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
  description: string | null;
  descriptionFr: string | null;
  capacity: number;
  /** Players who have a place */
  registeredCount: number;
  /** Players on the waiting list */
  waitlistCount: number;
  isActive: boolean;
  /** When it was cancelled */
  cancelledAt: string | null;
  /** null: the date cannot be read */
  startsAt: string | null;
  endsAt: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type CreateTryoutSessionDto = {
  /** In cents */
  feeCents?: number | null;
  /** Where the fee is paid */
  feeUrl?: string | null;
  /** A year back to 18 months ahead */
  date: string;
  /** Quarter hours from 7:00 AM to 9:00 PM; 18:00 - 19:30 is taken too */
  time: string;
  location: string;
  description?: string | null;
  descriptionFr?: string | null;
  capacity?: number;
  /** false: not public */
  isActive?: boolean;
  /** When sent: the team of the address */
  teamId?: number;
};
export type CreateTryoutSessionsDto = {
  /** In cents */
  feeCents?: number | null;
  /** Where the fee is paid */
  feeUrl?: string | null;
  /** Quarter hours from 7:00 AM to 9:00 PM; 18:00 - 19:30 is taken too */
  time: string;
  location: string;
  description?: string | null;
  descriptionFr?: string | null;
  capacity?: number;
  /** false: not public */
  isActive?: boolean;
  /** Different days, each a year back to 18 months ahead */
  dates: string[];
};
export type UpdateTryoutSessionDto = {
  /** In cents */
  feeCents?: number | null;
  /** Where the fee is paid */
  feeUrl?: string | null;
  /** A year back to 18 months ahead */
  date?: string;
  /** Quarter hours from 7:00 AM to 9:00 PM; 18:00 - 19:30 is taken too */
  time?: string;
  location?: string;
  description?: string | null;
  descriptionFr?: string | null;
  capacity?: number;
  /** false: not public */
  isActive?: boolean;
  /** true: cancels it, its registrations stay; false: it takes place again */
  isCancelled?: boolean;
};
export type DeletedTeamDto = {
  id: number;
  name: string;
  league: League;
  deletedAt: string;
};
export type DeletedTryoutSessionDto = {
  id: number;
  teamId: number;
  date: string;
  time: string;
  location: string;
  teamName: string;
  deletedAt: string;
};
export type DeletedDto = {
  teams: DeletedTeamDto[];
  sessions: DeletedTryoutSessionDto[];
};
export type UndoableChangeDto = {
  id: number;
  /** Its mails leave then */
  endsAt: string;
  /** Seconds until then: the clock of a device may be wrong */
  secondsLeft: number;
  /** Whether the caller made it */
  isOwn: boolean;
  /** Its entry in the audit log */
  auditId: number;
  action: AuditAction;
  /** As in the audit log */
  subjectName: string | null;
  /** The day of a session */
  subjectDate: string | null;
  /** The registered player */
  playerName: string | null;
  /** The kind of change of a registration */
  deed:
    | (
        | "cancelled"
        | "moved"
        | "confirmed"
        | "waiting"
        | "consent"
        | "changed"
        | null
      )
    | null;
  /** Families that its mails are for, or that were marked as told */
  families: number;
};
export type RequestLinkDto = {
  email: string;
};
export type Language = "en" | "fr";
export type PlayerPosition = "Defense" | "Forward" | "Goalie";
export type RegistrationStatus = "confirmed" | "waiting" | "cancelled";
export type LedgerEvent =
  | "registered"
  | "waiting"
  | "promoted"
  | "offered"
  | "accepted"
  | "offer-over"
  | "requeued"
  | "moved-out"
  | "moved-in"
  | "cancelled"
  | "erased"
  | "undone";
export type LedgerActor = "family" | "coach" | "server";
export type RegistrationStepDto = {
  at: string;
  event: LedgerEvent;
  /** 1: next in line after this step; null: does not wait */
  position: number | null;
  actor: LedgerActor;
};
export type FamilyRegistrationDto = {
  playerName: string;
  playerAge: number | null;
  birthYear: number | null;
  parentName: string | null;
  parentPhone: string | null;
  parentalAuthority: boolean;
  /** Version of the accepted privacy notice; null: not given yet */
  consentVersion: string | null;
  id: number;
  kind: "practice" | "session";
  /** The id of the practice or tryout session */
  targetId: number;
  /** null: a practice */
  team: string | null;
  teamFr: string | null;
  teamId: number | null;
  date: string;
  time: string;
  location: string | null;
  /** The note of the session */
  description: string | null;
  descriptionFr: string | null;
  /** In cents; null: free */
  feeCents: number | null;
  /** Where the fee is paid */
  feeUrl: string | null;
  /** A coach noted that the fee is paid */
  isPaid: boolean;
  startsAt: string | null;
  endsAt: string | null;
  position: PlayerPosition;
  status: RegistrationStatus;
  /** 1: next in line */
  waitlistPosition: number | null;
  /** The practice or session does not take place */
  isCalledOff: boolean;
  /** POST …/cancel is still possible */
  canCancel: boolean;
  /** POST …/confirm is possible */
  canConfirm: boolean;
  /** It waits, and a spot is free for the first who accepts: POST …/accept is possible */
  canAccept: boolean;
  /** When the family confirmed that the player will attend */
  confirmedAt: string | null;
  /** When a coach recorded the consent; it counts as `consentVersion` does */
  consentReceivedAt: string | null;
  /** Registered before the e-mail address was proven, so possibly by a stranger; on a receipt false */
  isBeforeProof: boolean;
  /** From the first */
  steps: RegistrationStepDto[];
  /** Others of its group who got a spot out of turn since it was made, each for a reason of a coach */
  passedForReason: number;
  createdAt: string;
};
export type FamilyDto = {
  /** Address of the link’s holder */
  email: string;
  /** The holder is the second guardian */
  isGuardian: boolean;
  /** The second guardian’s address; to that guardian null */
  guardianEmail: string | null;
  /** PUT …/guardian is possible: it is the link of a mail */
  canAddGuardian: boolean;
  locale: Language | null;
  /** The link of a mail to this address was opened in a browser */
  isProven: boolean;
  /** Dates only */
  feedUrl: string;
  /** By start */
  registrations: FamilyRegistrationDto[];
};
export type ChosenRegistrationsDto = {
  registrationIds: number[];
};
export type ChosenRegistrationDto = {
  registrationId: number;
};
export type AnyPosition = "Defense" | "Forward" | "Goalie" | "D" | "F" | "G";
export type CorrectFamilyRegistrationDto = {
  playerName?: string;
  /** In years; the form of a tryout session needs this or birthYear */
  playerAge?: number | null;
  /** The form of a tryout session needs this or playerAge */
  birthYear?: number | null;
  /** The form of a tryout session needs it */
  parentName?: string | null;
  parentPhone?: string | null;
  /** The letters D, F and G are deprecated since 2026-11-30; they are taken until version 2. A family changes a practice only between defense and forward */
  position?: AnyPosition;
};
export type GuardianDto = {
  email: string;
};
export type FamilyPreferencesDto = {
  /** The language of mails to the family */
  locale: "en" | "fr";
};
export type NewLinkDto = {
  /** The earlier one becomes invalid */
  manageUrl: string;
};
export type ExportedRegistrationDto = {
  playerName: string;
  playerAge: number | null;
  birthYear: number | null;
  parentName: string | null;
  parentPhone: string | null;
  parentalAuthority: boolean;
  /** Version of the accepted privacy notice; null: not given yet */
  consentVersion: string | null;
  id: number;
  kind: "practice" | "session";
  /** The id of the practice or tryout session */
  targetId: number;
  /** null: a practice */
  team: string | null;
  teamFr: string | null;
  teamId: number | null;
  date: string;
  time: string;
  location: string | null;
  /** The note of the session */
  description: string | null;
  descriptionFr: string | null;
  /** In cents; null: free */
  feeCents: number | null;
  /** Where the fee is paid */
  feeUrl: string | null;
  /** A coach noted that the fee is paid */
  isPaid: boolean;
  startsAt: string | null;
  endsAt: string | null;
  position: PlayerPosition;
  status: RegistrationStatus;
  /** 1: next in line */
  waitlistPosition: number | null;
  /** The practice or session does not take place */
  isCalledOff: boolean;
  /** POST …/cancel is still possible */
  canCancel: boolean;
  /** POST …/confirm is possible */
  canConfirm: boolean;
  /** It waits, and a spot is free for the first who accepts: POST …/accept is possible */
  canAccept: boolean;
  /** When the family confirmed that the player will attend */
  confirmedAt: string | null;
  /** When a coach recorded the consent; it counts as `consentVersion` does */
  consentReceivedAt: string | null;
  /** Registered before the e-mail address was proven, so possibly by a stranger; on a receipt false */
  isBeforeProof: boolean;
  /** From the first */
  steps: RegistrationStepDto[];
  /** Others of its group who got a spot out of turn since it was made, each for a reason of a coach */
  passedForReason: number;
  createdAt: string;
  /** Marked as present by a coach */
  attended: boolean;
  /** Worn at the tryout */
  tryoutNumber: number | null;
  /** A coach's note from the check-in */
  checkInNote: string | null;
  updatedAt: string;
};
export type ExportedMailDto = {
  kind:
    | "confirmation"
    | "waiting"
    | "promoted"
    | "offered"
    | "offer-over"
    | "cancelled"
    | "changed"
    | "practice-cancelled"
    | "reminder"
    | "link"
    | "daily-limit"
    | "guardian"
    | "guardian-added"
    | "message"
    | "alert"
    | "account";
  status: "pending" | "sent" | "failed" | "dropped" | "told";
  registrationId: number | null;
  createdAt: string;
  sentAt: string | null;
};
export type FamilyExportDto = {
  email: string;
  /** The second guardian */
  guardianEmail: string | null;
  locale: Language | null;
  /** When the family’s link was created */
  createdAt: string;
  exportedAt: string;
  registrations: ExportedRegistrationDto[];
  mails: ExportedMailDto[];
};
export type FamilyStep =
  "tell" | "mailFailed" | "freePlace" | "consentMissing" | "addressUnproven";
export type CardStepDto = {
  kind: FamilyStep;
  playerNames: string[];
};
export type CardRegistrationDto = {
  playerName: string;
  playerAge: number | null;
  birthYear: number | null;
  parentName: string | null;
  parentPhone: string | null;
  parentalAuthority: boolean;
  /** Version of the accepted privacy notice; null: not given yet */
  consentVersion: string | null;
  id: number;
  kind: "practice" | "session";
  /** The id of the practice or tryout session */
  targetId: number;
  /** null: a practice */
  team: string | null;
  teamFr: string | null;
  teamId: number | null;
  date: string;
  time: string;
  location: string | null;
  /** The note of the session */
  description: string | null;
  descriptionFr: string | null;
  /** In cents; null: free */
  feeCents: number | null;
  /** Where the fee is paid */
  feeUrl: string | null;
  /** A coach noted that the fee is paid */
  isPaid: boolean;
  startsAt: string | null;
  endsAt: string | null;
  position: PlayerPosition;
  status: RegistrationStatus;
  /** 1: next in line */
  waitlistPosition: number | null;
  /** The practice or session does not take place */
  isCalledOff: boolean;
  /** POST …/cancel is still possible */
  canCancel: boolean;
  /** POST …/confirm is possible */
  canConfirm: boolean;
  /** It waits, and a spot is free for the first who accepts: POST …/accept is possible */
  canAccept: boolean;
  /** When the family confirmed that the player will attend */
  confirmedAt: string | null;
  /** When a coach recorded the consent; it counts as `consentVersion` does */
  consentReceivedAt: string | null;
  /** Registered before the e-mail address was proven, so possibly by a stranger; on a receipt false */
  isBeforeProof: boolean;
  /** From the first */
  steps: RegistrationStepDto[];
  /** Others of its group who got a spot out of turn since it was made, each for a reason of a coach */
  passedForReason: number;
  createdAt: string;
  attended: boolean;
  tryoutNumber: number | null;
  /** It has ended */
  isPast: boolean;
};
export type CardMailDto = {
  id: number;
  kind: MailKind;
  status: MailStatus;
  registrationId: number | null;
  createdAt: string;
  sentAt: string | null;
  /** The coach who told the family */
  toldBy: string | null;
};
export type CardEventDto = {
  at: string;
  kind: "place" | "audit" | "mail";
  place: LedgerEvent | null;
  action: string | null;
  mail: MailKind | null;
  mailStatus: MailStatus | null;
  registrationId: number | null;
  /** A coach; else null */
  by: string | null;
};
export type FamilyCardDto = {
  id: number;
  email: string;
  /** Address of the second guardian */
  guardianEmail: string | null;
  /** The link of a mail to this address was opened in a browser */
  isProven: boolean;
  /** Of its mails */
  locale: Language | null;
  parentNames: string[];
  phones: string[];
  playerNames: string[];
  /** What to do next; empty: nothing */
  nextSteps: CardStepDto[];
  /** By start */
  registrations: CardRegistrationDto[];
  /** Newest first */
  mails: CardMailDto[];
  /** Newest first */
  events: CardEventDto[];
};
export type FamilyIdDto = {
  familyId: number;
};
export type ReceiptDto = {
  /** By start */
  registrations: FamilyRegistrationDto[];
};
export type CorrectRegistrationDto = {
  playerName?: string;
  parentEmail?: string;
  /** In years; the form of a tryout session needs this or birthYear */
  playerAge?: number | null;
  /** The form of a tryout session needs this or playerAge */
  birthYear?: number | null;
  /** The form of a tryout session needs it */
  parentName?: string | null;
  parentPhone?: string | null;
  /** The letters D, F and G are deprecated since 2026-11-30; they are taken until version 2. A family changes a practice only between defense and forward */
  position?: AnyPosition;
};
export type ForgottenPasswordDto = {
  email: string;
};
export type IncidentDto = {
  id: number;
  knownOn: string;
  occurred: string;
  happened: string;
  information: string;
  persons: number | null;
  isSerious: boolean;
  riskReason: string;
  measures: string | null;
  commissionToldOn: string | null;
  personsToldOn: string | null;
  closedOn: string | null;
  version: number;
};
export type CreateIncidentDto = {
  /** The day on which the club learned of it */
  knownOn: string;
  /** Date or period, known or supposed */
  occurred: string;
  happened: string;
  /** Whose information and which, or why that is not known */
  information: string;
  /** null: not known */
  persons?: number | null;
  /** Whether there is a risk of serious injury */
  isSerious: boolean;
  riskReason: string;
  measures?: string | null;
  commissionToldOn?: string | null;
  personsToldOn?: string | null;
  closedOn?: string | null;
};
export type UpdateIncidentDto = {
  /** The day on which the club learned of it */
  knownOn?: string;
  /** Date or period, known or supposed */
  occurred?: string;
  happened?: string;
  /** Whose information and which, or why that is not known */
  information?: string;
  /** null: not known */
  persons?: number | null;
  /** Whether there is a risk of serious injury */
  isSerious?: boolean;
  riskReason?: string;
  measures?: string | null;
  commissionToldOn?: string | null;
  personsToldOn?: string | null;
  closedOn?: string | null;
};
export type MessageAudience = "confirmed" | "waiting" | "both";
export type MessageMailsDto = {
  sent: number;
  pending: number;
  failed: number;
  /** Told by a coach instead */
  told: number;
  /** Not needed any more */
  dropped: number;
};
export type MessageDto = {
  id: number;
  audience: MessageAudience;
  subjectEn: string;
  textEn: string;
  subjectFr: string;
  textFr: string;
  sentBy: string;
  sentAt: string;
  families: number;
  mails: MessageMailsDto;
};
export type MessageDraftDto = {
  practiceId?: number;
  sessionId?: number;
  /** The families of all its coming sessions */
  teamId?: number;
  audience: MessageAudience;
  /** Empty: not written in English */
  subjectEn: string;
  textEn: string;
  /** Empty: not written in French */
  subjectFr: string;
  textFr: string;
};
export type MessageRecipientDto = {
  email: string;
  players: string[];
  /** Both when its language is not known */
  languages: ("en" | "fr")[];
};
export type MessageLetterDto = {
  language: "en" | "fr";
  subject: string;
  text: string;
};
export type MessagePreviewDto = {
  /** Different players */
  players: number;
  recipients: MessageRecipientDto[];
  letters: MessageLetterDto[];
};
export type PicturePlace = "home" | "team" | "gallery";
export type PictureDto = {
  id: number;
  place: PicturePlace;
  teamId: number | null;
  altEn: string;
  altFr: string;
  /** Beginning of the addresses: /api/media/{fileKey}-{width}.avif, and .webp */
  fileKey: string;
  /** Of the largest size, in pixels */
  width: number;
  height: number;
  widths: number[];
  /** Confirmed consent */
  uploadedBy: string | null;
  uploadedAt: string;
  version: number;
};
export type UploadPictureDto = {
  place: PicturePlace;
  /** Required for a team; otherwise ignored */
  teamId?: number;
  altEn: string;
  altFr: string;
  /** Consent of everyone in the photograph is on file */
  consent: boolean;
  /** JPEG, PNG or WebP, at most 8 MB */
  file: Blob;
};
export type ShownPictureDto = {
  id: number;
  place: PicturePlace;
  teamId: number | null;
  altEn: string;
  altFr: string;
  /** Beginning of the addresses: /api/media/{fileKey}-{width}.avif, and .webp */
  fileKey: string;
  /** Of the largest size, in pixels */
  width: number;
  height: number;
  widths: number[];
};
export type UpdatePictureDto = {
  altEn?: string;
  altFr?: string;
};
export type PracticeState =
  "cancelled" | "past" | "available" | "partial" | "full" | "waitlist";
export type PracticeDto = {
  /** In cents; null: free */
  feeCents: number | null;
  /** Where the fee is paid */
  feeUrl: string | null;
  id: number;
  date: string;
  time: string;
  capacity: number;
  skaterCapacity: number;
  goalieCapacity: number;
  /** Skaters who have a place */
  skatersCount: number;
  /** Goalies who have a place */
  goaliesCount: number;
  /** Players on the waiting list, goalies included */
  waitlistCount: number;
  /** Skaters on the waiting list */
  skatersWaitlistCount: number;
  /** Goalies on the waiting list */
  goaliesWaitlistCount: number;
  startsAt: string;
  endsAt: string;
  isActive: boolean;
  /** null: it takes place */
  cancelledAt: string | null;
  /** past: it has started */
  state: PracticeState;
  version: number;
  createdAt: string;
  updatedAt: string;
};
export type CreatePracticeDto = {
  /** In cents */
  feeCents?: number | null;
  /** Where the fee is paid */
  feeUrl?: string | null;
  /** Today to 18 months ahead */
  date: string;
  /** From 30 to 240 minutes; 18:00 - 19:30 is taken too */
  time: string;
  /** Two of them for goalies, the rest for skaters */
  capacity?: number;
  /** false: not public */
  isActive?: boolean;
};
export type CreatePracticesDto = {
  practices: CreatePracticeDto[];
};
export type UpdatePracticeDto = {
  /** In cents */
  feeCents?: number | null;
  /** Where the fee is paid */
  feeUrl?: string | null;
  /** Today to 18 months ahead */
  date?: string;
  /** From 30 to 240 minutes; 18:00 - 19:30 is taken too */
  time?: string;
  /** Two of them for goalies, the rest for skaters */
  capacity?: number;
  /** false: not public */
  isActive?: boolean;
  /** true: cancels; false: brings it back */
  isCancelled?: boolean;
};
export type PracticePosition = "D" | "F" | "G";
export type PracticeRegisteredDto = {
  /** The letter is deprecated since 2026-11-30; `playerPosition` has the word */
  position: PracticePosition;
  id: number;
  practiceId: number;
  playerName: string;
  playerPosition: PlayerPosition;
  isWaitlist: boolean;
  /** 1: next in line of its pool */
  waitlistPosition: number | null;
  /** The receipt: a link to this registration alone; null: the child was registered already */
  manageUrl: string | null;
};
export type RegisterForPracticeDto = {
  /** `startsAt` as the form showed it; when it starts at another time now: 409 ACTIVITY_MOVED */
  seenStart?: string;
  practiceId: number;
  /** The letters D, F and G are deprecated since 2026-11-30; they are taken until version 2. A family changes a practice only between defense and forward */
  position: AnyPosition;
  playerName: string;
  parentEmail: string;
  parentPhone?: string | null;
  /** Whether parental authority was stated */
  parentalAuthority?: boolean;
  /** Version of the accepted privacy notice */
  consentVersion?: string;
  /** The language of mails to the family */
  locale?: "en" | "fr";
};
export type MailState = "sent" | "pending" | "failed" | "told" | "none";
export type PracticeRegistrationDto = {
  playerName: string;
  playerPosition: PlayerPosition;
  playerAge: number | null;
  birthYear: number | null;
  parentName: string | null;
  parentEmail: string;
  parentPhone: string | null;
  parentalAuthority: boolean;
  /** Version of the accepted privacy notice; null: not given yet */
  consentVersion: string | null;
  locale: Language | null;
  /** The letter is deprecated since 2026-11-30; `playerPosition` has the word */
  position: PracticePosition;
  id: number;
  practiceId: number;
  isWaitlist: boolean;
  status: RegistrationStatus;
  /** 1: next in line of its pool */
  waitlistPosition: number | null;
  /** null: from before families had a link */
  familyId: number | null;
  attended: boolean;
  /** A coach noted that the fee is paid */
  isPaid: boolean;
  /** Worn at the tryout */
  tryoutNumber: number | null;
  /** From the check-in */
  note: string | null;
  /** When the family confirmed that the player will attend */
  confirmedAt: string | null;
  /** When a coach recorded the consent; it counts as `consentVersion` does */
  consentReceivedAt: string | null;
  createdAt: string;
  /** State of the last mail about it; when not sent, a coach contacts the family */
  mailState: MailState;
};
export type RegistrationDto = {
  playerName: string;
  playerPosition: PlayerPosition;
  playerAge: number | null;
  birthYear: number | null;
  parentEmail: string;
  parentPhone: string | null;
  parentalAuthority: boolean;
  /** Version of the accepted privacy notice; null: not given yet */
  consentVersion: string | null;
  locale: Language | null;
  id: number;
  status: RegistrationStatus;
  sessionId: number;
  parentName: string;
  /** 1: next in line */
  waitlistPosition: number | null;
  /** null: from before families had a link */
  familyId: number | null;
  attended: boolean;
  /** A coach noted that the fee is paid */
  isPaid: boolean;
  /** Worn at the tryout */
  tryoutNumber: number | null;
  /** From the check-in */
  note: string | null;
  /** When the family confirmed that the player will attend */
  confirmedAt: string | null;
  /** When a coach recorded the consent; it counts as `consentVersion` does */
  consentReceivedAt: string | null;
  createdAt: string;
  /** State of the last mail about it; when not sent, a coach contacts the family */
  mailState: MailState;
};
export type ChangeRegistrationDto = {
  /** Moves to another practice: to a free place there, else to the end of its line */
  practiceId?: number;
  /** Moves to another tryout session: to a free place there, else to the end of its line */
  sessionId?: number;
  /** false: gives a place; true: to the end of the line. DELETE cancels */
  isWaitlist?: boolean;
  attended?: boolean;
  /** The fee was paid, elsewhere */
  isPaid?: boolean;
  /** Required to confirm a player who is not the next in line; kept in the audit log */
  reason?: string;
  /** When no place is free: adds one to the session, or to the skaters of the practice */
  addPlace?: boolean;
  /** The letters D, F and G are deprecated since 2026-11-30; they are taken until version 2. A family changes a practice only between defense and forward */
  position?: AnyPosition;
  playerName?: string;
  parentEmail?: string;
  /** In years; the form of a tryout session needs this or birthYear */
  playerAge?: number | null;
  /** The form of a tryout session needs this or playerAge */
  birthYear?: number | null;
  /** The form of a tryout session needs it */
  parentName?: string | null;
  parentPhone?: string | null;
  /** The family consented on paper or at the door; stored with the instant and the user */
  consentReceived?: true;
};
export type LedgerEntryDto = {
  seq: number;
  at: string;
  event: LedgerEvent;
  registrationId: number;
  /** skaters or goalies of a practice, players of a session */
  pool: string;
  /** 1: next in line after this step; null: does not wait */
  position: number | null;
  actor: LedgerActor;
  /** SHA-256 of the reason in the audit log */
  reasonHash: string | null;
  /** SHA-256 of the previous line's hash and this line */
  hash: string;
};
export type LedgerDto = {
  /** No line was changed or removed */
  isIntact: boolean;
  entries: LedgerEntryDto[];
};
export type PublicRegistrationDto = {
  playerPosition: PlayerPosition;
  id: number;
  status: RegistrationStatus;
};
export type RegisteredDto = {
  id: number;
  sessionId: number;
  playerName: string;
  position: PlayerPosition;
  isWaitlist: boolean;
  /** 1: next in line */
  waitlistPosition: number | null;
  /** The receipt: a link to this registration alone; null: the child was registered already */
  manageUrl: string | null;
};
export type RegisterPlayerDto = {
  /** `startsAt` as the form showed it; when it starts at another time now: 409 ACTIVITY_MOVED */
  seenStart?: string;
  playerName: string;
  playerPosition: PlayerPosition;
  /** In years; the form of a tryout session needs this or birthYear */
  playerAge?: number;
  /** The form of a tryout session needs this or playerAge */
  birthYear?: number;
  /** The form of a tryout session needs it */
  parentName: string;
  parentEmail: string;
  parentPhone?: string | null;
  /** Whether parental authority was stated */
  parentalAuthority?: boolean;
  /** Version of the accepted privacy notice */
  consentVersion?: string;
  /** The language of mails to the family */
  locale?: "en" | "fr";
};
export type FormPlaceDto = {
  id: number;
  /** Index of the child in the form */
  player: number;
  status: "confirmed" | "waiting";
  /** 1: next in line */
  waitlistPosition: number | null;
  /** The child was registered there before this form */
  wasRegistered: boolean;
};
export type FormResultDto = {
  kind: "practice" | "session";
  id: number;
  /** Why it took none of the children, such as SESSION_CANCELLED */
  refusal: ErrorCode | null;
  /** In the order of the children */
  places: FormPlaceDto[];
};
export type RegisteredFormDto = {
  /** In the order of the form */
  results: FormResultDto[];
  /** The receipt of what this form added; null: it added nothing */
  manageUrl: string | null;
};
export type SeenTargetDto = {
  kind: "practice" | "session";
  id: number;
  /** `startsAt` as the form showed it; when it starts at another time now: 409 ACTIVITY_MOVED */
  seenStart?: string;
};
export type FormPlayerDto = {
  playerName: string;
  /** In years; the form of a tryout session needs this or birthYear */
  playerAge?: number;
  /** The form of a tryout session needs this or playerAge */
  birthYear?: number;
  /** The letters D, F and G are deprecated since 2026-11-30; they are taken until version 2. A family changes a practice only between defense and forward */
  position: AnyPosition;
};
export type RegistrationFormDto = {
  targets: SeenTargetDto[];
  players: FormPlayerDto[];
  parentEmail: string;
  parentPhone?: string | null;
  /** Whether parental authority was stated */
  parentalAuthority?: boolean;
  /** Version of the accepted privacy notice */
  consentVersion?: string;
  /** The language of mails to the family */
  locale?: "en" | "fr";
  /** The form of a tryout session needs it */
  parentName?: string;
};
export type CalendarTeamDto = {
  id: number;
  name: string;
  nameFr: string | null;
  league: League;
  /** Families can register online */
  registrationOpen: boolean;
};
export type NextIceDto = {
  /** null: a practice */
  teamId: number | null;
  date: string;
};
export type CalendarDaysDto = {
  teams: CalendarTeamDto[];
  sessions: TryoutSessionDto[];
  practices: PracticeDto[];
  next: NextIceDto[];
};
export type TeamCountsDto = {
  /** All teams that are not deleted: visible + nonVisible */
  active: number;
  visible: number;
  nonVisible: number;
};
export type NamedCountDto = {
  name: string;
  count: number;
};
export type CompetingPlayersDto = {
  /** Sum of the lengths of the lists */
  total: number;
  /** Every team, also those without players; largest first, then by name */
  byTeam: NamedCountDto[];
};
export type WeekCountDto = {
  /** The Sunday on which the week begins */
  week: string;
  count: number;
};
export type ScheduledSessionsDto = {
  /** Active sessions that are not deleted */
  total: number;
  /** Every team, also those without sessions; largest first, then by name */
  byTeam: NamedCountDto[];
  /** By the text of the location; largest first, then by name */
  byArena: NamedCountDto[];
  /** Weeks that have sessions, in order */
  byWeek: WeekCountDto[];
};
export type AnalyticsSessionDto = {
  id: number;
  teamName: string;
  league: League;
  date: string;
  time: string;
  location: string;
  competingPlayersCount: number;
  teamId: number;
  capacity: number;
  /** Players who have a place */
  registeredCount: number;
  /** Players on the waiting list */
  waitlistCount: number;
};
export type AnalyticsTeamDto = {
  id: number;
  name: string;
  league: League;
  isVisible: boolean;
  competingPlayersCount: number;
  /** Scheduled */
  sessionsCount: number;
};
export type AnalyticsDto = {
  teams: TeamCountsDto;
  competingPlayers: CompetingPlayersDto;
  scheduledSessions: ScheduledSessionsDto;
  /** By date, then by start */
  sessionsList: AnalyticsSessionDto[];
  /** By age division, then by name */
  teamsList: AnalyticsTeamDto[];
};
export type OverviewEventKind = "practice" | "session";
export type OverviewTeamDto = {
  id: number;
  name: string;
  /** false: hidden from the public site */
  isVisible: boolean;
};
export type OverviewEventDto = {
  kind: OverviewEventKind;
  id: number;
  /** null: a practice */
  team: OverviewTeamDto | null;
  date: string;
  time: string;
  /** null: the practices’ arena */
  location: string | null;
  isCancelled: boolean;
  capacity: number;
  /** Players who have a place */
  registeredCount: number;
  /** Players on the waiting list */
  waitlistCount: number;
};
export type OverviewChangesDto = {
  /** Registrations with a place */
  registered: number;
  /** Registrations on a waiting list */
  waiting: number;
  /** Places that were passed on */
  promoted: number;
  /** Registrations that were cancelled */
  cancelled: number;
};
export type OverviewDto = {
  /** The club’s day */
  today: string;
  /** Of seven days from today on, by day and start */
  week: OverviewEventDto[];
  /** Activities of the next fourteen days of the caller whose waiting list has not changed for three days */
  stillLines: OverviewEventDto[];
  /** Visible teams of the caller without a coming tryout session */
  teamsWithoutSessions: OverviewTeamDto[];
  /** Families that the caller may tell */
  familiesToTell: number;
  /** null: for superadmins only */
  failedMails: number | null;
  /** Of the last 24 hours */
  changes: OverviewChangesDto;
};
export type TurnoutKind = "practice" | "session";
export type FoundTeamDto = {
  id: number;
  name: string;
  league: League;
  isVisible: boolean;
};
export type TurnoutEventDto = {
  kind: TurnoutKind;
  id: number;
  /** null: a practice */
  team: FoundTeamDto | null;
  date: string;
  time: string;
  isCancelled: boolean;
  capacity: number;
  /** Players who have a place, by the ledger: also after their registrations were removed */
  registered: number;
  /** Players with a place who were present; null: attendance was not taken */
  attended: number | null;
  /** Hours from the first registration until all of today’s places were taken; null: never */
  hoursToFill: number | null;
};
export type WeekOfEventDto = {
  kind: TurnoutKind;
  id: number;
  /** With a place or on the waiting list */
  registrations: number;
  /** Erased ones, too */
  cancellations: number;
};
export type TurnoutWeekDto = {
  /** The Sunday on which the week begins */
  week: string;
  registrations: number;
  cancellations: number;
  /** The activities that they concern, in the order of the report */
  events: WeekOfEventDto[];
};
export type TurnoutDto = {
  from: string;
  to: string;
  /** By day, then by start */
  events: TurnoutEventDto[];
  /** Weeks in which something happened, in order */
  weeks: TurnoutWeekDto[];
};
export type SeasonChoice = "current" | "before" | "all";
export type ViewedDayDto = {
  day: string;
  views: number;
};
export type ViewedPageDto = {
  /** Without language */
  path: string;
  /** In English */
  en: number;
  /** In French */
  fr: number;
  views: number;
};
export type PageViewsDto = {
  from: string;
  to: string;
  total: number;
  /** Every day of the range in order */
  byDay: ViewedDayDto[];
  /** Pages with views; largest first, then by path */
  byPage: ViewedPageDto[];
};
export type FoundPlayerDto = {
  name: string;
  team: FoundTeamDto;
};
export type FoundTryoutSessionDto = {
  id: number;
  date: string;
  time: string;
  location: string;
  team: FoundTeamDto;
};
export type FoundUserDto = {
  id: number;
  firstName: string;
  lastName: string;
  username: string;
};
export type SearchDto = {
  teams: FoundTeamDto[];
  /** By the competing lists of the teams */
  players: FoundPlayerDto[];
  /** Upcoming ones first, then the latest past ones */
  tryoutSessions: FoundTryoutSessionDto[];
  /** For superadmins; empty for coaches */
  users: FoundUserDto[];
};
export type FoundEventDto = {
  kind: "practice" | "session";
  id: number;
  /** null: a practice */
  team: FoundTeamDto | null;
  date: string;
  time: string;
};
export type FoundChildDto = {
  /** null: registered before families had a link, and not since */
  familyId: number | null;
  /** A registration of the family */
  registrationId: number;
  playerName: string;
  /** Its next registration, else the last */
  event: FoundEventDto | null;
};
export type FoundParentDto = {
  /** null: registered before families had a link, and not since */
  familyId: number | null;
  /** A registration of the family */
  registrationId: number;
  parentName: string | null;
  email: string | null;
  phone: string | null;
  playerNames: string[];
  event: FoundEventDto | null;
};
export type FoundNumberDto = {
  /** null: registered before families had a link, and not since */
  familyId: number | null;
  /** A registration of the family */
  registrationId: number;
  tryoutNumber: number;
  playerName: string;
  event: FoundEventDto;
};
export type FoundPracticeDto = {
  id: number;
  date: string;
  time: string;
  isCancelled: boolean;
};
export type FullSearchDto = {
  teams: FoundTeamDto[];
  /** By the competing lists of the teams */
  players: FoundPlayerDto[];
  /** Upcoming ones first, then the latest past ones */
  tryoutSessions: FoundTryoutSessionDto[];
  /** For superadmins; empty for coaches */
  users: FoundUserDto[];
  children: FoundChildDto[];
  parents: FoundParentDto[];
  /** Upcoming ones first, then the latest past ones */
  numbers: FoundNumberDto[];
  /** Upcoming ones first */
  practices: FoundPracticeDto[];
};
export type SearchQuery = {
  /** Words that must all match, with two letters or digits at least; accents, case and punctuation are ignored */
  q: string;
};
export type SettingKey =
  | "tryout_auto_deletion_time"
  | "mail_delay_minutes"
  | "late_offer_hours"
  | "development_notice_enabled"
  | "practice_registration_enabled"
  | "child_name_in_subject"
  | "second_factor_required";
export type SettingStateDto = {
  key: SettingKey;
  /** Null: its default applies */
  value: string | null;
  /** 0: it never had a value; If-Match accepts 0 too */
  version: number;
  changedBy: string | null;
  changedAt: string | null;
};
export type PublicSettingsDto = {
  /** Whether the banner about placeholder data is shown on tryout pages */
  developmentNoticeEnabled: boolean;
  /** Whether families may register for practices */
  practiceRegistrationEnabled: boolean;
  /** Whether a mail server is set, which sends links */
  sendsMail: boolean;
};
export type SettingDto = {
  key: string;
  value: string;
  description: string | null;
  version: number;
  updatedAt: string;
};
export type UpdateSettingDto = {
  /** Always text: 'true', 'false', '03:00' */
  value: string;
  description?: string | null;
};
export type SeasonTurnDto = {
  /** Restorable for 30 days */
  archivedTeams: string[];
  keptTeams: string[];
  newTeams: string[];
  /** Tryout sessions that are over; restorable for 30 days */
  archivedSessions: number;
  /** Teams whose online registration was open */
  closedTeams: number;
  /** Teams that had competing players */
  emptiedLists: number;
  /** The players of these lists */
  emptiedPlayers: number;
  /** Whether registration for practices was on */
  closedPractices: boolean;
  /** Until then it can be undone */
  undoUntil: string;
};
export type NewSeasonTeamDto = {
  name: string;
  /** The name in French; without one, French pages show the other */
  nameFr?: string | null;
  league: League;
};
export type TurnSeasonDto = {
  /** The value of the setting `season`, with its first and last day */
  season: {
    [key: string]: unknown;
  };
  newTeams: NewSeasonTeamDto[];
  archivedTeamIds: number[];
};
export type SheetKind = "sessions" | "practices" | "teams" | "players";
export type SheetCountsDto = {
  same: number;
  new: number;
  changed: number;
  gone: number;
  wrong: number;
};
export type SheetState = "wrong" | "new" | "changed" | "gone";
export type SheetChangeDto = {
  /** Name of the column */
  column: string;
  before: string;
  after: string;
};
export type SheetProblemDto = {
  /** Name of the column; empty: the whole row */
  column: string;
  message: string;
};
export type SheetRowDto = {
  /** In the file, from 1; null: not in it */
  row: number | null;
  /** gone: the sheet lacks it */
  state: SheetState;
  name: string;
  changes: SheetChangeDto[];
  problems: SheetProblemDto[];
};
export type SheetDifferenceDto = {
  counts: SheetCountsDto;
  /** Wrong ones first; at most 500 */
  rows: SheetRowDto[];
  /** Stands for all of the differences */
  digest: string;
  /** null: nothing to undo */
  undoUntil: string | null;
};
export type CheckInKeyDto = {
  /** Asks for the same key again */
  keyId: string;
  /** 256 bits in base64url */
  key: string;
  /** The phone forgets it then */
  endsAt: string;
  /** The user whose key it is */
  userId: number;
};
export type CheckInRowDto = {
  playerName: string;
  playerPosition: PlayerPosition;
  playerAge: number | null;
  birthYear: number | null;
  parentName: string | null;
  parentEmail: string;
  parentPhone: string | null;
  id: number;
  status: RegistrationStatus;
  attended: boolean;
  attendedAt: string | null;
  tryoutNumber: number | null;
  tryoutNumberAt: string | null;
  note: string | null;
  noteAt: string | null;
  /** By the family, or recorded by a coach */
  hasConsent: boolean;
  /** When a coach recorded it */
  consentReceivedAt: string | null;
  /** SHA-256 of the receipt's token, for its QR code */
  receiptHash: string | null;
  /** Earlier practices and sessions where the child had a spot */
  earlier: number;
  /** Of these, how many without being checked in */
  absences: number;
};
export type CheckInOutcome = "done" | "waiting" | "superseded" | "refused";
export type CheckInResultDto = {
  id: string;
  /** waiting: the walk-in has no spot yet; superseded: a later change was there before */
  outcome: CheckInOutcome;
  /** Why it is refused */
  code:
    | (
        | "VALIDATION_FAILED"
        | "MALFORMED_REQUEST"
        | "MALFORMED_JSON"
        | "MALFORMED_ID"
        | "UNKNOWN_LEAGUE"
        | "TEAM_MISMATCH"
        | "INVALID_CLEANUP_TIME"
        | "INVALID_SETTING"
        | "PASSWORD_TOO_COMMON"
        | "PASSWORD_TOO_LONG"
        | "WRONG_PASSWORD"
        | "SECOND_FACTOR_WRONG"
        | "PASSKEY_REFUSED"
        | "RESET_LINK_INVALID"
        | "MESSAGE_INCOMPLETE"
        | "PICTURE_TYPE"
        | "PICTURE_SIZE"
        | "PICTURE_UNREADABLE"
        | "API_KEY_IN_ADDRESS"
        | "WEBHOOK_ADDRESS"
        | "NOT_SIGNED_IN"
        | "INVALID_CREDENTIALS"
        | "API_KEY_INVALID"
        | "SECOND_FACTOR_NEEDED"
        | "SECOND_FACTOR_REFUSED"
        | "PASSKEY_NEEDED"
        | "SECOND_FACTOR_SET_UP"
        | "ACCESS_DENIED"
        | "SCOPE_MISSING"
        | "API_KEY_LIMITED"
        | "API_KEY_REFUSED"
        | "TEAM_OUT_OF_SCOPE"
        | "PRACTICES_OUT_OF_SCOPE"
        | "FAMILY_OUT_OF_SCOPE"
        | "REGISTRATION_CLOSED"
        | "PRACTICE_REGISTRATION_OFF"
        | "PRACTICE_STARTED"
        | "SESSION_CANCELLED"
        | "PRACTICE_CANCELLED"
        | "CROSS_SITE_REQUEST"
        | "NOT_FOUND"
        | "TEAM_NOT_FOUND"
        | "SESSION_NOT_FOUND"
        | "PRACTICE_NOT_FOUND"
        | "MAIL_NOT_FOUND"
        | "REGISTRATION_NOT_FOUND"
        | "FAMILY_NOT_FOUND"
        | "FAMILY_LINK_NOT_FOUND"
        | "FAMILY_LINK_LIMITED"
        | "RECEIPT_NOT_FOUND"
        | "USER_NOT_FOUND"
        | "API_KEY_NOT_FOUND"
        | "DEVICE_NOT_FOUND"
        | "PASSKEY_NOT_FOUND"
        | "PICTURE_NOT_FOUND"
        | "INCIDENT_NOT_FOUND"
        | "WEBHOOK_NOT_FOUND"
        | "DELIVERY_NOT_FOUND"
        | "SETTING_NOT_FOUND"
        | "UNDO_NOT_FOUND"
        | "RUN_NOT_WAITING"
        | "REQUEST_TIMEOUT"
        | "MESSAGE_REACHES_NONE"
        | "USERNAME_TAKEN"
        | "EMAIL_TAKEN"
        | "VERSION_CONFLICT"
        | "UNDO_CONFLICT"
        | "SHEET_OUTDATED"
        | "OWN_ACCOUNT"
        | "NO_MAIL_SERVER"
        | "SECOND_FACTOR_ON"
        | "OWN_SECOND_FACTOR"
        | "SECOND_FACTOR_OFF"
        | "SECOND_FACTOR_OWN_FIRST"
        | "PASSKEY_LIMIT"
        | "ALREADY_JOINED"
        | "LAST_SUPERADMIN"
        | "TEAM_ORDER_OUTDATED"
        | "TEAM_HAS_SESSIONS"
        | "TEAM_DELETED"
        | "SESSION_FULL"
        | "WAITING_RUN_CHANGED"
        | "MAIL_SETTLED"
        | "DELIVERY_PENDING"
        | "NOBODY_WAITING"
        | "SIGNED_IN_AS_OTHER"
        | "NUMBER_TAKEN"
        | "ALREADY_REGISTERED"
        | "ACTIVITY_MOVED"
        | "REGISTRATION_CANCELLED"
        | "REGISTRATION_OVER"
        | "POSITION_POOL_FIXED"
        | "OWN_ADDRESS"
        | "EMAIL_PROVEN"
        | "SPOT_TAKEN"
        | "STILL_WAITING"
        | "LENGTH_REQUIRED"
        | "BODY_TOO_LARGE"
        | "PICTURE_TOO_LARGE"
        | "UNSUPPORTED_MEDIA_TYPE"
        | "IDEMPOTENCY_KEY_REUSED"
        | "ACCOUNT_LOCKED"
        | "TOO_MANY_REQUESTS"
        | "HEADERS_TOO_LARGE"
        | "INTERNAL_ERROR"
        | "SERVER_BUSY"
        | "SERVICE_UNAVAILABLE"
        | null
      )
    | null;
  registrationId: number | null;
  /** The player who wears the number */
  takenBy: string | null;
};
export type CheckInDto = {
  /** null: a practice */
  team: string | null;
  date: string;
  time: string;
  location: string | null;
  isCancelled: boolean;
  /** The caller is a coach of other teams and changes nothing here */
  isReadOnly: boolean;
  /** The server's clock */
  now: string;
  /** With a spot or waiting */
  rows: CheckInRowDto[];
  /** Numbers that this phone alone gives, in order */
  numbers: number[];
  results: CheckInResultDto[];
};
export type WalkInDto = {
  playerName: string;
  playerPosition: PlayerPosition;
  /** The form of a tryout session needs this or playerAge */
  birthYear?: number;
  parentEmail: string;
  /** Version of the accepted privacy notice */
  consentVersion?: string;
  /** The language of mails to the family */
  locale?: "en" | "fr";
  /** The form of a tryout session needs it */
  parentName?: string;
  parentPhone?: string;
};
export type CheckInChangeDto = {
  /** Made by the phone: a change sent again changes nothing */
  id: string;
  /** When it was made, by the server's clock. The latest change of a value wins */
  at: string;
  registrationId?: number;
  /** Instead: a walk-in of the same call */
  walkInId?: string;
  attended?: boolean;
  /** null: takes it back */
  tryoutNumber?: number | null;
  /** Empty: removes it */
  note?: string;
  walkIn?: WalkInDto;
};
export type SyncCheckInDto = {
  /** The random id of the phone */
  device: string;
  /** Leases numbers that this phone alone gives */
  takesNumbers: boolean;
  /** Other phones get those that no player wears */
  returnsNumbers?: boolean;
  changes: CheckInChangeDto[];
};
export type CleanupRunDto = {
  /** The club's date */
  ranOn: string;
  ranAt: string;
  deleted: number;
  /** Sessions that started before this instant */
  cutoff: string;
};
export type UnreadableSessionDto = {
  id: number;
  teamName: string;
  date: string;
  time: string;
};
export type CleanupStatusDto = {
  /** Whether a daily time is set */
  enabled: boolean;
  /** 24-hour HH:MM in the club's zone */
  time: string | null;
  /** Whether the scheduler is alive */
  running: boolean;
  /** The last sign of life of the scheduler; null while it is alive */
  stoppedSince: string | null;
  lastRun: CleanupRunDto | null;
  nextRunAt: string | null;
  needsAttention: UnreadableSessionDto[];
};
export type ExpiringSessionDto = {
  id: number;
  teamName: string;
  date: string;
  time: string;
  location: string;
};
export type CleanupNightDto = {
  /** The club's date */
  date: string;
  /** Sessions that start before this instant */
  cutoff: string;
  /** Whether this run is due now: it starts within a minute */
  isDue: boolean;
  /** Whether the run would wait for a superadmin's approval */
  waits: boolean;
  deleted: number;
  /** Each only in the first night that deletes it */
  sessions: ExpiringSessionDto[];
  /** Registrations for those of its sessions that are on its date */
  sameDayChildren: number;
  /** Families of these children */
  sameDayFamilies: number;
};
export type CleanupResultDto = {
  /** In a dry run: the number that would be deleted */
  deleted: number;
  sessionIds: number[];
  sessions: ExpiringSessionDto[];
  /** Sessions that ended before this instant */
  cutoff: string;
  dryRun: boolean;
};
export type CleanupKind = "sessions" | "retention";
export type RemovedData =
  | "tryoutSessions"
  | "practices"
  | "registrations"
  | "teams"
  | "playerLists"
  | "families"
  | "mails"
  | "messages"
  | "placeHistory"
  | "adminSessions"
  | "passwordResets"
  | "auditLog"
  | "pageViews";
export type RemovedRowsDto = {
  data: RemovedData;
  rows: number;
};
export type WaitingRunDto = {
  id: number;
  /** sessions: hides expired tryout sessions; retention: erases data past its retention period */
  kind: CleanupKind;
  /** The club's date that the run is for */
  date: string;
  /** sessions: those that start before; retention: data past its retention period at that instant */
  cutoff: string;
  waitsSince: string;
  /** All rows that would be removed */
  rows: number;
  counts: RemovedRowsDto[];
  /** Largest number of rows that one of the last 30 runs removed */
  mostBefore: number;
};
export type WaitingRunsDto = {
  serverTime: string;
  runs: WaitingRunDto[];
};
export type ApprovedRunDto = {
  deleted: number;
};
export type ApproveRunDto = {
  /** The displayed cutoff */
  cutoff: string;
  /** The displayed number of rows */
  rows: number;
};
export type ClubDto = {
  /** Every page that names the season follows it. Without an anniversary, no page names one. */
  season: {
    /** Name of the season: one line in each language */
    label: {
      en: string;
      fr: string;
    };
    /** Years: one line in each language */
    years: {
      en: string;
      fr: string;
    };
    /** First day: YYYY-MM-DD */
    firstDay?: string;
    /** Last day: YYYY-MM-DD */
    lastDay?: string;
    /** Anniversary season: a whole number */
    anniversary?: number;
  };
  /** In the footer, the privacy policy and for search engines; replies to the site’s mails go to the email address. An empty field is not shown. */
  contact: {
    /** Email: an e-mail address */
    email?: string;
    /** Telephone: a telephone number */
    phone?: string;
    /** Postal address: one line */
    address?: string;
    /** Person in charge of personal information: one line */
    personInCharge?: string;
    /** Title of that person: one line in each language */
    personTitle?: {
      en: string;
      fr: string;
    };
  };
  /** In the footer, in this order, and for search engines. */
  accounts: {
    /** Accounts: in the order of the page */
    accounts?: {
      /** Network: one line */
      name: string;
      /** Address: 'https://…' */
      href: string;
    }[];
  };
  /** A line at the top of every public page, from its first to its last day. */
  announcement?: {
    /** Text: one line in each language */
    text: {
      en: string;
      fr: string;
    };
    /** First day: YYYY-MM-DD */
    firstDay: string;
    /** Last day: YYYY-MM-DD */
    lastDay: string;
    /** Link: 'https://…', or the path of a page of this site */
    link?: string;
  };
  /** On the page of the player journey: the division of each year of birth, the youngest first. A new season proposes the teams. Without divisions there is no table. */
  divisions: {
    /** Year in which the season of these years of birth begins: a whole number */
    seasonYear: number;
    /** Divisions: in the order of the page */
    divisions?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** First year of birth: a whole number */
      firstYear: number;
      /** Last year of birth: a whole number */
      lastYear?: number;
      /** Teams in LHEQ: one line */
      lheqTeams?: string;
      /** Teams in M18 AAA: one line */
      m18aaaTeams?: string;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  teamLinks: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  facilityLinks: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  equipmentLinks: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  localAssociations: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  regionalAssociations: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  juniorLinks: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  leagueLinks: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** A section of the useful links. Without links it is not shown. */
  professionalLinks: {
    /** Links: in the order of the page */
    links?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** Address: 'https://…' */
      href?: string;
      /** Address of the French page: 'https://…' */
      hrefFr?: string;
      /** Note: one line in each language */
      note?: {
        en: string;
        fr: string;
      };
      /** Belongs to the link above: absent: no */
      isNested?: true;
    }[];
  };
  /** The cards of the home page, and on the page about the club the jerseys retired in 2025. Without alumni there are no cards. */
  alumni: {
    /** Text above the cards: one line in each language */
    lead?: {
      en: string;
      fr: string;
    };
    /** Sources: one line */
    sources?: string;
    /** Alumni: in the order of the page */
    alumni?: {
      /** Name: one line */
      name: string;
      /** Position: one line in each language */
      position?: {
        en: string;
        fr: string;
      };
      /** First line: one line in each language */
      fact?: {
        en: string;
        fr: string;
      };
      /** Second line: one line in each language */
      secondFact?: {
        en: string;
        fr: string;
      };
      /** Year in which the jersey was retired: a whole number */
      jerseyRetired?: number;
      /** Address of the player’s profile: 'https://…' */
      profile?: string;
    }[];
  };
  /** On the calendar page and in the calendar that families subscribe to, with the celebrations, tryouts and practices. */
  events: {
    /** Events: in the order of the page */
    events?: {
      /** Name: one line in each language */
      name: {
        en: string;
        fr: string;
      };
      /** First day: YYYY-MM-DD */
      firstDay: string;
      /** Last day: YYYY-MM-DD */
      lastDay?: string;
      /** Time: '6:00 PM - 7:30 PM' */
      time?: string;
      /** Place: one line in each language */
      place?: {
        en: string;
        fr: string;
      };
      /** Link: 'https://…', or the path of a page of this site */
      link?: string;
    }[];
  };
  /** A ticked page says that it is coming soon. An unticked one shows the same facts without saying so. The practice page has a switch of its own, under Settings. */
  comingSoon: {
    /** M18 AAA Lions: absent: no */
    m18?: true;
    /** SIL structure: absent: no */
    sil?: true;
    /** Jr. Lions: absent: no */
    jrLions?: true;
    /** Apparel: absent: no */
    apparel?: true;
    /** Tryouts: announcement: absent: no */
    tryouts?: true;
  };
  /** In the notice above the registration forms, before the parent’s agreement. Each registration keeps which conditions it was made under. */
  conditions: {
    /** Conditions: in the order of the page */
    conditions?: {
      /** Condition: one line in each language */
      text: {
        en: string;
        fr: string;
      };
    }[];
  };
};
export type ClubKey =
  | "season"
  | "contact"
  | "accounts"
  | "announcement"
  | "divisions"
  | "teamLinks"
  | "facilityLinks"
  | "equipmentLinks"
  | "localAssociations"
  | "regionalAssociations"
  | "juniorLinks"
  | "leagueLinks"
  | "professionalLinks"
  | "alumni"
  | "events"
  | "comingSoon"
  | "conditions";
export type ClubSettingDto = {
  version: number;
  /** Null: the site’s own content */
  value: {
    [key: string]: unknown;
  } | null;
  changedBy: string | null;
  changedAt: string | null;
  key: ClubKey;
  /** The site’s own content; null: none */
  standard: {
    [key: string]: unknown;
  } | null;
};
export type ClubVersionDto = {
  version: number;
  /** Null: the site’s own content */
  value: {
    [key: string]: unknown;
  } | null;
  changedBy: string | null;
  changedAt: string | null;
};
export type UpdateClubSettingDto = {
  /** Null: back to the site’s own content */
  value: {
    [key: string]: unknown;
  } | null;
};
export type TranslatedKind = "team" | "session";
export type MissingTextDto = {
  kind: TranslatedKind;
  /** Id of the team or tryout session */
  id: number;
  /** Name of the team */
  name: string;
  /** Of a session */
  date: string | null;
  description: string | null;
  descriptionFr: string | null;
  /** Of the team or session, for If-Match */
  version: number;
};
export type LivenessDto = {
  status: string;
  /** Version of the site */
  version: string;
};
export type HealthDto = {
  status: string;
};
export type WebhookEvent =
  | "team.changed"
  | "session.changed"
  | "practice.changed"
  | "registration.created"
  | "registration.changed"
  | "registration.cancelled";
export type WebhookState = "on" | "failing" | "off";
export type DeliveryType =
  | "team.changed"
  | "session.changed"
  | "practice.changed"
  | "registration.created"
  | "registration.changed"
  | "registration.cancelled"
  | "webhook.test";
export type DeliveryStatus = "pending" | "delivered" | "failed";
export type WebhookDeliveryDto = {
  id: number;
  /** The header webhook-id */
  messageId: string;
  type: DeliveryType;
  /** The call that answers the changed row */
  path: string;
  status: DeliveryStatus;
  attempts: number;
  /** While it is pending */
  nextAttemptAt: string | null;
  /** null: there was no answer */
  answerCode: number | null;
  /** First 500 characters of the answer, or why there was none; null before the first attempt */
  answer: string | null;
  createdAt: string;
  settledAt: string | null;
};
export type WebhookDto = {
  id: number;
  url: string;
  events: WebhookEvent[];
  state: WebhookState;
  /** Until then the secret before signs too */
  formerSecretUntil: string | null;
  createdAt: string;
  lastDelivery: WebhookDeliveryDto | null;
};
export type WebhookSecretDto = {
  id: number;
  /** Shown this once */
  secret: string;
};
export type CreateWebhookDto = {
  /** On the public internet */
  url: string;
  events: WebhookEvent[];
};
export type ExaminedLevel = "ok" | "warning" | "wrong";
export type BilingualDto = {
  en: string;
  fr: string;
};
export type ExaminedPartDto = {
  id: string;
  level: ExaminedLevel;
  name: BilingualDto;
  found: BilingualDto;
  /** Null when all is well */
  todo: BilingualDto | null;
};
export type ExaminationDto = {
  /** The most serious one */
  level: ExaminedLevel;
  examinedAt: string;
  parts: ExaminedPartDto[];
};
export type CheckUpResultDto = {
  ranAt: string;
  /** Findings that are wrong */
  wrong: number;
  /** Findings that are warnings */
  warnings: number;
};
export type NightlyCheckUpDto = {
  /** Null before the first one */
  last: CheckUpResultDto | null;
  /** None has ended for 48 hours */
  isOverdue: boolean;
};
export type OutboxMailDto = {
  id: number;
  kind: MailKind;
  /** The recipient's current address; null after the family was erased or the user deleted */
  to: string | null;
  status: MailStatus;
  /** Number of attempts, at most ten */
  attempts: number;
  /** Of a pending mail: time of the next attempt */
  nextAttemptAt: string;
  /** The mail server's codes */
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  /** The day it is about */
  date: string | null;
  time: string | null;
  /** Of a tryout session; null for a practice's mails, links and alerts */
  teamName: string | null;
};
export type OutboxStateDto = {
  /** Whether a mail server is set (SMTP_URL) */
  hasMailServer: boolean;
  pending: number;
  failed: number;
};
export const {
  useListAuditEntriesQuery,
  useRecordAuditExportMutation,
  useListAuditActorsQuery,
  useListApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useLoginMutation,
  useBeginPasskeySignInMutation,
  useSignInWithPasskeyMutation,
  useLogoutMutation,
  useRefreshSessionMutation,
  useGetCurrentUserQuery,
  useChangePasswordMutation,
  useResetPasswordMutation,
  useListOwnSessionsQuery,
  useListSignInHistoryQuery,
  useEndOwnSessionMutation,
  useEndOtherSessionsMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useGetSecondFactorQuery,
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useRemoveSecondFactorMutation,
  useGetBackupsQuery,
  useListUsersQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useDeleteUserMutation,
  useUnlockUserMutation,
  useResetSecondFactorMutation,
  useInviteUserMutation,
  useCreateResetLinkMutation,
  useListAdminSessionsQuery,
  useEndAdminSessionsMutation,
  useListTeamsQuery,
  useCreateTeamMutation,
  useOrderTeamsMutation,
  useGetTeamQuery,
  useUpdateTeamMutation,
  useDeleteTeamMutation,
  useRestoreTeamMutation,
  useUpdateActivePlayersMutation,
  useListFamiliesToTellQuery,
  useSetToldMutation,
  useListNewsQuery,
  useListClubScheduleQuery,
  useListComingSessionsQuery,
  useListTryoutSessionsQuery,
  useCreateTryoutSessionMutation,
  useCreateTryoutSessionsMutation,
  useGetTryoutSessionQuery,
  useUpdateTryoutSessionMutation,
  useDeleteTryoutSessionMutation,
  useRestoreTryoutSessionMutation,
  useListDeletedQuery,
  useListUndoableChangesQuery,
  useUndoChangeMutation,
  useRequestLinkMutation,
  useShowFamilyQuery,
  useOpenFamilyLinkMutation,
  useCancelFamilyRegistrationMutation,
  useConfirmFamilyRegistrationMutation,
  useAcceptFamilySpotMutation,
  useCorrectFamilyRegistrationMutation,
  useRecognizeFamilyRegistrationsMutation,
  useAddGuardianMutation,
  useRemoveGuardianMutation,
  useSetFamilyPreferencesMutation,
  useReplaceFamilyLinkMutation,
  useExportFamilyQuery,
  useEraseFamilyMutation,
  useGetFamilyCardQuery,
  useFindFamilyMutation,
  useHandFamilyLinkMutation,
  useShowReceiptQuery,
  useCancelReceiptRegistrationMutation,
  useConfirmReceiptRegistrationMutation,
  useAcceptReceiptSpotMutation,
  useCorrectReceiptRegistrationMutation,
  useMailForgottenPasswordMutation,
  useListIncidentsQuery,
  useCreateIncidentMutation,
  useUpdateIncidentMutation,
  useListMessagesQuery,
  useSendMessageMutation,
  usePreviewMessageMutation,
  useListPicturesQuery,
  useCreatePictureMutation,
  useListShownPicturesQuery,
  useUpdatePictureMutation,
  useDeletePictureMutation,
  useGetMediaQuery,
  useListPracticesQuery,
  useCreatePracticeMutation,
  useCreatePracticesMutation,
  useGetPracticeQuery,
  useUpdatePracticeMutation,
  useCancelPracticeMutation,
  useRegisterForPracticeMutation,
  useListPracticeRegistrationsQuery,
  useGetRegistrationQuery,
  useChangeRegistrationMutation,
  useCancelRegistrationMutation,
  useGetPracticeLedgerQuery,
  useGetSessionLedgerQuery,
  useListRegistrationsQuery,
  useRegisterPlayerMutation,
  useRegisterFormMutation,
  useListCalendarDaysQuery,
  useClubCalendarQuery,
  usePracticesCalendarQuery,
  useLeagueCalendarQuery,
  useTeamCalendarQuery,
  useSessionCalendarQuery,
  usePracticeCalendarQuery,
  useFamilyCalendarQuery,
  useFamilyEventQuery,
  useReceiptEventsQuery,
  useReceiptEventQuery,
  useGetAnalyticsQuery,
  useGetOverviewQuery,
  useGetTurnoutQuery,
  useGetPageViewsQuery,
  useSearchQuery,
  useSearchAllQuery,
  useListSettingsQuery,
  useGetPublicSettingsQuery,
  useGetSettingQuery,
  useUpdateSettingMutation,
  useDeleteSettingMutation,
  useTurnSeasonMutation,
  useGetSheetQuery,
  useImportSheetMutation,
  useGetCheckInKeyQuery,
  useSyncPracticeCheckInMutation,
  useSyncSessionCheckInMutation,
  useGetCleanupStatusQuery,
  usePreviewCleanupQuery,
  useTriggerAutoDeletionMutation,
  useListWaitingRunsQuery,
  useApproveWaitingRunMutation,
  useGetClubQuery,
  useListClubSettingsQuery,
  useListClubVersionsQuery,
  useUpdateClubSettingMutation,
  useListMissingTextsQuery,
  useLiveQuery,
  useReadyQuery,
  useListWebhooksQuery,
  useCreateWebhookMutation,
  useDeleteWebhookMutation,
  useReplaceWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookDeliveriesQuery,
  useReplayWebhookDeliveryMutation,
  useGetSecurityTxtQuery,
  useExamineSiteQuery,
  useGetNightlyCheckUpQuery,
  useListOutboxQuery,
  useGetOutboxStateQuery,
  useRetryMailMutation,
} = injectedRtkApi;
