import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { request } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { DAY_MS, givenCoach, signInByApi, speak, uniqueName } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

// Its server makes a backup at its start.
const SITE_URL = 'http://127.0.0.1:4426';
test.use({ baseURL: SITE_URL });
// The last test makes the backup old.
test.describe.configure({ mode: 'serial' });

const TEXTS = {
  en: {
    newest: /^Last backup: .+ \(\d minutes? ago\)\. 1 is kept\.$/,
    old: /\(3 days ago\)/,
    overdue: 'The last nightly backup is missing',
    chooseArea: 'Select a management area to get started',
  },
  fr: {
    newest: /^Dernière sauvegarde\u00a0: .+ \(il y a \d\sminutes?\)\. 1\u00a0sauvegarde est conservée\.$/,
    old: /\(il y a 3\sjours\)/,
    overdue: 'La dernière sauvegarde de nuit n’a pas été faite',
    chooseArea: 'Choisissez une section pour commencer',
  },
};
const LANGUAGES = ['fr', 'en'] as const;

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

for (const language of LANGUAGES)
  test(`the dashboard shows the last backup and the version (${language})`, async ({ page, context }) => {
    await speak(context, language);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInByApi(page.request, SUPERADMIN);
    await page.goto('/admin');
    await expect(page.getByText(TEXTS[language].newest)).toBeVisible();
    await expect(page.getByText(TEXTS[language].overdue)).toHaveCount(0);
    await expect(page.getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible();
    await expectAccessible(page);
  });

test('a coach sees nothing of it', async ({ page, context }, testInfo) => {
  await speak(context, 'en');
  const office = await request.newContext({ baseURL: SITE_URL });
  const coach = await givenCoach(office, `coach.${uniqueName(testInfo)}`);
  await office.dispose();
  await signInByApi(page.request, coach);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: TEXTS.en.chooseArea })).toBeVisible();
  await expect(page.locator('.admin-cards')).toBeVisible();
  await expect(page.getByText(TEXTS.en.newest)).toHaveCount(0);
});

for (const language of LANGUAGES)
  test(`a backup of three days ago is announced at the top (${language})`, async ({ page, context }) => {
    const file = join(folder, backups()[0] ?? '');
    const takenAt = `"takenAt":"${new Date(Date.now() - 3 * DAY_MS).toISOString()}"`;
    const content = readFileSync(file, 'latin1').replace(/"takenAt":"[^"]+"/, takenAt);
    writeFileSync(file, content, 'latin1');
    await speak(context, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await signInByApi(page.request, SUPERADMIN);
    await page.goto('/admin');
    await expect(page.getByRole('alert').filter({ hasText: TEXTS[language].overdue })).toBeVisible();
    await expect(page.getByText(TEXTS[language].old)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
