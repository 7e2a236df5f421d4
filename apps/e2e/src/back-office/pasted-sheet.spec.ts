import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, notice, signInByApi, speak, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const TEXTS = {
  en: {
    names: 'Names, separated by commas, semicolons or line breaks',
    save: 'Update Player List',
    saved: 'Active players updated successfully',
    found: '4 lines hold more than a name: “Fix all” keeps the names alone.',
    fix: 'Fix all',
    isPublic: /^The list is public\. Remove email addresses, .+: /,
    mark: 'Not public: holds a contact',
    nameless: 'Nom Prénom Courriel Naissance → (no name)',
  },
  fr: {
    names: 'Noms, séparés par des virgules, des points-virgules ou des sauts de ligne',
    save: 'Mettre à jour la liste des joueurs',
    saved: 'Liste des joueurs mise à jour',
    found:
      '4\u00a0lignes contiennent plus qu’un nom\u00a0: «\u00a0Tout corriger\u00a0» ne garde que les noms.',
    fix: 'Tout corriger',
    isPublic: /^La liste est publique\. Retirez les adresses courriel, .+\u00a0: /,
    mark: 'Non public\u00a0: contient des coordonnées',
    nameless: 'Nom Prénom Courriel Naissance → (aucun nom)',
  },
};

const SHEET = [
  'Nom\tPrénom\tCourriel\tNaissance',
  'Roy\tAna\tmom@example.test\t2012-05-01',
  'Test\tBo\tdad@example.test\t2012-06-01',
  '#12 Cy Foe (G) 514-555-0100',
].join('\n');

for (const language of ['en', 'fr'] as const)
  test(`refuses a pasted sheet, and keeps its names in one press (${language})`, async ({
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
    const save = page.getByRole('button', { name: texts.save });
    await page.getByLabel(texts.names).fill(SHEET);
    await expect(page.getByRole('alert').filter({ hasText: texts.isPublic })).toContainText(
      'mom@example.test',
    );
    await expect(save).toBeDisabled();
    await expect(page.getByText(texts.found)).toBeVisible();
    await expect(page.getByText(texts.nameless)).toBeVisible();
    await expect(page.getByText('#12 Cy Foe (G) 514-555-0100 → Cy Foe')).toBeVisible();
    await expect(page.locator('.admin-names li').filter({ hasText: texts.mark })).toHaveCount(3);
    await expectAccessible(page);

    await page.getByRole('button', { name: texts.fix, exact: true }).click();
    await expect(page.locator('.admin-names li')).toHaveText(['Cy Foe', 'Ana Roy', 'Bo Test']);
    await expect(page.getByText(texts.isPublic)).toBeHidden();
    await save.click();
    await expect(notice(page, new RegExp(texts.saved)).first()).toBeVisible();
    const open = await page.request.get(`${language === 'fr' ? '/fr' : ''}/hockey-programs/team/${team}`);
    const html = await open.text();
    expect(html).toContain('Ana Roy');
    for (const secret of ['example.test', '514-555', '2012-05-01']) expect(html).not.toContain(secret);
  });

test('shows what to mend in 300 pasted rows above the changes, which scroll', async ({
  page,
  context,
}, testInfo) => {
  const texts = TEXTS.en;
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  const name = `M15 ${uniqueName(testInfo)}`;
  const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(9)] });
  await page.goto(`/admin?view=tryouts&team=${team}`);
  const rows = Array.from({ length: 300 }, (_, row) => `Demo Player${row}\tplayer${row}@example.test`);
  await page.getByLabel(texts.names).fill(['Player\tEmail', ...rows].join('\n'));
  await expect(page.getByRole('alert').filter({ hasText: texts.isPublic })).toBeVisible();
  const fix = page.getByRole('button', { name: texts.fix, exact: true });
  const changes = page.getByRole('group', { name: /^Not saved yet: 301 added/ });
  const [mending, list] = [await fix.boundingBox(), await changes.boundingBox()];
  expect(mending?.y).toBeLessThan(list?.y ?? 0);
  expect(list?.height).toBeLessThan(200);
  await expectAccessible(page);
  await fix.click();
  await expect(page.locator('.admin-names li')).toHaveCount(300);
  await expect(page.getByRole('button', { name: texts.save })).toBeEnabled();
});
