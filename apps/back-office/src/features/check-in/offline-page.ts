import { ownAddress } from '../../ui/session/own-address';

/** One service worker for each language of the address: a page outside of its scope has none. */
const scope = () => `${ownAddress('/admin/check-in')}/`;
const LAST = 'check-in-last';

/** Lets this page open without a network, and be installed; a browser without service workers only loses that. */
export function keepPageOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(`${scope()}service-worker.js`, { scope: scope() }).catch(() => undefined);
  // Else the browser may remove what was not sent when the disk is full.
  void navigator.storage.persist().catch(() => undefined);
  // The document of the dashboard names no manifest: the page may have been opened from there.
  if (!document.querySelector('link[rel=manifest]')) {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `${scope()}manifest.webmanifest`;
    document.head.append(link);
  }
}

/** The check-in that the installed page opens. */
export function rememberLast(path: string): void {
  try {
    localStorage.setItem(LAST, path);
  } catch {
    // Storage is blocked: the installed page opens the dashboard.
  }
}

export function lastOpened(): string {
  try {
    return localStorage.getItem(LAST) ?? '/admin';
  } catch {
    return '/admin';
  }
}
