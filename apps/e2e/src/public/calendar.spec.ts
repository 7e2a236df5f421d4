import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, signInByApi, uniqueName } from '../support/back-office.ts';
import { hydrated } from '../support/page-facts.ts';
import { SERVER_URL, SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

/** Minimum height of a touch target. */
const TARGET = 44;

const TEXTS = {
  en: {
    prefix: '',
    calendar: 'Team calendar',
    subscribe: 'Subscribe to this team’s calendar',
    address: 'Calendar address, for any other app',
    copy: 'Copy address',
    copied: 'Copied',
    share: 'Share this page',
    code: 'QR code of this page',
    add: /^Add to calendar/,
    ways: [/^Apple/, /^Google Calendar/, /^Outlook/],
    title: 'Tryout session: ',
  },
  fr: {
    prefix: '/fr',
    calendar: 'Calendrier de l’équipe',
    subscribe: 'S’abonner au calendrier de l’équipe',
    address: 'Adresse du calendrier, pour toute autre application',
    copy: 'Copier l’adresse',
    copied: 'Copié',
    share: 'Partager cette page',
    code: 'Code QR de cette page',
    add: /^Ajouter au calendrier/,
    ways: [/^Apple/, /^Google Agenda/, /^Outlook/],
    title: 'Séance de sélection\u00a0: ',
  },
};

for (const [language, texts] of Object.entries(TEXTS)) {
  test.describe(`${language}, 390 px`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      permissions: ['clipboard-read', 'clipboard-write'],
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('a family subscribes to a team’s calendar, adds a session and shares the page', async ({
      page,
      playwright,
      baseURL,
    }, testInfo) => {
      const office = await playwright.request.newContext({ baseURL });
      await signInByApi(office, SUPERADMIN);
      const name = `M15 ${uniqueName(testInfo)}`;
      const team = await givenTeam(office, { name, playerNames: [], days: [dayFromNow(10)] });
      await office.dispose();
      await page.goto(`${texts.prefix}/hockey-programs/team/${team}`);
      await hydrated(page);

      await expect(page.getByRole('heading', { name: texts.calendar })).toBeVisible();
      const feed = `${SERVER_URL}/api/calendar/team/${team}.ics?lang=${language}`;
      const subscribe = page.getByRole('link', { name: texts.subscribe });
      await expect(subscribe).toHaveAttribute('href', feed.replace('http:', 'webcal:'));
      await expect(page.getByLabel(texts.address)).toHaveValue(feed);
      await page.getByRole('button', { name: texts.copy }).click();
      await expect(page.getByRole('status').filter({ hasText: texts.copied })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(feed);
      expect(await (await page.request.get(feed)).text()).toContain(`SUMMARY:${texts.title}${name}`);

      const add = page.locator('summary').filter({ hasText: texts.add });
      await add.click();
      const links = texts.ways.map((way) => page.locator('details').getByRole('link', { name: way }));
      for (const link of [add, subscribe, ...links]) {
        await expect(link).toBeVisible();
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
      }
      const file = await page.request.get((await links[0]?.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
      // Opening the menu does not select the session, although the whole card is clickable.
      await expect(page).not.toHaveURL(/session=/);

      await expect(page.getByRole('img', { name: texts.code })).toBeVisible();
      await expect(page.getByRole('button', { name: texts.share })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      await expectAccessible(page);
    });
  });
}
