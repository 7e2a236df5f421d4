import fc from 'fast-check';
import { addDays, addMonths, civilDateOf, isCivilDate } from './club-time.js';

const day = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2999, 11, 31) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const modernDay = fc.nat(36_524).map((days) => addDays('2000-01-01', days));

test.each(['2024-02-29', '2000-02-29', '1900-01-01', '2999-12-31', '2026-11-30'])('%s exists', (date) =>
  expect(isCivilDate(date)).toBe(true),
);
test.each(
  [
    '',
    '2025-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '1899-12-31',
    '3000-01-01',
  ].concat([
    '2026-1-01',
    '26-01-01',
    ' 2026-01-01',
    '2026-01-01\n',
    '2026-01-01T00:00',
    '2026/01/01',
    '+2026-01-01',
    '0000-01-01',
    '２０２６-01-01',
  ]),
)('%j does not exist', (date) => expect(isCivilDate(date)).toBe(false));

test('property: every day from 1900 to 2999 exists, and no day that rolls over', () => {
  fc.assert(
    fc.property(day, (date) => {
      expect(isCivilDate(date)).toBe(true);
      const lastOfMonth = new Date(
        Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0),
      ).getUTCDate();
      expect(isCivilDate(`${date.slice(0, 8)}${lastOfMonth + 1}`)).toBe(false);
    }),
  );
});

test.each([
  ['2026-09-05', '2026-09-05'],
  ['2026-09-05T00:00:00.000Z', '2026-09-05'],
  ['2026-09-05T', '2026-09-05'],
  ['2026-09-05 18:00', undefined],
  ['T2026-09-05', undefined],
  ['2026-02-30T10:00', undefined],
  ['Sept. 5', undefined],
  ['', undefined],
])('the day stored as %j is %s', (text, expected) => expect(civilDateOf(text)).toBe(expected));

test.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));

test.each([
  ['2026-11-21', 18, '2028-05-21'],
  ['2026-11-21', -12, '2025-11-21'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2026-08-31', 18, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-31', 0, '2026-05-31'],
])('%s and %i months is %s', (date, months, expected) => expect(addMonths(date, months)).toBe(expected));

test('property: adding and subtracting days cancel out, and adding months keeps the day or the month’s end', () => {
  fc.assert(
    fc.property(modernDay, fc.integer({ min: -700, max: 700 }), (date, count) => {
      expect(addDays(addDays(date, count), -count)).toBe(date);
      const moved = addMonths(date, count);
      const monthsOf = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
      expect(monthsOf(moved) - monthsOf(date)).toBe(count);
      const dayKept = moved.slice(8) === date.slice(8);
      expect(dayKept || (moved.slice(8) < date.slice(8) && addDays(moved, 1).endsWith('-01'))).toBe(true);
    }),
  );
});
