import { startCounters } from '../features/home/count-up';
import { startMenus } from '../features/site-shell/menus';
import { loadScript } from './load-script';

/** Repeats the tap on a button that the boot script recorded before hydration. */
function tapAgain(): void {
  const button = document.querySelector<HTMLElement>('[data-tapped]');
  button?.removeAttribute('data-tapped');
  button?.removeAttribute('aria-busy');
  button?.click();
}

/** Starts a public document's scripts: small parts at once, React only where there is an island. */
async function start(): Promise<void> {
  startMenus();
  startCounters();
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length > 0) {
    const { hydrateIslands } = await loadScript(() => import('./hydrate-islands'));
    await hydrateIslands(islands);
  }
  // Browser tests wait for this mark: an earlier click would reach plain HTML.
  document.documentElement.dataset.hydrated = 'true';
  tapAgain();
}

void start();

// Only in a build: in development a stale service worker would hide changed sources.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/service-worker.js');
