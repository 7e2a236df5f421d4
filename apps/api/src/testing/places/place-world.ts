import { ModelActivity, type ModelEntry, type ModelMail, type ModelPosition } from './place-model.js';
import { closedTo, isGone, refusalOf } from './place-refusals.js';

/** Two children under each address. */
export const familyOf = (child: number) => child >> 1;

export interface ModelRequest {
  child: number;
  position: ModelPosition;
  byCoach: boolean;
  /** Its Idempotency-Key. */
  key: string;
}

/** The engine's answer to a request: the entry and the status, or the error code. */
export type ModelAnswer = { entry: ModelEntry; status: number } | string;

/** Two practices and two tryout sessions, and every action on them: each returns 'ok' or the error code. */
export class PlaceWorld {
  readonly mails: ModelMail[] = [];
  readonly activities: ModelActivity[];
  /** All entries ever registered, erased ones included. */
  readonly entries: ModelEntry[] = [];
  private readonly answered = new Map<string, { entry: ModelEntry; status: number }>();

  constructor(activities: Pick<ModelActivity, 'kind' | 'id' | 'capacity' | 'off' | 'isLate'>[]) {
    this.activities = activities.map(
      ({ kind, id, capacity, off, isLate }) => new ModelActivity(kind, id, capacity, off, isLate, this.mails),
    );
  }

  /** Parallel requests, in order. */
  register(activity: ModelActivity, requests: readonly ModelRequest[]): ModelAnswer[] {
    const fresh = new Set<ModelEntry>();
    const again: ModelEntry[] = [];
    const answers = requests.map((request): ModelAnswer => {
      const first = this.answered.get(request.key);
      if (isGone(activity)) return 'SESSION_NOT_FOUND';
      if (first) return activity.entries.includes(first.entry) ? first : 'REGISTRATION_NOT_FOUND';
      const refusal = refusalOf(activity, request.byCoach);
      if (refusal) return refusal;
      const known = activity.activeOf(request.child);
      const entry = known ?? this.enter(activity, request);
      if (known) again.push(known);
      else fresh.add(entry);
      const answer = { entry, status: known ? 200 : 201 };
      this.answered.set(request.key, answer);
      return answer;
    });
    if (fresh.size > 0) activity.pass();
    for (const entry of again)
      if (!fresh.has(entry) && activity.takesPlace)
        activity.tell(entry.status === 'confirmed' ? 'confirmation' : 'waiting', entry, `again-${entry.id}`);
    return answers;
  }

  cancel(entry: ModelEntry, isFamily: boolean): string {
    if (isFamily && entry.status !== 'cancelled' && this.isThere(entry) && !entry.activity.takesPlace)
      return 'REGISTRATION_OVER';
    if (!this.isThere(entry) || (!isFamily && isGone(entry.activity))) return 'REGISTRATION_NOT_FOUND';
    this.leave(entry, 'cancelled', isFamily ? 'family' : 'coach');
    return 'ok';
  }

  accept(entry: ModelEntry): string {
    if (!this.isThere(entry)) return 'REGISTRATION_NOT_FOUND';
    if (entry.status === 'cancelled') return 'REGISTRATION_CANCELLED';
    return entry.activity.accept(entry);
  }

  erase(family: number): string {
    const theirs = this.entries.filter((entry) => familyOf(entry.child) === family && this.isThere(entry));
    for (const entry of theirs.sort((a, b) => a.id - b.id)) this.leave(entry, 'erased', 'family');
    for (const entry of theirs) entry.activity.leave(entry);
    for (let index = this.mails.length - 1; index >= 0; index -= 1)
      if (theirs.includes((this.mails[index] as ModelMail).entry)) this.mails.splice(index, 1);
    return 'ok';
  }

  /** A coach confirms a waiting player. */
  promote(entry: ModelEntry, { reason, addPlace }: { reason: boolean; addPlace: boolean }): string {
    const { activity } = entry;
    const refusal = this.unchangeable(entry);
    if (refusal ?? entry.status === 'confirmed') return refusal ?? 'ok';
    const pool = activity.poolOf(entry);
    if (activity.positionOf(entry) !== 1 && !reason) return 'VALIDATION_FAILED';
    const { capacity } = activity;
    if (addPlace)
      while (activity.capacity < 60 && activity.places(pool) <= activity.inPool(pool, 'confirmed').length)
        activity.capacity += 1;
    if (activity.isFull(pool)) {
      activity.capacity = capacity;
      return 'SESSION_FULL';
    }
    entry.status = 'confirmed';
    activity.note('promoted', entry, 'coach');
    if (activity.capacity > capacity) activity.version += 1;
    activity.pass();
    return 'ok';
  }

