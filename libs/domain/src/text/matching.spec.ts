import { bestMatches, searchable, searchRank } from './matching.js';

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
