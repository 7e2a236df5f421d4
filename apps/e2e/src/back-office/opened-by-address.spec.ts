import type { Page } from '@playwright/test';
import { dayFromNow, givenTeam, signInByApi, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

/** A team with one session, and the address that shows it. */
async function givenSession(page: Page, id: string) {
  await signInByApi(page.request, SUPERADMIN);
  const team = await givenTeam(page.request, { name: `M15 ${id}`, playerNames: [], days: [dayFromNow(40)] });
  const answer = await page.request.get(`/api/teams/${team}/sessions`);
  const [session] = (await answer.json()) as { id: number }[];
  return { view: `/admin?view=tryouts&team=${team}`, session: session?.id };
}

test('closing registrations that an address opened removes them from the address', async ({
  page,
}, testInfo) => {
  const { view, session } = await givenSession(page, uniqueName(testInfo));
  const list = page.getByRole('dialog', { name: 'Registrations' });
  await page.goto('/admin?view=analytics');
  await page.goto(`${view}&registrations=${session}`);
  await expect(list).toBeVisible();
  // While open, a reload shows it again.
  await page.reload();
  await list.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(view);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Registrations 0\/20: / })).toBeVisible();
  await expect(list).toBeHidden();
  // The address was replaced: one step back leaves the view.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('analytics.title'));
});

test('Back closes the registrations that the list opened, and only them', async ({ page }, testInfo) => {
  const { view } = await givenSession(page, uniqueName(testInfo));
  const list = page.getByRole('dialog', { name: 'Registrations' });
  await page.goto(view);
  // What is typed on the page below stays, without a question.
  await page.getByRole('button', { name: t('tryouts.addSession'), exact: true }).click();
  const description = page.getByLabel(/^Description \(English\)/);
  await description.fill('Typed before');
  const open = page.getByRole('button', { name: /^Registrations 0\/20: / });
  await open.click();
  await expect(list).toBeVisible();
  await expect(page).toHaveURL(/&registrations=\d+$/);
  await page.goBack();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(view);
  await page.goForward();
  await list.getByRole('button', { name: t('common.close'), exact: true }).click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(view);
  await expect(description).toHaveValue('Typed before');
  // What is typed in the roster would be lost.
  await open.click();
  await list.getByRole('button', { name: t('registrations.add'), exact: true }).click();
  await page.getByLabel(t('registrations.playerName')).fill('Typed in the roster');
  await page.goBack();
  const question = page.getByRole('dialog', { name: t('common.unsavedTitle') });
  await question.getByRole('button', { name: t('common.cancel'), exact: true }).click();
  await expect(page.getByLabel(t('registrations.playerName'))).toHaveValue('Typed in the roster');
  await page.goBack();
  await question.getByRole('button', { name: t('common.unsavedLeave'), exact: true }).click();
  await expect(list).toBeHidden();
  await expect(description).toHaveValue('Typed before');
  await page.getByRole('button', { name: t('common.backToDashboard') }).click();
  await expect(question).toBeVisible();
});

test('closing a form that an address opened removes it from the address, without a second question', async ({
  page,
}, testInfo) => {
  const { view, session } = await givenSession(page, uniqueName(testInfo));
  const heading = page.getByRole('heading', { name: t('tryouts.editSession') });
  await page.goto(`${view}&edit=${session}`);
  await expect(heading).toBeVisible();
  await page.getByLabel(/^Description \(English\)/).fill('Not to be kept');
  await page.getByRole('button', { name: t('common.cancel'), exact: true }).click();
  await expect(heading).toBeHidden();
  await expect(page).toHaveURL(view);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto(`${view}&edit=${session}`);
  await expect(heading).toBeVisible();
  // The form of a new session replaces the open form: a reload must not reopen the old one.
  await page.getByRole('button', { name: t('tryouts.addSession'), exact: true }).click();
  await expect(page).toHaveURL(view);
});
