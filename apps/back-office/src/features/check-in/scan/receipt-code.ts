/** The token at the end of a receipt's address, in either language. */
const RECEIPT = /\/my\/r\/([\w-]{43})(?:[?#]|$)/;

/** SHA-256 of a scanned receipt's token in hexadecimal, as the roster has it; undefined for any other code. */
export async function receiptHashOf(text: string): Promise<string | undefined> {
  const token = RECEIPT.exec(text)?.[1];
  if (token === undefined) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
