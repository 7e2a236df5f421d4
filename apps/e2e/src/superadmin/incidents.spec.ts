import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, signInByApi, speak, uniqueName } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const TEXTS = {
  en: {
    link: 'Open the incident register',
    title: 'Incident register',
    add: 'Add an incident',
    edit: (id: string) => `Edit incident ${id}`,
    save: 'Save',
    required: 'Required',
    occurred: 'When it happened',
    happened: 'What happened',
    information: 'Whose information, and which',
    risk: 'Risk of serious injury',
    yes: 'Yes',
    why: 'Why this answer',
    commission: 'Commission d’accès à l’information told on',
    persons: 'Persons told on',
    close: 'Closed on',
    tellNow: /^Tell the Commission/,
    commissionDue: 'Commission not told yet',
    personsDue: 'Persons not told yet',
    notKnown: 'Not known',
    saved: 'The register is saved',
    refused: 'Note first when the Commission and the persons were told: there is a risk of serious injury',
    open: 'Open',
    closed: 'Closed',
    none: 'No incident was written down.',
  },
  fr: {
    link: 'Ouvrir le registre des incidents',
    title: 'Registre des incidents',
    add: 'Ajouter un incident',
    edit: (id: string) => `Modifier l’incident ${id}`,
    save: 'Enregistrer',
    required: 'Obligatoire',
    occurred: 'Quand c’est arrivé',
    happened: 'Ce qui s’est passé',
    information: 'Quels renseignements, et sur qui',
    risk: 'Risque de préjudice sérieux',
    yes: 'Oui',
    why: 'Pourquoi cette réponse',
    commission: 'Commission d’accès à l’information avisée le',
    persons: 'Personnes avisées le',
    close: 'Fermé le',
    tellNow: /^Avisez dès que possible/,
    commissionDue: 'Commission pas encore avisée',
    personsDue: 'Personnes pas encore avisées',
    notKnown: 'Inconnu',
    saved: 'Le registre est enregistré',
    refused:
      'Notez d’abord quand la Commission et les personnes ont été avisées\u00a0: il y a un risque de préjudice sérieux',
    open: 'Ouvert',
    closed: 'Fermé',
    none: 'Aucun incident n’a été noté.',
  },
};

const CALL = '**/api/incidents';
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Types a day into its picker, as a person without a mouse. */
async function typeDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true });
  await field.fill(day);
  await field.press('Enter');
}

for (const [language, width] of [
  ['en', 1280],
  ['fr', 360],
] as const)
  test(`a superadmin writes down an incident, and closes it once those concerned were told (${language}, ${width} px)`, async ({
    page,
    context,
  }, testInfo) => {
    const texts = TEXTS[language];
    const what = `A lost phone ${uniqueName(testInfo)}`;
    await speak(context, language);
    await page.setViewportSize({ width, height: 844 });
    await signInByApi(page.request, SUPERADMIN);
    await page.goto('/admin?view=settings');
    await page.getByRole('link', { name: texts.link }).click();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await page.getByRole('button', { name: texts.add }).click();
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: texts.save, exact: true });

    // The club learned of it today, unless another day is chosen; everything else is asked.
    await submit.click();
    await expect(dialog.getByText(texts.required, { exact: true })).toHaveCount(5);
    await dialog.getByLabel(texts.occurred).fill('2025');
    await dialog.getByLabel(texts.happened).fill(what);
    await dialog.getByLabel(texts.information).fill('Names');
    await dialog.getByRole('radio', { name: texts.yes, exact: true }).check();
    await expect(dialog.getByText(texts.tellNow)).toBeVisible();
    await dialog.getByLabel(texts.why).fill('No lock');
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);
    await submit.click();
    await expect(page.getByText(texts.saved).first()).toBeVisible();
    await expect(dialog).toBeHidden();

    const card = page.getByRole('main').getByRole('region').filter({ hasText: what });
    for (const text of [texts.open, texts.commissionDue, texts.personsDue, texts.notKnown])
      await expect(card.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(width);

    // It is not closed before both were told.
    const [id = ''] = /\d+/.exec(await card.getByRole('heading', { level: 2 }).innerText()) ?? [];
    await card.getByRole('button', { name: texts.edit(id) }).click();
    await typeDay(page, texts.commission, '2026-01-10');
    await typeDay(page, texts.close, '2026-01-12');
    await submit.click();
    await expect(dialog.getByText(texts.refused)).toBeVisible();
    await typeDay(page, texts.persons, '2026-01-11');
    await submit.click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(texts.closed, { exact: true })).toBeVisible();
    await expect(card.getByText(texts.personsDue)).toHaveCount(0);

    // Another superadmin saved first: both versions are shown.
    await card.getByRole('button', { name: texts.edit(id) }).click();
    await page.request.put(`/api/incidents/${id}`, { headers, data: { information: 'Theirs' } });
    await dialog.getByLabel(texts.information).fill('Mine');
    await submit.click();
    await expect(dialog.getByRole('alert').filter({ hasText: 'Theirs' })).toBeVisible();
    await submit.click();
    await expect(card.getByText('Mine', { exact: true })).toBeVisible();
  });

test('the register says that it is empty, and offers another try after a failure', async ({
  page,
  context,
}) => {
  const texts = TEXTS.en;
  await speak(context, 'en');
  await signInByApi(page.request, SUPERADMIN);
  await page.route(CALL, (route) => route.abort('internetdisconnected'));
  await page.goto('/admin?view=incidents');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute(CALL);
  await page.route(CALL, (route) => route.fulfill({ json: [] }));
  await alert.getByRole('button').click();
  await expect(page.getByText(texts.none)).toBeVisible();
  await expectAccessible(page);
});
