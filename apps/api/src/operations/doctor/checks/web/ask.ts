const TIMEOUT_MS = 5000;

/** Asks as a browser would, without following redirects; undefined when there is no answer. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...init,
    });
  } catch {
    return undefined;
  }
}

/** Whether only this machine can open the address. */
export function isLocal(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}
