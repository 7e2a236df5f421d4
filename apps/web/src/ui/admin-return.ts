/** Where somebody was in the back-office; `userId` is absent where nobody was signed in yet. */
export interface Place {
  address: string;
  userId?: number;
}

const KEY = 'admin-place';
const DASHBOARD = '/admin';

/** The address where it is one of the back-office's on this site, else the dashboard: a sign-in leads nowhere else. */
export function backOfficeAddress(address: string, origin = location.origin): string {
  if (!URL.canParse(address, origin)) return DASHBOARD;
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname === DASHBOARD ? `${DASHBOARD}${url.search}` : DASHBOARD;
}

/** Notes where this tab is, so that whoever has to sign in again comes back to it. */
export function keepPlace(place: Place): void {
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

export function forgetPlace(): void {
  sessionStorage.removeItem(KEY);
}

/** What was noted last; undefined after a log-out, and for what nobody of us wrote. */
export function keptPlace(): Place | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Partial<Place> | null;
    return typeof place?.address === 'string' ? { ...place, address: place.address } : undefined;
  } catch {
    return undefined;
  }
}

/** Where a user goes after the sign-in: back to their own place or to one that nobody had yet, never to another user's. */
export function addressAfterSignIn(userId: number, place = keptPlace()): string {
  const isTheirs = place?.userId === undefined || place.userId === userId;
  return place && isTheirs ? backOfficeAddress(place.address) : DASHBOARD;
}
