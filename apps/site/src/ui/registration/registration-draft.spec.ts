import { fillForms, keepDraft, readDraft } from './registration-draft';

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

const draftOf = (name: string) => ({ players: [1], typed: { 'playerName-1': name }, evenings: [] });

describe('unsent input of a registration form', () => {
  let kept: Map<string, string>;
  beforeEach(() => (kept = givenStorage()));

  it('has the parent, the children and the ticked evenings with their dates', () => {
    const typed = { 'playerName-1': 'Demo One', 'position-1': 'Goalie', parentEmail: 'demo@example.test' };
    keepDraft('session', { players: [1], typed, evenings: SEEN });
    expect(readDraft('session')).toEqual({ players: [1], typed, evenings: SEEN });
  });

  it('is that of a known child in both forms, until the family is erased', () => {
    const parent = { parentName: 'Demo Parent', parentEmail: 'demo@example.test' };
    fillForms({ children: [{ playerName: 'Demo One', position: 'Goalie', birthYear: 2012 }], parent });
    const typed = { 'playerName-1': 'Demo One', 'position-1': 'Goalie', 'ageOrYear-1': '2012', ...parent };
    for (const kind of ['practice', 'session'] as const)
      expect(readDraft(kind)).toEqual({ players: [1], typed, evenings: [] });
    fillForms(undefined);
    expect(kept.size).toBe(0);
  });

  it('loses a child that is sent or removed, and everything with the last one', () => {
    const typed = { 'playerName-1': 'Demo One', 'playerName-11': 'Demo Two' };
    keepDraft('session', { players: [1, 11], typed, evenings: [] });
    keepDraft('session', { players: [11], typed, evenings: [] });
    expect(readDraft('session')).toEqual({
      players: [11],
      typed: { 'playerName-11': 'Demo Two' },
      evenings: [],
    });
    keepDraft('session', { players: [], typed, evenings: [] });
    expect(readDraft('session')).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('of one form is left alone by the other', () => {
    keepDraft('session', draftOf('Demo One'));
    keepDraft('practice', draftOf('Demo Two'));
    keepDraft('practice', { players: [], typed: {}, evenings: [] });
    expect(readDraft('session')?.typed).toEqual({ 'playerName-1': 'Demo One' });
    expect(readDraft('practice')).toBeUndefined();
  });

  it('ends after half an hour', () => {
    keepDraft('session', draftOf('Demo One'), 0);
    expect(readDraft('session', 30 * MINUTE - 1)).toBeDefined();
    expect(readDraft('session', 30 * MINUTE)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it.each(['{', 'null', '[]', '{"players":[],"typed":{},"at":9e15}'])('is none when %s is stored', (text) => {
    kept.set('registration-session', text);
    expect(readDraft('session')).toBeUndefined();
  });

  it('is none where storage is blocked', () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
    expect(() => keepDraft('session', draftOf('Demo One'))).not.toThrow();
    expect(readDraft('session')).toBeUndefined();
  });
});
