import { startCounters } from '../features/home/count-up';
import { startMenus } from '../features/site-shell/menus';

/** Brings a public document alive: small parts at once, React only where an island waits for it. */
async function start(): Promise<void> {
  startMenus();
  startCounters();
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length > 0) await (await import('./hydrate-islands')).hydrateIslands(islands);
  // Browser tests wait for this mark: before it, a click would reach plain HTML.
  document.documentElement.dataset.hydrated = 'true';
}

void start();

// Only where it is built: in development a stale worker would stand between the page and its sources.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/service-worker.js');
