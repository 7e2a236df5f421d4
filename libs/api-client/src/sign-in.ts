/** Why a page cannot act for its user: signed out, or another one signed in in this browser. */
type Loss = 'ended' | 'other';

/** The user that this page shows; undefined while signed out. */
let user: number | undefined;
let loss: Loss | undefined;
let refused = 0;
let signIns = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** The id of the user that this page shows; undefined while signed out. */
export const userOfPage = (): number | undefined => user;

/**
 * Whether this page cannot act for its user: signed out by expiry, by a superadmin or in another tab, or because another
 * user signed in.
 */
export const isSignInLost = (): boolean => loss !== undefined;

/** Whether another user than this page's is signed in. */
export const isOtherSignedIn = (): boolean => loss === 'other';

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

/** A user is signed in in this browser; false when that is another one than this page's, whose input stays. */
export function noteSignedIn(userId: number): boolean {
  if (user !== undefined && user !== userId) {
    noteRefused('other', false);
    return false;
  }
  user = userId;
  loss = undefined;
  signIns += 1;
  tell();
  return true;
}

/** Marks this page as signed out on request: clears the user. */
export function noteLoggedOut(): void {
  user = undefined;
  loss = undefined;
  tell();
}

/**
 * A call was refused for lack of its user's sign-in: a loss if there was a user, else nothing new. Once the loss is
 * known, only refusals of the user's own calls are counted; background refetches would reopen a dismissed
 * dialog.
 */
export function noteRefused(kind: Loss, isAskedFor: boolean): void {
  if (user === undefined || (loss === kind && !isAskedFor)) return;
  loss = kind;
  refused += 1;
  tell();
}
