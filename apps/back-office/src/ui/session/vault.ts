/**
 * Data that the check-in keeps on this phone, encrypted with a key that the server gives at sign-in
 * (docs/decisions/coaches/check-in.md). The key is a CryptoKey that no script can read out, and is deleted when it ends and at
 * sign-out. Changes that were not sent yet outlive it: the same user gets the key again at the next sign-in.
 */
const NAME = 'lions-check-in';
const STORES = ['keys', 'rosters', 'changes'] as const;
type Store = (typeof STORES)[number];

export interface VaultKey {
  keyId: string;
  userId: number;
  key: CryptoKey;
  /** ISO instant. */
  endsAt: string;
}

/** An encrypted record of one check-in, such as 'sessions-12'. */
interface Sealed {
  id: string;
  target: string;
  keyId: string;
  userId: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });

let opened: Promise<IDBDatabase> | undefined;

/** Rejects where the browser stores nothing, as in some private windows. */
function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB failed'));
  });
  return opened;
}

async function change(store: Store, act: (objects: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(store, 'readwrite', { durability: 'strict' });
  act(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed'));
  });
}

async function all<T>(store: Store): Promise<T[]> {
  return answered<T[]>((await database()).transaction(store).objectStore(store).getAll());
}

/** The key of this phone, if it has not ended at `now`; deletes ended ones. */
export async function storedKey(now: Date): Promise<VaultKey | undefined> {
  const keys = await all<VaultKey>('keys');
  const hasEnded = ({ endsAt }: VaultKey) => endsAt <= now.toISOString();
  if (keys.some(hasEnded)) await forgetReadable();
  return keys.find((key) => !hasEnded(key));
}

/** Imports a key of the server, 256 bits in base64url, so that no script can read it out again. */
export async function importKey(base64url: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Stores the only key of this phone. */
export const storeKey = (key: VaultKey): Promise<void> =>
  change('keys', (keys) => {
    keys.clear();
    keys.put({ ...key, id: 'key' });
  });

/** Encrypts a value and stores it under its id. */
export async function seal(
  store: 'rosters' | 'changes',
  { key, keyId, userId }: VaultKey,
  { id, target, value }: { id: string; target: string; value: object },
): Promise<void> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes);
  const sealed: Sealed = { id, target, keyId, userId, iv, data };
  await change(store, (objects) => objects.put(sealed));
}

export const remove = (store: 'rosters' | 'changes', ids: readonly string[]): Promise<void> =>
  change(store, (objects) => {
    for (const id of ids) objects.delete(id);
  });

/**
 * Decrypts the records of a user's check-in. `keyOf` gives the key of an id; undefined, or another key: the record
 * stays as it is.
 */
export async function unseal<Value>(
  store: 'rosters' | 'changes',
  target: string,
  userId: number,
  keyOf: (keyId: string) => Promise<CryptoKey | undefined>,
): Promise<Value[]> {
  const values: Value[] = [];
  for (const sealed of await all<Sealed>(store)) {
    if (sealed.target !== target || sealed.userId !== userId) continue;
    const key = await keyOf(sealed.keyId);
    if (!key) continue;
    const { iv, data } = sealed;
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data).catch(() => undefined);
    if (bytes) values.push(JSON.parse(new TextDecoder().decode(bytes)) as Value);
  }
  return values;
}

/** How many changes on this phone were not sent yet, of one check-in or of all; they need not be readable. */
export async function countUnsent(target?: string): Promise<number> {
  const changes = await all<Sealed>('changes').catch(() => []);
  return changes.filter((sealed) => target === undefined || sealed.target === target).length;
}

/** Deletes the key and every roster: what was not sent yet stays, and nothing on this phone can read it. */
export async function forgetReadable(): Promise<void> {
  // Without storage there is nothing to delete.
  if (!(await database().catch(() => undefined))) return;
  await change('keys', (keys) => keys.clear());
  await change('rosters', (rosters) => rosters.clear());
}
