import fc from 'fast-check';
import { confirmAhead, moveToEnd, placeFor, resize, type Pool } from './places.js';

const pool = (capacity: number, confirmed: number[], waiting: number[] = []): Pool => ({
  capacity,
  confirmed,
  waiting,
});

const placeIn = ({ capacity, confirmed, waiting }: Pool) =>
  placeFor(capacity, { confirmed: confirmed.length, waiting: waiting.length });

describe('a pool of places', () => {
  test.each([
    ['a free place', pool(2, [1]), 'confirmed'],
    ['none left', pool(2, [1, 2]), 'waiting'],
    ['one that holds more than its capacity', pool(1, [1, 2]), 'waiting'],
  ] as const)('with %s gives a new registration: %s', (_, given, place) =>
    expect(placeIn(given)).toBe(place),
  );

  test('gives a freed place to the first in line, and closes the gap', () => {
    expect(resize(pool(2, [2], [3, 4]), 2)).toEqual(pool(2, [2, 3], [4]));
    expect(resize(pool(2, [1, 2], [4]), 2)).toEqual(pool(2, [1, 2], [4]));
    expect(resize(pool(1, [2], [3]), 1)).toEqual(pool(1, [2], [3]));
  });

  test('promotes in order when it grows, and demotes no player when it shrinks', () => {
    expect(resize(pool(1, [1], [2, 3, 4]), 3)).toEqual(pool(3, [1, 2, 3], [4]));
    expect(resize(pool(3, [1, 2, 3], [4]), 1)).toEqual(pool(1, [1, 2, 3], [4]));
  });

  test('confirms ahead of the line only into a free place, and moves back to the end of the line', () => {
    expect(confirmAhead(pool(1, [1], [2, 3]), 3)).toBeUndefined();
    expect(confirmAhead(pool(2, [1], [2, 3]), 3)).toEqual(pool(2, [1, 3], [2]));
    expect(confirmAhead(pool(1, [1], [2]), 1)).toEqual(pool(1, [1], [2]));
    expect(moveToEnd(pool(2, [1, 2], [3]), 1)).toEqual(pool(2, [2, 3], [1]));
    expect(moveToEnd(pool(2, [1, 2]), 1)).toEqual(pool(2, [2, 1]));
  });
});

type Step =
  | { kind: 'register' }
  | { kind: 'leave' | 'moveToEnd' | 'confirmAhead'; at: number }
  | { kind: 'resize'; capacity: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'register' as const }) },
  fc.record({ kind: fc.constantFrom('leave', 'moveToEnd', 'confirmAhead'), at: fc.nat(40) }),
  fc.record({ kind: fc.constant('resize' as const), capacity: fc.integer({ min: 1, max: 8 }) }),
);

/** A cancelled registration leaves its pool, and `resize` promotes, as the API does. */
function leave({ capacity, confirmed, waiting }: Pool, id: number): Pool {
  const isOther = (other: number) => other !== id;
  return resize(
    { capacity, confirmed: confirmed.filter(isOther), waiting: waiting.filter(isOther) },
    capacity,
  );
}

function take(given: Pool, taken: Step, newId: number): Pool {
  if (taken.kind === 'resize') return resize(given, taken.capacity);
  if (taken.kind === 'register') return { ...given, [placeIn(given)]: [...given[placeIn(given)], newId] };
  const id = taken.at + 1;
  if (![...given.confirmed, ...given.waiting].includes(id)) return given;
  if (taken.kind === 'confirmAhead') return confirmAhead(given, id) ?? given;
  return taken.kind === 'leave' ? leave(given, id) : moveToEnd(given, id);
}

test('property: never exceeds the pool, leaves no player waiting beside a free place, and keeps the line’s order', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let [now, newId] = [pool(3, []), 0];
      for (const taken of steps) {
        if (taken.kind === 'register') newId += 1;
        const next = take(now, taken, newId);
        // Only a smaller capacity leaves more players confirmed than there are places, and then none is added.
        const isFull = next.confirmed.length >= next.capacity;
        expect(next.confirmed.length).toBeLessThanOrEqual(Math.max(next.capacity, now.confirmed.length));
        expect(isFull || next.waiting.length === 0).toBe(true);
        const moved = taken.kind === 'moveToEnd' ? taken.at + 1 : undefined;
        const kept = next.waiting.filter((id) => now.waiting.includes(id) && id !== moved);
        expect(kept).toEqual(now.waiting.filter((id) => kept.includes(id)));
        expect(new Set([...next.confirmed, ...next.waiting]).size).toBe(
          next.confirmed.length + next.waiting.length,
        );
        now = next;
      }
    }),
  );
});
