import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { givenTeam, signInByApi, uniqueName } from '../support/back-office.ts';
import { halves, hydrated, readDocument, sleepIslands } from '../support/page-facts.ts';
import { addressIn } from '../screens/public-pages.ts';
import { SERVER_URL, SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { NEXT_EVENT, POLICY_SECTIONS, SPEC_TEXTS, type SpecTexts } from './spec-texts.ts';
import { hold } from '../walk/walk.ts';

/** Maximum distance, in characters, between words that belong together. */
const SLACK = 200;

interface Wanted {
  words: string[];
  isQuoted: boolean;
}

/** Path of each expected text: child indexes from the body down to the element. */
const placesOf = (page: Page, wanted: Wanted[]) =>
  page.evaluate(
    ({ wanted, SLACK }) => {
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
      const said = (element: Element) => {
        if (element instanceof HTMLImageElement) return element.alt;
        const text = plain(element.textContent);
        // Capitals may come from the style sheet.
        const isUpper = getComputedStyle(element).textTransform === 'uppercase';
        return isUpper ? `${text} ${text.toUpperCase()}` : text;
      };
      // 'AHL' must not match within 'NAHL'.
      const has = (text: string, word: string) => {
        const at = text.indexOf(word);
        return at > 0 && /^[A-Z]+$/.test(word) ? !/[A-Z]/.test(text.charAt(at - 1)) : at >= 0;
      };
      const wayTo = (element: Element): string => {
        const { parentElement } = element;
        if (parentElement === null || element === document.body) return '';
        return `${wayTo(parentElement)}/${[...parentElement.children].indexOf(element)}`;
      };
      const elements = [...document.body.querySelectorAll('*')].filter(
        (element) =>
          !element.closest('script, style') && (element.checkVisibility() || element.closest('details')),
      );
      const texts = elements.map((element) => ({
        element,
        text: said(element),
        low: said(element).toLowerCase(),
      }));
      return wanted.map(({ words, isQuoted }) => {
        const longest = words.join('').length * 2 + SLACK;
        const found = texts.filter(({ text, low }) =>
          words.every((word) => (isQuoted ? has(text, word) : low.includes(word.toLowerCase()))),
        );
        // The innermost element: it is the last in document order.
        const innermost = found.find(
          ({ element }) =>
            !found.some((other) => other.element !== element && element.contains(other.element)),
        );
        const isTogether =
          innermost !== undefined && (words.length === 1 || innermost.text.length <= longest);
        return isTogether ? wayTo(innermost.element) : undefined;
      });
    },
    { wanted, SLACK },
  );

const textsAt = (page: Page, ways: string[]) =>
  page.evaluate(
    (ways) =>
      ways.map((way) => {
        const steps = way.split('/').slice(1).map(Number);
        const element = steps.reduce<Element | undefined>((at, step) => at?.children[step], document.body);
        const text = element instanceof HTMLImageElement ? element.alt : (element?.textContent ?? '');
        return text.replace(/\s+/g, ' ').trim();
      }),
    ways,
  );

/** Digits of a text; in sentences only from ten up, because French may spell out smaller ones. */
const figuresOf = (words: string[]) =>
  words.flatMap((word) =>
    /^\d+%?$/.test(word) ? [parseInt(word, 10)] : (word.match(/\d{2,}/g) ?? []).map(Number),
  );

/** Finds a page's expected texts in English, and the French texts in the same places. */
async function expectTexts(page: Page, { path, quoted = [], told = [], names = [] }: SpecTexts) {
  const list = (entries: (string | string[])[], isQuoted: boolean): Wanted[] =>
    entries.map((entry) => ({ words: typeof entry === 'string' ? [entry] : entry, isQuoted }));
  const wanted = [...list(quoted, true), ...list(names, true), ...list(told, false)];
  await page.goto(path);
  const places = await placesOf(page, wanted);
  const missing = wanted
    .filter((_, index) => places[index] === undefined)
    .map(({ words }) => words.join(' + '));
  expect.soft(missing, `${path}: missing in English`).toEqual([]);

  const found = wanted.flatMap((entry, index) => {
    const way = places[index];
    return way === undefined ? [] : [{ ...entry, way }];
  });
  const ways = found.map(({ way }) => way);
  const english = await textsAt(page, ways);
  await page.goto(addressIn('fr', path));
  const french = await textsAt(page, ways);
  const wrong = found.flatMap(({ words }, index) => {
    const [word = ''] = words;
    const [en = '', fr = ''] = [english[index], french[index]];
    if (names.includes(word)) return fr.includes(word) ? [] : [`${word} is a name: ${fr}`];
    const isTranslated =
      fr !== '' && fr !== en && figuresOf(words).every((figure) => fr.includes(String(figure)));
    return isTranslated ? [] : [`${en.slice(0, 80)} → ${fr.slice(0, 80)}`];
  });
  expect.soft(wrong, `${path}: not translated`).toEqual([]);
}

for (const [part, pages] of halves(SPEC_TEXTS).entries()) {
  test(`every page has its specified texts, in both languages, part ${part + 1}`, async ({ page }) => {
    await sleepIslands(page);
    for (const texts of pages) await expectTexts(page, texts);
  });
}

for (const [path, words] of Object.entries(POLICY_SECTIONS)) {
  test(`${path} has its twelve numbered sections, in both languages`, async ({ page }) => {
    const titles = async () =>
      (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).filter((title) =>
        /^\s*\d/.test(title),
      );
    await page.goto(path);
    const english = await titles();
    expect(english).toHaveLength(12);
    for (const [index, word] of words.entries()) {
      expect.soft(english[index]?.toLowerCase()).toContain(word);
      expect.soft(english[index]).toMatch(new RegExp(`^\\s*${index + 1}\\D`));
    }
    await page.goto(addressIn('fr', path));
    const french = await titles();
    expect(french).toHaveLength(12);
    // 'Introduction' and 'Modifications' are the same word in both languages.
    expect(french.filter((title, index) => title === english[index]).length).toBeLessThanOrEqual(1);
  });
}

test('there are ten events, seven pictures, twelve alumni, 42 days and eight counters', async ({ page }) => {
  await sleepIslands(page);
  const main = page.getByRole('main');
  await page.goto('/50th-celebrations');
  expect
    .soft(
      await main
        .locator('time')
        .evaluateAll((times) => new Set(times.map((time) => time.getAttribute('datetime'))).size),
    )
    .toBe(10);
  await expect.soft(main.locator('a[href="/wall-of-celebrations"]').first()).toBeVisible();
  await page.goto('/wall-of-celebrations');
  await expect.soft(main.locator('figure img')).toHaveCount(7);
  for (const { height } of await main
    .locator('figure img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect())))
    expect.soft(height).toBeLessThanOrEqual(400);
  await page.goto('/');
  await expect.soft(main.locator('a[target=_blank][href*="eliteprospects.com"]')).toHaveCount(12);
  await page.goto('/practice');
  await expect.soft(main.locator('[inert] td, [inert] [role=gridcell]')).toHaveCount(42);
  await expect.soft(main.locator('[inert] th, [inert] [role=columnheader]').first()).toHaveText(/^Sun/);
  const links = main.locator('a[target=_blank]');
  await page.goto('/resources/useful-links');
  // Links by section: 4, 6, 1, 9, 4, 9, 4, 9; two entries have no address.
  await expect.soft(links).toHaveCount(46);
});

/** The renderer of the built site, for days and data that the running server does not have. */
interface Renderer {
  renderPage: (input: {
    path: string;
    language: 'en';
    origin: string;
    now: Date;
    fetchJson: (path: string) => Promise<{ status: number; body: unknown }>;
  }) => Promise<{ html: string }>;
}

async function pageWith(path: string, day: string, bodyOf: (path: string) => unknown = () => ({})) {
  const file = new URL('../../../site/dist/server/render.js', import.meta.url);
  const { renderPage } = (await import(pathToFileURL(file.pathname).href)) as Renderer;
  // Without settings of the club the page has the code's.
  const fetchJson = (asked: string) =>
    Promise.resolve({ status: asked === '/api/club' ? 404 : 200, body: bodyOf(asked) });
  const now = new Date(`${day}T16:00:00Z`);
  return (await renderPage({ path, language: 'en', origin: SERVER_URL, now, fetchJson })).html;
}

test("'OUR NEXT EVENT...' is on the first event on or after the day, and nowhere after the last", async ({
  page,
}) => {
  for (const [day, name] of NEXT_EVENT) {
    const html = await pageWith('/50th-celebrations', day);
    const marked = await page.evaluate((text) => {
      const body = new DOMParser().parseFromString(text, 'text/html').body;
      const marks = [...body.querySelectorAll('main *')].filter(
        (element) => element.childElementCount === 0 && element.textContent === 'OUR NEXT EVENT...',
      );
      return marks.map((mark) => mark.closest('article, li, section')?.textContent ?? '');
    }, html);
    expect.soft(marked, day).toHaveLength(name === undefined ? 0 : 1);
    if (name !== undefined) expect.soft(marked[0], day).toContain(name);
  }
});

test('a league without teams says so', async ({ page }) => {
  const html = await pageWith('/hockey-programs/tryouts/lheq', '2025-09-01', (path) =>
    path.startsWith('/api/teams') ? [] : {},
  );
  const { headings } = await readDocument(page, html);
  expect(headings).toEqual(['LHEQ tryouts']);
  expect(html).toContain('Check back soon');
});

test('a team without players and sessions says so, and a refresh shows its result', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  await signInByApi(office, SUPERADMIN);
  const id = await givenTeam(office, { name: `M17 ${uniqueName(testInfo)}`, playerNames: [], days: [] });
  await office.dispose();
  await page.goto(`/hockey-programs/team/${id}`);
  const main = page.getByRole('main');
  for (const text of [
    'No competing players listed yet',
    'Competing players will be updated by team administrators',
    'No tryout sessions scheduled yet',
    'Check back soon',
  ])
    await expect(main.getByText(text)).toBeVisible();

  await hydrated(page);
  const { release: answer } = await hold(page, '**/api/teams**');
  // Written out on wide screens; on a phone the icon has the name. A hidden name has one pixel.
  const nameOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((name) => name.getBoundingClientRect().width);
  expect(await nameOf('Refresh this page')).toBeGreaterThan(50);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await nameOf('Refresh this page')).toBeLessThan(50);
  await main.getByRole('button', { name: 'Refresh this page' }).click();
  // At once: the notice leaves by itself.
  await Promise.all([
    expect(main.getByRole('button', { name: 'Refreshing...' })).toBeDisabled(),
    expect(page.getByText('Refreshing data...')).toBeVisible(),
    expect(page.getByText('Updating team information and schedules.')).toBeVisible(),
  ]);
  answer();
  await Promise.all([
    expect(page.getByText('Data refreshed!')).toBeVisible(),
    expect(page.getByText('Team information has been updated successfully.')).toBeVisible(),
  ]);
});
