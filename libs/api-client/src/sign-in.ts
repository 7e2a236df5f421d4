let isHere = false;
let isLost = false;
let refused = 0;
let signIns = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether this page's user was signed out: by expiry, by a superadmin, or in another tab. */
export const isSignInLost = (): boolean => isLost;

/** Number of refused calls to tell the user about; it only grows, so that each can be shown. */
export const refusedCalls = (): number => refused;

/** Grows with each observed sign-in: a refusal of an earlier call says nothing about the current one. */
export const seenSignIns = (): number => signIns;

/**
 * Calls the listener whenever the sign-in is lost, a call is refused because of that, or it is back; returns
 * the unsubscribe function.
 */
export function onSignInChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Marks this page as signed in. */
export function noteSignedIn(): void {
  isHere = true;
  isLost = false;
  signIns += 1;
  tell();
}

/** Marks this page as signed out on request: clears the user. */
export function noteLoggedOut(): void {
  isHere = false;
  isLost = false;
  tell();
}

/**
 * A call was refused for lack of a sign-in: a loss if there was a user, else nothing new. Once the loss is
 * known, only refusals of the user's own calls are counted; background refetches would reopen a dismissed
 * dialog.
 */
export function noteRefused(isAskedFor: boolean): void {
  if (!isHere || (isLost && !isAskedFor)) return;
  isLost = true;
  refused += 1;
  tell();
}
