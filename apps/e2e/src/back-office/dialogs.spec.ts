import type { Locator, Page } from '@playwright/test';
import { button } from '../walk/walk.ts';
import { settle } from '../support/page-facts.ts';
import { chooseFor, dayFromNow, givenTeam, notice, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

test.beforeEach(async ({ page }) => {
  await signInByApi(page.request, SUPERADMIN);
});

/** The confirmation is open with the focus on its dismiss button; dismissing restores the former focus. */
async function declines(page: Page, title: string, back: Locator) {
  const question = page.getByRole('dialog').filter({ hasText: title });
  await expect(button(question, t('common.cancel'))).toBeFocused();
  // The end of the opening may move the focus.
  await settle(page);
  await expect(button(question, t('common.cancel'))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(back).toBeFocused();
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('each confirmation opens and stays on the dismiss button', async ({ page }, testInfo) => {
      const name = `M15 ${uniqueName(testInfo)}`;
      const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(30)] });
      await page.goto('/admin?view=teams');
      await button(page, `Delete ${name}`).click();
      await declines(page, name, button(page, `Delete ${name}`));

      await button(page, `Edit ${name}`).click();
      const ageRange = page.getByRole('dialog').getByLabel('Age range');
      await ageRange.fill('14 to 15');
      await page.keyboard.press('Escape');
      await declines(page, t('common.unsavedTitle'), ageRange);

      await page.goto(`/admin?view=tryouts&team=${team}`);
      await chooseFor(page, '', t('common.edit'));
      const description = page.getByRole('textbox', { name: /^Description \(English\)/ });
      await description.focus();
      // At once, before any other effect of the key.
      await page.evaluate(() => {
        const field = document.activeElement as HTMLTextAreaElement;
        document.execCommand('insertText', false, 'F');
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      });
      await declines(page, t('common.unsavedTitle'), description);
      await page.keyboard.press('Escape');
      await declines(page, t('common.unsavedTitle'), description);
      await expect(description).toHaveValue('F');

      await button(page, t('common.backToDashboard')).focus();
      await page.keyboard.press('Enter');
      await declines(page, t('common.unsavedTitle'), button(page, t('common.backToDashboard')));
    });

    test('typing before the dialog is ready keeps the focus in the field', async ({ page }, testInfo) => {
      const name = `M15 ${uniqueName(testInfo)}`;
      const team = await givenTeam(page.request, { name, playerNames: [], days: [] });
      await page.goto('/admin?view=teams');
      await expect(button(page, `Edit ${name}`)).toBeVisible();
      await page.evaluate(() => {
        const enter = () => {
          const field = document.querySelector<HTMLInputElement>('.ant-modal #ageRange');
          if (!field?.offsetWidth) return;
          field.focus();
          observer.disconnect();
        };
        const observer = new MutationObserver(enter);
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
      });
      await button(page, `Edit ${name}`).click();
      await expect(page.getByRole('dialog').getByLabel('Age range')).toBeFocused();
      await settle(page);
      await page.keyboard.insertText('13 to 14');
      await button(page.getByRole('dialog'), t('common.save')).click();
      await expect(notice(page, 'Team updated successfully')).toBeVisible();
      const teams = (await (await page.request.get('/api/teams')).json()) as object[];
      expect(teams).toContainEqual(expect.objectContaining({ id: team, name, ageRange: '13 to 14' }));
    });

    test('dialogs and field errors appear in place, without motion', async ({ page }) => {
      await page.goto('/admin?view=teams');
      await page.evaluate(() => {
        const moved: string[] = [];
        Object.assign(window, { moved });
        const isStill = /^(color|background|border|outline|box-shadow|fill|text-decoration)/;
        document.addEventListener('transitionrun', ({ propertyName, target }) => {
          if (!isStill.test(propertyName)) moved.push(`${propertyName} of ${(target as Element).className}`);
        });
        document.addEventListener('animationstart', ({ animationName, target }) => {
          if ((target as Element).closest('.ant-modal-root, .ant-form-item')) moved.push(animationName);
        });
      });
      await button(page, t('teams.addTeam')).click();
      const dialog = page.getByRole('dialog');
      await button(dialog, t('teams.addTeam')).click();
      await expect(dialog.getByText('Team name is required', { exact: true })).toBeVisible();
      await dialog.getByLabel(t('teams.name')).fill('M15');
      await expect(dialog.getByText('Team name is required', { exact: true })).toBeHidden();
      await page.keyboard.press('Escape');
      await button(page.getByRole('dialog'), 'Leave without saving').click();
      await expect(dialog).toHaveCount(0);
      expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    });
  });
}

test('the buttons of the longest dialogs are in view in a low window', async ({ page }, testInfo) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = `M15 ${uniqueName(testInfo)}`;
  await givenTeam(page.request, { name, playerNames: [], days: [] });
  await page.goto('/admin?view=teams');
  await button(page, `Edit ${name}`).click();
  await expect(button(page.getByRole('dialog'), t('common.save'))).toBeInViewport({ ratio: 1 });
  await page.goto('/admin?view=users');
  await button(page, t('users.createUser')).first().click();
  await expect(button(page.getByRole('dialog'), t('users.createUser'))).toBeInViewport({ ratio: 1 });
});
