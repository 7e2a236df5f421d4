/** Begins the key of every text that the tab keeps until it is saved. */
export const DRAFT_PREFIX = 'draft:';

/** Forgets all texts that were kept: whoever signs out leaves none behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
