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
  target: ModelTarget;
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
  requeued: 'changed',
  'moved-in': 'changed',
  cancelled: 'cancelled',
};

export class ModelTarget {
  /** All entries, cancelled ones included, in the order of the waiting line. */
  entries: ModelEntry[] = [];
  readonly ledger: ModelLine[] = [];
  isActive = true;
  /** Cancelled or deleted, whichever this target can be. */
  isOff = false;
  version = 1;
  private readonly held = new Map<string, number>();

  constructor(
    readonly kind: 'practice' | 'session',
    readonly id: number,
    public capacity: number,
    /** Meaning of `isOff`. */
    readonly off: 'cancelled' | 'deleted',
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
    entry.target = this;
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

  /** Records one step: a ledger entry and, while the target takes place, at most one mail. */
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
      if (!this.isFull(pool) && this.inPool(pool, 'waiting').length > 0)
        return `one of the ${pool} waits beside a free place`;
    }
    return undefined;
  }
}
