import { ModelTarget, type ModelEntry, type ModelMail, type ModelPosition } from './place-model.js';
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
  readonly targets: ModelTarget[];
  /** All entries ever registered, erased ones included. */
  readonly entries: ModelEntry[] = [];
  private readonly answered = new Map<string, { entry: ModelEntry; status: number }>();

  constructor(targets: Pick<ModelTarget, 'kind' | 'id' | 'capacity' | 'off'>[]) {
    this.targets = targets.map(
      ({ kind, id, capacity, off }) => new ModelTarget(kind, id, capacity, off, this.mails),
    );
  }

  /** Parallel requests, in order. */
  register(target: ModelTarget, requests: readonly ModelRequest[]): ModelAnswer[] {
    const fresh = new Set<ModelEntry>();
    const again: ModelEntry[] = [];
    const answers = requests.map((request): ModelAnswer => {
      const first = this.answered.get(request.key);
      if (isGone(target)) return 'SESSION_NOT_FOUND';
      if (first) return target.entries.includes(first.entry) ? first : 'REGISTRATION_NOT_FOUND';
      const refusal = refusalOf(target, request.byCoach);
      if (refusal) return refusal;
      const known = target.activeOf(request.child);
      const entry = known ?? this.enter(target, request);
      if (known) again.push(known);
      else fresh.add(entry);
      const answer = { entry, status: known ? 200 : 201 };
      this.answered.set(request.key, answer);
      return answer;
    });
    for (const entry of again)
      if (!fresh.has(entry) && target.takesPlace)
        target.tell(entry.status === 'confirmed' ? 'confirmation' : 'waiting', entry, `again-${entry.id}`);
    return answers;
  }

  cancel(entry: ModelEntry, isFamily: boolean): string {
    if (isFamily && entry.status !== 'cancelled' && this.isThere(entry) && !entry.target.takesPlace)
      return 'REGISTRATION_OVER';
    if (!this.isThere(entry) || (!isFamily && isGone(entry.target))) return 'REGISTRATION_NOT_FOUND';
    this.leave(entry, 'cancelled', isFamily ? 'family' : 'coach');
    return 'ok';
  }

  erase(family: number): string {
    const theirs = this.entries.filter((entry) => familyOf(entry.child) === family && this.isThere(entry));
    for (const entry of theirs.sort((a, b) => a.id - b.id)) this.leave(entry, 'erased', 'family');
    for (const entry of theirs) entry.target.leave(entry);
    for (let index = this.mails.length - 1; index >= 0; index -= 1)
      if (theirs.includes((this.mails[index] as ModelMail).entry)) this.mails.splice(index, 1);
    return 'ok';
  }

  /** A coach confirms a waiting player. */
  promote(entry: ModelEntry, { reason, addPlace }: { reason: boolean; addPlace: boolean }): string {
    const { target } = entry;
    const refusal = this.unchangeable(entry);
    if (refusal ?? entry.status === 'confirmed') return refusal ?? 'ok';
    const pool = target.poolOf(entry);
    if (target.positionOf(entry) !== 1 && !reason) return 'VALIDATION_FAILED';
    const { capacity } = target;
    if (addPlace)
      while (target.capacity < 60 && target.places(pool) <= target.inPool(pool, 'confirmed').length)
        target.capacity += 1;
    if (target.isFull(pool)) {
      target.capacity = capacity;
      return 'SESSION_FULL';
    }
    entry.status = 'confirmed';
    target.note('promoted', entry, 'coach');
    if (target.capacity > capacity) {
      target.version += 1;
      target.seat();
    }
    return 'ok';
  }

  /** A coach moves a player to the end of the line. */
  requeue(entry: ModelEntry): string {
    const { target } = entry;
    const refusal = this.unchangeable(entry);
    if (refusal ?? entry.status === 'waiting') return refusal ?? 'ok';
    const pool = target.poolOf(entry);
    const isOver = target.inPool(pool, 'confirmed').length > target.places(pool);
    if (!isOver && target.inPool(pool, 'waiting').length === 0) return 'NOBODY_WAITING';
    target.leave(entry);
    target.entries.push(entry);
    entry.status = 'waiting';
    target.note('requeued', entry, 'coach');
    target.seat();
    return 'ok';
  }

  /** A coach changes the practice or session, the position, or both. */
  move(entry: ModelEntry, to: ModelTarget | undefined, position: ModelPosition | undefined): string {
    const from = entry.target;
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
      from.seat();
    }
    entry.position = then.position;
    return 'ok';
  }

  setCapacity(target: ModelTarget, capacity: number): string {
    if (isGone(target)) return 'SESSION_NOT_FOUND';
    if (capacity !== target.capacity) target.version += 1;
    target.capacity = capacity;
    target.seat();
    return 'ok';
  }

  /** Hides or shows a target. */
  setActive(target: ModelTarget, isActive: boolean): string {
    if (isGone(target)) return 'SESSION_NOT_FOUND';
    this.change(target, { isActive });
    return 'ok';
  }

  /** Cancels or brings back a target; deletes or restores one. */
  setOff(target: ModelTarget, isOff: boolean): string {
    if (isOff && isGone(target)) return 'SESSION_NOT_FOUND';
    this.change(target, { isOff });
    return 'ok';
  }

  /** All registered families are told when it no longer takes place, and when it does again. */
  private change(target: ModelTarget, change: { isActive?: boolean; isOff?: boolean }): void {
    const [before, didTakePlace] = [{ ...target }, target.takesPlace];
    Object.assign(target, change);
    if (before.isActive === target.isActive && before.isOff === target.isOff) return;
    target.version += 1;
    const { kind, id, version, takesPlace } = target;
    if (takesPlace === didTakePlace) return;
    for (const entry of target.entries.filter(({ status }) => status !== 'cancelled'))
      target.tell(
        takesPlace ? 'changed' : 'practice-cancelled',
        entry,
        `${kind}-${id}-version-${version}-${entry.id}`,
      );
  }

  isThere(entry: ModelEntry): boolean {
    return entry.target.entries.includes(entry);
  }

  private enter(target: ModelTarget, { child, position, byCoach }: ModelRequest): ModelEntry {
    const entry: ModelEntry = { id: 0, child, position, status: 'waiting', target };
    this.entries.push(entry);
    target.enter(entry);
    target.note(entry.status === 'confirmed' ? 'registered' : 'waiting', entry, byCoach ? 'coach' : 'family');
    return entry;
  }

  private leave(entry: ModelEntry, event: string, actor: string): void {
    if (entry.status === 'cancelled') return;
    entry.status = 'cancelled';
    entry.target.note(event, entry, actor);
    entry.target.seat();
  }

  private unchangeable(entry: ModelEntry): string | undefined {
    if (!this.isThere(entry) || isGone(entry.target)) return 'REGISTRATION_NOT_FOUND';
    return entry.status === 'cancelled' ? 'REGISTRATION_CANCELLED' : undefined;
  }
}
