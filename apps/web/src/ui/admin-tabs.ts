const LOG_OUT = 'log-out';

/** Between this browser's tabs of the back-office; a tab does not hear what it says itself. */
const tabs = new BroadcastChannel('lions-sign-in');

/** Tells the other tabs that their user has logged out. */
export function announceLogout(): void {
  tabs.postMessage(LOG_OUT);
}

/** Leads to the sign-in when another tab logs out: no tab goes on showing what its user saw. */
export function followLogout(): void {
  tabs.onmessage = ({ data }) => {
    if (data === LOG_OUT) location.replace('/admin/login');
  };
}
