/// <reference lib="dom" />
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { readApiError, type ApiError } from './api-error.js';
import { noteAnswer } from './connection.js';
import {
  isSignInLost,
  noteLoggedOut,
  noteRefused,
  noteSignedIn,
  seenSignIns,
  userOfPage,
} from './sign-in.js';

const DAY_SECONDS = 86_400;
/** Timeout of a call. A form holds a file, which takes longer to send and to work on. */
const CALL_MS = 30_000;
const UPLOAD_MS = 120_000;

/** Calls that change who is signed in: they are for no user of the page. */
const UNNAMED_ENDPOINTS = new Set([
  'beginPasskeySignIn',
  'login',
  'resetPassword',
  'mailForgottenPassword',
  'signInWithPasskey',
]);

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'same-origin',
  prepareHeaders: (headers, { arg, endpoint }) => {
    // Required by the CSRF guard; forms of other sites cannot send it.
    headers.set('X-Requested-With', 'XMLHttpRequest');
    // Without a sign-in the call is refused, instead of answered with the public's shortened lists
    // (docs/decisions/sign-ins.md).
    headers.set('X-Sign-In', 'required');
    // The cookies may be those of a user who signed in in another tab: the server compares.
    const isUnsafe = typeof arg !== 'string' && arg.method !== undefined && arg.method !== 'GET';
    const user = userOfPage();
    if (isUnsafe && user !== undefined && !UNNAMED_ENDPOINTS.has(endpoint))
      headers.set('X-User-Id', String(user));
  },
  responseHandler: 'text',
});

function toApiError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  if (typeof error.status !== 'number') return { status: 0, message: `0: ${error.error}`, details: [] };
  return readApiError({
    status: error.status,
    statusText: meta?.response?.statusText ?? '',
    body: typeof error.data === 'string' ? error.data : '',
    headers: meta?.response?.headers,
  });
}

type Query = BaseQueryFn<string | FetchArgs, unknown, ApiError>;

const sendOnce: Query = async (request, api, options) => {
  const call = typeof request === 'string' ? { url: request } : request;
  const timeout = call.body instanceof FormData ? UPLOAD_MS : CALL_MS;
  const { data, error, meta } = await send({ timeout, ...call }, api, options);
  // An aborted call says nothing about the connection.
  if (!api.signal.aborted) noteAnswer(typeof error?.status !== 'string' || error.status === 'PARSING_ERROR');
  if (error) return { error: toApiError(error, meta) };
  // An empty answer (204) is null: RTK Query treats undefined as an error.
  return { data: typeof data === 'string' && data !== '' ? (JSON.parse(data) as unknown) : null };
};

/** Who is signed in, of the answers that say it: the generated types would import this file in a circle. */
interface SignedInUser {
  id: number;
}

let refreshing: Promise<ApiError | undefined> | undefined;

const OTHER_USER: ApiError = {
  status: 409,
  code: 'SIGNED_IN_AS_OTHER',
  message: '409: another user is signed in',
  details: [],
};

/** Renews the sign-in of this page's user; concurrent calls share one refresh. Resolves to the error, if any. */
function refreshSession(api: BaseQueryApi): Promise<ApiError | undefined> {
  // No signal: the first caller may abort while others wait for the same refresh.
  const independent = { ...api, signal: new AbortController().signal };
  refreshing ??= Promise.resolve(sendOnce({ url: '/api/auth/refresh', method: 'POST' }, independent, {}))
    .then(({ data, error }) => error ?? (noteSignedIn((data as SignedInUser).id) ? undefined : OTHER_USER))
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** Endpoints that are also called without a sign-in of this page's user. The check-in asks whose phone it is. */
const OPEN_ENDPOINTS = new Set([
  'beginPasskeySignIn',
  'getCheckInKey',
  'getCurrentUser',
  'login',
  'logout',
  'mailForgottenPassword',
  'refreshSession',
  'resetPassword',
  'signInWithPasskey',
]);

/** One call with cookies. When the access token has expired, renews it once and repeats the call once. */
const sendRenewed: Query = async (request, api, options) => {
  const first = await sendOnce(request, api, options);
  if (first.error?.code !== 'NOT_SIGNED_IN') return first;
  const refused = await refreshSession(api);
  return refused ? { error: refused } : await sendOnce(request, api, options);
};

/**
 * While the sign-in is lost, only the current-user query is sent, which notices a sign-in in another tab.
 * Other queries could be answered with the public's fields, which would replace those on the screen.
 */
const sendUnlessLost: Query = async (request, api, options) => {
  if (isSignInLost() && !OPEN_ENDPOINTS.has(api.endpoint)) {
    const error = await refreshSession(api);
    if (error) return { error };
  }
  return sendRenewed(request, api, options);
};

/**
 * Whether the user waits for the call: a mutation, or data that is not loaded yet. All else is a background
 * refetch.
 */
function isAskedFor({ type, queryCacheKey = '', getState }: BaseQueryApi): boolean {
  const { queries } = (getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } })
    .api;
  return type === 'mutation' || queries[queryCacheKey]?.data === undefined;
}

/** The check-in forgets what a former user did there, and goes on for the one who is signed in. */
function noteUserOfPhone({ userId }: { userId: number }): void {
  if (userOfPage() !== userId) noteLoggedOut();
  noteSignedIn(userId);
}

const sendSignedIn: Query = async (request, api, options) => {
  const before = seenSignIns();
  let result = await sendUnlessLost(request, api, options);
  // Sent with the cookies from before a sign-in that has succeeded meanwhile.
  if (result.error?.code === 'NOT_SIGNED_IN' && seenSignIns() !== before)
    result = await sendRenewed(request, api, options);
  if (result.error?.code === 'NOT_SIGNED_IN') noteRefused('ended', isAskedFor(api));
  if (result.error?.code === 'SIGNED_IN_AS_OTHER') noteRefused('other', isAskedFor(api));
  if (api.endpoint === 'getCheckInKey' && result.data) noteUserOfPhone(result.data as { userId: number });
  if (api.endpoint !== 'getCurrentUser') return result;
  if (result.data && !noteSignedIn((result.data as SignedInUser).id)) return { error: OTHER_USER };
  // For this query, signed out is an answer, not an error; after a lost sign-in the user is kept.
  const isAnswer = result.error?.code === 'NOT_SIGNED_IN' && !isSignInLost();
  return isAnswer ? { data: null } : result;
};

/**
 * Base of the generated endpoints. Data stays cached until a mutation invalidates it; no retries, no polling.
 */
export const baseApi = createApi({
  baseQuery: sendSignedIn,
  keepUnusedDataFor: DAY_SECONDS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
