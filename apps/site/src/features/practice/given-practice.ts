import type { PracticeDto } from '@lions/api-client';
import type { PracticeView } from './practice-view';

/** For specs: a practice as the API returns it. */
export function givenPractice(change: Partial<PracticeDto> = {}): PracticeDto {
  return {
    id: 7,
    date: '2026-12-05',
    time: '6:00 PM - 7:30 PM',
    state: 'available',
    capacity: 20,
    skaterCapacity: 18,
    goalieCapacity: 2,
    skatersCount: 6,
    goaliesCount: 1,
    waitlistCount: 0,
    startsAt: '2026-12-05T23:00:00.000Z',
    endsAt: '2026-12-06T00:30:00.000Z',
    isActive: true,
    cancelledAt: null,
    version: 1,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...change,
  };
}

/** For specs: a practice as displayed in English. */
export function givenPracticeView(change: Partial<PracticeView> = {}): PracticeView {
  return {
    id: 7,
    date: '2026-12-05',
    day: 'Saturday, December 5, 2026',
    state: 'available',
    start: '6:00 PM',
    times: '6:00 PM – 7:30 PM',
    capacity: 20,
    registered: 7,
    waiting: 0,
    left: { skaters: 12, goalies: 1 },
    startsAt: '2026-12-05T23:00:00.000Z',
    endsAt: '2026-12-06T00:30:00.000Z',
    ...change,
  };
}
