import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { DAY_MS, givenCoach, signInByApi, uniqueName } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

// Its server makes a backup at its start.
const SITE_URL = 'http://127.0.0.1:4426';
test.use({ baseURL: SITE_URL });
// The last test makes the backup old.
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'lions-e2e-backups-'));
const backups = () => readdirSync(folder).filter((name) => name.endsWith('.backup'));
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { BACKUP_DIR: folder, RATE_LIMITS: 'off' });
  await expect.poll(backups, { timeout: 30_000 }).toHaveLength(1);
});
test.afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

test('the dashboard shows the last backup and the version', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  await expect(page.getByText(/^Last backup: .+ \(\d minutes? ago\)\. 1 is kept\.$/)).toBeVisible();
  await expect(page.getByText(t('dashboard.backups.overdue'))).toHaveCount(0);
  await expect(page.getByText(t('dashboard.checkUp.never'))).toBeVisible();
  await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
});

test('a coach sees nothing of it', async ({ page }, testInfo) => {
  const office = await request.newContext({ baseURL: SITE_URL });
  const coach = await givenCoach(office, `coach.${uniqueName(testInfo)}`);
  await office.dispose();
  await signInByApi(page.request, coach);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
  await expect(page.locator('.admin-cards')).toBeVisible();
  await expect(page.getByText(/^Last backup: .+ \(\d minutes? ago\)\. 1 is kept\.$/)).toHaveCount(0);
  await expect(page.getByText(t('dashboard.checkUp.never'))).toHaveCount(0);
});

test('a backup of three days ago is announced at the top', async ({ page }) => {
  const file = join(folder, backups()[0] ?? '');
  const takenAt = `"takenAt":"${new Date(Date.now() - 3 * DAY_MS).toISOString()}"`;
  const content = readFileSync(file, 'latin1').replace(/"takenAt":"[^"]+"/, takenAt);
  writeFileSync(file, content, 'latin1');
  await page.setViewportSize({ width: 360, height: 740 });
  await signInByApi(page.request, SUPERADMIN);
  await page.goto('/admin');
  await expect(page.getByRole('alert').filter({ hasText: t('dashboard.backups.overdue') })).toBeVisible();
  await expect(page.getByText(/\(3 days ago\)/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessible(page);
});
