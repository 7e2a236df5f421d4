import { look, LOOKS } from '../screens/axe.ts';
import { dayFromNow, headers, notice, signInByApi, speak } from '../support/back-office.ts';
import {
  changePractice,
  OPEN_SITE_URL,
  openForm,
  startOpenSite,
  typeChild,
  type OpenPractice,
} from '../support/open-practice.ts';
import { EMPTY, openAdminScreens, openPublicScreens } from '../screens/open-screens.ts';
import type { OwnSite } from '../support/own-site.ts';
import { PRACTICE_WORDS } from '../support/practice.words.ts';
import { PRACTICE_WORDS as OFFICE_WORDS } from '../support/practices-admin.words.ts';
import { expectScriptsAfterKey, expectScriptsAfterLoad } from '../support/script-timing.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { failure } from '../walk/walk.ts';

interface Stored {
  id: number;
  capacity: number;
  cancelledAt: string | null;
}

/** Text for a coach whose view is outdated. */
const CONFLICT = {
  en: {
    notCancelled: 'Failed to cancel practice session. Somebody else changed this in the meantime.',
    notBroughtBack: 'Failed to bring back practice session. Somebody else changed this in the meantime.',
  },
  fr: {
    notCancelled:
      'L’entraînement n’a pas pu être annulé. Quelqu’un d’autre a fait une modification entre-temps.',
    notBroughtBack:
      'L’entraînement n’a pas pu être rétabli. Quelqu’un d’autre a fait une modification entre-temps.',
  },
};

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

test('a double tap sends one request, and lists the child once', async ({ page }) => {
  const words = PRACTICE_WORDS.en;
  const keys: (string | undefined)[] = [];
  // Both taps happen before the answer: a second request would have been sent by then.
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  const dialog = await openForm(page, 'en', { id: EMPTY, date: '' });
  await typeChild(page, 'en', 'Max Démo', 'double.tap@example.test');
  await dialog.getByRole('radio', { name: words.defense }).check();
  await dialog
    .getByRole('button', { name: words.send, exact: true })
    .evaluate((button: HTMLButtonElement) => [button.click(), button.click()]);
  await expect(dialog.getByText(words.hasSpot('Max Démo'))).toHaveCount(1);
  expect(keys).toEqual([expect.any(String)]);
});

for (const { language, viewport } of LOOKS) {
  test.describe(`${language}, ${viewport.width} px`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ context }) => speak(context, language));

    test('axe finds nothing where families register for practices', async ({ page }) => {
      await look(page, openPublicScreens(language), language);
    });
    test('axe finds nothing where coaches manage practices', async ({ page }) => {
      await signInByApi(page.request, SUPERADMIN);
      await look(page, openAdminScreens(language), language);
    });

    test('cancelling or restoring a practice overwrites no unseen change', async ({ page }) => {
      const words = OFFICE_WORDS[language];
      const texts = CONFLICT[language];
      const office = page.request;
      await signInByApi(office, SUPERADMIN);
      const made = await office.post('/api/practices', {
        headers,
        data: { date: dayFromNow(language === 'en' ? 40 : 41), time: '7:00 PM - 8:00 PM', capacity: 5 },
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
      // What it would do is asked first, and refused already.
      await practice.getByRole('button', { name: words.cancel('') }).click();
      await expect(failure(page, texts.notCancelled)).toBeVisible();
      expect(await stored()).toMatchObject({ capacity: 6, cancelledAt: null });
      // Its row was refetched, so the coach has seen the change.
      await press(words.cancel(''), words.cancelIt);
      await expect(notice(page, words.cancelled)).toBeVisible();

      await changePractice(office, id, { capacity: 7 });
      await practice.getByRole('button', { name: words.bringBack('') }).click();
      await expect(failure(page, texts.notBroughtBack)).toBeVisible();
      expect((await stored())?.cancelledAt).not.toBeNull();
      await press(words.bringBack(''), words.bringItBack);
      await expect(notice(page, words.broughtBack)).toBeVisible();
      expect(await stored()).toMatchObject({ capacity: 7, cancelledAt: null });
    });
  });
}
