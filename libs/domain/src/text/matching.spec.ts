import fc from 'fast-check';
import { bestMatches, nameKey, searchable, searchRank } from './matching.js';

describe('searchable', () => {
  it.each([
    ['Zoé  Démo', 'zoe demo'],
    ['ZOE\u0301', 'zoe'],
    ['Jean-Sébastien O’Test', 'jean sebastien o test'],
    ['Cœur, ÆSIR', 'coeur aesir'],
    ['Łukasz Đorđe', 'lukasz dorde'],
    ['M18 AAA', 'm18 aaa'],
    ['%_\\', ''],
    // Signs of vowels are no accents: without them other names would match.
    ['दीपा', 'दीपा'],
    // A mark that stays is part of its letter: 'カ' does not begin 'ガ'.
    ['カ\u3099ナ', '\u30acナ'],
  ])('%j is compared as %j', (text, expected) => expect(searchable(text)).toBe(expected));
});

describe('searchRank', () => {
  it('ranks the beginning of the text, the beginning of a word, and words anywhere', () => {
    expect(searchRank('zoe demo', 'zoe d')).toBe(0);
    expect(searchRank('zoe demo', 'dem')).toBe(1);
    expect(searchRank('zoe demo', 'demo zoe')).toBe(2);
    expect(searchRank('zoe demo', 'emo')).toBe(2);
  });

  it('finds nothing for a missing word, or without any word', () => {
    expect(searchRank('zoe demo', 'zoe x')).toBeUndefined();
    expect(searchRank('zoe demo', '')).toBeUndefined();
  });
});

describe('bestMatches', () => {
  const texts = ['b demo', 'a demo', 'demo', 'other', 'demo last'];
  const all = texts.map((text) => ({ row: text.toUpperCase(), text }));

  it('keeps the order of equal ranks, up to the limit', () =>
    expect(bestMatches(all, 'Démo', 3)).toEqual(['DEMO', 'DEMO LAST', 'B DEMO']));

  it('finds nothing by punctuation alone', () => expect(bestMatches(all, '%%', 3)).toEqual([]));
});

describe('nameKey', () => {
  it.each([
    ['Lœtitia', 'Loetitia'],
    ['Łukasz', 'Lukasz'],
    ['Strauß', 'STRAUSS'],
    ['Søren', 'Soren'],
    ['Işıl', 'Isil'],
    ['Þóra', 'Thora'],
    ['Ɖela', 'Dela'],
    ['İsmail', 'Ismail'],
    ['J.P. Roy', 'JP Roy'],
    ['Ann Day', 'Ann Day.'],
    ['Ａｎｎ', 'Ann'],
    ['ﬁona', 'Fiona'],
    ['Ann\u200d Lee', 'Ann Lee'],
    ['Ann\ufe0f Lee', 'Ann Lee'],
    ['Ann\u3164 Lee', 'Ann Lee'],
    ['D´Amours', "d'AMOURS"],
    ['Marcel·la', 'Marcella'],
    ['Anne\u2212Lee', 'Anne Lee'],
  ])('%j is %j', (one, other) => expect(nameKey(one)).toBe(nameKey(other)));

  it.each([
    ['Ann Lee', 'Annlee'],
    ['Demo 1', 'Demo 2'],
    ['ユキ', 'ユーキ'],
    ['カナ', 'ガナ'],
    ['रमा', 'र्मा'],
  ])('%j is not %j', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

  /** Spellings of one part of a name. */
  const SPELLINGS: Record<string, string[]> = {
    a: ['a', 'A', 'á', 'À', 'a\u0302', 'Ａ', 'ａ', '𝐀'],
    b: ['b', 'B', 'Ｂ', 'ḃ'],
    d: ['d', 'D', 'đ', 'Đ', 'Ð', 'ð', 'ď', 'ｄ'],
    e: ['e', 'E', 'é', 'È', 'e\u0308', 'ё'.normalize('NFD').replace('е', 'e'), 'Ｅ'],
    h: ['h', 'H', 'ħ', 'Ħ', 'ｈ'],
    i: ['i', 'I', 'ı', 'İ', 'î', 'Ï', 'ｉ'],
    l: ['l', 'L', 'ł', 'Ł', 'Ĺ', 'l·'],
    n: ['n', 'N', 'ñ', 'Ń', 'n\u0303'],
    o: ['o', 'O', 'ø', 'Ø', 'ô', 'ǿ', 'Ö'],
    t: ['t', 'T', 'ŧ', 'Ŧ', 'ť'],
    ae: ['ae', 'æ', 'Æ', 'ǽ', 'AE'],
    fi: ['fi', 'ﬁ', 'FI', 'Fi'],
    oe: ['oe', 'œ', 'Œ', 'OE', 'Oe'],
    ss: ['ss', 'ß', 'ẞ', 'SS'],
    ' ': [' ', '-', '  ', '\u00a0', '\u2011', '\u2013', '\u202f', ' - ', '\u2212', '\u3000', '. '],
    "'": ['', "'", '’', 'ʼ', '´', '`', '.'],
  };
  const NOTHING = ['', '', '', '', '\u200d', '\u00ad', '\ufe0f', '\u3164', '\u200b', '\u2060', '\u202c'];
  const parts = fc.array(fc.constantFrom(...Object.keys(SPELLINGS).filter((part) => /[a-z]/.test(part))), {
    minLength: 1,
    maxLength: 6,
  });
  /** A name as its parts: one to three words, in some an apostrophe. */
  const name = fc
    .array(fc.tuple(parts, fc.boolean()), { minLength: 1, maxLength: 3 })
    .map((words) =>
      words.flatMap(([word, hasApostrophe], index) => [
        ...(index > 0 ? [' '] : []),
        word[0] ?? '',
        ...(hasApostrophe && word.length > 1 ? ["'"] : []),
        ...word.slice(1),
      ]),
    );
  const spelled = (of: readonly string[]) =>
    fc
      .tuple(
        ...of.map((part) =>
          fc.tuple(fc.constantFrom(...(SPELLINGS[part] ?? [])), fc.constantFrom(...NOTHING)),
        ),
      )
      .map((chosen) => chosen.flat().join(''));

  it('is one for all spellings of a name', () =>
    fc.assert(
      fc.property(
        name.chain((of) => fc.tuple(fc.constant(of), spelled(of))),
        ([of, spelling]) => expect(nameKey(spelling)).toBe(of.join('').replaceAll("'", '')),
      ),
      { numRuns: 1000 },
    ));

  it('differs for names that differ in a letter', () =>
    fc.assert(
      fc.property(
        name.chain((of) => fc.tuple(fc.constant(of), spelled(of), fc.nat(of.length - 1))),
        fc.constantFrom('x', 'z', 'q'),
        ([of, spelling, at], letter) => {
          const replaced = /[a-z]/.test(of[at] ?? '') ? of.with(at, letter) : of.toSpliced(at, 0, letter);
          expect(nameKey(replaced.join(''))).not.toBe(nameKey(spelling));
          expect(nameKey(of.toSpliced(at, 0, letter).join(''))).not.toBe(nameKey(spelling));
        },
      ),
      { numRuns: 1000 },
    ));

  it('is the same when folded again', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) =>
        expect(nameKey(nameKey(text))).toBe(nameKey(text)),
      ),
      { numRuns: 1000 },
    ));
});
