import type { CheckInDto, SyncCheckInDto, WalkInDto } from '@lions/api-client';
import { LIMITS } from '@lions/domain';
import {
  type Change,
  type DoorRow,
  type Edit,
  playerOf,
  referenceOf,
  remaining,
  toDto,
  valueBefore,
} from './changes';
import { type DoorState, failureOf, type Sender, shown, START } from './door-state';
import type { DoorVault, SavedDoor } from './door-vault';

const UNDO_STEPS = 20;

/**
 * One check-in on this phone: shows a change at once, keeps it encrypted, and sends it when it can. See
 * docs/decisions/coaches/check-in.md.
 */
export class Door {
  private state: DoorState = START;
  private saved: SavedDoor | undefined;
  private readonly listeners = new Set<() => void>();
  private lastAt = 0;
  /** The keys of sent walk-ins, by registration. */
  private readonly keyOf = new Map<number, string>();

  constructor(
    private readonly vault: DoorVault,
    private readonly sender: Sender,
  ) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = () => this.state;

  /** Sends what waits, and reads the roster. */
  readonly sync = coalesced(() => this.send());

  /** Shows what lies on this phone, then the server's roster. */
  async open(): Promise<void> {
    await this.read();
    await this.sync();
  }

  /** Ticks a player, or takes the tick back; with numbers on, a tick also gives the next one. */
  tick(row: DoorRow): void {
    const attended = !row.attended;
    const edits: Edit[] = [{ attended }];
    const [tryoutNumber] = this.state.numbers;
    if (attended && this.state.givesNumbers && row.tryoutNumber === null && tryoutNumber !== undefined)
      edits.push({ tryoutNumber });
    this.edit(row, edits);
  }

  /** Changes values of one player, as one step of undo. */
  edit(row: DoorRow, edits: readonly Edit[]): void {
    const before = edits.map((edit) => valueBefore(row, edit));
    this.change(row, edits);
    this.set({ undo: [...this.state.undo, { row, edits: before }].slice(-UNDO_STEPS) });
  }

  undo(): void {
    const last = this.state.undo.at(-1);
    if (!last) return;
    this.set({ undo: this.state.undo.slice(0, -1) });
    this.change(this.state.rows.find(({ key }) => key === last.row.key) ?? last.row, last.edits);
  }

  walkIn(walkIn: WalkInDto): void {
    const change = { ...this.stamp(), walkIn, player: playerOf(walkIn) };
    this.add([change]);
    const row = this.state.rows.find(({ key }) => key === change.id);
    const [tryoutNumber] = this.state.numbers;
    if (row && tryoutNumber !== undefined && this.state.givesNumbers) this.change(row, [{ tryoutNumber }]);
  }

  setGivesNumbers(givesNumbers: boolean): void {
    this.set({ givesNumbers, delivery: 'sending' });
    if (this.saved) this.save({ ...this.saved, givesNumbers });
    void this.sync();
  }

  /** Removes a change that the server refused and a coach has read. */
  dismiss(id: string): void {
    this.setChanges(this.state.changes.filter((change) => change.id !== id));
    void this.vault.remove([id]);
  }

  private change(row: DoorRow, edits: readonly Edit[]): void {
    const player = playerOf(row);
    this.add(edits.map((edit) => ({ ...this.stamp(), ...referenceOf(row), ...edit, player })));
  }

  private add(changes: Change[]): void {
    this.setChanges([...this.state.changes, ...changes]);
    void this.vault.put(changes).then(() => this.sync());
  }

  private async send(): Promise<void> {
    let changes: Change[] = [];
    try {
      const key = await this.vault.renewKey(this.sender.getKey);
      // Changes of another user are sent only by that user.
      if (key === 'other') this.forget();
      if (key !== 'same') await this.read();
      changes = this.state.changes.filter(({ problem }) => !problem).slice(0, LIMITS.checkInChanges);
      if (changes.length > 0) this.set({ delivery: 'sending' });
      const answer = await this.sender.sync({
        device: this.vault.device,
        ...this.askNumbers(changes),
        changes: changes.map(toDto),
      });
      await this.take(answer);
      // More changes than fit in one call, or those that a former key has just opened.
      if (this.state.changes.some((change) => !change.problem && !changes.includes(change))) void this.sync();
    } catch (error) {
      await this.fail(error, changes);
    }
  }

