import type { PracticeDto } from '@lions/api-client';
import { formatClock, parsePracticeTime } from '@lions/domain';
import dayjs from 'dayjs';
import {
  endAfter,
  practiceEnds,
  practiceStarts,
  practicesThen,
  practiceValues,
  savedPractice,
  savedPractices,
  type CompletePractice,
} from './practice-values';

const practice = (values: Partial<PracticeDto> = {}): PracticeDto => ({
  id: 1,
  date: '2026-12-01',
  time: '6:00 PM - 7:30 PM',
  capacity: 20,
  isActive: true,
  version: 1,
  skaterCapacity: 18,
  goalieCapacity: 2,
  skatersCount: 0,
  goaliesCount: 0,
  waitlistCount: 0,
  skatersWaitlistCount: 0,
  goaliesWaitlistCount: 0,
  startsAt: '2026-12-01T23:00:00.000Z',
  endsAt: '2026-12-02T00:30:00.000Z',
  cancelledAt: null,
  state: 'available',
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  ...values,
});

const at = (hours: number, minutes = 0) => hours * 60 + minutes;
const complete = (values: Partial<CompletePractice> = {}): CompletePractice => ({
  date: dayjs('2026-12-01'),
  start: at(18),
  end: at(19, 30),
  capacity: 20,
  isActive: true,
  ...values,
});

describe('times of the practice form', () => {
  it('offer quarters of an hour from 5:00 AM to 10:30 PM', () => {
    const starts = practiceStarts();
    expect([starts[0], starts[1], starts.at(-1)]).toEqual([at(5), at(5, 15), at(22, 30)]);
  });

  it('offer ends 30 to 240 minutes after the start, before midnight, all accepted by the API', () => {
    expect(practiceEnds(at(18)).at(0)).toBe(at(18, 30));
    expect(practiceEnds(at(18)).at(-1)).toBe(at(22));
    expect(practiceEnds(at(22, 30))).toEqual([at(23), at(23, 15), at(23, 30), at(23, 45)]);
    for (const start of practiceStarts())
      for (const end of practiceEnds(start))
        expect(parsePracticeTime(`${formatClock(start)} - ${formatClock(end)}`)).toEqual({ start, end });
    expect(practiceEnds(undefined)).toEqual([]);
  });

  it('include a stored time outside of the slots', () => {
    expect(practiceStarts(at(18, 10))).toContain(at(18, 10));
    expect(practiceEnds(at(18, 10), at(19, 5))).toContain(at(19, 5));
    expect(practiceEnds(at(18), at(17))).not.toContain(at(17));
  });

  it('default to 90 minutes and keep an end that still fits', () => {
    expect(endAfter(at(18), undefined)).toBe(at(19, 30));
    expect(endAfter(at(18), at(20))).toBe(at(20));
    expect(endAfter(at(18), at(17))).toBe(at(19, 30));
    expect(endAfter(at(22, 30), undefined)).toBe(at(23, 45));
  });
});

describe('values of the practice form', () => {
  it('round-trip a stored practice', () => {
    const values = practiceValues(practice({ capacity: 12, isActive: false })) as CompletePractice;
    const stored = { date: '2026-12-01', time: '6:00 PM - 7:30 PM', capacity: 12, isActive: false };
    expect(savedPractice(values)).toEqual(stored);
  });

  it('yield a practice for each chosen day', () => {
    const weekly = complete({ repeats: true, until: dayjs('2026-12-15'), skipped: ['2026-12-08'] });
    expect(savedPractices(weekly).map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-15']);
    expect(savedPractices(complete()).map(({ date }) => date)).toEqual(['2026-12-01']);
  });

  it('warn of overlapping practices, not of adjacent or cancelled ones', () => {
    const others = [
      practice({ id: 1, time: '7:00 PM - 8:00 PM' }),
      practice({ id: 2, time: '7:30 PM - 8:30 PM' }),
      practice({ id: 3, time: '7:00 PM - 8:00 PM', cancelledAt: '2026-11-02T00:00:00.000Z' }),
      practice({ id: 4, time: '7:00 PM - 8:00 PM', date: '2026-12-02' }),
    ];
    const found = practicesThen(others, { start: at(18), end: at(19, 30) }, '2026-12-01');
    expect(found.map(({ id }) => id)).toEqual([1]);
    expect(practicesThen(others, {}, '2026-12-01')).toEqual([]);
  });
});
