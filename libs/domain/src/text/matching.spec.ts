import { bestMatches, searchable, searchRank } from './matching.js';

describe('searchable', () => {
  it.each([
    ['Zoé  Démo', 'zoe demo'],
    ['ZOE\u0301', 'zoe'],
    ['Jean-Sébastien O’Test', 'jean sebastien o test'],
    ['Cœur, ÆSIR', 'coeur aesir'],
    ['M18 AAA', 'm18 aaa'],
    ['%_\\', ''],
    // Signs of vowels are no accents: without them other names would match.
    ['दीपा', 'दीपा'],
  ])('%j is compared as %j', (text, expected) => expect(searchable(text)).toBe(expected));
});

describe('searchRank', () => {
  it('ranks the beginning of the text, the beginning of a word, and words anywhere', () => {
    expect(searchRank('Zoé Démo', 'zoe d')).toBe(0);
    expect(searchRank('Zoé Démo', 'DEM')).toBe(1);
    expect(searchRank('Zoé Démo', 'demo zoe')).toBe(2);
    expect(searchRank('Zoé Démo', 'emo')).toBe(2);
  });

  it('finds nothing for a missing word, or without any word', () => {
    expect(searchRank('Zoé Démo', 'zoe x')).toBeUndefined();
    expect(searchRank('Zoé Démo', '%%')).toBeUndefined();
  });
});

describe('bestMatches', () => {
  it('keeps the order of equal ranks, up to the limit', () => {
    const rows = ['B demo', 'A demo', 'demo', 'other', 'Demo last'];
    expect(bestMatches(rows, (row) => row, 'demo', 3)).toEqual(['demo', 'Demo last', 'B demo']);
  });
});
