import { startCounters } from '../features/home/count-up';
import { startMenus } from '../features/site-shell/menus';

/** Taps the button that was tapped while the page was not alive yet; the boot script kept it. */
function tapAgain(): void {
  const button = document.querySelector<HTMLElement>('[data-tapped]');
  button?.removeAttribute('data-tapped');
  button?.removeAttribute('aria-busy');
  button?.click();
}

/** Brings a public document alive: small parts at once, React only where an island waits for it. */
async function start(): Promise<void> {
  startMenus();
  startCounters();
  const islands = document.querySelectorAll<HTMLElement>('[data-island]');
  if (islands.length > 0) await (await import('./hydrate-islands')).hydrateIslands(islands);
  // Browser tests wait for this mark: before it, a click would reach plain HTML.
  document.documentElement.dataset.hydrated = 'true';
  tapAgain();
}

void start();

// Only where it is built: in development a stale worker would stand between the page and its sources.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('/service-worker.js');
