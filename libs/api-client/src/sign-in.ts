let isHere = false;
let isLost = false;
let refused = 0;
let signIns = 0;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Whether this page's user was signed out: by time, by a superadmin, or in another tab. */
export const isSignInLost = (): boolean => isLost;

/** How many refusals because of it somebody is to be told of; it only grows, so that each can be told anew. */
export const refusedCalls = (): number => refused;

/** Grows whenever somebody is seen to be signed in: a refusal of a call from before says nothing of now. */
export const seenSignIns = (): number => signIns;

/** Calls the listener whenever the sign-in is lost, a call is refused because of it, or it is back; gives how to stop that. */
export function onSignInChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody is signed in on this page. */
export function noteSignedIn(): void {
  isHere = true;
  isLost = false;
  signIns += 1;
  tell();
}

/** Nobody is signed in any more, as they wished: nothing of them stays. */
export function noteLoggedOut(): void {
  isHere = false;
  isLost = false;
  tell();
}

/**
 * A call was refused for want of a sign-in: a loss where somebody had one, no news where nobody had. Once that is known,
 * only what somebody asks for is told again: what is read anew by itself would bring back what they have put aside.
 */
export function noteRefused(isAskedFor: boolean): void {
  if (!isHere || (isLost && !isAskedFor)) return;
  isLost = true;
  refused += 1;
  tell();
}
