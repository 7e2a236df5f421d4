import type { PracticeDto } from '@lions/api-client';
import { practiceTotals } from './practice-figures';

const practice = (endsAt: string, [skatersCount, goaliesCount, waitlistCount]: number[]) =>
  ({ endsAt, skatersCount, goaliesCount, waitlistCount }) as PracticeDto;

describe('practiceTotals', () => {
  it('counts practices, registered and waiting players, and upcoming practices', () => {
    const practices = [
      practice('2026-11-20T00:00:00.000Z', [18, 2, 3]),
      practice('2026-11-22T00:00:00.000Z', [5, 1, 0]),
      practice('2026-11-29T00:00:00.000Z', [18, 2, 4]),
    ];
    expect(practiceTotals(practices, new Date('2026-11-21T00:00:00.000Z'))).toEqual({
      total: 3,
      ahead: 2,
      confirmed: 46,
      waiting: 7,
      withLine: 1,
    });
  });
});
