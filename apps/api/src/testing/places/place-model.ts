import type { ActivityKind } from '../../places/activity.js';

/**
 * The rules of places in the fewest words, written without the engine's code and without a database, as a reference
 * for random histories. An entry's id is known once the engine has answered.
 */
export type ModelPosition = 'D' | 'F' | 'G';

export interface ModelEntry {
  id: number;
  child: number;
  position: ModelPosition;
  status: 'confirmed' | 'waiting' | 'cancelled';
  activity: ModelActivity;
}

interface ModelLine {
  event: string;
  entry: ModelEntry;
  pool: string;
  position: number | null;
  actor: string;
}

/** `key` identifies the event, so that it is told once. */
export interface ModelMail {
  kind: string;
  entry: ModelEntry;
  key: string;
}

const MAIL_OF: Record<string, string> = {
  registered: 'confirmation',
  waiting: 'waiting',
  promoted: 'promoted',
  offered: 'offered',
  accepted: 'confirmation',
  'offer-over': 'offer-over',
  requeued: 'changed',
  'moved-in': 'changed',
  cancelled: 'cancelled',
};

export class ModelActivity {
  /** All entries, cancelled ones included, in the order of the waiting line. */
  entries: ModelEntry[] = [];
  readonly ledger: ModelLine[] = [];
  isActive = true;
  /** Cancelled or deleted, whichever this activity can be. */
  isOff = false;
  version = 1;
  /** Entries whose families know of a free place. */
  private readonly offered = new Set<ModelEntry>();
  private readonly held = new Map<string, number>();

  constructor(
    readonly kind: ActivityKind,
    readonly id: number,
    public capacity: number,
    /** Meaning of `isOff`. */
    readonly off: 'cancelled' | 'deleted',
    /** It starts within hours: free places are offered instead of passed on. */
    readonly isLate: boolean,
    private readonly mails: ModelMail[],
  ) {}

  /** Only then do families get mails about places; an inactive practice is only not public. */
  get takesPlace(): boolean {
    return !this.isOff && (this.isActive || this.kind === 'practice');
  }

  get pools(): string[] {
    return this.kind === 'session' ? ['players'] : ['goalies', 'skaters'];
  }

  poolOf({ position }: Pick<ModelEntry, 'position'>): string {
    if (this.kind === 'session') return 'players';
    return position === 'G' ? 'goalies' : 'skaters';
  }

  places(pool: string, capacity = this.capacity): number {
    const goalies = Math.min(2, capacity - 1);
    if (pool === 'players') return capacity;
    return pool === 'goalies' ? goalies : capacity - goalies;
  }

  inPool(pool: string, status: ModelEntry['status']): ModelEntry[] {
    return this.entries.filter((entry) => entry.status === status && this.poolOf(entry) === pool);
  }

  positionOf(entry: ModelEntry): number | null {
    const index = this.inPool(this.poolOf(entry), 'waiting').indexOf(entry);
    return index < 0 ? null : index + 1;
  }

  isFull(pool: string): boolean {
    return this.inPool(pool, 'confirmed').length >= this.places(pool);
  }

  activeOf(child: number): ModelEntry | undefined {
    return this.entries.find((entry) => entry.child === child && entry.status !== 'cancelled');
  }

  /** Assigns a free place, else the end of the line. */
  enter(entry: ModelEntry): void {
    this.leave(entry);
    const pool = this.poolOf(entry);
    entry.status = this.isFull(pool) || this.inPool(pool, 'waiting').length > 0 ? 'waiting' : 'confirmed';
    entry.activity = this;
    this.entries.push(entry);
  }

  leave(entry: ModelEntry): void {
    this.entries = this.entries.filter((other) => other !== entry);
  }

  /** Assigns free places to the first in line. */
  seat(): void {
    for (const pool of this.pools)
      for (const entry of this.inPool(pool, 'waiting'))
        if (!this.isFull(pool)) {
          entry.status = 'confirmed';
          this.note('promoted', entry, 'server');
        }
  }

  /** Assigns free places to the first in line or, shortly before the start, offers them to all who wait. */
  pass(): void {
    if (!this.isLate) this.seat();
    if (!this.takesPlace) return;
    for (const entry of this.entries.filter(({ status }) => status === 'waiting')) {
      const isOffered = !this.isFull(this.poolOf(entry));
      if (isOffered === this.offered.has(entry)) continue;
      this.note(isOffered ? 'offered' : 'offer-over', entry, 'server');
      if (isOffered) this.offered.add(entry);
      else this.offered.delete(entry);
    }
  }

  /** The first family that accepts a free place has it. */
  accept(entry: ModelEntry): string {
    if (!this.takesPlace) return 'REGISTRATION_OVER';
    if (entry.status === 'confirmed') return 'ok';
    const passed = this.inPool(this.poolOf(entry), 'waiting').filter((other) => !this.offered.has(other));
    if (this.isFull(this.poolOf(entry))) return 'SPOT_TAKEN';
    if (passed.length > 0) throw new Error('An accepted place was not offered to all who wait');
    entry.status = 'confirmed';
    this.note('accepted', entry, 'family');
    this.pass();
    return 'ok';
  }

  /** Records one step: a ledger entry and, while the activity takes place, at most one mail. */
  note(event: string, entry: ModelEntry, actor: string): void {
    const position = event === 'moved-out' ? null : this.positionOf(entry);
    this.ledger.push({ event, entry, pool: this.poolOf(entry), position, actor });
    const kind = MAIL_OF[event];
    if (kind !== undefined && this.takesPlace)
      this.tell(kind, entry, `${this.kind}-${this.id}-${this.ledger.length}`);
  }

  tell(kind: string, entry: ModelEntry, key: string): void {
    if (!this.mails.some((mail) => mail.key === key)) this.mails.push({ kind, entry, key });
  }

  /**
   * The current inconsistency, if any. A pool may hold more than its places only after they became fewer, and then no
   * more than before.
   */
  wrong(): string | undefined {
    for (const pool of this.pools) {
      const confirmed = this.inPool(pool, 'confirmed').length;
      const most = Math.max(this.places(pool), this.held.get(pool) ?? 0);
      this.held.set(pool, confirmed);
      if (confirmed > most) return `${confirmed} ${pool} in ${most} places`;
      const waiting = this.inPool(pool, 'waiting');
      if (!this.isFull(pool) && waiting.length > 0 && !this.isLate)
        return `one of the ${pool} waits beside a free place`;
      if (this.takesPlace && waiting.some((entry) => this.offered.has(entry) === this.isFull(pool)))
        return `one of the ${pool} does not know whether a place is free`;
    }
    return undefined;
  }
}
