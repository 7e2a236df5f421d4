import type { Language } from '@lions/domain';
import type { FamilyAnswer } from './family-view';

/** Why a call changed nothing; `gone`: the link names no family any more. */
export type FamilyProblem =
  { kind: 'gone' | 'offline' | 'unavailable' | 'failed' | 'tooMany' } | { kind: 'refused'; code: string };

export type Answered<T> = { answer: T } | { problem: FamilyProblem };

/** A phone at a rink may lose its network without knowing. */
const LIMIT_MS = 15_000;

/** Without cookies: the link alone opens the page, whoever is signed in. */
async function call<T>(method: string, path: string, body?: object): Promise<Answered<T>> {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'omit',
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const said: unknown = await response.json().catch(() => undefined);
    return response.ok ? { answer: said as T } : { problem: problemOf(response.status, said) };
  } catch {
    return { problem: { kind: 'offline' } };
  }
}

function problemOf(status: number, said: unknown): FamilyProblem {
  const { code = '' } = (said ?? {}) as { code?: string };
  if (code === 'FAMILY_LINK_NOT_FOUND') return { kind: 'gone' };
  if (status === 429) return { kind: 'tooMany' };
  if (status >= 502 && status <= 504) return { kind: 'unavailable' };
  return status === 404 || status === 409 ? { kind: 'refused', code } : { kind: 'failed' };
}

/** What the private page can do, each by the family's own link. None of them rejects. */
export function familyCalls(token: string) {
  const path = `/api/my/${encodeURIComponent(token)}`;
  return {
    show: () => call<FamilyAnswer>('GET', path),
    cancel: (registrationId: number) => call<FamilyAnswer>('POST', `${path}/cancel`, { registrationId }),
    confirm: (registrationId: number) => call<FamilyAnswer>('POST', `${path}/confirm`, { registrationId }),
    setLanguage: (locale: Language) => call<FamilyAnswer>('PUT', `${path}/preferences`, { locale }),
    replaceLink: () => call<{ manageUrl: string }>('POST', `${path}/new-link`),
    erase: () => call<undefined>('POST', `${path}/erase`),
  };
}

export type FamilyCalls = ReturnType<typeof familyCalls>;

/** Asks for the link by e-mail; the answer is the same whether there is such a family or not. */
export const requestLink = (email: string) => call<undefined>('POST', '/api/my/request-link', { email });
