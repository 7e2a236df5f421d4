import { keepDraft, readDraft } from './registration-draft';

const PARENT = ['parentName', 'parentEmail'];
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

  it('has the parent and the children, and neither the session nor the consent', () => {
    const typed = { 'playerName-1': 'Demo One', 'position-1': 'Goalie', parentEmail: 'demo@example.test' };
    keepDraft(formOf({ ...typed, session: '7', parentalAuthority: 'on', website: '' }), [1], PARENT);
    expect(readDraft()).toEqual({ players: [1], typed });
  });

  it('loses a child that is sent or removed, and everything with the last one', () => {
    const both = formOf({ 'playerName-1': 'Demo One', 'playerName-11': 'Demo Two' });
    keepDraft(both, [1, 11], PARENT);
    keepDraft(both, [11], PARENT);
    expect(readDraft()).toEqual({ players: [11], typed: { 'playerName-11': 'Demo Two' } });
    keepDraft(both, [], PARENT);
    expect(readDraft()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('ends after half an hour', () => {
    keepDraft(formOf({ 'playerName-1': 'Demo One' }), [1], PARENT, 0);
    expect(readDraft(30 * MINUTE - 1)).toBeDefined();
    expect(readDraft(30 * MINUTE)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it.each(['{', 'null', '[]', '{"players":[],"typed":{},"at":9e15}'])('is none when %s is stored', (text) => {
    kept.set('registration', text);
    expect(readDraft()).toBeUndefined();
  });

  it('is none where storage is blocked', () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
    expect(() => keepDraft(formOf({}), [1], PARENT)).not.toThrow();
    expect(readDraft()).toBeUndefined();
  });
});
