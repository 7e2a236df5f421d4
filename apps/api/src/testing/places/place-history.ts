import type { Editor } from '../../undo/editing.js';
import { AppError } from '../../platform/common/app-error.js';
import { Practice } from '../../practices/practice.entity.js';
import { TryoutSession } from '../../tryouts/tryout-session.entity.js';
import { givenFamily } from '../given.js';
import { PlaceCalls } from './place-calls.js';
import { expectAsModelled } from './place-comparison.js';
import type { ModelEntry, ModelActivity } from './place-model.js';
import type { History, Step } from './place-steps.js';
import { familyOf, PlaceWorld, type ModelAnswer, type ModelRequest } from './place-world.js';
import type { TestApp } from '../test-app.js';

const ROW = { time: '6:00 PM - 7:30 PM', isActive: true, version: 1 };
/** The second is five hours after the clock's time. */
const DAYS = { far: '2025-09-05', late: '2025-09-01' };
type StepWith<Key extends string> = Extract<Step, Record<Key, number>>;
let histories = 0;

/** Runs one random history on the real services and, step by step, on the model. */
export class PlaceHistory {
  private readonly number = (histories += 1);
  /** Link tokens of families that have registered. */
  private readonly tokens = new Map<number, string>();
  /** Receipts by registration. */
  private readonly receipts = new Map<number, string>();
  private readonly sent: { activity: ModelActivity; request: ModelRequest }[] = [];
  private readonly calls: PlaceCalls;
  private world: PlaceWorld;

  constructor(
    private readonly testApp: TestApp,
    coach: Editor,
    private readonly teamId: number,
    /** Called with each change of the coach before it is made. */
    private readonly rehearse?: (change: () => Promise<unknown>) => Promise<void>,
  ) {
    this.calls = new PlaceCalls(testApp, coach, this.number);
  }

  /** Throws at the first step with a different result, or with an inconsistent state. */
  async run({ capacities: [one = 1, two = 1, three = 1, four = 1], late, steps }: History): Promise<void> {
    const now = this.testApp.clock.now();
    const row = { ...ROW, cancelledAt: null, createdAt: now, updatedAt: now };
    const isLate = (index: number) => late[index] === true;
    const date = (index: number) => (isLate(index) ? DAYS.late : DAYS.far);
    const at = { teamId: this.teamId, location: 'Demo Arena', description: null, deletedAt: null };
    this.world = await this.testApp.db.write(async (tx) => {
      const practice = (index: number, capacity: number) =>
        tx.insert(Practice, { ...row, date: date(index), capacity });
      const session = (index: number, capacity: number) =>
        tx.insert(TryoutSession, { ...row, ...at, date: date(index), capacity });
      return new PlaceWorld([
        { kind: 'practice', id: await practice(0, one), capacity: one, off: 'cancelled', isLate: isLate(0) },
        { kind: 'practice', id: await practice(1, two), capacity: two, off: 'cancelled', isLate: isLate(1) },
        { kind: 'session', id: await session(2, three), capacity: three, off: 'deleted', isLate: isLate(2) },
        { kind: 'session', id: await session(3, four), capacity: four, off: 'cancelled', isLate: isLate(3) },
      ]);
    });
    for (const step of steps) {
      await this.take(step);
      for (const activity of this.world.activities) expect(activity.wrong()).toBeUndefined();
    }
    // A rehearsal leaves entries in the ledgers.
    if (!this.rehearse) await expectAsModelled(this.testApp.db, this.world);
  }

  private async take(step: Step): Promise<void> {
    if ('pick' in step) {
      const entry = this.world.entries[step.pick % this.world.entries.length];
      const sent = this.sent[step.pick % this.sent.length];
      if (step.do === 'repeat') await (sent && this.register(sent.activity, [sent.request]));
      else await (entry && this.change(entry, step));
    } else if ('activity' in step) {
      const activity = this.world.activities[step.activity];
      await (activity && this.arrange(activity, step));
    } else if (step.do === 'accept') await this.accept(step.picks);
    else await this.erase(step.family);
  }

  /** Families accept a free place at once. The order of the calls is that of the writes on the embedded database only. */
  private async accept(picks: readonly number[]): Promise<void> {
    const { families, receipts } = this.calls;
    for (const pick of picks) {
      const entry = this.world.entries[pick % this.world.entries.length];
      const receipt = entry && this.receipts.get(entry.id);
      const token = entry && this.tokens.get(familyOf(entry.child));
      if (!entry || token === undefined || !this.world.isThere(entry)) continue;
      const isByReceipt = receipt !== undefined && entry.id % 2 === 0;
      const done = isByReceipt ? receipts.accept(receipt, entry.id) : families.accept(token, entry.id);
      await same(done, this.world.accept(entry));
    }
  }

