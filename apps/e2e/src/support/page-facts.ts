import { expect, type Page } from '@playwright/test';

/** Meta data of a document, as a search engine reads it: without style and script. */
export interface DocumentFacts {
  lang: string;
  title: string;
  description: string;
  robots: string | undefined;
  headings: string[];
  /** canonical and alternate links: [hreflang, address]. */
  addresses: [string | null, string | null][];
  shareImage: string | undefined;
  jsonLd: string[];
  ids: string[];
  links: { href: string; target: string; rel: string }[];
  /** Address of the language toggle. */
  otherLanguage: string | undefined;
  /** Sources of pictures without an alt attribute. */
  withoutAlt: string[];
  hasFooter: boolean;
}

/** Loads documents one after the other by fetch; `page` does not navigate. */
export async function readDocument(page: Page, html: string): Promise<DocumentFacts> {
  return page.evaluate((text) => {
    const found = new DOMParser().parseFromString(text, 'text/html');
    const all = <E extends Element>(selector: string) => [...found.querySelectorAll<E>(selector)];
    const content = (selector: string) => found.querySelector(selector)?.getAttribute('content') ?? undefined;
    const words = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
    return {
      lang: found.documentElement.lang,
      title: found.title,
      description: content('meta[name=description]') ?? '',
      robots: content('meta[name=robots]'),
      headings: all('h1').map(words),
      addresses: all('link[rel=canonical], link[rel=alternate][hreflang]').map(
        (link): [string | null, string | null] => [link.getAttribute('hreflang'), link.getAttribute('href')],
      ),
      shareImage: content('meta[property="og:image"]'),
      jsonLd: all('script[type="application/ld+json"]').map((script) => script.textContent),
      ids: all('[id]').map(({ id }) => id),
      otherLanguage: found.querySelector('a[data-language]')?.getAttribute('href') ?? undefined,
      links: all('a[href]:not([data-language])').map((link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.getAttribute('target') ?? '',
        rel: link.getAttribute('rel') ?? '',
      })),
      withoutAlt: all<HTMLImageElement>('img:not([alt])').map(({ src }) => src),
      hasFooter: found.querySelector('body > footer, body > * > footer') !== null,
    };
  }, html);
}

/** Text of a page's main part, without the style sheet's capitals. */
export const shownText = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const style = document.createElement('style');
    style.textContent = '* { text-transform: none !important }';
    document.head.append(style);
    const text = (main as HTMLElement).innerText;
    style.remove();
    return text
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n\s*/g, '\n')
      .trim();
  });

/** Every text of the page, and every text alternative. */
export const textPieces = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const pieces: string[] = [];
    while (walker.nextNode()) {
      const isCode = walker.currentNode.parentElement?.closest('script, style') !== null;
      if (!isCode) pieces.push(walker.currentNode.textContent ?? '');
    }
    for (const image of document.images) pieces.push(image.alt);
    return pieces.map((piece) => piece.replace(/\s+/g, ' ').trim()).filter(Boolean);
  });

/** Loads lazy pictures; returns the sources of those that failed. */
export const brokenPictures = (page: Page) =>
  page.evaluate(async () => {
    const broken: string[] = [];
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => broken.push(image.src));
    }
    return broken;
  });

/** Delays hydration until a key press, as on a busy browser. */
export const sleepIslands = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

export async function hydrated(page: Page): Promise<void> {
  try {
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  } catch (error) {
    throw new Error(`The page's script did not run: ${JSON.stringify(await page.evaluate(loadFacts))}`, {
      cause: error,
    });
  }
}

/** Loading state and loaded resources of the page, read in the browser. */
const loadFacts = () => ({
  readyState: document.readyState,
  visibility: document.visibilityState,
  now: performance.now(),
  loaded: performance
    .getEntriesByType('resource')
    .map((entry) => entry as PerformanceResourceTiming)
    .map(({ name, responseStatus, startTime, duration }) => [name, responseStatus, startTime, duration]),
});

/**
 * Splits a list into two tests: one test would take long, and a test per entry would open a browser window
 * each.
 */
export const halves = <T>(list: T[]): [T[], T[]] => {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)];
};

/** Waits until animations end and the page has answered to their ends; endless ones (spinners) are ignored. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    // A change of colour scheme is noticed in one frame, and its transitions start in the next.
    await drawn();
    await drawn();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await drawn();
  });
}

export const isWithinWidth = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog')].every(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
    ),
  );

/** Controls that are lower than 44 px, the minimum of a touch target. */
export const smallTargets = (page: Page, controls = 'main :is(a, button, summary)') =>
  page
    .locator(controls)
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML),
    );
