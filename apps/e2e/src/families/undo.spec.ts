import {
  choose,
  dayFromNow,
  givenRegistrations,
  givenTeam,
  notice,
  setMailDelay,
  signInByApi,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { DESKS } from '../support/places.ts';
import { PRACTICE_WORDS } from '../support/practices-admin.words.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import type { Language } from '../support/words.ts';
import { button, longDay, see } from '../walk/walk.ts';
import { expectAccessible } from '../screens/axe.ts';

const en = {
  cancelOf: (when: string) => `Cancel session: ${when}`,
  cancelIt: 'Cancel session',
  concerned: 'Concerns 2 children of 2 families.',
  waits: 'You can undo it for 2 minutes; nothing is sent before.',
  addSentence: 'Add a sentence to the email',
  inFrench: 'In French',
  seeMail: 'See the email',
  sentence: 'Un mot des entraîneurs : Le système de glace est en panne',
  bar: 'Last change',
  made: /^Tryout session cancelled · Demo Undo/,
  told: /^2 families will be told in [01]:\d\d\.$/,
  undo: /^Undo: /,
  undone: 'Undone: everything is as before',
  undid: /undid a change of the tryout session Demo Undo/,
  delay: 'Wait before families are told of a change',
  none: 'No wait, no undo',
  saved: 'Setting updated successfully',
};

const fr: typeof en = {
  cancelOf: (when) => `Annuler la séance : ${when}`,
  cancelIt: 'Annuler la séance',
  concerned: 'Concerne 2 enfants de 2 familles.',
  waits: 'Vous aurez 2 minutes pour revenir en arrière; rien n’est envoyé d’ici là.',
  addSentence: 'Ajouter une phrase au courriel',
  inFrench: 'En français',
  seeMail: 'Voir le courriel',
  sentence: 'Un mot des entraîneurs : Le système de glace est en panne',
  bar: 'Dernière modification',
  made: /^Séance de sélection annulée · Demo Undo/,
  told: /^2\sfamilles seront averties dans [01]:\d\d\.$/,
  undo: /^Annuler la modification\s: /,
  undone: 'Modification annulée : tout est comme avant',
  undid: /a annulé une modification de la séance de sélection Demo Undo/,
  delay: 'Attente avant l’annonce d’une modification',
  none: 'Sans attente ni retour en arrière',
  saved: 'Réglage enregistré',
};

const WORDS: Record<Language, typeof en> = { en, fr };
const SITE_URL = 'http://127.0.0.1:4415';

// Serial: the sites share a port.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });

let site: OwnSite;
let mailServer: MailServer;
test.beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off', ...mailServer.variables });
});
test.afterAll(async () => {
  await site.close();
  await mailServer.close();
});

for (const [place, { name, language, use }] of DESKS.entries())
  test.describe(name, () => {
    test.use(use);

    test('a cancelled session is previewed, undone from the bar or the audit log, and no family is told', async ({
      page,
    }) => {
      test.slow();
      const words = WORDS[language];
      const { times } = PRACTICE_WORDS[language];
      const office = page.request;
      await signInByApi(office, SUPERADMIN);
      const teamName = `Demo Undo ${place}`;
      const days = [dayFromNow(30 + place)];
      const team = await givenTeam(office, { name: teamName, playerNames: [], days });
      await givenRegistrations(office, team, 2);
      await expect.poll(() => mailServer.taken).toHaveLength(2);
      mailServer.taken.length = 0;
      const when = `${longDay(days[0] ?? '', language)}, ${times}`;
      const undoBar = page.getByRole('region', { name: words.bar });

      await test.step('the dialog tells which families it concerns, and shows the mail with a sentence', async () => {
        await page.goto(`/admin?view=tryouts&team=${team}`);
        await button(page, words.cancelOf(when)).click();
        const dialog = page.getByRole('dialog', { name: words.cancelOf(when) });
        await see(dialog, words.concerned, words.waits);
        await dialog.getByText(words.addSentence).click();
        await dialog.getByLabel(words.inFrench).fill('Le système de glace est en panne');
        await dialog.getByText(words.seeMail).click();
        await expect(dialog.getByText(words.sentence)).toBeVisible();
        await expectAccessible(page);
        await button(dialog, words.cancelIt).click();
      });

      await test.step('the bar stays on other views, and undoes', async () => {
        await expect(undoBar.getByText(words.made)).toBeVisible();
        await expect(undoBar.getByText(words.told)).toBeVisible();
        await page.goto('/admin?view=teams');
        await expect(undoBar.getByText(words.made)).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        await button(undoBar, words.undo).click();
        await expect(notice(page, words.undone)).toBeVisible();
        await expect(undoBar).toBeHidden();
      });

      await test.step('the audit log undoes, too', async () => {
        await page.goto(`/admin?view=tryouts&team=${team}`);
        await button(page, words.cancelOf(when)).click();
        await button(page.getByRole('dialog'), words.cancelIt).click();
        await expect(undoBar.getByText(words.made)).toBeVisible();
        await page.goto('/admin?view=audit');
        await button(page.locator('.audit-lines'), words.undo).click();
        await expect(notice(page, words.undone)).toBeVisible();
        await expect(page.getByText(words.undid).filter({ hasText: teamName })).toHaveCount(2);
        await page.goto(`/admin?view=tryouts&team=${team}`);
        await expect(button(page, words.cancelOf(when))).toBeVisible();
        expect(mailServer.taken).toEqual([]);
      });

      await test.step('a superadmin switches the wait off: mails leave at once, without undo', async () => {
        await page.goto('/admin?view=settings');
        await choose(page, words.delay, words.none);
        await expect(notice(page, words.saved)).toBeVisible();
        await page.goto(`/admin?view=tryouts&team=${team}`);
        await button(page, words.cancelOf(when)).click();
        await button(page.getByRole('dialog'), words.cancelIt).click();
        await expect.poll(() => mailServer.taken).toHaveLength(2);
        mailServer.taken.length = 0;
        await expect(undoBar).toBeHidden();
        await setMailDelay(office, 2);
      });
    });
  });

test('without a mail server the bar names no mail', async ({ page }) => {
  await site.close();
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  await signInByApi(page.request, SUPERADMIN);
  const days = [dayFromNow(30)];
  const team = await givenTeam(page.request, { name: 'Demo Undo', playerNames: [], days });
  await givenRegistrations(page.request, team, 2);
  await page.goto(`/admin?view=tryouts&team=${team}`);
  const when = `${longDay(days[0] ?? '', 'en')}, ${PRACTICE_WORDS.en.times}`;
  await button(page, en.cancelOf(when)).click();
  await button(page.getByRole('dialog'), en.cancelIt).click();
  await expect(page.getByRole('region', { name: en.bar }).getByText('Can be undone for')).toBeVisible();
});
