/** Key prefix of all drafts in sessionStorage. */
export const DRAFT_PREFIX = 'draft:';

/** Removes all drafts; called at sign-out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
