import { COPIES, copyKey, readReceipts, receiptTokenOf, rewriteReceipts } from './own-receipts';

/** Stores the receipt at that address, and a copy of its ticket; false where storage is blocked, and for any other address. */
export function keepReceipt(address: string): boolean {
  const token = receiptTokenOf(address);
  const isStored = token !== undefined && rewriteReceipts((tokens) => [...new Set([...tokens, token])]);
  if (isStored) void saveCopy(address);
  return isStored;
}

const isKept = (token: string) => readReceipts()?.includes(token) ?? false;

/** Stores or renews the copy of the ticket at a receipt's address, on a device that keeps the receipt. Never rejects. */
export async function saveCopy(address: string): Promise<void> {
  const token = receiptTokenOf(address);
  if (token === undefined || !isKept(token)) return;
  try {
    const { pathname } = new URL(address, location.href);
    const copy = await fetch(`${pathname}?copy`, { cache: 'no-store' });
    const copies = await caches.open(COPIES);
    const isComing = Date.parse(copy.headers.get('expires') ?? '') > Date.now();
    // A receipt that was forgotten during the request must not come back.
    if (copy.ok && isComing && isKept(token)) await copies.put(copyKey(token), copy);
    else if (copy.ok || copy.status === 404) await copies.delete(copyKey(token));
  } catch {
    // Without a network or a cache nothing changes.
  }
}

/** Renews all copies, as after an erasure. */
export async function refreshCopies(): Promise<void> {
  for (const token of readReceipts() ?? []) await saveCopy(copyKey(token));
}
