import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, headers } from '../support/back-office.ts';
import { countEffort } from './effort.ts';
import { expect, registeredNames, test } from '../support/open-team.ts';
import { hydrated } from '../support/page-facts.ts';
import { PHONES } from '../support/places.ts';
import { WORDS } from '../support/words.ts';
import { dialogOf, openForm, PATH, typeChild, typeParent } from './register-tryout.form.ts';
import { FORM_WORDS } from './register-tryout.words.ts';

/** Maximum effort of two children for three evenings, from the team's page. */
const [MAX_TAPS, MAX_TYPED] = [9, 6];
const CHILDREN = ['Zoé Démo', 'Max Démo'];

const datesOf = (page: Page) => dialogOf(page).locator('[name=evening]');

for (const { name, language, use } of PHONES) {
  const words = FORM_WORDS[language];
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('a parent registers two children for three evenings within nine taps, six fields and one request', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(5, 3);
      await page.setViewportSize({ width: 390, height: 844 });
      const effort = await countEffort(page);
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
      await page.goto(`${WORDS[language].prefix}/hockey-programs/team/${team.id}`);
      await hydrated(page);
      const dialog = dialogOf(page);
      await page.getByRole('button', { name: words.register }).tap();
      await dialog.getByText(words.all, { exact: true }).tap();
      await dialog.getByLabel(words.playerName).tap();
      for (const [index, child] of CHILDREN.entries()) {
        // An added child's name has the focus.
        if (index > 0) await dialog.getByRole('button', { name: words.addChild }).tap();
        await page.keyboard.type(child);
        await page.keyboard.press('Tab');
        await page.keyboard.type('2012');
        await dialog.getByRole('radio', { name: words.goalie }).nth(index).tap();
      }
      await dialog.getByLabel(words.parentName).tap();
      await page.keyboard.type('Demo Parent');
      await page.keyboard.press('Tab');
      await page.keyboard.type(team.email);
      await dialog.getByText(words.authority).tap();
      await dialog.getByRole('button', { name: words.sendTwo }).tap();

      await expect(dialog.getByRole('heading', { name: words.success })).toBeFocused();
      const { taps, typed } = await effort();
      expect([taps, typed]).toEqual([9, 6]);
      expect(taps).toBeLessThanOrEqual(MAX_TAPS);
      expect(typed).toBeLessThanOrEqual(MAX_TYPED);
      expect(sent.filter((url) => PATH.test(url))).toHaveLength(1);
      for (const session of team.sessions) expect(await registeredNames(office, session)).toEqual(CHILDREN);

      for (const child of CHILDREN) await expect(dialog.getByText(words.hasSpots(child, 3))).toBeVisible();
      await expect(dialog.locator('.ticket').first().getByRole('listitem')).toHaveCount(3);
      await dialog.getByText(words.showCode).tap();
      await expect(dialog.getByRole('img', { name: words.codeOf(CHILDREN.join(', ')) })).toBeVisible();
      await expectAccessible(page, 'dialog');
      await dialog.getByRole('link', { name: words.openLink }).tap();
      // The receipt opens both children with their three evenings.
      for (const child of CHILDREN)
        await expect(page.getByRole('region', { name: child }).getByRole('listitem')).toHaveCount(3);
    });

    test('ticked evenings and typed text survive Back and a reload until they are sent by Enter', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(5, 3);
      await openForm(page, language, team);
      const dialog = dialogOf(page);
      await datesOf(page).nth(0).check();
      await datesOf(page).nth(2).check();
      await typeChild(page, language, 'Zoé Démo');
      await typeParent(page, language, team.email);
      const expectKept = async () => {
        for (const index of [0, 1, 2])
          await expect(datesOf(page).nth(index)).toBeChecked({ checked: index !== 1 });
        await expect(dialog.getByLabel(words.playerName)).toHaveValue('Zoé Démo');
        await expect(dialog.getByLabel(words.parentEmail)).toHaveValue(team.email);
      };
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('button', { name: words.register }).tap();
      await expectKept();
      await page.reload();
      await expectKept();
      await dialog.getByRole('checkbox', { name: words.authority }).check();
      await dialog.getByLabel(words.parentEmail).press('Enter');
      await expect(dialog.getByText(words.hasSpots('Zoé Démo', 2))).toBeVisible();
      expect(await registeredNames(office, team.sessions[1])).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });

    test('the tapped session is ticked, and overlaps are told before sending', async ({
      page,
      office,
      openTeam,
    }) => {
      const team = await openTeam(5, 2);
      const [first, second] = team.sessions;
      const data = { date: dayFromNow(200), time: '7:00 PM - 8:30 PM' };
      expect((await office.put(`/api/sessions/${second}`, { headers, data })).ok()).toBe(true);
      const dialog = dialogOf(page);
      const open = async () => {
        await page.goto(
          `${WORDS[language].prefix}/hockey-programs/team/${team.id}?session=${first}&register=${first}`,
        );
        await hydrated(page);
        await expect(datesOf(page).nth(0)).toBeChecked();
        await expect(datesOf(page).nth(1)).not.toBeChecked();
      };
      await open();
      await datesOf(page).nth(1).check();
      await expect(dialog.getByText(words.overlap)).toBeVisible();
      await expectAccessible(page, 'dialog');
      await datesOf(page).nth(1).uncheck();
      await expect(dialog.getByText(words.overlap)).toHaveCount(0);
      await typeChild(page, language, 'Zoé Démo');
      await typeParent(page, language, team.email);
      await dialog.getByRole('button', { name: words.send, exact: true }).tap();
      await expect(dialog.getByText(words.hasSpot('Zoé Démo'))).toBeVisible();

      // This device's receipt knows the sibling.
      await open();
      await datesOf(page).nth(0).uncheck();
      await datesOf(page).nth(1).check();
      await expect(dialog.getByText(words.overlapKnown)).toBeVisible();
      await expect(dialog.getByRole('button', { name: words.send, exact: true })).toBeEnabled();
    });
  });
}
