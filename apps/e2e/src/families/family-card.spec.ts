import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, signInByApi, speak, uniqueName } from '../support/back-office.ts';
import { expect, test } from '../support/open-team.ts';
import { CROSSED } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import type { Language } from '../support/words.ts';

const TEXTS = {
  en: {
    search: 'Search',
    children: 'Registered players',
    parents: 'Parents',
    family: 'Family',
    toReach: 'How to reach them',
    next: 'What to do next',
    consent: /^Ask for the consent: /,
    registrations: 'Registrations',
    happened: /^What happened \(\d+\)$/,
    looked: 'opened the card of the family',
    gone: 'This family does not exist',
  },
  fr: {
    search: 'Rechercher',
    children: 'Joueurs inscrits',
    parents: 'Parents',
    family: 'Famille',
    toReach: 'Pour la joindre',
    next: 'À faire',
    consent: /^Demandez le consentement/,
    registrations: 'Inscriptions',
    happened: /^Ce qui s’est passé \(\d+\)$/,
    looked: 'a ouvert la fiche de la famille',
    gone: 'Cette famille n’existe pas',
  },
};

/** Types into the search box, which `/` opens at any width. */
async function lookFor(page: Page, language: Language, sought: string): Promise<void> {
  await page.keyboard.press('/');
  const box = page.getByRole('search').getByRole('combobox', { name: TEXTS[language].search });
  await expect(box).toBeFocused();
  await box.fill(sought);
}

for (const { name: place, language, use } of CROSSED)
  test.describe(place, () => {
    test.use(use);

    test('a child is found by keyboard, and the card of the family opens', async ({
      office,
      openTeam,
      page,
      context,
    }, testInfo) => {
      const texts = TEXTS[language];
      const { sessions, email } = await openTeam(2);
      const unique = uniqueName(testInfo);
      const child = `Łukasz ${unique}`;
      const player = { playerName: child, playerPosition: 'Forward', playerAge: 14 };
      const parent = { parentName: `Hélène ${unique}`, parentEmail: email, parentPhone: '(514) 555-0123' };
      const registered = await office.post(`/api/sessions/${sessions[0]}/registrations`, {
        headers,
        data: { ...player, ...parent },
      });
      expect(registered.status(), await registered.text()).toBe(201);
      await speak(context, language);
      await signInByApi(page.request, SUPERADMIN);
      await page.goto('/admin');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await lookFor(page, language, `lukasz ${unique}`);
      const found = page.getByRole('group', { name: texts.children }).getByRole('option', { name: child });
      await expect(found).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: texts.family, level: 1 })).toBeFocused();
      // No name in the address or in the window's title, which a browser's history keeps.
      expect(page.url()).toMatch(/\/admin\?view=family&id=\d+$/);
      expect(await page.title()).not.toContain(unique);

      const contact = page.getByRole('region', { name: texts.toReach });
      await expect(contact.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
      await expect(contact.getByRole('link', { name: '(514) 555-0123' })).toHaveAttribute('href', /^tel:/);
      const next = page.getByRole('region', { name: texts.next });
      await expect(next.getByText(texts.consent)).toContainText(child);
      const registrations = page.getByRole('region', { name: texts.registrations });
      await expect(registrations.getByRole('listitem')).toContainText([child]);
      await expect(page.getByText(texts.happened)).toBeVisible();
      await expectAccessible(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(use.viewport.width);

      await lookFor(page, language, `514 555 0123 ${unique}`);
      await expect(
        page.getByRole('group', { name: texts.parents }).getByRole('option', { name: `Hélène ${unique}` }),
      ).toContainText('(514) 555-0123');
      await page.keyboard.press('Escape');

      await page.goto('/admin?view=audit');
      await expect(page.getByText(texts.looked).first()).toBeVisible();
      await page.goto('/admin?view=family&id=999999999');
      await expect(page.getByRole('main')).toContainText(texts.gone);
    });
  });
