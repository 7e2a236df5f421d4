import { expectAccessible } from '../screens/axe.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { headers, notice } from '../support/back-office.ts';
import { hydrated } from '../support/page-facts.ts';
import { PHONES } from '../support/places.ts';
import { WORDS } from '../support/words.ts';

const FAMILY_WORDS = {
  en: {
    hasSpot: 'Has a spot',
    next: /is next in line/,
    cancelled: 'Cancelled',
    cantCome: 'We can’t come',
    question: /^Give up .*’s spot\?/,
    yes: 'Yes, cancel',
    no: 'No, keep it',
    coming: 'Still coming',
    comingSaid: /You told the coach on/,
    earlier: /^Past or cancelled/,
    french: 'Français',
    saved: 'We will write to you in French.',
    replace: 'Replace the link',
    gone: 'This link no longer works',
    replaced: /This page has a new address/,
    erase: 'Erase everything...',
    eraseYes: 'Yes, erase everything',
    eraseQuestion: /^Erase everything for good\?/,
    erased: 'Everything has been erased',
    howToGetIt: 'How to get the family link',
    askTheClub: 'Ask the club',
    noMail: /This site sends no email at the moment/,
    download: 'Download',
    file: 'lions-family-data.html',
  },
  fr: {
    hasSpot: 'Place confirmée',
    next: /est au premier rang/,
    cancelled: 'Inscription annulée',
    cantCome: 'Nous ne pouvons pas venir',
    question: /Annuler l’inscription pour /,
    coming: 'Nous serons là',
    yes: 'Oui, annuler l’inscription',
    no: 'Non, la garder',
    comingSaid: /vous avez confirmé/,
    earlier: /^Passées ou annulées/,
    french: 'Français',
    saved: 'Nous vous écrirons en français.',
    replace: 'Remplacer le lien',
    gone: 'Ce lien n’est plus valide',
    replaced: /a une nouvelle adresse/,
    eraseQuestion: /^Tout effacer pour de bon\?/,
    erase: 'Tout effacer…',
    eraseYes: 'Oui, tout effacer',
    erased: 'Tout a été effacé',
    howToGetIt: 'Comment obtenir le lien familial',
    askTheClub: 'Adressez-vous au club',
    noMail: /Ce site n’envoie pas de courriels pour le moment/,
    download: 'Télécharger',
    file: 'lions-renseignements-famille.html',
  },
};

