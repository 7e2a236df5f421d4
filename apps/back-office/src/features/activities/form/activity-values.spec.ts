import type { PracticeDto, TryoutSessionDto } from '@lions/api-client';
import { formatClock, parsePracticeTime } from '@lions/domain';
import dayjs from 'dayjs';
import { chosenDays, civilDay } from '../../../ui/time/days';
import {
  activityValues,
  type CompleteActivity,
  copiedSession,
  endAfter,
  newSession,
  offeredEnds,
  offeredStarts,
  practicesThen,
  savedPractice,
  typedDollars,
} from './activity-values';

const practice = (values: Partial<PracticeDto> = {}): PracticeDto => ({
  id: 1,
  date: '2026-12-01',
  time: '6:00 PM - 7:30 PM',
  capacity: 20,
  feeCents: null,
  feeUrl: null,
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
const complete = (values: Partial<CompleteActivity> = {}): CompleteActivity => ({
  date: dayjs('2026-12-01'),
  start: at(18),
  end: at(19, 30),
  capacity: 20,
  isActive: true,
  ...values,
});

describe('newSession', () => {
  const session = (values: Partial<TryoutSessionDto>) =>
    ({
      date: '2026-12-01',
      time: '7:15 PM - 8:15 PM',
      location: 'Demo Arena',
      ...values,
    }) as TryoutSessionDto;

  it('begins at 6:00 PM while the team has no session', () => {
    expect(newSession([])).toEqual({ capacity: 20, isActive: true, start: at(18), end: at(19, 30) });
  });

  it('takes the times and the place of the latest session', () => {
    const earlier = session({ time: '8:00 AM - 9:00 AM', location: 'Elsewhere' });
    const { start, end, location, date } = newSession([earlier, session({ date: '2026-12-08' })]);
    expect([start, end, location, date]).toEqual([at(19, 15), at(20, 15), 'Demo Arena', undefined]);
  });

  it('keeps the place of a session whose time cannot be read', () => {
    expect(newSession([session({ time: 'evening' })])).toMatchObject({
      start: at(18),
      location: 'Demo Arena',
    });
  });
});

describe('times of the practice form', () => {
  it('offer quarters of an hour from 5:00 AM to 10:30 PM', () => {
    const starts = offeredStarts('practice');
    expect([starts[0], starts[1], starts.at(-1)]).toEqual([at(5), at(5, 15), at(22, 30)]);
  });

  it('offer ends 30 to 240 minutes after the start, before midnight, all accepted by the API', () => {
    expect(offeredEnds('practice', at(18)).at(0)).toBe(at(18, 30));
    expect(offeredEnds('practice', at(18)).at(-1)).toBe(at(22));
    expect(offeredEnds('practice', at(22, 30))).toEqual([at(23), at(23, 15), at(23, 30), at(23, 45)]);
    for (const start of offeredStarts('practice'))
      for (const end of offeredEnds('practice', start))
        expect(parsePracticeTime(`${formatClock(start)} - ${formatClock(end)}`)).toEqual({ start, end });
    expect(offeredEnds('practice', undefined)).toEqual([]);
  });

  it('include a stored time outside of the slots', () => {
    expect(offeredStarts('practice', at(18, 10))).toContain(at(18, 10));
    expect(offeredEnds('practice', at(18, 10), at(19, 5))).toContain(at(19, 5));
    expect(offeredEnds('practice', at(18), at(17))).not.toContain(at(17));
  });

  it('propose 90 minutes, and keep a chosen end that still fits', () => {
    const after = (start: number, end?: number, proposed?: number) =>
      endAfter('practice', start, end, proposed);
    expect(after(at(18))).toBe(at(19, 30));
    expect(after(at(18), at(20))).toBe(at(20));
    expect(after(at(18), at(17))).toBe(at(19, 30));
    expect(after(at(22, 30))).toBe(at(23, 45));
    expect(endAfter('session', at(18, 15), at(19, 30), undefined)).toBe(at(19, 30));
    expect(endAfter('session', at(21), at(20), undefined)).toBeUndefined();
  });

  it('let a proposed end follow the start', () => {
    for (const kind of ['practice', 'session'] as const)
      expect(endAfter(kind, at(18, 15), at(19, 30), at(19, 30))).toBe(at(19, 45));
  });
});

describe('values of the practice form', () => {
  it('round-trip a stored practice', () => {
    for (const fee of [
      { feeCents: null, feeUrl: null },
      { feeCents: 1_234_567, feeUrl: 'https://pay.example.test' },
    ]) {
      const values = activityValues(practice({ capacity: 12, isActive: false, ...fee })) as CompleteActivity;
      const stored = { date: '2026-12-01', time: '6:00 PM - 7:30 PM', capacity: 12, isActive: false };
      expect(savedPractice(values)).toEqual({ ...stored, ...fee });
    }
  });

  it.each([
    ['12.50', '12.50'],
    ['12,5', '12.5'],
    ['12,50\u00a0$', '12.50'],
    ['1\u00a0234,50', '1234.50'],
    ['1,234', '1234'],
    ['1,234.50', '1234.50'],
  ])('read a fee as both languages write it: %s', (typed, read) => expect(typedDollars(typed)).toBe(read));

  it('name each chosen day of a series', () => {
    const weekly = complete({ repeats: true, until: dayjs('2026-12-15'), skipped: ['2026-12-08'] });
    expect(chosenDays(weekly)).toEqual(['2026-12-01', '2026-12-15']);
    expect(chosenDays(complete())).toEqual(['2026-12-01']);
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

const session = (date: string) =>
  ({
    date,
    time: '6:00 PM - 7:30 PM',
    location: 'Demo Arena',
    description: null,
    descriptionFr: null,
    capacity: 20,
    isActive: true,
  }) as TryoutSessionDto;

describe('a copy of a session', () => {
  it('is on the same weekday of the next week without a session of the team', () => {
    const sessions = ['2026-11-25', '2026-12-02', '2026-12-09', '2026-12-10'].map(session);
    const { date } = copiedSession(sessions[0] as TryoutSessionDto, sessions);
    expect(date && civilDay(date)).toBe('2026-12-16');
  });

  it('has no day when that of the session cannot be read', () => {
    expect(copiedSession(session('some day'), []).date).toBeUndefined();
  });
});
