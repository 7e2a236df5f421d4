import { look } from '../screens/axe.ts';
import { dayFromNow, headers, notice, signInByApi } from '../support/back-office.ts';
import { changePractice, OPEN_SITE_URL, startOpenSite, type OpenPractice } from '../support/open-practice.ts';
import { openAdminScreens, openPublicScreens } from '../screens/open-screens.ts';
import type { OwnSite } from '../support/own-site.ts';
import { PHONE } from '../support/places.ts';
import { expectScriptsAfterKey, expectScriptsAfterLoad } from '../support/script-timing.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { failure } from '../walk/walk.ts';

/** Practices of that site with places, and cancelled. */
const [OPEN, CANCELLED] = [2, 6];

interface Stored {
  id: number;
  capacity: number;
  cancelledAt: string | null;
}

// Serial: the sites share a port.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: OPEN_SITE_URL });
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOpenSite();
});
test.afterAll(() => site.close());

test('no script is requested before a page with practices is loaded', async ({ page }) => {
  for (const path of ['/practice', '/practice?practice=2', '/practices'])
    await expectScriptsAfterLoad(page, path);
});

test('while the browser is busy no practice script is requested before a key press', async ({ page }) => {
  await expectScriptsAfterKey(page, '/practice?practice=2');
});

test('an address of a cancelled practice fetches no files of the form', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const filesOfForm = async (id: number) => {
    requested.length = 0;
    await page.goto(`/practice?practice=${id}`);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    return requested.filter((url) => url.includes('registration-form'));
  };
  expect(await filesOfForm(CANCELLED)).toEqual([]);
  expect(await filesOfForm(OPEN)).not.toEqual([]);
});

test.describe('axe, in French on a phone', () => {
  test.use({ ...PHONE, locale: 'fr-CA' });
  test('axe finds nothing where families register for practices', async ({ page }) => {
    await look(page, openPublicScreens('fr'));
  });
  test('axe finds nothing where coaches manage practices', async ({ page }) => {
    await signInByApi(page.request, SUPERADMIN);
    await look(page, openAdminScreens('fr'));
  });
});

test('cancelling or restoring a practice overwrites no unseen change', async ({ page }) => {
  const office = page.request;
  await signInByApi(office, SUPERADMIN);
  const made = await office.post('/api/practices', {
    headers,
    data: { date: dayFromNow(40), time: '7:00 PM - 8:00 PM', capacity: 5 },
  });
  const { id, date } = (await made.json()) as OpenPractice;
  const practice = page.getByRole('row').filter({ has: page.locator(`time[datetime="${date}"]`) });
  const press = async (button: string, sure: string) => {
    await practice.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: sure, exact: true }).click();
  };
  const stored = async () =>
    ((await (await office.get('/api/practices')).json()) as Stored[]).find((row) => row.id === id);
  await page.goto('/admin?view=practices');
  await expect(practice).toBeVisible();

  await changePractice(office, id, { capacity: 6 });
  // The preview request comes before the confirmation, and fails with the conflict.
  await practice.getByRole('button', { name: t('practices.cancelNamed', { when: '' }) }).click();
  await expect(failure(page, t('practices.cancelFailed'), t('common.conflictTitle'))).toBeVisible();
  expect(await stored()).toMatchObject({ capacity: 6, cancelledAt: null });
  // Its row was refetched, so the coach has seen the change.
  await press(t('practices.cancelNamed', { when: '' }), t('practices.cancelAction'));
  await expect(notice(page, t('practices.cancelled'))).toBeVisible();

  await changePractice(office, id, { capacity: 7 });
  await practice.getByRole('button', { name: t('practices.bringBackNamed', { when: '' }) }).click();
  await expect(failure(page, t('practices.bringBackFailed'), t('common.conflictTitle'))).toBeVisible();
  expect((await stored())?.cancelledAt).not.toBeNull();
  await press(t('practices.bringBackNamed', { when: '' }), t('practices.bringBackAction'));
  await expect(notice(page, t('practices.broughtBack'))).toBeVisible();
  expect(await stored()).toMatchObject({ capacity: 7, cancelledAt: null });
});
