import { keepDraft, readDraft } from './registration-draft';

const TRYOUT = { form: 'tryout', parent: ['parentName', 'parentEmail'] } as const;
const PRACTICE = { form: 'practice', parent: ['parentEmail'] } as const;
const SEEN = [
  { id: 7, date: '2026-12-05', times: '6:00 PM – 7:30 PM', startsAt: '2026-12-05T23:00:00.000Z' },
];
const MINUTE = 60_000;

/** sessionStorage, which the specs lack. */
function givenStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, value: sessionStorage });
  return kept;
}

function formOf(values: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

describe('unsent input of a registration form', () => {
  let kept: Map<string, string>;
  beforeEach(() => (kept = givenStorage()));

  it('has the parent, the children and the ticked evenings with their dates, and not the consent', () => {
    const typed = { 'playerName-1': 'Demo One', 'position-1': 'Goalie', parentEmail: 'demo@example.test' };
    keepDraft(TRYOUT, formOf({ ...typed, evening: '7', parentalAuthority: 'on' }), [1], SEEN);
    expect(readDraft(TRYOUT)).toEqual({ players: [1], typed, evenings: SEEN });
  });

  it('loses a child that is sent or removed, and everything with the last one', () => {
    const both = formOf({ 'playerName-1': 'Demo One', 'playerName-11': 'Demo Two' });
    keepDraft(TRYOUT, both, [1, 11], []);
    keepDraft(TRYOUT, both, [11], []);
    expect(readDraft(TRYOUT)).toEqual({
      players: [11],
      typed: { 'playerName-11': 'Demo Two' },
      evenings: [],
    });
    keepDraft(TRYOUT, both, [], []);
    expect(readDraft(TRYOUT)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('of one form is left alone by the other', () => {
    keepDraft(TRYOUT, formOf({ 'playerName-1': 'Demo One' }), [1], []);
    keepDraft(PRACTICE, formOf({ 'playerName-1': 'Demo Two' }), [1], []);
    keepDraft(PRACTICE, formOf({}), [], []);
    expect(readDraft(TRYOUT)?.typed).toEqual({ 'playerName-1': 'Demo One' });
    expect(readDraft(PRACTICE)).toBeUndefined();
  });

  it('ends after half an hour', () => {
    keepDraft(TRYOUT, formOf({ 'playerName-1': 'Demo One' }), [1], [], 0);
    expect(readDraft(TRYOUT, 30 * MINUTE - 1)).toBeDefined();
    expect(readDraft(TRYOUT, 30 * MINUTE)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it.each(['{', 'null', '[]', '{"players":[],"typed":{},"at":9e15}'])('is none when %s is stored', (text) => {
    kept.set('registration-tryout', text);
    expect(readDraft(TRYOUT)).toBeUndefined();
  });

  it('is none where storage is blocked', () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
    expect(() => keepDraft(TRYOUT, formOf({}), [1], [])).not.toThrow();
    expect(readDraft(TRYOUT)).toBeUndefined();
  });
});
