import type { APIRequestContext, Page } from '@playwright/test';
import { dayFromNow } from '../support/back-office.ts';
import { changePractice, givenPractice, switchRegistration } from '../support/open-practice.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

const SITE_URL = 'http://127.0.0.1:4409';

test.describe.configure({ mode: 'default' });
let site: OwnSite;
test.use({ baseURL: SITE_URL });
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());
test.beforeEach(({ office }) => switchRegistration(office, true));

type OpenATeam = (capacity: number, days?: number) => Promise<OpenTeam>;

/** A page with a form dialog: the page's address, the one that opens the form, and the opener. */
interface PageWithForm {
  address: string;
  linkToForm: string;
  button: string;
}

const FORMS: Record<string, (office: APIRequestContext, openTeam: OpenATeam) => Promise<PageWithForm>> = {
  async practice(office) {
    const { id, date } = await givenPractice(office, dayFromNow(3), 20);
    return {
      address: `/practice?month=${date.slice(0, 7)}`,
      linkToForm: `/practice?practice=${id}`,
      button: `.booking-list button[value="${id}"]`,
    };
  },
  async tryout(_office, openTeam) {
    const { id, sessions } = await openTeam(3, 4);
    const [, , , last] = sessions;
    return {
      address: `/hockey-programs/team/${id}?session=${last}`,
      linkToForm: `/hockey-programs/team/${id}?register=${last}`,
      button: `button[name=register][value="${last}"]`,
    };
  },
};

const dialogOf = (page: Page) => page.getByRole('dialog');
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
for (const [form, given] of Object.entries(FORMS)) {
  test.describe(form, () => {
    test.use(PHONE);
    const player = t('registration.fields.playerName');

    /** The form is closed, and the page is unchanged. */
    async function isClosed(page: Page, { address, button }: PageWithForm) {
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(page.locator(button)).toBeFocused();
      await expect(page.locator(button)).toBeInViewport();
    }

    test('Back closes the form and stays on the page; afterwards Back leaves the page', async ({
      page,
      office,
      openTeam,
    }) => {
      const shown = await given(office, openTeam);
      await page.goto(`/about`);
      await page.goto(shown.address);
      await hydrated(page);
      const button = page.locator(shown.button);
      await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const scroll = await scrollOf(page);
      expect(scroll).toBeGreaterThan(0);

      await button.tap();
      await dialogOf(page).getByLabel(player).fill('Zoé Démo');
      await page.goBack();
      await isClosed(page, shown);
      expect(await scrollOf(page)).toBe(scroll);
      // Forward reopens the form, with what was typed, instead of an address without it.
      await page.goForward();
      await expect(dialogOf(page).getByLabel(player)).toHaveValue('Zoé Démo');
      await page.keyboard.press('Escape');
      await isClosed(page, shown);
      await button.tap();
      await dialogOf(page)
        .getByRole('button', { name: t('registration.form.close') })
        .tap();
      await isClosed(page, shown);
      expect(await scrollOf(page)).toBe(scroll);
      await page.goBack();
      await expect(page).toHaveURL(`/about`);
    });

    test('a form opened by an address closes to its page, with the focus on its button', async ({
      page,
      office,
      openTeam,
    }) => {
      const shown = await given(office, openTeam);
      const opened = () => expect(dialogOf(page).getByRole('heading', { level: 2 })).toBeFocused();
      await page.goto(`/about`);
      await page.goto(shown.linkToForm);
      await opened();
      await page.reload();
      await opened();
      await expect(page).toHaveURL(shown.linkToForm);
      await page.keyboard.press('Escape');
      await isClosed(page, shown);
      await page.reload();
      await hydrated(page);
      await expect(dialogOf(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(`/about`);

      await page.goto(shown.linkToForm);
      await opened();
      await page.goBack();
      await isClosed(page, shown);
    });
  });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('Back waits for a pending request; without a button the heading gets the focus', async ({
    page,
    office,
  }) => {
    const { id } = await givenPractice(office, dayFromNow(4), 20);
    await page.goto(`/practice?practice=${id}`);
    const dialog = dialogOf(page);
    await dialog.getByLabel(t('registration.fields.parentEmail')).fill('demo.parent@example.test');
    await dialog.getByLabel(t('registration.fields.playerName')).fill('Zoé Démo');
    await dialog.getByRole('radio', { name: t('registration.positions.Goalie') }).check();
    await dialog.getByRole('checkbox', { name: /^I have parental authority over/ }).check();
    const answers: (() => void)[] = [];
    await page.route('**/api/registration-forms', async (route) => {
      await new Promise<void>((answer) => answers.push(answer));
      await route.continue();
    });
    await dialog
      .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
      .tap();
    await expect.poll(() => answers.length).toBe(1);
    await page.goBack();
    await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('Zoé Démo');
    await changePractice(office, id, { isCancelled: true });
    answers[0]?.();
    await expect(
      dialog.getByRole('alert').filter({ hasText: t('registration.refused.cancelled') }),
    ).toBeVisible();
    await expect(page.locator(`button[name=practice][value="${id}"]`)).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});
