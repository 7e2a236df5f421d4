import type { APIRequestContext, Locator, Page, Route } from '@playwright/test';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { expect, expectServerFailure } from '../support/site-test.ts';
import type { Language } from '../support/words.ts';

/** One walk through a view: a browser in one language, and a superadmin's API calls beside it. */
export interface Walk {
  page: Page;
  office: APIRequestContext;
  language: Language;
}

/**
 * The texts of one view by a short name, in English and French. They are repeated here, so that a changed
 * text fails a test. Playwright matches every white space as a plain one: the French no-break spaces are
 * tested by the specs of the dictionaries.
 */
export type Texts = Record<string, readonly [en: string, fr: string]>;

/** The texts in one language; `{name}` in a text is replaced by that value. */
export const inLanguage =
  <T extends Texts>(texts: T, language: Language) =>
  (key: keyof T, values: Record<string, string | number> = {}): string =>
    (texts[key]?.[language === 'en' ? 0 : 1] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name]),
    );

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
export async function hold(page: Page, path: string): Promise<{ release: () => void }> {
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

/** 'Wednesday, December 2, 2026' or 'mercredi 2 décembre 2026'. */
export const longDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-US' : 'fr-CA', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^(\S+) 1 /, language === 'fr' ? '$1 1er ' : '$1 1 ');

/** Port of that place's club: each has its own, so that several walks may run at once. */
export const clubUrl = (place: number) => `http://127.0.0.1:${4400 + place}`;

/** An empty club, for empty states and exact numbers. */
export function startEmptyClub(url: string): Promise<OwnSite> {
  return startOwnSite(url, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
}
