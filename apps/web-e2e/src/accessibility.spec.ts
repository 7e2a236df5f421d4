import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { signInByApi, speak, uniqueName } from './back-office.ts';
import { ACCESS_SCREENS, ADMIN_SCREENS, PUBLIC_SCREENS, settle, type Screen } from './screens.ts';
import { SUPERADMIN } from './server.ts';
import { expect, test } from './site-test.ts';
import { WORDS, type Language } from './words.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** French is the longer language, so it gets the narrow screen; each is looked at in the light and in the dark. */
const LOOKS: { language: Language; viewport: { width: number; height: number } }[] = [
  { language: 'fr', viewport: { width: 390, height: 844 } },
  { language: 'en', viewport: { width: 1280, height: 900 } },
];
const SCHEMES = ['light', 'dark'] as const;

/** The list of a list box takes no focus: the keys that move through it go to its field, which axe cannot know. */
const SCROLLED_BY_ITS_FIELD = 'scrollable-region-focusable: .ant-select-dropdown-list-holder ';

async function violationsOf(page: Page): Promise<string[]> {
  await settle(page);
  // The site has no frames: axe need not open a page of its own to put their results together.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(RULES);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')} ${failureSummary}`)
      .filter((violation) => !violation.startsWith(SCROLLED_BY_ITS_FIELD)),
  );
}

/** Lets axe look at screens one after the other, and tells of all violations at once. */
async function look(page: Page, screens: Screen[], language: Language): Promise<void> {
  const found: string[] = [];
  for (const screen of screens) {
    await screen.open(page, WORDS[language]);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const violations = await violationsOf(page);
      found.push(...violations.map((violation) => `${screen.name}, ${colorScheme}: ${violation}`));
    }
  }
  expect(found).toEqual([]);
}

for (const { language, viewport } of LOOKS) {
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ context }) => speak(context, language));

    test('axe finds nothing on the public pages', async ({ page }) => {
      await look(page, PUBLIC_SCREENS, language);
    });
    test('axe finds nothing on the way to the back-office', async ({ page }) => {
      await look(page, ACCESS_SCREENS, language);
    });
    const half = ADMIN_SCREENS.length / 2;
    for (const [part, screens] of [ADMIN_SCREENS.slice(0, half), ADMIN_SCREENS.slice(half)].entries()) {
      test(`axe finds nothing in the back-office, part ${part + 1}`, async ({ page }) => {
        await signInByApi(page.request, SUPERADMIN);
        await look(page, screens, language);
      });
    }
  });
}

/** Tabs to what has this name, as somebody does who has no mouse. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page
    .locator(':focus')
    .and(page.getByRole('button', { name }).or(page.getByRole('link', { name })).or(page.getByLabel(name)));
  for (let stops = 0; stops < 60; stops += 1) {
    if ((await target.count()) === 1) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab reaches nothing that is called ${String(name)}.`);
}

test('signing in and adding a team need no mouse', async ({ page, context }, testInfo) => {
  const words = WORDS.en;
  await speak(context, 'en');
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: words.loginTitle })).toBeVisible();
  await tabTo(page, words.username);
  await page.keyboard.type(SUPERADMIN.username);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(words.password, { exact: true })).toBeFocused();
  await page.keyboard.type(SUPERADMIN.password);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: words.chooseArea })).toBeVisible();
  await tabTo(page, words.teams);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: words.teamsTitle })).toBeFocused();
  await tabTo(page, words.addTeam);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await tabTo(page, words.teamName);
  const name = `M15 ${uniqueName(testInfo)}`;
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.teamCreated)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  // The dialog is gone, and the focus is back where it was opened.
  await expect(page.getByRole('button', { name: words.addTeam })).toBeFocused();
});
