import { givenPracticeView } from '../../../testing/given';
import { monthsLater } from '../../../ui/calendar/months';
import { dayAfterKey, isShown, monthsShown, nextOpen, openingMonth } from './practice-month';

const TODAY = '2026-11-21';
const practices = [
  givenPracticeView({ id: 1, date: '2026-11-02', state: 'past' }),
  givenPracticeView({ id: 2, date: '2026-11-28', state: 'cancelled' }),
  givenPracticeView({ id: 3, date: '2027-01-09', state: 'waitlist' }),
];
const opening = (query: string, list = practices) => openingMonth(new URLSearchParams(query), list, TODAY);

describe('months of the practice calendar', () => {
  it('range from the previous one to the last one in which a practice can be scheduled', () => {
    expect(monthsShown(TODAY)).toEqual({ first: '2026-10', last: '2028-05' });
    expect(['2026-09', '2026-10', '2028-05', '2028-06'].map((month) => isShown(month, TODAY))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect([monthsLater('2026-12', 1), monthsLater('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });

  it('start with the next four weeks, or with the month of a later practice, a full one included', () => {
    expect(nextOpen(practices, TODAY)?.id).toBe(3);
    expect(opening('')).toBe('2027-01');
    expect(opening('', [])).toBeUndefined();
    expect(opening('', [givenPracticeView({ date: '2026-12-18' })])).toBeUndefined();
    expect(opening('', [givenPracticeView({ date: '2026-12-19' })])).toBe('2026-12');
  });

  it('start with the month or practice from the address, if it exists', () => {
    expect(opening('month=2026-12')).toBe('2026-12');
    expect(opening('practice=1')).toBe('2026-11');
    for (const wrong of ['month=2030-01', 'month=2026-13', 'month=x', 'practice=99', 'practice=x'])
      expect(opening(wrong)).toBe('2027-01');
  });
});

describe('keys in the grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-30'],
    ['ArrowRight', '2026-12-02'],
    ['ArrowUp', '2026-11-24'],
    ['ArrowDown', '2026-12-08'],
    ['Home', '2026-11-29'],
    ['End', '2026-12-05'],
    ['PageUp', '2026-11-01'],
    ['PageDown', '2027-01-01'],
    ['a', undefined],
  ])('%s moves from Tuesday, December 1, to %s', (key, day) => {
    expect(dayAfterKey(key, '2026-12-01')).toBe(day);
  });

  it('move to the last day of a shorter month', () => {
    expect(dayAfterKey('PageDown', '2027-01-31')).toBe('2027-02-28');
  });
});
