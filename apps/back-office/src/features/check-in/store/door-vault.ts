import type { CheckInDto, CheckInKeyDto } from '@lions/api-client';
import { CHECK_IN_KEY_HOURS, HOUR_MS } from '@lions/domain';
import {
  countUnsent,
  forgetReadable,
  importKey,
  remove,
  seal,
  storedKey,
  storeKey,
  unseal,
  type VaultKey,
} from '../../../ui/session/vault';
import type { Change } from './changes';

/** The last answer of the server, as it lies on this phone. */
export interface SavedDoor {
  roster: Omit<CheckInDto, 'results'>;
  /** The server's clock minus the phone's, in milliseconds. */
  clockOffset: number;
  givesNumbers: boolean;
}

const DEVICE = 'check-in-device';

/** A random id of this browser, which leases tryout numbers; it says nothing about a person. */
function deviceId(): string {
  const fresh = crypto.randomUUID();
  try {
    const known = localStorage.getItem(DEVICE) ?? fresh;
    localStorage.setItem(DEVICE, known);
    return known;
  } catch {
    return fresh;
  }
}

/** One check-in's part of the vault. Where the browser stores nothing, everything is kept in memory only. */
export class DoorVault {
  readonly device = deviceId();
  isStored = true;
  private key: VaultKey | undefined;
  /** Former keys of this user, for changes that were not sent before they ended. */
  private readonly former = new Map<string, CryptoKey>();
  private getKey: ((keyId?: string) => Promise<CheckInKeyDto>) | undefined;

  constructor(private readonly target: string) {}

  /** Opens the data under the current key, and after a sign-in also data under a former key. */
  async open(): Promise<{ door: SavedDoor | undefined; changes: Change[]; sealedCount: number }> {
    const nothing = { door: undefined, changes: [], sealedCount: 0 };
    this.key ??= await storedKey(new Date()).catch(() => this.storeNothing());
    const { key } = this;
    if (!this.isStored) return nothing;
    if (!key) return { ...nothing, sealedCount: await this.countUnsent() };
    const keyOf = (keyId: string) => this.keyOf(key, keyId);
    const [door] = await unseal<SavedDoor>('rosters', this.target, key.userId, keyOf);
    const changes = await unseal<Change>('changes', this.target, key.userId, keyOf);
    return { door, changes, sealedCount: (await this.countUnsent()) - changes.length };
  }

  /**
   * Asks the server for the key, once per page and then every hour. 'new': more may be readable now; 'other': the key
   * of another user, whose readable data is deleted. Rejects as the call does.
   */
  async renewKey(getKey: (keyId?: string) => Promise<CheckInKeyDto>): Promise<'new' | 'other' | 'same'> {
    const { key } = this;
    const hoursLeft = key ? (new Date(key.endsAt).getTime() - Date.now()) / HOUR_MS : 0;
    if (this.getKey && hoursLeft > CHECK_IN_KEY_HOURS - 1) return 'same';
    let answer = await getKey(key?.keyId);
    const isOther = key !== undefined && answer.userId !== key.userId;
    if (isOther) {
      await forgetReadable().catch(() => this.storeNothing());
      answer = await getKey();
    }
    this.getKey = getKey;
    const { keyId, userId, endsAt } = answer;
    this.key = { keyId, userId, endsAt, key: await importKey(answer.key) };
    await storeKey(this.key).catch(() => this.storeNothing());
    return isOther ? 'other' : key === undefined ? 'new' : 'same';
  }

  /** The next `renewKey` asks the server again. */
  doubtKey(): void {
    this.getKey = undefined;
  }

  /** Whether the key has not ended; forgets it when it has. What is only in memory ends with the page. */
  async isReadable(now: Date): Promise<boolean> {
    if (!this.isStored || (this.key && this.key.endsAt > now.toISOString())) return true;
    this.key = undefined;
    this.former.clear();
    await forgetReadable().catch(() => this.storeNothing());
    return false;
  }

  async save(value: SavedDoor): Promise<void> {
    if (!this.key || !this.isStored) return;
    await seal('rosters', this.key, { id: this.target, target: this.target, value }).catch(() =>
      this.storeNothing(),
    );
  }

  async put(changes: readonly Change[]): Promise<void> {
    for (const value of changes)
      if (this.key && this.isStored)
        await seal('changes', this.key, { id: value.id, target: this.target, value }).catch(() =>
          this.storeNothing(),
        );
  }

  async remove(ids: readonly string[]): Promise<void> {
    if (this.isStored) await remove('changes', ids).catch(() => this.storeNothing());
  }

  countUnsent(): Promise<number> {
    return this.isStored ? countUnsent(this.target) : Promise.resolve(0);
  }

  private async keyOf({ keyId, key }: VaultKey, asked: string): Promise<CryptoKey | undefined> {
    if (asked === keyId) return key;
    const known = this.former.get(asked);
    if (known || !this.getKey) return known;
    const former = await importKey((await this.getKey(asked)).key);
    this.former.set(asked, former);
    return former;
  }

  private storeNothing(): undefined {
    this.isStored = false;
  }
}
