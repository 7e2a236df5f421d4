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
import { isSignInLost, noteRefused, noteSignedIn, seenSignIns } from './sign-in.js';

const DAY_SECONDS = 86_400;

const send = fetchBaseQuery({
  baseUrl: '/',
  credentials: 'same-origin',
  // Shows the CSRF guard that no other site's form sent the request (decisions 4).
  headers: { 'X-Requested-With': 'XMLHttpRequest' },
  responseHandler: 'text',
  timeout: 30_000,
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
  const { data, error, meta } = await send(request, api, options);
  // A call that was given up says nothing about the connection.
  if (!api.signal.aborted) noteAnswer(typeof error?.status !== 'string' || error.status === 'PARSING_ERROR');
  if (error) return { error: toApiError(error, meta) };
  // An empty answer (204) is null: RTK Query takes undefined for a mistake.
  return { data: typeof data === 'string' && data !== '' ? (JSON.parse(data) as unknown) : null };
};

let refreshing: Promise<ApiError | undefined> | undefined;

/** Renews the sign-in; calls that need it together share one refresh. Gives why it failed, if it did. */
function refreshSession(api: BaseQueryApi): Promise<ApiError | undefined> {
  // No signal: the call that asked first may be given up while others wait for the same refresh.
  const independent = { ...api, signal: new AbortController().signal };
  refreshing ??= Promise.resolve(sendOnce({ url: '/api/auth/refresh', method: 'POST' }, independent, {}))
    .then(({ error }) => error)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}

/** What is asked for without a sign-in too. */
const OPEN_ENDPOINTS = new Set(['getCurrentUser', 'login', 'logout', 'refreshSession', 'resetPassword']);

/** One call with cookies. When the short-lived token has run out, renews it once and repeats the call once. */
const sendRenewed: Query = async (request, api, options) => {
  const first = await sendOnce(request, api, options);
  if (first.error?.code !== 'NOT_SIGNED_IN') return first;
  const refused = await refreshSession(api);
  return refused ? { error: refused } : await sendOnce(request, api, options);
};

/**
 * While the sign-in is lost, nothing is sent but the question whether it is back, as after a sign-in in another tab: as
 * to a stranger the API may answer with less, which would take the place of what is shown.
 */
const sendUnlessLost: Query = async (request, api, options) => {
  if (isSignInLost() && !OPEN_ENDPOINTS.has(api.endpoint)) {
    const error = await refreshSession(api);
    if (error) return { error };
    noteSignedIn();
  }
  return sendRenewed(request, api, options);
};

/** Whether somebody waits for the call: a change, or data that are not there yet. All else is read anew by itself. */
function isAskedFor({ type, queryCacheKey = '', getState }: BaseQueryApi): boolean {
  const { queries } = (getState() as { api: { queries: Record<string, { data?: unknown } | undefined> } })
    .api;
  return type === 'mutation' || queries[queryCacheKey]?.data === undefined;
}

const sendSignedIn: Query = async (request, api, options) => {
  const before = seenSignIns();
  let result = await sendUnlessLost(request, api, options);
  // Sent with the cookies of before a sign-in that has succeeded meanwhile.
  if (result.error?.code === 'NOT_SIGNED_IN' && seenSignIns() !== before)
    result = await sendRenewed(request, api, options);
  if (result.error?.code === 'NOT_SIGNED_IN') noteRefused(isAskedFor(api));
  if (api.endpoint !== 'getCurrentUser') return result;
  if (result.data) noteSignedIn();
  // Nobody signed in is an answer to this question, not a failure (spec section 7); of a lost sign-in the user stays.
  const isAnswer = result.error?.code === 'NOT_SIGNED_IN' && !isSignInLost();
  return isAnswer ? { data: null } : result;
};

/** What the generated endpoints build on. Data stay until a mutation changes them; no retries, no polling (spec section 7). */
export const baseApi = createApi({
  baseQuery: sendSignedIn,
  keepUnusedDataFor: DAY_SECONDS,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
