const FIRST_PAUSE_MS = 4000;

/**
 * Loads a part of the page's script. On a weak network one part may fail while the others arrive, and the browser
 * still counts as online: it is loaded again when the network returns, or after a pause that doubles each time.
 */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
        setTimeout(resolve, pause);
      });
    }
  }
}
