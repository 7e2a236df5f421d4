/** An address in the back-office; `userId` is absent while signed out. */
interface ReturnAddress {
  address: string;
  userId?: number;
}

const KEY = 'admin-place';
const DASHBOARD = '/admin';
const CHECK_IN = /^\/admin\/check-in\/(?:practices|sessions)\/\d+$/;

/**
 * The address if it is one of the back-office's on this site, else the dashboard: prevents open redirects.
 */
export function backOfficeAddress(address: string, origin = location.origin): string {
  try {
    const url = new URL(address, origin);
    const isKnown = url.pathname === DASHBOARD || CHECK_IN.test(url.pathname);
    return url.origin === origin && isKnown ? `${url.pathname}${url.search}` : DASHBOARD;
  } catch {
    // It is no address.
    return DASHBOARD;
  }
}

/** Stores this tab's address for the next sign-in. */
export function storeReturnAddress(place: ReturnAddress): void {
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

/** Stores an address requested while signed out, unless the tab still has that of a user whose sign-in ended. */
export function storeRequestedAddress(address: string): void {
  if (storedReturnAddress()?.userId === undefined) storeReturnAddress({ address });
}

export function clearReturnAddress(): void {
  sessionStorage.removeItem(KEY);
}

/** The stored address; undefined after a log-out, and for invalid content. */
export function storedReturnAddress(): ReturnAddress | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<ReturnAddress> | null;
    return typeof place?.address === 'string' ? { ...place, address: place.address } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Where a user goes after the sign-in: their own last address, or one requested while signed out; never
 * another user's.
 */
export function addressAfterSignIn(userId: number, place = storedReturnAddress()): string {
  const isTheirs = place?.userId === undefined || place.userId === userId;
  return place && isTheirs ? backOfficeAddress(place.address) : DASHBOARD;
}
