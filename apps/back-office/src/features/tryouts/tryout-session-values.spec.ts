import type { TryoutSessionDto } from '@lions/api-client';
import { civilDay } from '../../ui/time/civil-day';
import { copiedTryoutSession } from './tryout-session-values';

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
    const { date } = copiedTryoutSession(sessions[0] as TryoutSessionDto, sessions);
    expect(date && civilDay(date)).toBe('2026-12-16');
  });

  it('has no day when that of the session cannot be read', () => {
    expect(copiedTryoutSession(session('some day'), []).date).toBeUndefined();
  });
});
