import type { RegisteredFormDto, RegistrationFormDto } from '@lions/api-client';
import { VALIDATION } from '@lions/domain';
import { requestKeys } from '@lions/web-base';
import { postRegistration, refusalSentence, type Network } from './registration-request';
import { FORM_TEXTS } from './form-texts';

const BODY: RegistrationFormDto = {
  targets: [{ kind: 'session', id: 12 }],
  players: [{ playerName: 'Demo Player 01', position: 'Forward', playerAge: 12 }],
  parentEmail: 'demo.parent@example.test',
};
const ANSWER: RegisteredFormDto = { results: [], manageUrl: null };

type Answer = [status: number, body: unknown, headers?: Record<string, string>] | 'lost';

/** A fake network: returns the given answers in turn, and records requests and pauses. */
function givenNetwork(answers: Answer[], isOffline = false) {
  const calls: { path: unknown; init?: RequestInit }[] = [];
  const waits: number[] = [];
  const kept: string[] = [];
  const network: Network = {
    fetch: (path, init) => {
      calls.push({ path, init });
      const answer = answers[calls.length - 1] ?? 'lost';
      if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
      const [status, body, headers] = answer;
      return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
    },
    wait: (milliseconds) => Promise.resolve(waits.push(milliseconds)),
    isOffline: () => isOffline,
    keep: (address) => kept.push(address) > 0,
  };
  return { network, calls, waits, kept };
}

const refused = (code: string, more: object = {}) => ({ statusCode: 400, error: 'No.', code, ...more });

describe('registration request', () => {
  it('has its key and no cookies, and stores the receipt, if there is one', async () => {
    const { network, calls, kept } = givenNetwork([
      [201, { ...ANSWER, manageUrl: '/my/r/abc' }],
      [200, ANSWER],
    ]);
    expect(await postRegistration(BODY, 'a-key', network)).toEqual({
      registered: { ...ANSWER, manageUrl: '/my/r/abc', isKept: true },
    });
    expect(await postRegistration(BODY, 'a-key', network)).toEqual({
      registered: { ...ANSWER, isKept: false },
    });
    expect(kept).toEqual(['/my/r/abc']);
    expect(calls[0]).toMatchObject({
      path: '/api/registration-forms',
      init: { method: 'POST', credentials: 'omit', headers: { 'idempotency-key': 'a-key' } },
    });
  });

  it('is sent where AbortSignal.timeout is missing', async () => {
    const { timeout } = AbortSignal;
    Reflect.deleteProperty(AbortSignal, 'timeout');
    const { network, calls } = givenNetwork([[201, ANSWER]]);
    const answer = await postRegistration(BODY, 'a-key', network);
    Object.assign(AbortSignal, { timeout });
    expect(answer).toHaveProperty('registered');
    expect(calls[0]?.init?.signal?.aborted).toBe(false);
  });

  it('is retried under the same key after a lost answer or a 503', async () => {
    const { network, calls, waits } = givenNetwork([
      'lost',
      [503, refused('SERVICE_UNAVAILABLE')],
      [201, ANSWER],
    ]);
    expect(await postRegistration(BODY, 'a-key', network)).toHaveProperty('registered');
    expect(waits).toEqual([1000, 3000]);
    expect(calls.map(({ init }) => init?.headers)).toEqual(calls.map(() => calls[0]?.init?.headers));
  });

  it('fails after the last retry, and at once when offline', async () => {
    const away = givenNetwork(['lost', 'lost', 'lost', [201, ANSWER]]);
    expect(await postRegistration(BODY, 'a-key', away.network)).toEqual({
      refusal: { kind: 'offline' },
    });
    expect(away.calls).toHaveLength(3);
    const offline = givenNetwork(['lost'], true);
    await postRegistration(BODY, 'a-key', offline.network);
    expect(offline.calls).toHaveLength(1);
  });

  it.each([
    [403, 'REGISTRATION_CLOSED', 'closed'],
    [403, 'PRACTICE_STARTED', 'started'],
    [403, 'PRACTICE_CANCELLED', 'cancelled'],
    [403, 'PRACTICE_REGISTRATION_OFF', 'off'],
    [404, 'SESSION_NOT_FOUND', 'gone'],
    [409, 'SOMETHING_NEW', 'failed'],
    [500, 'INTERNAL_ERROR', 'failed'],
  ])('is refused once with %d %s: %s', async (status, code, kind) => {
    const { network, calls } = givenNetwork([[status, refused(code)]]);
    expect(await postRegistration(BODY, 'a-key', network)).toEqual({ refusal: { kind } });
    expect(calls).toHaveLength(1);
  });

  it('has the new start of each target that was moved', async () => {
    const current = { date: '2026-12-06', time: '7:00 PM - 8:30 PM', startsAt: '2026-12-07T00:00:00.000Z' };
    const message = 'The date or time has changed.';
    const details = [{ field: 'targets.1.seenStart', message, current }];
    const { network, calls } = givenNetwork([[409, refused('ACTIVITY_MOVED', { details, current })]]);
    expect(await postRegistration(BODY, 'a-key', network)).toEqual({
      refusal: { kind: 'moved', starts: [{ target: 1, current }] },
    });
    expect(calls).toHaveLength(1);
  });

  it('maps refused fields to their errors', async () => {
    const details = [
      { field: 'parentEmail', message: VALIDATION.emailInvalid },
      { field: 'players.1.birthYear', message: VALIDATION.ageRequired },
    ];
    const { network } = givenNetwork([[400, refused('VALIDATION_FAILED', { details })]]);
    expect(await postRegistration(BODY, 'a-key', network)).toEqual({
      refusal: {
        kind: 'fields',
        fields: { parentEmail: 'emailInvalid', 'players.1.birthYear': 'ageRequired' },
      },
    });
  });

  it('handles an answer that is not JSON, as from a proxy', async () => {
    const { network } = givenNetwork([[413, undefined]]);
    expect(await postRegistration(BODY, 'a-key', network)).toEqual({ refusal: { kind: 'failed' } });
  });

  it.each([
    ['en', '20', 'Too many registrations for now. Please try again in 1 minute.'],
    ['fr', '600', 'Trop d’inscriptions pour le moment. Veuillez réessayer dans 10\u00a0minutes.'],
    ['en', '86000', 'Too many registrations for now. Please try again in 24 hours.'],
    ['fr', 'soon', 'Trop d’inscriptions pour le moment. Veuillez réessayer dans 1\u00a0minute.'],
  ] as const)('says in %s when to retry after “%s”', async (language, wait, sentence) => {
    const { network } = givenNetwork([[429, refused('TOO_MANY_REQUESTS'), { 'retry-after': wait }]]);
    const answer = await postRegistration(BODY, 'a-key', network);
    if (!('refusal' in answer)) throw new Error('It was not refused.');
    expect(refusalSentence(answer.refusal, language, FORM_TEXTS[language])).toBe(sentence);
  });
});

describe('idempotency key', () => {
  it('is the same for the same content, and another for other content or another form', () => {
    const [keyOf, otherForm] = [requestKeys(), requestKeys()];
    const key = keyOf(BODY);
    expect(key).toMatch(/^[\d-]{7,100}$/);
    expect(keyOf({ ...BODY })).toBe(key);
    expect(keyOf({ ...BODY, targets: [{ kind: 'session', id: 13 }] })).not.toBe(key);
    expect(otherForm(BODY)).not.toBe(key);
  });
});