  private async take({ results, ...roster }: CheckInDto): Promise<void> {
    const before = this.state.changes;
    const changes = remaining(before, { results });
    for (const { id, registrationId } of results)
      if (registrationId && before.some((change) => change.id === id && change.walkIn))
        this.keyOf.set(registrationId, id);
    this.save({
      roster,
      clockOffset: new Date(roster.now).getTime() - Date.now(),
      givesNumbers: this.state.givesNumbers,
    });
    // Stored before anything is removed: a page that closes in between sends again, which changes nothing.
    await this.vault.put(changes.filter((change) => !before.includes(change)));
    const kept = new Set(changes.map(({ id }) => id));
    await this.vault.remove(results.map(({ id }) => id).filter((id) => !kept.has(id)));
    // Current changes, not `before`: a player may have been ticked meanwhile.
    const now = remaining(this.state.changes, { results });
    this.setChanges(now, { phase: 'ready', delivery: 'sent' });
  }

  private async fail(error: unknown, sent: readonly Change[]): Promise<void> {
    const { delivery, isGone, isOtherUser, refused } = failureOf(error, sent);
    if (refused.length > 0) return this.setAside(refused);
    if (isGone) return this.set({ phase: 'gone', delivery });
    if (isOtherUser) this.vault.doubtKey();
    if (isOtherUser) return void this.sync();
    if (this.saved && (await this.vault.isReadable(new Date())))
      return this.setChanges(this.state.changes, { phase: 'ready', delivery });
    // Data whose key has ended cannot be read any more, so it is not shown.
    this.forget();
    const sealedCount = await this.vault.countUnsent();
    this.set({ phase: 'locked', delivery, sealedCount, isStored: this.vault.isStored });
  }

  /**
   * A phone that only looks takes no numbers, because no other phone can give what it leases. It returns those that it
   * has once all that it gave are sent.
   */
  private askNumbers(sent: readonly Change[]): Pick<SyncCheckInDto, 'takesNumbers' | 'returnsNumbers'> {
    const { givesNumbers, changes, sealedCount } = this.state;
    const takesNumbers = givesNumbers || changes.some(({ problem }) => problem?.code === 'NUMBER_TAKEN');
    const isAllSent = sealedCount === 0 && changes.every((change) => change.problem || sent.includes(change));
    const hasNumbers = Boolean(this.saved?.roster.numbers.length);
    return { takesNumbers, returnsNumbers: hasNumbers && !takesNumbers && isAllSent };
  }

  private forget(): void {
    this.saved = undefined;
    this.set(START);
  }

  /** Refused changes would block all others. */
  private async setAside(refused: readonly Change[]): Promise<void> {
    await this.vault.put(refused);
    this.setChanges(this.state.changes.map((known) => refused.find(({ id }) => id === known.id) ?? known));
    void this.sync();
  }

  private async read(): Promise<void> {
    const { door, changes, sealedCount } = await this.vault.open();
    this.saved = door ?? this.saved;
    const known = new Set(this.state.changes.map(({ id }) => id));
    const all = [...this.state.changes, ...changes.filter(({ id }) => !known.has(id))];
    all.sort((a, b) => (a.at < b.at ? -1 : 1));
    this.lastAt = Math.max(this.lastAt, ...all.map(({ at }) => new Date(at).getTime()));
    const { isStored } = this.vault;
    const found = this.saved && { phase: 'ready' as const, givesNumbers: this.saved.givesNumbers };
    this.setChanges(all, { ...found, isStored, sealedCount });
  }

  /** New id, and the time by the server's clock, later than every earlier change of this phone. */
  private stamp(): { id: string; at: string } {
    this.lastAt = Math.max(Date.now() + (this.saved?.clockOffset ?? 0), this.lastAt + 1);
    return { id: crypto.randomUUID(), at: new Date(this.lastAt).toISOString() };
  }

  private save(saved: SavedDoor): void {
    this.saved = saved;
    void this.vault.save(saved);
  }

  private setChanges(changes: readonly Change[], state: Partial<DoorState> = {}): void {
    this.set({ ...(this.saved ? shown(this.saved, changes, this.keyOf) : { changes }), ...state });
  }

  private set(state: Partial<DoorState>): void {
    this.state = { ...this.state, ...state };
    for (const listener of this.listeners) listener();
  }
}

/** Runs a task; calls while it runs cause one more run after it, and wait for the current one. */
function coalesced(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isAsked = false;
  const run = async (): Promise<void> => {
    if (running) isAsked = true;
    running ??= task().finally(() => {
      running = undefined;
      if (!isAsked) return;
      isAsked = false;
      void run();
    });
    await running;
  };
  return run;
}
