import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  signInByApi,
  speak,
  uniqueName,
} from '../support/back-office.ts';
import { CROSSED } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const TEXTS = {
  en: {
    later: 'Later this week',
    taken: '2 of 20 spots taken',
    none: (team: string) => `${team}: no tryout session planned`,
  },
  fr: {
    later: 'Plus tard dans la semaine',
    taken: 'Places prises : 2 sur 20',
    none: (team: string) => `${team} : aucune séance de sélection prévue`,
  },
};

for (const { name, language, use } of CROSSED)
  test.describe(name, () => {
    test.use(use);
    test('the dashboard shows the week with its places, and the teams without a session', async ({
      page,
      context,
    }, info) => {
      const texts = TEXTS[language];
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
      await speak(context, language);

      await page.goto('/admin');
      await expect(page.getByRole('link', { name: texts.none(bare) })).toBeVisible();
      const row = page.getByRole('link').filter({ has: page.getByText(planned, { exact: true }) });
      // A phone shows the next day, and the others when they are unfolded.
      if (!(await row.isVisible())) await page.getByText(texts.later).click();
      await expect(row).toContainText(texts.taken);
      await row.click();
      await expect(page).toHaveURL(new RegExp(`team=${id}&registrations=\\d+`));
      await expect(page.getByRole('link', { name: 'Demo Player 01' })).toBeVisible();
    });
  });

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  for (const [language, areas, settings] of [
    ['en', 'Areas', 'Settings'],
    ['fr', 'Sections', 'Réglages'],
  ] as const)
    test(`${language}: the areas are beside each view`, async ({ page, context }) => {
      await signInByApi(context.request, SUPERADMIN);
      await speak(context, language);
      await page.goto('/admin?view=teams');
      const rail = page.getByRole('navigation', { name: areas });
      await expect(rail.locator('[aria-current=page]')).toHaveAttribute('href', '/admin?view=teams');
      await rail.getByRole('link', { name: settings }).click();
      await expect(page).toHaveURL(/view=settings/);
      await expect(rail.locator('[aria-current=page]')).toHaveText(settings);
      await expectAccessible(page);
    });
});
