import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { signOutAll } from './back-office.ts';
import { SERVER_URL } from './server.ts';

/** Chromium logs every answer of 400 and more and every network error: tests assert those they expect. */
const REFUSED =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_INTERNET_DISCONNECTED)/;

/** Addresses whose server errors a test itself simulates. */
const failedOnPurpose = new WeakMap<BrowserContext, Set<string>>();

/** Ignores server errors of that address: the test simulates them. */
export function expectServerFailure(context: BrowserContext, url: string): void {
  failedOnPurpose.set(context, (failedOnPurpose.get(context) ?? new Set()).add(url));
}

/** Records what no page may do: throw, log errors, answer 500, call another host. */
export function watch(context: BrowserContext, ownUrl = SERVER_URL): string[] {
  const problems: string[] = [];
  const isOnPurpose = (url: string) => failedOnPurpose.get(context)?.has(url) === true;
  context.on('weberror', (error) => problems.push(`thrown: ${error.error().message}`));
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isOnPurpose(message.location().url)) return;
    if (isProblem && !REFUSED.test(message.text())) problems.push(`${message.type()}: ${message.text()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 500 && !isOnPurpose(response.url()))
      problems.push(`${response.status()}: ${response.url()}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== ownUrl) problems.push(`stranger: ${url.href}`);
  });
  return problems;
}

/** Playwright's test, which also fails when a page of its context misbehaves. */
export const test = base.extend<{ quiet: undefined; someoneElse: () => Promise<Page> }>({
  quiet: [
    async ({ context, baseURL }, use) => {
      const problems = watch(context, baseURL);
      await use(undefined);
      await signOutAll(context);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
  /** Opens a page in a new browser context with the same checks; the contexts share only the server. */
  someoneElse: async ({ browser, baseURL }, use) => {
    const problems: string[][] = [];
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      problems.push(watch(context, baseURL));
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(problems.flat()).toEqual([]);
  },
});

export { expect };