/** Registers a player through the public API; returns the path of the family's page, as a coach's link. */
async function register(
  request: APIRequestContext,
  office: APIRequestContext,
  session: number,
  playerName: string,
  parentEmail: string,
) {
  const player = { playerName, playerPosition: 'Forward', playerAge: 14, parentName: 'Demo Parent' };
  const data = { ...player, parentEmail, consentVersion: '2026-11', parentalAuthority: true };
  const answer = await request.post(`/api/sessions/${session}/registrations`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  const handed = await office.post(`/api/registrations/${id}/family-link`, { headers });
  expect(handed.status(), await handed.text()).toBe(200);
  const { manageUrl } = (await handed.json()) as { manageUrl: string };
  return new URL(manageUrl).pathname;
}

async function givenTwoFamilies(
  request: APIRequestContext,
  office: APIRequestContext,
  openTeam: (capacity: number) => Promise<OpenTeam>,
) {
  const { sessions, email } = await openTeam(1);
  const [session = 0] = sessions;
  const ours = await register(request, office, session, 'Zoé Démo-Exemple', `ours.${email}`);
  const theirs = await register(request, office, session, 'Demo Waiting', `theirs.${email}`);
  return { ours, theirs, email: `ours.${email}` };
}

/** Holds back every script, as on a slow network; returns the release function. */
async function holdScripts(page: Page): Promise<() => void> {
  let releaseHeld = () => {};
  const held = new Promise<void>((done) => (releaseHeld = done));
  await page.unrouteAll();
  await page.route(/\.js$/, (route) => held.then(() => route.continue()));
  return releaseHeld;
}

/** Links and buttons of the page's main part that are below the minimum touch target. */
const smallTargets = (page: Page) =>
  page
    .locator('main :is(a, button, summary)')
    .evaluateAll((targets) =>
      targets
        .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
        .map((target) => target.outerHTML),
    );
const isWithinWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

for (const { name, language, use } of PHONES) {
  const words = FAMILY_WORDS[language];
  const { prefix } = WORDS[language];
  test.describe(name, () => {
    test.use({ ...use, contextOptions: { reducedMotion: 'reduce' } });

    test('a cancelled place goes to the first waiting family', async ({
      page,
      request,
      office,
      openTeam,
    }) => {
      const { ours, theirs } = await givenTwoFamilies(request, office, openTeam);
      await page.goto(prefix + theirs);
      await expect(page.getByText(words.next)).toBeVisible();
      await page.goto(prefix + ours);
      await hydrated(page);
      const child = page.getByRole('region', { name: 'Zoé Démo-Exemple' });
      await expect(child.getByText(words.hasSpot)).toBeVisible();
      await child.getByRole('button', { name: words.coming }).tap();
      await expect(child.getByText(words.comingSaid)).toBeVisible();
      const cantCome = child.getByRole('button', { name: words.cantCome });
      // The button of each date has a distinct accessible name.
      await expect(cantCome).toHaveAccessibleDescription(/\d{4}/);
      await cantCome.tap();
      await expect(child.getByText(words.question)).toBeFocused();
      await child.getByRole('button', { name: words.no }).tap();
      await expect(cantCome).toBeFocused();
      await cantCome.tap();
      await child.getByRole('button', { name: words.yes }).tap();
      await expect(child.getByText(words.cancelled, { exact: true })).toBeVisible();
      await expect(child.getByRole('button')).toHaveCount(0);
      await expect(child.getByRole('heading', { name: 'Zoé Démo-Exemple' })).toBeFocused();
      await page.goto(prefix + theirs);
      await expect(page.getByText(words.hasSpot)).toBeVisible();
    });

    test('a tap before hydration shows as busy, and is executed after it', async ({
      page,
      request,
      office,
      openTeam,
    }) => {
      const { ours } = await givenTwoFamilies(request, office, openTeam);
      for (const [button, outcome] of [
        [words.erase, page.getByText(words.eraseQuestion)],
        [words.french, notice(page, words.saved)],
      ] as const) {
        const releaseScripts = await holdScripts(page);
        await page.goto(prefix + ours);
        const tapped = page.getByRole('button', { name: button, exact: true });
        await page.getByRole('button', { name: words.cantCome }).tap();
        await tapped.tap();
        // The last tap wins.
        await expect(page.locator('[aria-busy=true]')).toHaveText(button);
        releaseScripts();
        await expect(outcome).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        await expect(page.getByText(words.question)).toHaveCount(0);
      }
    });

    test('the family page passes axe, fits a phone, and has large touch targets', async ({
      page,
      request,
      office,
      openTeam,
    }) => {
      const { ours } = await givenTwoFamilies(request, office, openTeam);
      await page.setViewportSize({ width: 360, height: 800 });
      for (const address of [ours, '/my', `/my/${'x'.repeat(43)}`]) {
        await page.goto(prefix + address);
        await expectAccessible(page);
        expect(await smallTargets(page)).toEqual([]);
        expect(await isWithinWidth(page)).toBe(true);
      }
      await page.goto(prefix + ours);
      await hydrated(page);
      await page.getByRole('button', { name: words.cantCome }).tap();
      await expectAccessible(page);
    });

    test('a family chooses its language, replaces its link, downloads its data and erases it', async ({
      page,
      request,
      office,
      openTeam,
    }) => {
      const { ours } = await givenTwoFamilies(request, office, openTeam);
      await page.goto(prefix + ours);
      await hydrated(page);
      await page.getByRole('button', { name: words.french, exact: true }).tap();
      await expect(notice(page, words.saved)).toBeVisible();
      await expect(page.getByRole('button', { name: words.french, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.getByRole('button', { name: words.replace }).tap();
      await page.waitForURL((url) => !url.pathname.endsWith(ours));
      await expect(notice(page, words.replaced)).toBeVisible();
      // A reload must not show the notice again.
      expect(new URL(page.url()).hash).toBe('');
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: words.download }).tap();
      expect((await file).suggestedFilename()).toBe(words.file);
      const replaced = page.url();
      await page.goto(prefix + ours);
      await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
      await page.goto(replaced);
      await hydrated(page);
      await page.getByRole('button', { name: words.erase }).tap();
      await page.getByRole('button', { name: words.eraseYes }).tap();
      const erased = page.getByRole('heading', { name: words.erased });
      await expect(erased).toBeFocused();
      await expect(erased).toBeInViewport();
      await page.reload();
      await expect(page.getByRole('heading', { name: words.gone })).toBeVisible();
    });

    test('on a site without mail, an invalid link leads to the club instead of a form', async ({ page }) => {
      await page.goto(`${prefix}/my/${'x'.repeat(43)}`);
      await page.getByRole('link', { name: words.howToGetIt }).tap();
      await expect(page.getByText(words.noMail)).toBeVisible();
      await expect(page.getByRole('heading', { name: words.askTheClub })).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });
  });
}