  /** Steps of an activity: registrations, capacity, visibility, cancellation. */
  private arrange(activity: ModelActivity, step: StepWith<'activity'>): Promise<void> {
    const { world } = this;
    if (step.do === 'capacity')
      return this.coachDoes(
        () => this.calls.update(activity, { capacity: step.capacity }),
        () => world.setCapacity(activity, step.capacity),
      );
    if (step.do === 'active')
      return this.coachDoes(
        () => this.calls.update(activity, { isActive: step.isActive }),
        () => world.setActive(activity, step.isActive),
      );
    if (step.do === 'off')
      return this.coachDoes(
        () => this.calls.setOff(activity, step.isOff),
        () => world.setOff(activity, step.isOff),
      );
    const burst = step.burst.map((each, index) => ({
      ...each,
      key: `${this.number}-${this.sent.length}-${index}`,
    }));
    for (const request of burst) this.sent.push({ activity, request });
    return this.register(activity, burst);
  }

  /** Steps of one registration. */
  private change(entry: ModelEntry, step: Exclude<StepWith<'pick'>, { do: 'repeat' }>): Promise<void> {
    const { world, calls } = this;
    if (step.do === 'cancel') return this.cancel(entry, step.isFamily);
    if (step.do === 'requeue')
      return this.coachDoes(
        () => calls.change(entry.id, { isWaitlist: true }),
        () => world.requeue(entry),
      );
    if (step.do === 'promote') {
      const reason = step.reason && { reason: 'Was promised' };
      const input = { isWaitlist: false, addPlace: step.addPlace, ...reason };
      return this.coachDoes(
        () => calls.change(entry.id, input),
        () => world.promote(entry, step),
      );
    }
    const to = step.to === undefined ? undefined : world.activities[step.to];
    const { position } = step;
    const input = { ...(to && { [`${to.kind}Id`]: to.id }), ...(position && { position }) };
    return this.coachDoes(
      () => calls.change(entry.id, input),
      () => world.move(entry, to, position),
    );
  }

  /** Cancels by receipt for every other entry, else by the family's link if there is one. */
  private cancel(entry: ModelEntry, wantsFamily: boolean): Promise<void> {
    const { world, calls } = this;
    const { families, receipts } = calls;
    const token = this.tokens.get(familyOf(entry.child));
    const receipt = this.receipts.get(entry.id);
    if (wantsFamily && token !== undefined && world.isThere(entry)) {
      const isByReceipt = receipt !== undefined && entry.id % 2 === 0;
      const done = isByReceipt ? receipts.cancel(receipt, [entry.id]) : families.cancel(token, [entry.id]);
      return same(done, world.cancel(entry, true));
    }
    return this.coachDoes(
      () => calls.cancel(entry.id),
      () => world.cancel(entry, false),
    );
  }

  private async coachDoes(change: () => Promise<unknown>, expected: () => string): Promise<void> {
    await this.rehearse?.(change);
    await same(change(), expected());
  }

  private async erase(family: number): Promise<void> {
    const token = this.tokens.get(family);
    this.tokens.delete(family);
    if (token !== undefined) await same(this.calls.families.erase(token), this.world.erase(family));
  }

  private async register(activity: ModelActivity, requests: ModelRequest[]): Promise<void> {
    const outcomes = Promise.allSettled(requests.map((request) => this.calls.send(activity, request)));
    const expected = this.world.register(activity, requests);
    for (const [index, outcome] of (await outcomes).entries()) {
      const [request, answer] = [requests[index] as ModelRequest, expected[index] as ModelAnswer];
      if (outcome.status === 'rejected') expect(codeOf(outcome.reason)).toBe(answer);
      else if (typeof answer === 'string') expect('registered').toBe(answer);
      else {
        const { status, row, waitlistPosition, manageUrl } = outcome.value;
        answer.entry.id ||= row.id;
        const told = {
          status: answer.status,
          id: answer.entry.id,
          position: activity.positionOf(answer.entry),
        };
        expect({ status, id: row.id, position: waitlistPosition }).toEqual(told);
        expect(manageUrl !== null).toBe(status === 201);
        if (manageUrl === null) continue;
        this.receipts.set(row.id, manageUrl.split('/').at(-1) ?? '');
        const { token } = await givenFamily(this.testApp, row.parentEmail);
        this.tokens.set(familyOf(request.child), token);
      }
    }
  }
}

async function same(done: Promise<unknown>, expected: string): Promise<void> {
  expect(await done.then(() => 'ok', codeOf)).toBe(expected);
}

function codeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  throw error;
}
