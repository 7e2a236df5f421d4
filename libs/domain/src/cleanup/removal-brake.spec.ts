import fc from 'fast-check';
import { BRAKE, decideRun } from './removal-brake.js';

const rows = fc.integer({ min: 0, max: 100_000 });
const earlier = fc.array(fc.integer({ min: 0, max: 2000 }), { maxLength: BRAKE.runs });

describe('the brake of a nightly run', () => {
  it.each([
    [50, [], 'run'],
    [51, [], 'wait'],
    [50, [0, 0], 'run'],
    [51, [10], 'wait'],
    [51, [10, 11], 'run'],
    [55, [3, 11, 7], 'run'],
    [56, [3, 11, 7], 'wait'],
    [93, [4], 'wait'],
    [0, [], 'run'],
  ])('with %i rows after runs of %j: %s', (count, runs, decision) => {
    expect(decideRun(count, runs)).toBe(decision);
  });

  it('waits only for more than 50 rows and more than five times every earlier run', () => {
    fc.assert(
      fc.property(rows, earlier, (count, runs) => {
        const isFarMore = count > 50 && runs.every((run) => count > 5 * run);
        expect(decideRun(count, runs)).toBe(isFarMore ? 'wait' : 'run');
      }),
    );
  });

  it('runs for exactly five times the most, and waits for one row more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 2000 }), earlier, (most, others) => {
        const runs = [...others.filter((run) => run <= most), most];
        expect([decideRun(5 * most, runs), decideRun(5 * most + 1, runs)]).toEqual([
          'run',
          5 * most + 1 > BRAKE.rows ? 'wait' : 'run',
        ]);
      }),
    );
  });

  it('removes as many rows as a superadmin approved, and not one more', () => {
    fc.assert(
      fc.property(rows, earlier, (count, runs) => {
        fc.pre(decideRun(count, runs) === 'wait');
        expect(decideRun(count, runs, count)).toBe('run');
        expect(decideRun(count + 1, runs, count)).toBe('wait');
      }),
    );
  });

  it('ignores an approval that is not needed', () => {
    fc.assert(
      fc.property(rows, earlier, rows, (count, runs, approved) => {
        fc.pre(decideRun(count, runs) === 'run');
        expect(decideRun(count, runs, approved)).toBe('run');
      }),
    );
  });
});
