import { weeksInRow } from './weeks';

const week = (day: string, count: number) => ({ week: day, count });

describe('weeksInRow', () => {
  it('inserts the weeks without sessions', () =>
    expect(weeksInRow([week('2026-10-25', 2), week('2026-11-15', 1)])).toEqual([
      week('2026-10-25', 2),
      week('2026-11-01', 0),
      week('2026-11-08', 0),
      week('2026-11-15', 1),
    ]));
  it('inserts no weeks between dates that lie years apart', () => {
    const apart = [week('1999-12-26', 1), week('2026-11-15', 1)];
    expect(weeksInRow(apart)).toEqual(apart);
  });
  it('returns nothing for nothing', () => expect(weeksInRow([])).toEqual([]));
});
