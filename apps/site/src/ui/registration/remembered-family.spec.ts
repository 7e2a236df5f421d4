import { familyOf, joinFamilies } from './family-of-form';
import { divisionQuestion } from './division';
import { FORM_TEXTS } from './form-texts';
import { forgetFamily, REMEMBERED_DAYS, rememberedFamily, rememberFamily } from './remembered-family';

const DAY = 86_400_000;
const ZOE = { playerName: 'Zoé Démo', position: 'Goalie' as const, birthYear: 2012 };
const MAX = { playerName: 'Max Démo', position: 'Forward' as const };
const PARENT = { parentName: 'Demo Parent', parentEmail: 'demo@example.test' };
const FAMILY = { children: [ZOE, MAX], parent: PARENT };

function givenStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage });
  return kept;
}

describe('the remembered family', () => {
  let kept: Map<string, string>;
  beforeEach(() => (kept = givenStorage()));

  it('is read as it was remembered, and gone once forgotten', () => {
    expect(rememberedFamily()).toBeUndefined();
    expect(rememberFamily(FAMILY)).toBe(true);
    expect(rememberedFamily()).toEqual(FAMILY);
    forgetFamily();
    expect(rememberedFamily()).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('is forgotten a year after its last use', () => {
    rememberFamily(FAMILY, 0);
    expect(rememberedFamily(REMEMBERED_DAYS * DAY - 1)).toEqual(FAMILY);
    expect(rememberedFamily(REMEMBERED_DAYS * DAY)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it.each([
    '{',
    '[]',
    '1',
    '{"version":2,"at":9e15,"children":[{"playerName":"A"}]}',
    '{"version":1,"at":9e15,"children":[{}]}',
  ])('is none when %s is stored', (text) => {
    kept.set('remembered-family', text);
    expect(rememberedFamily()).toBeUndefined();
  });

  it('is none where storage is blocked', () => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
    expect(rememberFamily(FAMILY)).toBe(false);
    expect(rememberedFamily()).toBeUndefined();
    expect(forgetFamily).not.toThrow();
  });

  it('has what the next form asks for, without an age or a consent', () => {
    const form = { parentPhone: null, consentVersion: '1', parentalAuthority: true, locale: 'en' as const };
    expect(familyOf({ ...PARENT, ...form, players: [ZOE, { ...MAX, playerAge: 11 }] })).toEqual(FAMILY);
  });

  it('learns a new child and year of the same parent, and gives way to another parent', () => {
    const same = { ...PARENT, parentEmail: 'DEMO@example.test', parentPhone: '514-555-0100' };
    expect(joinFamilies(FAMILY, { children: [{ ...MAX, birthYear: 2014 }], parent: same })).toEqual({
      children: [ZOE, { ...MAX, birthYear: 2014 }],
      parent: same,
    });
    const other = { children: [MAX], parent: { parentEmail: 'other@example.test' } };
    expect(joinFamilies(FAMILY, other)).toEqual(other);
  });
});

describe('the question about another division', () => {
  const asked = (typed: string, firstYear = 2011, lastYear: number | undefined = 2012) =>
    divisionQuestion(typed, { name: 'M15', firstYear, lastYear }, 2026, 'en', FORM_TEXTS.en.form);
  it.each(['2011', '2012', '14', '15', '', 'x', '1950'])('is none for “%s”', (typed) => {
    expect(asked(typed)).toBeUndefined();
  });

  it.each(['2010', '2013', '12', '17'])('is asked for “%s”', (typed) => {
    expect(asked(typed)).toBe(
      'M15 is for players born between 2011 and 2012. Is the year right? If so, you can register all the same.',
    );
  });

  it('names a single year, and an open end', () => {
    expect(asked('2010', 2008, 2008)).toContain('born in 2008.');
    expect(
      divisionQuestion('2010', { name: 'M7', firstYear: 2019 }, 2026, 'fr', FORM_TEXTS.fr.form),
    ).toContain('nés en 2019 ou après.');
  });
});
