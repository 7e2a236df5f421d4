import type { BrowserContext, Page } from '@playwright/test';
import {
  givenCoach,
  notice,
  signInByApi,
  signInByForm,
  uniqueName,
  type SignIn,
} from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { button } from '../walk/walk.ts';
import { t } from '../support/texts.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: t('access.otherSignedIn') });

/** A page of the superadmin with a typed team; the API signs in, so no tab is told. */
async function typeTeam(page: Page, name: string) {
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin?view=teams');
  await button(page, t('teams.addTeam')).click();
  await page.getByLabel(t('teams.name')).fill(name);
}

/** Saves the typed team. */
const save = (page: Page) =>
  button(
    page.getByRole('dialog').filter({ has: page.getByLabel(t('teams.name')) }),
    t('teams.addTeam'),
  ).click();

/** Opens the sign-in page in a new tab of the same browser, before anyone signs in. */
async function openSignInPage(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/admin/login');
  await expect(tab.getByLabel(t('access.username'), { exact: true })).toBeVisible();
  return tab;
}

let coach: SignIn;
test.beforeEach(async ({ playwright, baseURL }, testInfo) => {
  const office = await playwright.request.newContext({ baseURL });
  coach = await givenCoach(office, `two.${uniqueName(testInfo)}`);
  await office.dispose();
});

test('a save of one user in the session of another is refused, and made once they sign in again', async ({
  page,
}, testInfo) => {
  const name = `Two users ${uniqueName(testInfo)}`;
  await typeTeam(page, name);
  await signInByApi(page.request, coach);
  await save(page);
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  const teams = async () => (await page.request.get('/api/teams')).json() as Promise<{ name: string }[]>;
  expect((await teams()).map((team) => team.name)).not.toContain(name);

  await expect(dialog.getByLabel(t('access.username'), { exact: true })).toHaveValue(SUPERADMIN.username);
  await dialog.getByLabel(t('access.password'), { exact: true }).fill(SUPERADMIN.password);
  await page.keyboard.press('Enter');
  await expect(notice(page, t('access.signedInAgain'))).toBeVisible();
  await expect(page.getByLabel(t('teams.name'))).toHaveValue(name);
  await save(page);
  await expect(page.getByLabel(t('teams.name'))).toBeHidden();
  expect((await teams()).map((team) => team.name)).toContain(name);
  const created = await page.request.get('/api/audit?action=team.create');
  const entries = (await created.json()) as { actor: string; subjectName: string }[];
  expect(entries.find(({ subjectName }) => subjectName === name)?.actor).toBe(SUPERADMIN.username);
});

test('a sign-in in one tab is announced to a tab of another user, which can go on as that one', async ({
  page,
  context,
}, testInfo) => {
  const older = await openSignInPage(context);
  await typeTeam(page, `Two users ${uniqueName(testInfo)}`);
  await older.getByLabel(t('access.username'), { exact: true }).fill(coach.username);
  await older.getByLabel(t('access.password'), { exact: true }).fill(coach.password);
  await older.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: t('access.otherSignedIn') })).toBeVisible();

  await save(page);
  await dialog.getByRole('button', { name: t('access.otherGoOn') }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('banner')).toContainText(t('common.coach'));
  await expect(page.getByRole('status').filter({ hasText: t('access.otherSignedIn') })).toHaveCount(0);
});

test('a tab on the sign-in page goes on when another tab signs in', async ({ page, context }) => {
  const waiting = await openSignInPage(context);
  await signInByForm(page, SUPERADMIN);
  await expect(waiting).toHaveURL('/admin');
  await expect(waiting.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
});
