/** Puts a text on the clipboard; false when the browser refuses, as it does on a page over plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
