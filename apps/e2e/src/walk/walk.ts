import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { expect, expectServerFailure } from '../support/site-test.ts';

/** One walk through a view: a browser, and a superadmin's API calls beside it. */
export interface Walk {
  page: Page;
  office: APIRequestContext;
}

/** Each of these is the full text of a visible element. */
export async function see(scope: Page | Locator, ...texts: string[]): Promise<void> {
  for (const text of texts)
    await expect(
      scope.getByText(text, { exact: true }).filter({ visible: true }).first(),
      `'${text}' is to be seen`,
    ).toBeVisible();
}

export const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true });

/** The part of a view under that heading. */
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The error notice, which stays until it is dismissed. */
export const failure = (page: Page, ...texts: string[]): Locator =>
  texts.reduce((found, hasText) => found.filter({ hasText }), page.locator('.notices').getByRole('alert'));

/** Answers the next such call with an error, as a proxy or a refusing API would. */
export async function failOnce(
  page: Page,
  call: { method: string; path: string },
  answer: { status: number; code?: string; retryAfter?: number },
): Promise<void> {
  let isDone = false;
  await page.route(
    ({ pathname }) => pathname === call.path,
    async (route) => {
      if (isDone || route.request().method() !== call.method) return route.fallback();
      isDone = true;
      const { status, code, retryAfter } = answer;
      if (status >= 500) expectServerFailure(page.context(), route.request().url());
      await route.fulfill({
        status,
        json: code === undefined ? {} : { code },
        headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
      });
    },
  );
}

/** Holds such calls until `release` is called. */
export async function hold(page: Page, path: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(path, async (route) => {
    await held;
    await route.fallback();
  });
  return { release };
}

/** Holds the next call of that path; on release it fails with that status. */
export async function failLate(
  page: Page,
  path: string,
  answer: { status: number },
): Promise<{ release: () => void }> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const fail = async (route: Route) => {
    await held;
    await route.fulfill({ ...answer, json: {} });
  };
  await page.route(({ pathname }) => pathname === path, fail, { times: 1 });
  return { release };
}
