import type { CorrectRegistrationDto, FamilyDto, ReceiptDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import { withTimeout } from '@lions/web-base';
import { fieldProblems, type FieldDetail, type FieldProblem } from '../../ui/registration/registration-texts';

/** Error by field name; `taken`: another registration has this name, `proven`: the present address is confirmed. */
export type FieldProblems = Partial<Record<string, FieldProblem | 'taken' | 'proven'>>;

/** Why a call changed nothing; `gone`: the link is no longer valid. */
export type FamilyProblem =
  | { kind: 'gone' | 'offline' | 'unavailable' | 'failed' | 'tooMany' }
  | { kind: 'refused'; code: string }
  | { kind: 'fields'; fields: FieldProblems };

export type Answered<T> = { answer: T } | { problem: FamilyProblem };

/** Timeout: a phone may lose its network without an error. */
const LIMIT_MS = 15_000;
const GONE = ['FAMILY_LINK_NOT_FOUND', 'RECEIPT_NOT_FOUND'];

/** Without cookies: access depends only on the link, not on a sign-in. */
async function call<T>(method: string, path: string, body?: object): Promise<Answered<T>> {
  try {
    return await withTimeout(LIMIT_MS, async (signal) => {
      const response = await fetch(path, {
        method,
        credentials: 'omit',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
        signal,
      });
      const said: unknown = await response.json().catch(() => undefined);
      return response.ok ? { answer: said as T } : { problem: problemOf(response.status, said) };
    });
  } catch {
    return { problem: { kind: 'offline' } };
  }
}

function problemOf(status: number, said: unknown): FamilyProblem {
  const { code = '', details = [] } = (said ?? {}) as { code?: string; details?: FieldDetail[] };
  if (GONE.includes(code)) return { kind: 'gone' };
  if (code === 'VALIDATION_FAILED' && details.length > 0)
    return { kind: 'fields', fields: fieldProblems(details) };
  if (code === 'ALREADY_REGISTERED') return { kind: 'fields', fields: { playerName: 'taken' } };
  if (code === 'EMAIL_PROVEN') return { kind: 'fields', fields: { parentEmail: 'proven' } };
  if (status === 429) return { kind: 'tooMany' };
  if (status >= 502 && status <= 504) return { kind: 'unavailable' };
  return status === 404 || status === 409 ? { kind: 'refused', code } : { kind: 'failed' };
}

/** Calls of any private page on the registrations that its link opens. */
const registrationCalls = <Answer>(path: string) => ({
  correct: (id: number, correction: CorrectRegistrationDto) =>
    call<Answer>('PUT', `${path}/registrations/${id}`, correction),
  show: () => call<Answer>('GET', path),
  cancel: (registrationIds: readonly number[]) => call<Answer>('POST', `${path}/cancel`, { registrationIds }),
  confirm: (registrationId: number) => call<Answer>('POST', `${path}/confirm`, { registrationId }),
  accept: (registrationId: number) => call<Answer>('POST', `${path}/accept`, { registrationId }),
});

export type RegistrationCalls<Answer> = ReturnType<typeof registrationCalls<Answer>>;

/** Calls of a family's page, authorized by its link. None of them rejects. */
export function familyCalls(token: string) {
  const path = `/api/my/${encodeURIComponent(token)}`;
  return {
    ...registrationCalls<FamilyDto>(path),
    /** Called by the rendered page, so a mail scanner that follows links does not count. */
    open: () => call<undefined>('POST', `${path}/open`),
    /** "These are all mine". */
    recognize: () => call<FamilyDto>('POST', `${path}/recognize`),
    addGuardian: (email: string) => call<FamilyDto>('PUT', `${path}/guardian`, { email }),
    removeGuardian: () => call<undefined>('DELETE', `${path}/guardian`),
    setLanguage: (locale: Language) => call<FamilyDto>('PUT', `${path}/preferences`, { locale }),
    replaceLink: () => call<{ manageUrl: string }>('POST', `${path}/new-link`),
    erase: () => call<undefined>('POST', `${path}/erase`),
  };
}

/** Calls of a receipt. None of them rejects. */
export function receiptCalls(token: string) {
  const path = `/api/my/r/${encodeURIComponent(token)}`;
  return registrationCalls<ReceiptDto>(path);
}

/** Requests the link by e-mail; the answer does not tell whether the family exists. */
export const requestLink = (email: string) => call<undefined>('POST', '/api/my/request-link', { email });
