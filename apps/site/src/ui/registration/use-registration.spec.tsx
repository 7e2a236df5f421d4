import type { RegistrationFormDto } from '@lions/api-client';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { givenEvening } from '../../testing/given';
import type { OfferedEvening } from './evenings/evening';
import { keepDraft } from './registration-draft';
import { FORM_TEXTS } from './form-texts';
import { useRegistration, type Registration } from './use-registration';

const OLD = { date: '2026-12-05', times: '6:00 PM – 7:30 PM', startsAt: '2026-12-05T23:00:00.000Z' };
const NEW = { date: '2026-12-06', time: '7:00 PM - 8:30 PM', startsAt: '2026-12-07T00:00:00.000Z' };
const evening = (id: number, change: Partial<OfferedEvening> = {}) => givenEvening({ id, ...OLD, ...change });
const MOVED_TEXT =
  'Sat, Dec 5, 6:00 PM – 7:30 PM was moved: it is now on Sunday, December 6, 2026, 7:00 PM – 8:30 PM.';

const movedAnswer = (field: string) => ({
  status: 409,
  body: {
    code: 'ACTIVITY_MOVED',
    details: [{ field, message: 'The date or time has changed.', current: NEW }],
    current: NEW,
  },
});
const registered = (id: number) => ({
  status: 201,
  body: {
    results: [{ kind: 'practice', id, refusal: null, places: [] }],
    manageUrl: null,
  },
});

/** A mount point for a component without elements. */
function container() {
  const target = { addEventListener: () => undefined, removeEventListener: () => undefined };
  return {
    ...target,
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: { ...target, nodeType: 9, activeElement: null },
  };
}

/** The hook on a page that shows these evenings, and what it sends. */
async function givenForm(
  evenings: OfferedEvening[],
  wanted: number | undefined,
  answers: { status: number; body: object }[],
  isTeamClosed = false,
) {
  const targets: RegistrationFormDto['targets'][] = [];
  globalThis.fetch = (_, init) => {
    targets.push((JSON.parse(String(init?.body)) as RegistrationFormDto).targets);
    const { status, body } = answers.shift() ?? { status: 500, body: {} };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  const page = { evenings, isTeamClosed: false };
  /** The page as the server has it. */
  const server = { evenings, isTeamClosed };
  const shown: { form?: Registration } = {};
  function Form() {
    shown.form = useRegistration({
      kind: 'practice',
      thisYear: 2026,
      language: 'en',
      texts: FORM_TEXTS.en,
      evenings: page.evenings,
      wanted,
      isTeamClosed: page.isTeamClosed,
      readAgain: () => Promise.resolve(Object.assign(page, server)),
    });
    return null;
  }
  const root = createRoot(container() as unknown as Element);
  await act(async () => root.render(<Form />));
  const form = () => shown.form as Registration;
  const input = new FormData();
  for (const [name, value] of [
    ['playerName-1', 'Zoé Démo'],
    ['position-1', 'Goalie'],
    ['parentEmail', 'demo@example.test'],
    ['parentalAuthority', 'on'],
  ] as const)
    input.set(name, value);
  return {
    form,
    server,
    targets,
    send: () => act(() => form().send(input)),
    tick: (...ids: number[]) => act(async () => form().tick(ids)),
  };
}

beforeAll(() => {
  const browser = { window: globalThis, HTMLIFrameElement: class {}, IS_REACT_ACT_ENVIRONMENT: true };
  Object.assign(globalThis, browser);
});
beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: sessionStorage });
});

describe('registration form of a moved activity', () => {
  it('sends the start that it showed, says what moved, and registers for the new time when sent again', async () => {
    const { form, targets, send } = await givenForm([evening(7)], 7, [
      movedAnswer('targets.0.seenStart'),
      registered(7),
    ]);
    await send();
    expect(form().refused?.refusal.kind).toBe('moved');
    expect(form().moved).toEqual([MOVED_TEXT]);
    expect(form().chosen).toMatchObject([{ day: 'Sunday, December 6, 2026', times: '7:00 PM – 8:30 PM' }]);
    expect(form().players).toEqual([1]);
    await send();
    expect(targets).toEqual([
      [{ kind: 'practice', id: 7, seenStart: OLD.startsAt }],
      [{ kind: 'practice', id: 7, seenStart: NEW.startsAt }],
    ]);
    expect(form().sent).toHaveLength(1);
    expect(form().moved).toEqual([]);
  });

  it('names the one of several dates that moved', async () => {
    const evenings = [evening(7, { startsAt: '2026-12-01T23:00:00.000Z' }), evening(8), evening(9)];
    const { form, send, tick } = await givenForm(evenings, 7, [movedAnswer('targets.1.seenStart')]);
    await tick(7, 9);
    await send();
    expect(form().moved).toEqual([MOVED_TEXT]);
    expect(form().evenings.map(({ date }) => date)).toEqual(['2026-12-05', '2026-12-05', '2026-12-06']);
    await tick(7);
    expect(form().refused).toBeUndefined();
    expect(form().moved).toEqual([]);
  });

  it('says so after a reload, when the kept draft was about another date', async () => {
    keepDraft('practice', { players: [1], typed: {}, evenings: [{ id: 7, ...OLD }] });
    const moved = evening(7, {
      day: 'Sunday, December 6, 2026',
      times: '7:00 PM – 8:30 PM',
      startsAt: NEW.startsAt,
    });
    const { form, targets, send } = await givenForm([moved], 7, [registered(7)]);
    expect(form().moved).toEqual([MOVED_TEXT]);
    await send();
    expect(targets).toEqual([[{ kind: 'practice', id: 7, seenStart: NEW.startsAt }]]);
  });
});

describe('registration form of a closed activity', () => {
  const closedAnswer = { status: 403, body: { code: 'REGISTRATION_CLOSED' } };
  const closed = (id: number) => evening(id, { isClosed: true });

  it('offers another date only while one is open', async () => {
    const { form, server, send, tick } = await givenForm([evening(7), evening(8)], 7, [closedAnswer]);
    server.evenings = [closed(7), evening(8)];
    await send();
    expect(form().refused?.refusal.kind).toBe('closed');
    expect(form().canTickAnother).toBe(true);
    expect(form().ticked).toEqual([]);
    await tick(8);
    expect(form().refused).toBeUndefined();
    expect(form().ticked).toEqual([8]);
  });

  it('says that the whole team is closed, and has no date to tick', async () => {
    const { form, server, send } = await givenForm([evening(7), evening(8)], 7, [closedAnswer], true);
    server.evenings = [closed(7), closed(8)];
    await send();
    expect(form().refused?.refusal.kind).toBe('teamClosed');
    expect(form().canTickAnother).toBe(false);
    expect(form().evenings.every(({ isClosed }) => isClosed)).toBe(true);
  });

  it('closes every date once registration for practices is off', async () => {
    const off = { status: 403, body: { code: 'PRACTICE_REGISTRATION_OFF' } };
    const { form, send } = await givenForm([evening(7), evening(8)], 7, [off]);
    await send();
    expect(form().evenings.every(({ isClosed }) => isClosed)).toBe(true);
    expect(form().canTickAnother).toBe(false);
  });
});

describe('registration form with a refused field', () => {
  it('says so in a sentence where it does not show that field', async () => {
    const details = [{ field: 'consentVersion', message: 'too long' }];
    const { form, send } = await givenForm([evening(7)], 7, [
      { status: 400, body: { code: 'VALIDATION_FAILED', details } },
    ]);
    await send();
    expect(form().problems).toEqual({});
    expect(form().refused?.refusal.kind).toBe('unshown');
  });
});
