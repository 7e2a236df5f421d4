import fc from 'fast-check';
import type { ModelPosition } from './place-model.js';

/** One step of a family or a coach; `activity` is one of four, `pick` one of those registered so far. */
export type Step =
  | {
      do: 'register';
      activity: number;
      burst: { child: number; position: ModelPosition; byCoach: boolean }[];
    }
  | { do: 'repeat'; pick: number }
  | { do: 'cancel'; pick: number; isFamily: boolean }
  | { do: 'accept'; picks: number[] }
  | { do: 'erase'; family: number }
  | { do: 'promote'; pick: number; reason: boolean; addPlace: boolean }
  | { do: 'requeue'; pick: number }
  | { do: 'move'; pick: number; to: number | undefined; position: ModelPosition | undefined }
  | { do: 'capacity'; activity: number; capacity: number }
  | { do: 'active'; activity: number; isActive: boolean }
  | { do: 'off'; activity: number; isOff: boolean };

export interface History {
  capacities: number[];
  /** Whether each activity starts within hours. */
  late: boolean[];
  steps: Step[];
}

const CHILDREN = 8;
const pick = fc.nat(99);
const activity = fc.nat(3);
const capacity = fc.integer({ min: 1, max: 5 });
const position = fc.constantFrom<ModelPosition>('D', 'F', 'G');
const sometimes = fc.integer({ min: 0, max: 3 }).map((number) => number === 0);
const child = fc.record({ child: fc.nat(CHILDREN - 1), position, byCoach: sometimes });
const as = <Name extends Step['do']>(name: Name) => fc.constant(name);

const STEP: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 7,
    arbitrary: fc.record({
      do: as('register'),
      activity,
      burst: fc.array(child, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: as('repeat'), pick }) },
  { weight: 4, arbitrary: fc.record({ do: as('cancel'), pick, isFamily: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: as('accept'), picks: fc.array(pick, { minLength: 1, maxLength: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: as('erase'), family: fc.nat(CHILDREN / 2 - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: as('promote'), pick, reason: fc.boolean(), addPlace: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: as('requeue'), pick }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: as('move'),
      pick,
      to: fc.option(activity, { nil: undefined }),
      position: fc.option(position, { nil: undefined }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: as('capacity'), activity, capacity }) },
  { weight: 1, arbitrary: fc.record({ do: as('active'), activity, isActive: fc.boolean() }) },
  // Often, or few steps would follow on an activity that is off.
  { weight: 3, arbitrary: fc.record({ do: as('off'), activity, isOff: fc.boolean() }) },
);

/** Five to twelve steps with two practices and two sessions of few places, so that waiting lines form soon. */
export const HISTORY: fc.Arbitrary<History> = fc.record({
  capacities: fc.array(capacity, { minLength: 4, maxLength: 4 }),
  late: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  steps: fc.array(STEP, { minLength: 5, maxLength: 12 }),
});
