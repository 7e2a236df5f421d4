import type { ErrorCode, Language } from '@lions/domain';
import { translate } from '../i18n/translate';
import type { FieldProblem, RegistrationTexts } from './registration-texts';

/** What became of one player. */
export interface Registered {
  playerName: string;
  isWaitlist: boolean;
  /** 1 for the next in line; null for who has a place. */
  waitlistPosition: number | null;
  /** The family's private link; null where it went by mail alone, absent where the API has none to give. */
  manageUrl?: string | null;
  /** False: this child was registered before (200). */
  isNew: boolean;
}

/** Why a player was not registered, as far as a parent can do something about it. */
export type Refusal =
  | { kind: 'fields'; fields: Partial<Record<string, FieldProblem>> }
  | { kind: 'tooMany'; seconds: number }
  | { kind: Exclude<keyof RefusalTexts, 'fields' | 'tooMany'> };
type RefusalTexts = Pick<
  RegistrationTexts['refused'],
  'tooMany' | 'closed' | 'off' | 'started' | 'cancelled' | 'gone' | 'offline' | 'unavailable' | 'failed'
>;

export type RegistrationAnswer = { registered: Registered } | { refusal: Refusal };

const REFUSALS: Partial<Record<ErrorCode | (string & {}), Exclude<keyof RefusalTexts, 'tooMany'>>> = {
  REGISTRATION_CLOSED: 'closed',
  PRACTICE_REGISTRATION_OFF: 'off',
  PRACTICE_STARTED: 'started',
  PRACTICE_CANCELLED: 'cancelled',
  PRACTICE_NOT_FOUND: 'gone',
  SESSION_NOT_FOUND: 'gone',
  SERVICE_UNAVAILABLE: 'unavailable',
};

/** A phone at a rink may lose its network without knowing. */
const LIMIT_MS = 15_000;
/** What a lost answer is asked for again after; the same key makes that harmless. */
const RETRY_AFTER_MS = [1000, 3000];

/** The outside world, which tests replace. */
export interface Network {
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<unknown>;
  isOffline: () => boolean;
}
const BROWSER: Network = {
  fetch: (...call) => fetch(...call),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  isOffline: () => !navigator.onLine,
};

/**
 * Keys for `Idempotency-Key`: the same for the same words, another for any other, so that pressing again after a
 * lost answer registers nobody twice (decisions 5). One for each opened form.
 */
export function requestKeys(): (path: string, body: object) => string {
  const keys = new Map<string, string>();
  return (path, body) => {
    const words = `${path} ${JSON.stringify(body)}`;
    // Not randomUUID, which a page on a plain http address lacks.
    const key = keys.get(words) ?? Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');
    keys.set(words, key);
    return key;
  };
}

/** Registers one player as the public does: without cookies, asking again where no answer came. Never rejects. */
export async function postRegistration(
  path: string,
  body: object,
  key: string,
  network: Network = BROWSER,
): Promise<RegistrationAnswer> {
  for (const pause of [...RETRY_AFTER_MS, undefined]) {
    const answer = await ask(path, body, key, network);
    const kind = 'refusal' in answer ? answer.refusal.kind : undefined;
    const isLost = kind === 'unavailable' || (kind === 'offline' && !network.isOffline());
    if (!isLost || pause === undefined) return answer;
    await network.wait(pause);
  }
  return { refusal: { kind: 'failed' } };
}

async function ask(path: string, body: object, key: string, network: Network): Promise<RegistrationAnswer> {
  try {
    const response = await network.fetch(path, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const said: unknown = await response.json().catch(() => ({}));
    if (response.ok) return { registered: { ...(said as Registered), isNew: response.status === 201 } };
    return { refusal: refusalOf(response, said as { code?: string; details?: FieldDetail[] }) };
  } catch {
    return { refusal: { kind: 'offline' } };
  }
}

interface FieldDetail {
  field: string;
}

function refusalOf(
  response: Response,
  { code = '', details = [] }: { code?: string; details?: FieldDetail[] },
): Refusal {
  if (response.status === 429)
    return { kind: 'tooMany', seconds: Number(response.headers.get('retry-after')) || 60 };
  if (code === 'VALIDATION_FAILED' && details.length > 0)
    return {
      kind: 'fields',
      fields: Object.fromEntries(details.map(({ field }) => [field, PROBLEMS[field] ?? 'textInvalid'])),
    };
  const isAway = response.status >= 502 && response.status <= 504;
  return { kind: REFUSALS[code] ?? (isAway ? 'unavailable' : 'failed') };
}

/** The form has asked the same rules before; what only the API finds are characters that cannot be shown. */
const PROBLEMS: Partial<Record<string, FieldProblem>> = {
  playerAge: 'ageRequired',
  birthYear: 'ageRequired',
  parentEmail: 'emailInvalid',
  parentPhone: 'phoneInvalid',
};

const FINAL: readonly Refusal['kind'][] = ['closed', 'off', 'started', 'cancelled', 'gone'];

/** Whether trying again would change nothing. */
export const isFinal = ({ kind }: Refusal) => FINAL.includes(kind);

/** Why it was refused, in one or two sentences: what happened, and when to try again. */
export function refusalSentence(
  refusal: Refusal,
  language: Language,
  { refused }: RegistrationTexts,
): string {
  if (refusal.kind === 'fields') return refused.check;
  if (refusal.kind !== 'tooMany') return refused[refusal.kind];
  const minutes = Math.ceil(refusal.seconds / 60);
  const wait =
    minutes < 90
      ? translate(language, refused, 'waitMinutes', { count: minutes })
      : translate(language, refused, 'waitHours', { count: Math.ceil(minutes / 60) });
  return `${refused.tooMany} ${wait}`;
}
