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
function rewrite(change: (tokens: string[]) => string[]): boolean {
  try {
    const tokens = change(parseReceipts(localStorage.getItem(KEY)));
    if (tokens.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(tokens.slice(-MAX_RECEIPTS)));
    return true;
  } catch {
    return false;
  }
}

/** Stores the receipt at that address; false where storage is blocked, and for any other address. */
export function keepReceipt(address: string): boolean {
  const token = receiptTokenOf(address);
  return token !== undefined && rewrite((tokens) => [...new Set([...tokens, token])]);
}

export const forgetReceipts = (forgotten: readonly string[]): boolean =>
  rewrite((tokens) => tokens.filter((token) => !forgotten.includes(token)));
