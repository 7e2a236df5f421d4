/** localStorage holds only the tokens: the names stay on the server. */
const KEY = 'registration-receipts';
/** More than a family registers in a season. */
const MAX_RECEIPTS = 200;
const TOKEN = /^[\w-]{20,100}$/;

/** The token in a receipt's address, in any language; undefined for every other address. */
export function receiptTokenOf(address: string): string | undefined {
  const [, token = ''] = /\/my\/r\/([^/?#]+)$/.exec(address) ?? [];
  return TOKEN.test(token) ? token : undefined;
}

/** Parses the stored tokens, oldest first; invalid content counts as an empty list. */
export function parseReceipts(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((token): token is string => typeof token === 'string' && TOKEN.test(token));
  } catch {
    return [];
  }
}

/** The receipts of this browser, oldest first; undefined where storage is blocked. */
export function readReceipts(): string[] | undefined {
  try {
    return parseReceipts(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

/** Replaces the list by the result of `change`; false where storage is blocked. */
export function rewriteReceipts(change: (tokens: string[]) => string[]): boolean {
  try {
    const tokens = change(parseReceipts(localStorage.getItem(KEY)));
    if (tokens.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(tokens.slice(-MAX_RECEIPTS)));
    return true;
  } catch {
    return false;
  }
}

/** Removes the receipts, and the copies of their tickets; false where storage is blocked. */
export function forgetReceipts(forgotten: readonly string[]): boolean {
  void dropCopies(forgotten);
  return rewriteReceipts((tokens) => tokens.filter((token) => !forgotten.includes(token)));
}

/** Cache of the tickets that open without a network; the service worker reads it. */
export const COPIES = 'tickets';

/** Key of a copy: the address of the receipt, without its language. */
export const copyKey = (token: string) => `/my/r/${token}`;

async function dropCopies(tokens: readonly string[]): Promise<void> {
  // Undefined outside of secure contexts; rejects where storage is blocked.
  const copies = 'caches' in globalThis ? await caches.open(COPIES).catch(() => undefined) : undefined;
  for (const token of tokens) await copies?.delete(copyKey(token));
}
