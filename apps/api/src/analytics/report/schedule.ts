import { civilDateOf, weekOf, type CivilDate } from '@lions/domain';
import type { ScheduledSession } from '../../tryouts/scheduled-sessions.js';
import { insertionIndex } from './sorted-list.js';
import { compareSchedulePlaces, schedulePlace, type SchedulePlace } from '../../tryouts/session-schedule.js';

/** A session with its sort key and its week; an unreadable date is in no week. */
interface PlacedSession {
  session: ScheduledSession;
  place: SchedulePlace;
  week: CivilDate | undefined;
}

/** `week` is any day of it; a location counts without the spaces around it. */
export interface ScheduleFilter {
  teamId?: number | undefined;
  location?: string | undefined;
  week?: CivilDate | undefined;
}

/** A page starts after `after`, which may be deleted meanwhile; without a limit it has all. */
interface SchedulePage {
  after?: SchedulePlace | undefined;
  limit?: number | undefined;
}

/** Scheduled sessions by date and start, and how many each team, arena and week has. */
export class Schedule {
  readonly ofTeam = new Map<number, number>();
  readonly ofArena = new Map<string, number>();
  readonly ofWeek = new Map<CivilDate, number>();
  private readonly placed = new Map<number, PlacedSession>();
  private readonly inOrder: PlacedSession[];

  constructor(sessions: readonly ScheduledSession[]) {
    const place = placing();
    for (const session of sessions) this.count(place(session));
    this.inOrder = [...this.placed.values()].sort((a, b) => compareSchedulePlaces(a.place, b.place));
  }

  get total(): number {
    return this.inOrder.length;
  }

  idsOfTeams(teamIds: ReadonlySet<number>): number[] {
    return [...this.placed.values()].flatMap(({ session: { id, teamId } }) =>
      teamIds.has(teamId) ? [id] : [],
    );
  }

  /** Removes the sessions with these ids and adds others. One whose day and start stay keeps its place in the list. */
  replace(ids: ReadonlySet<number>, sessions: readonly ScheduledSession[]): void {
    const place = placing();
    const added = new Map(sessions.map((session) => [session.id, place(session)]));
    for (const id of ids) {
      const old = this.placed.get(id);
      if (!old) continue;
      this.placed.delete(id);
      this.add(old, -1);
      const at = this.indexOf(old.place);
      const next = added.get(id);
      if (next && compareSchedulePlaces(next.place, old.place) === 0) {
        // A list of 100,000 takes 0.3 ms to close a gap and to open it again.
        this.inOrder[at] = next;
        this.count(next);
        added.delete(id);
      } else this.inOrder.splice(at, 1);
    }
    for (const placed of added.values()) {
      this.count(placed);
      this.inOrder.splice(this.indexOf(placed.place), 0, placed);
    }
  }

  /** The sessions of a page and, when more follow, the place of its last one. */
  page(filter: ScheduleFilter, { after, limit = Number.POSITIVE_INFINITY }: SchedulePage) {
    const matches = matching(filter);
    const found: PlacedSession[] = [];
    for (let at = after ? this.indexAfter(after) : 0; at < this.inOrder.length; at += 1) {
      const placed = this.inOrder[at] as PlacedSession;
      if (!matches(placed)) continue;
      if (found.length === limit) return { sessions: sessionsOf(found), last: found.at(-1)?.place };
      found.push(placed);
    }
    return { sessions: sessionsOf(found), last: undefined };
  }

  private count(placed: PlacedSession): void {
    this.placed.set(placed.session.id, placed);
    this.add(placed, 1);
  }

  private add({ session: { teamId, location }, week }: PlacedSession, difference: 1 | -1): void {
    change(this.ofTeam, teamId, difference);
    change(this.ofArena, location.trim(), difference);
    if (week !== undefined) change(this.ofWeek, week, difference);
  }

  /** Where that place is, or belongs. */
  private indexOf(place: SchedulePlace): number {
    return insertionIndex(this.inOrder, (other) => compareSchedulePlaces(other.place, place));
  }

  private indexAfter(place: SchedulePlace): number {
    const at = this.indexOf(place);
    const found = this.inOrder[at];
    return found && compareSchedulePlaces(found.place, place) === 0 ? at + 1 : at;
  }
}

const sessionsOf = (placed: readonly PlacedSession[]) => placed.map(({ session }) => session);

function change<Key>(counts: Map<Key, number>, key: Key, difference: 1 | -1): void {
  const count = (counts.get(key) ?? 0) + difference;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}

function matching({ teamId, location, week }: ScheduleFilter): (placed: PlacedSession) => boolean {
  const arena = location?.trim();
  const wanted = week === undefined ? undefined : weekOf(week);
  return ({ session, week: own }) =>
    (teamId === undefined || session.teamId === teamId) &&
    (arena === undefined || session.location.trim() === arena) &&
    (wanted === undefined || own === wanted);
}

/** Parses each date and time once, and keeps one copy of each text: sessions share them. */
function placing(): (session: ScheduledSession) => PlacedSession {
  const starts = new Map<string, number>();
  const weeks = new Map<string, Pick<PlacedSession, 'week'> & { day: string }>();
  const texts = new Map<string, string>();
  const shared = (text: string) => known(texts, text, () => text);
  return ({ id, teamId, date, time, location, capacity }) => {
    const session = {
      id,
      teamId,
      date: shared(date),
      time: shared(time),
      location: shared(location),
      capacity,
    };
    const start = known(starts, time, () => schedulePlace(session).start);
    const { day, week } = known(weeks, date, () => {
      const civil = civilDateOf(date);
      return { day: civil ?? session.date, week: civil === undefined ? undefined : weekOf(civil) };
    });
    return { session, place: { day, start, id }, week };
  };
}

function known<Key, Value>(values: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
