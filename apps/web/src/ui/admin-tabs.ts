const CHANNEL = 'lions-sign-in';
const LOG_OUT = 'log-out';

/** Tells this browser's other tabs of the back-office that its user has logged out. */
export function announceLogout(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(LOG_OUT);
  channel.close();
}

/** Leads to the sign-in when another tab logs out: no tab goes on showing what its user saw. */
export function followLogout(): void {
  new BroadcastChannel(CHANNEL).onmessage = ({ data }) => {
    if (data === LOG_OUT) location.replace('/admin/login');
  };
}
