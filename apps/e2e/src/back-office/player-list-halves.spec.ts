import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, notice, signInByApi, speak, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const TEXTS = {
  en: {
    names: 'Names, separated by commas, semicolons or line breaks',
    save: 'Update Player List',
    saved: 'Active players updated successfully',
    foundTwo: '2 names have only one word. Were “Last, First” lines saved as two players?',
    mark: 'One word only',
    join: 'Join as “First Last”',
  },
  fr: {
    names: 'Noms, séparés par des virgules, des points-virgules ou des sauts de ligne',
    save: 'Mettre à jour la liste des joueurs',
    saved: 'Liste des joueurs mise à jour',
    foundTwo: '2\u00a0noms n’ont qu’un seul mot.',
    mark: 'Un seul mot',
    join: 'Réunir en «\u00a0Prénom Nom\u00a0»',
  },
};

for (const language of ['en', 'fr'] as const)
  test(`marks a “Last, First” line that was saved as two players until it is resolved (${language})`, async ({
    page,
    context,
  }, testInfo) => {
    const texts = TEXTS[language];
    await speak(context, language);
    await page.setViewportSize({ width: 360, height: 800 });
    await signInByApi(page.request, SUPERADMIN);
    const name = `M15 ${uniqueName(testInfo)}`;
    const team = await givenTeam(page.request, { name, playerNames: ['Bo Test'], days: [dayFromNow(9)] });
    await page.goto(`/admin?view=tryouts&team=${team}`);
    const save = async () => {
      await page.getByRole('button', { name: texts.save }).click();
      await expect(notice(page, new RegExp(texts.saved)).first()).toBeVisible();
    };
    const marked = page.locator('.admin-names li').filter({ hasText: texts.mark });
    await page.getByLabel(texts.names).fill('Bo Test\nRoy, Ana');
    await save();
    await expect(page.getByText(texts.foundTwo)).toBeVisible();
    await page.reload();
    await expect(page.getByText(texts.foundTwo)).toBeVisible();
    await expect(page.getByText('Roy / Ana → Ana Roy')).toBeVisible();
    await expect(marked).toHaveText([new RegExp(`^Ana\\s${texts.mark}`), new RegExp(`^Roy\\s${texts.mark}`)]);
    await expect(marked.locator('svg')).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
    const open = await page.request.get(`/${language}/hockey-programs/team/${team}`);
    expect(await open.text()).not.toContain(texts.mark);

    await page.getByRole('button', { name: texts.join }).click();
    await save();
    await page.reload();
    await expect(page.locator('.admin-names li')).toHaveText(['Ana Roy', 'Bo Test']);
    await expect(page.getByText(texts.foundTwo)).toBeHidden();
    await expect(marked).toHaveCount(0);
  });
