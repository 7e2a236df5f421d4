import { soughtDay } from './day-words.js';

const DAY = '2026-11-28';
const isSought = (date: string, text: string, more?: string) => soughtDay(text)?.(date, more) ?? false;

describe('a day', () => {
  it.each([
    'Nov 28',
    'nov. 28',
    'November 28, 2026',
    '28 novembre',
    'samedi 28',
    'sat 28',
    '2026-11',
    '2026-11-28',
  ])('is meant by %j', (text) => expect(isSought(DAY, text)).toBe(true));

  it.each(['Nov 2', 'Nov 8', 'Dec 28', '28', '2026', '2026-12', 'sunday 28', 'saturday', 'mar', ''])(
    'is not meant by %j',
    (text) => expect(isSought(DAY, text)).toBe(false),
  );

  it('that is the first of its month is also the 1er', () => {
    expect(isSought('2026-12-01', '1er décembre')).toBe(true);
    expect(isSought('2026-12-01', 'dec 1st')).toBe(true);
  });

  it('is meant by another word of the event', () => {
    expect(isSought(DAY, 'nov 28 civ', 'dollard civic')).toBe(true);
    expect(isSought(DAY, 'nov 28 civ', 'dollard')).toBe(false);
  });
});
