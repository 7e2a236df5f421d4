import type { FetchJson } from './public-api';

/** Timeout: a phone may lose its network without an error. */
const LIMIT_MS = 10_000;

/** The public API in the browser, without cookies: a signed-in coach sees here what parents see. */
export const fetchPublic: FetchJson = async (path) => {
  const response = await fetch(path, {
    credentials: 'omit',
    cache: 'no-cache',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  return { status: response.status, body: await response.json() };
};
