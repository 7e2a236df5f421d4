import { expectAccessible } from '../screens/axe.ts';
import { signInByApi } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

const CALL = '**/api/admin/doctor';
const both = (text: string) => ({ en: text, fr: text });
/** An examination. The server's own waits half a minute for the addresses of all links. */
const EXAMINATION = {
  level: 'wrong',
  examinedAt: '2026-11-30T12:00:00.000Z',
  parts: [
    { id: 'schema', level: 'ok', name: both('Version of the database'), found: both('It is current.') },
    {
      id: 'disk',
      level: 'warning',
      name: both('Disk'),
      found: both('10 % is free.'),
      todo: both('Make room.'),
    },
    { id: 'clock', level: 'wrong', name: both('Clock'), found: both('It is late.'), todo: both('Set it.') },
  ],
};

test('a superadmin sees how the site is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(CALL, async (route) => {
    await held;
    await route.fulfill({ json: EXAMINATION });
  });
  await page.goto('/admin?view=incidents');
  await page.getByRole('link', { name: t('dashboard.pages.doctor'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('doctor.title') })).toBeVisible();
  await expect(page.getByText(t('doctor.checking'))).toBeVisible();
  answer();
  const findings = page.getByRole('main').getByRole('listitem');
  await expect(findings).toHaveText([
    // The worst first.
    `Clock${t('doctor.levels.wrong')}It is late.Set it.`,
    `Disk${t('doctor.levels.warning')}10 % is free.Make room.`,
    `Version of the database${t('doctor.levels.ok')}It is current.`,
  ]);
  await expect(page.getByText(t('doctor.summary.wrong'))).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // A failure is told, with a way to try again.
  await page.route(CALL, (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('button', { name: t('doctor.again') }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await failure.getByRole('button').click();
  await expect(findings).toHaveCount(3);
});

test('the dashboard warns of what the check-up found at night, and leads to it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 844 });
  await signInByApi(page.request, SUPERADMIN);
  const last = { ranAt: '2026-11-30T10:00:04.000Z', wrong: 1, warnings: 2 };
  await page.route(CALL, (route) => route.fulfill({ json: EXAMINATION }));
  await page.route(`${CALL}/nightly`, (route) => route.fulfill({ json: { last, isOverdue: false } }));
  await page.goto('/admin');
  const warning = page.getByRole('alert').filter({ hasText: t('dashboard.checkUp.wrong') });
  await expect(warning).toContainText('Nov 30, 2026, 5:00 AM. Wrong: 1. Warnings: 2.');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await warning.getByRole('link', { name: t('dashboard.checkUp.open') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('doctor.title') })).toBeVisible();
});