  /** A coach moves a player to the end of the line. */
  requeue(entry: ModelEntry): string {
    const { activity } = entry;
    const refusal = this.unchangeable(entry);
    if (refusal ?? entry.status === 'waiting') return refusal ?? 'ok';
    const pool = activity.poolOf(entry);
    const free = activity.places(pool) - activity.inPool(pool, 'confirmed').length + 1;
    if (activity.inPool(pool, 'waiting').length < free) return 'NOBODY_WAITING';
    activity.leave(entry);
    activity.entries.push(entry);
    entry.status = 'waiting';
    activity.note('requeued', entry, 'coach');
    activity.seat();
    activity.pass();
    return 'ok';
  }

  /** A coach changes the activity, the position, or both. */
  move(entry: ModelEntry, to: ModelActivity | undefined, position: ModelPosition | undefined): string {
    const from = entry.activity;
    const refusal = this.unchangeable(entry);
    if (refusal) return refusal;
    if (to && to.kind !== from.kind) return 'VALIDATION_FAILED';
    const closed = to && to !== from ? closedTo(to) : undefined;
    if (closed) return closed;
    const [there, then] = [to ?? from, { ...entry, position: position ?? entry.position }];
    if (there !== from && there.activeOf(entry.child)) return 'ALREADY_REGISTERED';
    if (there !== from || there.poolOf(then) !== from.poolOf(entry)) {
      from.note('moved-out', entry, 'coach');
      from.leave(entry);
      entry.position = then.position;
      there.enter(entry);
      there.note('moved-in', entry, 'coach');
      from.pass();
      there.pass();
    }
    entry.position = then.position;
    return 'ok';
  }

  setCapacity(activity: ModelActivity, capacity: number): string {
    if (isGone(activity)) return 'SESSION_NOT_FOUND';
    if (capacity !== activity.capacity) activity.version += 1;
    activity.capacity = capacity;
    activity.pass();
    return 'ok';
  }

  /** Hides or shows an activity. */
  setActive(activity: ModelActivity, isActive: boolean): string {
    if (isGone(activity)) return 'SESSION_NOT_FOUND';
    this.change(activity, { isActive });
    return 'ok';
  }

  /** Cancels or brings back an activity; deletes or restores one. */
  setOff(activity: ModelActivity, isOff: boolean): string {
    if (isOff && isGone(activity)) return 'SESSION_NOT_FOUND';
    this.change(activity, { isOff });
    return 'ok';
  }

  /** All registered families are told when it no longer takes place, and when it does again. */
  private change(activity: ModelActivity, change: { isActive?: boolean; isOff?: boolean }): void {
    const [before, didTakePlace] = [{ ...activity }, activity.takesPlace];
    Object.assign(activity, change);
    if (before.isActive === activity.isActive && before.isOff === activity.isOff) return;
    activity.version += 1;
    const { kind, id, version, takesPlace } = activity;
    if (takesPlace === didTakePlace) return;
    for (const entry of activity.entries.filter(({ status }) => status !== 'cancelled'))
      activity.tell(
        takesPlace ? 'changed' : 'practice-cancelled',
        entry,
        `${kind}-${id}-version-${version}-${entry.id}`,
      );
    activity.pass();
  }

  isThere(entry: ModelEntry): boolean {
    return entry.activity.entries.includes(entry);
  }

  private enter(activity: ModelActivity, { child, position, byCoach }: ModelRequest): ModelEntry {
    const entry: ModelEntry = { id: 0, child, position, status: 'waiting', activity };
    this.entries.push(entry);
    activity.enter(entry);
    activity.note(
      entry.status === 'confirmed' ? 'registered' : 'waiting',
      entry,
      byCoach ? 'coach' : 'family',
    );
    return entry;
  }

  private leave(entry: ModelEntry, event: string, actor: string): void {
    if (entry.status === 'cancelled') return;
    entry.status = 'cancelled';
    entry.activity.note(event, entry, actor);
    entry.activity.pass();
  }

  private unchangeable(entry: ModelEntry): string | undefined {
    if (!this.isThere(entry) || isGone(entry.activity)) return 'REGISTRATION_NOT_FOUND';
    return entry.status === 'cancelled' ? 'REGISTRATION_CANCELLED' : undefined;
  }
}
