interface Cancellable {
  cancelledAt: Date | null;
}

/** `cancelledAt` after a change: the first cancellation keeps its instant. */
export function cancelledAtAfter(
  { cancelledAt }: Cancellable,
  isCancelled: boolean | undefined,
  now: Date,
): Date | null {
  if (isCancelled === undefined) return cancelledAt;
  return isCancelled ? (cancelledAt ?? now) : null;
}

/** The verb of a change for the audit log. */
export function verbOf(
  { cancelledAt: was }: Cancellable,
  { cancelledAt: is = was }: Partial<Cancellable>,
): 'cancel' | 'bringBack' | 'update' {
  if (was === null) return is ? 'cancel' : 'update';
  return is === null ? 'bringBack' : 'update';
}
