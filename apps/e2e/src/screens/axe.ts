import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { settle } from '../support/page-facts.ts';
import { TEXTS } from '../support/texts.ts';
import type { Screen } from './screens.ts';

/** Minified: half the text to send to each page and to compile there. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
/** The global that this script defines in the page. */
declare const axe: typeof Axe;

/** The rules that every page keeps. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the colour scheme: the rest of the document is the same. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** All rules in light mode, and the colour rules in dark mode. */
const RUN_ONLY = { light: RULES, dark: COLOR_RULES };

/** The list of a list box is not focusable: its field handles the keys, which axe cannot know. */
const SCROLLED_BY_ITS_FIELD = 'scrollable-region-focusable: .ant-select-dropdown-list-holder ';

async function violationsIn(
  page: Page,
  scheme: keyof typeof RUN_ONLY,
  within: string | undefined,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme });
  await settle(page);
  const { violations } = await page.evaluate(
    ([selector, runOnly]) => axe.run(selector ?? document, { runOnly, resultTypes: ['violations'] }),
    [within, RUN_ONLY[scheme]] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`)
      .filter((violation) => !violation.startsWith(SCROLLED_BY_ITS_FIELD))
      .map((violation) => `${scheme}: ${violation}`),
  );
}

/** axe's violations of the whole page or of what the selector `within` finds, in light mode last. */
export async function violationsOf(
  page: Page,
  { within, schemes = ['light'] }: { within?: string; schemes?: (keyof typeof RUN_ONLY)[] } = {},
): Promise<string[]> {
  // The address changes before a view that is loaded on demand is there.
  if (!within) await expect(page.locator('h1').first()).toBeAttached();
  // Once for both schemes: AxeBuilder, which also handles frames, would load it for each run.
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const scheme of schemes) found.push(...(await violationsIn(page, scheme, within)));
  return found;
}

/** axe finds nothing. The colours of dark mode are looked at once per page, in accessibility.spec.ts. */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await violationsOf(page, { within })).toEqual([]);
}

/**
 * Runs axe on screens one after the other, in French, and reports all violations at once. The pages are the same in
 * English, with shorter texts.
 */
export async function look(page: Page, screens: Screen[]): Promise<void> {
  const found: string[] = [];
  for (const screen of screens) {
    await screen.open(page, TEXTS.fr);
    const violations = await violationsOf(page, { schemes: screen.isWhole ? ['dark', 'light'] : ['light'] });
    found.push(...violations.map((violation) => `${screen.name}, ${violation}`));
  }
  expect(found).toEqual([]);
}
