import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

test('on a phone the dashboard shows the week with its places, and the teams without a session', async ({
  page,
  context,
}, info) => {
  await page.setViewportSize(PHONE.viewport);
  const planned = uniqueName(info);
  const bare = `${planned} Bare`;
  await signInByApi(context.request, SUPERADMIN);
  const id = await givenTeam(context.request, {
    name: planned,
    playerNames: [],
    days: [dayFromNow(3)],
  });
  await givenTeam(context.request, { name: bare, playerNames: [], days: [] });
  const opened = await context.request.put(`/api/teams/${id}`, {
    headers: { 'x-requested-with': 'test' },
    data: { registrationOpen: true },
  });
  expect(opened.ok(), await opened.text()).toBe(true);
  await givenRegistrations(context.request, id, 2);

  await page.goto('/admin');
  await expect(
    page.getByRole('link', { name: t('dashboard.overview.noSession', { team: bare }) }),
  ).toBeVisible();
  const row = page.getByRole('link').filter({ has: page.getByText(planned, { exact: true }) });
  // A phone shows the next day, and the others when they are unfolded.
  if (!(await row.isVisible())) await page.getByText(t('dashboard.overview.later')).click();
  await expect(row).toContainText(t('dashboard.overview.taken', { registered: 2, capacity: 20 }));
  await row.click();
  await expect(page).toHaveURL(new RegExp(`team=${id}&registrations=\\d+`));
  await expect(page.getByRole('link', { name: 'Demo Player 01' })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the areas are beside each view', async ({ page, context }) => {
    await signInByApi(context.request, SUPERADMIN);
    await page.goto('/admin?view=teams');
    const rail = page.getByRole('navigation', { name: 'Areas' });
    await expect(rail.locator('[aria-current=page]')).toHaveAttribute('href', '/admin?view=teams');
    await rail.getByRole('link', { name: t('settings.title') }).click();
    await expect(page).toHaveURL(/view=settings/);
    await expect(rail.locator('[aria-current=page]')).toHaveText(t('settings.title'));
    await expectAccessible(page);
  });
});
