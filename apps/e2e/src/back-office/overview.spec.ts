import { rowOf } from '../check-in/door.ts';
import { expectAccessible } from '../screens/axe.ts';
import {
  clubDay,
  dayFromNow,
  givenRegistrations,
  givenTeam,
  headers,
  signInByApi,
  signInByForm,
  uniqueName,
} from '../support/back-office.ts';
import { startOwnSite } from '../support/own-site.ts';
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
  await expect(row).toContainText(t('dashboard.overview.taken', { registered: 2, capacity: 20 }));
  await row.click();
  await expect(page).toHaveURL(new RegExp(`team=${id}&registrations=\\d+`));
  await expect(page.getByRole('button', { name: 'Demo Player 01', exact: true })).toBeVisible();
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('the areas are beside each view', async ({ page, context }) => {
    await signInByApi(context.request, SUPERADMIN);
    await page.goto('/admin?view=teams');
    const rail = page.getByRole('navigation', { name: t('dashboard.areas') });
    const current = rail.locator('[aria-current=page]');
    await expect(current).toHaveAttribute('href', '/admin?view=teams');
    await rail.getByRole('link', { name: t('dashboard.nav.club') }).click();
    await expect(page).toHaveURL(/view=settings/);
    await page.getByRole('link', { name: t('dashboard.pages.club') }).click();
    await expect(page).toHaveURL(/view=club/);
    await expect(current).toHaveText(t('dashboard.nav.club'));
    await expectAccessible(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('dashboard.title') })
      .click();
    await expect(current).toHaveText(t('dashboard.nav.tonight'));
  });
});

test.describe('on the evening of a tryout', () => {
  const url = 'http://127.0.0.1:4428';
  test.use({ baseURL: url, viewport: PHONE.viewport, hasTouch: true });

  test('the first player is ticked two taps after the sign-in, without scrolling', async ({
    page,
    playwright,
  }) => {
    const site = await startOwnSite(url, { DEMO_DATA: 'off' });
    try {
      const office = await playwright.request.newContext({ baseURL: url });
      await signInByApi(office, SUPERADMIN);
      const days = [dayFromNow(3)];
      const team = await givenTeam(office, { name: 'M15 Tonight', playerNames: [], days });
      const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
      const [player = ''] = await givenRegistrations(office, team, 3);
      // Moved here: at night no session of today could be registered for any more.
      const data = { date: clubDay() };
      const moved = await office.put(`/api/sessions/${session?.id}`, { headers, data });
      expect(moved.ok(), await moved.text()).toBe(true);
      await office.dispose();

      await signInByForm(page, SUPERADMIN);
      const checkIn = page.getByRole('link', { name: /^Check-in at the door: M15 Tonight/ });
      await expect(checkIn).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('navigation', { name: t('dashboard.areas') })).toBeInViewport();
      await checkIn.tap();
      await expect(rowOf(page, player)).toBeInViewport({ ratio: 1 });
      await rowOf(page, player).tap();
      await expect(rowOf(page, player)).toBeChecked();
    } finally {
      // The page would go on asking a server that is gone.
      await page.goto('about:blank');
      await site.close();
    }
  });
});
