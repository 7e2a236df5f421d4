import type { Page } from '@playwright/test';

/** Counts taps, and fields with typed input, on every page from now on. */
export async function countEffort(page: Page): Promise<() => Promise<{ taps: number; typed: number }>> {
  const effort = { taps: 0, typed: new Set<string>() };
  await page.exposeFunction('tapped', () => (effort.taps += 1));
  await page.exposeFunction('typed', (field: string) => effort.typed.add(field));
  await page.addInitScript(() => {
    const { tapped, typed } = window as unknown as { tapped: () => void; typed: (name: string) => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && tapped(), true);
    addEventListener(
      'beforeinput',
      ({ isTrusted, target }) => isTrusted && typed((target as HTMLInputElement).name),
      true,
    );
  });
  return async () => ({ taps: effort.taps, typed: effort.typed.size });
}
