import { ownAddress } from './own-address';

const LOG_OUT = 'log-out';

/** Channel between this browser's tabs of the back-office; a tab does not receive its own messages. */
const tabs = new BroadcastChannel('lions-sign-in');

/** Tells the other tabs that their user has logged out. */
export function announceLogout(): void {
  tabs.postMessage(LOG_OUT);
}

/** Redirects to the sign-in when another tab logs out, so that no tab keeps showing the user's data. */
export function followLogout(): void {
  tabs.onmessage = ({ data }) => {
    if (data === LOG_OUT) location.replace(ownAddress('/admin/login'));
  };
}
