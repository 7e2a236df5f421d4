import type {
  ActivityStartDto,
  FieldErrorDto,
  RegisteredFormDto,
  RegistrationFormDto,
} from '@lions/api-client';
import type { ErrorCode, Language } from '@lions/domain';
import { withTimeout, translate } from '@lions/web-base';
import { keepReceipt } from '../receipts/keep-receipt';
import { fieldProblems, type FieldProblem, type RegistrationTexts } from './registration-texts';

/** The answer to a form, and whether this device stores its receipt. */
export interface RegisteredForm extends RegisteredFormDto {
  isKept: boolean;
}

/** Why nothing was registered, as far as a parent can act on it. */
export type Refusal =
  | { kind: 'fields'; fields: Partial<Record<string, FieldProblem>> }
  | { kind: 'tooMany'; seconds: number }
  | { kind: 'moved'; starts: MovedStart[] }
  | { kind: Exclude<keyof RefusalTexts, 'tooMany' | 'moved'> };
type RefusalTexts = Pick<
  RegistrationTexts['refused'],
  | 'tooMany'
  | 'moved'
  | 'closed'
  | 'teamClosed'
  | 'off'
  | 'started'
  | 'cancelled'
  | 'sessionCancelled'
  | 'gone'
  | 'offline'
  | 'unavailable'
  | 'unshown'
  | 'failed'
>;

/** The new start of a target of the form, by its index. */
interface MovedStart {
  target: number;
  current: ActivityStartDto;
}

type RegistrationAnswer = { registered: RegisteredForm } | { refusal: Refusal };

const REFUSALS: Partial<Record<ErrorCode | (string & {}), Exclude<keyof RefusalTexts, 'tooMany' | 'moved'>>> =
  {
    REGISTRATION_CLOSED: 'closed',
    PRACTICE_REGISTRATION_OFF: 'off',
    PRACTICE_STARTED: 'started',
    PRACTICE_CANCELLED: 'cancelled',
    SESSION_CANCELLED: 'sessionCancelled',
    PRACTICE_NOT_FOUND: 'gone',
    SESSION_NOT_FOUND: 'gone',
    SERVICE_UNAVAILABLE: 'unavailable',
  };

const PATH = '/api/registration-forms';

/** Timeout: a phone may lose its network without an error. */
const LIMIT_MS = 15_000;
/** Pauses before each retry; the idempotency key makes retries safe. */
const RETRY_AFTER_MS = [1000, 3000];

/** Outside dependencies, faked in tests. */
export interface Network {
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<unknown>;
  isOffline: () => boolean;
  /** Stores the receipt at that address on this device; false where storage is blocked. */
  keep: (address: string) => boolean;
}
const BROWSER: Network = {
  fetch: (...call) => fetch(...call),
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  isOffline: () => !navigator.onLine,
  keep: (address) => keepReceipt(address),
};

/**
 * Registers the children of a form as the public does: without cookies, with retries while there is no answer. Never
 * rejects.
 */
export async function postRegistration(
  body: RegistrationFormDto,
  key: string,
  network: Network = BROWSER,
): Promise<RegistrationAnswer> {
  for (const pause of [...RETRY_AFTER_MS, undefined]) {
    const answer = await ask(body, key, network);
    const kind = 'refusal' in answer ? answer.refusal.kind : undefined;
    const isLost = kind === 'unavailable' || (kind === 'offline' && !network.isOffline());
    if (!isLost || pause === undefined) return answer;
    await network.wait(pause);
  }
  return { refusal: { kind: 'failed' } };
}

async function ask(body: RegistrationFormDto, key: string, network: Network): Promise<RegistrationAnswer> {
  try {
    return await withTimeout(LIMIT_MS, async (signal) => {
      const response = await network.fetch(PATH, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
        signal,
      });
      const said: unknown = await response.json().catch(() => ({}));
      if (!response.ok) return { refusal: refusalOf(response, said as RefusedBody) };
      const answer = said as RegisteredFormDto;
      const isKept = answer.manageUrl !== null && network.keep(answer.manageUrl);
      return { registered: { ...answer, isKept } };
    });
  } catch {
    return { refusal: { kind: 'offline' } };
  }
}

interface RefusedBody {
  code?: string;
  details?: FieldErrorDto[];
}

/** The starts that an answer with ACTIVITY_MOVED names, such as in the detail of `targets.1.seenStart`. */
const movedStarts = (details: FieldErrorDto[]): MovedStart[] =>
  details.flatMap(({ field, current }) =>
    current ? [{ target: Number(/\d+/.exec(field)?.[0] ?? 0), current }] : [],
  );

function refusalOf(response: Response, { code = '', details = [] }: RefusedBody): Refusal {
  if (response.status === 429)
    return { kind: 'tooMany', seconds: Number(response.headers.get('retry-after')) || 60 };
  if (code === 'VALIDATION_FAILED' && details.length > 0)
    return { kind: 'fields', fields: fieldProblems(details) };
  if (code === 'ACTIVITY_MOVED') return { kind: 'moved', starts: movedStarts(details) };
  const isAway = response.status >= 502 && response.status <= 504;
  return isAway && !REFUSALS[code] ? { kind: 'unavailable' } : refusalOfCode(code);
}

/** The refusal of one practice or session. */
export const refusalOfCode = (code: string): Refusal => ({ kind: REFUSALS[code] ?? 'failed' });

const FINAL: readonly Refusal['kind'][] = [
  'closed',
  'teamClosed',
  'off',
  'started',
  'cancelled',
  'sessionCancelled',
  'gone',
];

/** Whether a retry would change nothing. */
export const isFinal = ({ kind }: Refusal) => FINAL.includes(kind);

/** Why it was refused, in one or two sentences: what happened, and when to retry. */
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
