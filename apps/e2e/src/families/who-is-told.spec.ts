import type { Locator, Page } from '@playwright/test';
import {
  choose,
  dayFromNow,
  givenRegistrations,
  givenTeam,
  notice,
  setMailDelay,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { givenPractice, register, switchRegistration } from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { DESKS } from '../support/places.ts';
import { PRACTICE_WORDS } from '../support/practices-admin.words.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import type { Language } from '../support/words.ts';
import { button, longDay, see } from '../walk/walk.ts';

const en = {
  saveTitle: 'Save and tell the families?',
  saveAndTell: 'Save and tell',
  mailed: (count: number) =>
    new RegExp(`^${count} ${count === 1 ? 'family' : 'families'} will get an email:`),
  unmailed: (count: number) =>
    `The site cannot send email. Tell ${count} ${count === 1 ? 'family' : 'families'} yourself; “Families to tell” shows which ${count === 1 ? 'one' : 'ones'}.`,
  buttons: {
    toWaiting: 'To waiting list',
    toWaitingOf: (name: string) => `To waiting list: ${name}`,
    cancelIt: 'Cancel registration',
    cancelOf: (name: string) => `Cancel registration: ${name}`,
  },
  tryouts: {
    editOf: (name: string) => `Edit ${name}`,
    description: 'Description (English) (optional)',
    location: 'Location',
    arena: 'Bob-Birnie Arena - Pointe-Claire',
    save: 'Save',
    updated: 'Session updated successfully',
    deleteOf: (name: string) => `Delete ${name}`,
    deleteIt: 'Delete',
    cancelOf: (when: string) => `Cancel session: ${when}`,
    cancelIt: 'Cancel session',
    bringBackOf: (when: string) => `Bring back: ${when}`,
    bringBackIt: 'Bring back',
    cancelled: 'Cancelled',
    addPlayer: 'Add a player',
    cancel: 'Cancel',
    registrations: (count: number, when: string) => `Registrations (${count}): ${when}`,
    registrationsOf: (when: string) => `Registrations: ${when}`,
    session: 'Session',
    twoPlayers: 'Concerns 2 children of 2 families.',
    steps: 'How spots were assigned',
    promised: 'Got a spot',
    left: 'Left for another group, practice or session',
  },
};

const fr: typeof en = {
  saveTitle: 'Enregistrer et avertir les familles?',
  saveAndTell: 'Enregistrer et avertir',
  mailed: (count) =>
    new RegExp(`^${count}\\s${count === 1 ? 'famille recevra' : 'familles recevront'} un courriel\\s:`),
  unmailed: (count) =>
    count === 1
      ? 'Le site n’envoie pas de courriels. Avertissez vous-même 1 famille; « Familles à avertir » indique laquelle.'
      : `Le site n’envoie pas de courriels. Avertissez vous-même ${count} familles; « Familles à avertir » indique lesquelles.`,
  buttons: {
    toWaiting: 'Mettre en attente',
    toWaitingOf: (name) => `Mettre en attente : ${name}`,
    cancelIt: 'Annuler l’inscription',
    cancelOf: (name) => `Annuler l’inscription : ${name}`,
  },
  tryouts: {
    editOf: (name) => `Modifier ${name}`,
    description: 'Description (anglais) (facultatif)',
    location: 'Lieu',
    arena: 'Aréna Bob-Birnie - Pointe-Claire',
    save: 'Enregistrer',
    updated: 'Séance modifiée',
    deleteOf: (name) => `Supprimer ${name}`,
    deleteIt: 'Supprimer',
    cancelOf: (when) => `Annuler la séance : ${when}`,
    cancelIt: 'Annuler la séance',
    bringBackOf: (when) => `Rétablir : ${when}`,
    bringBackIt: 'Rétablir',
    cancelled: 'Annulée',
    addPlayer: 'Ajouter un joueur',
    cancel: 'Annuler',
    registrations: (count, when) => `Inscriptions (${count}) : ${when}`,
    registrationsOf: (when) => `Inscriptions : ${when}`,
    session: 'Séance',
    twoPlayers: 'Concerne 2 enfants de 2 familles.',
    steps: 'Attribution des places',
    promised: 'Place obtenue',
    left: 'Passage à un autre groupe, entraînement ou séance',
  },
};

/** Texts of the dialogs on who tells the families: the site by mail, or the coach. */
const TOLD_WORDS: Record<Language, typeof en> = { en, fr };

const SITE_URL = 'http://127.0.0.1:4405';
const PLAYERS = [
  ['Demo One', 'D'],
  ['Demo Goal', 'G'],
  ['Demo Two', 'F'],
  ['Demo Three', 'D'],
] as const;
type Player = (typeof PLAYERS)[number][0];

// Serial: the sites share a port.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });

interface OutboxState {
  hasMailServer: boolean;
  pending: number;
  failed: number;
}
const read = async <Read>(page: Page, path: string) => (await (await page.request.get(path)).json()) as Read;
const outbox = (page: Page) => read<OutboxState>(page, '/api/outbox/state');
/** The result of `register`. */
const emailOf = (player: Player, practice: number) =>
  `${player.toLowerCase().replace(' ', '.')}.${practice}@example.test`;

for (const hasServer of [true, false])
  test.describe(hasServer ? 'with a mail server' : 'without a mail server', () => {
    let site: OwnSite;
    let mailServer: MailServer;
    test.beforeAll(async () => {
      mailServer = await startMailServer();
      const variables = hasServer ? mailServer.variables : {};
      site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off', ...variables });
    });
    test.afterAll(async () => {
      await site.close();
      await mailServer.close();
    });

    /** These families, and no others, were mailed about the last action; without a mail server none were. */
    async function expectWrittenTo(page: Page, addresses: readonly string[]): Promise<void> {
      if (hasServer) {
        const expected = [...addresses].sort();
        // A dialog may close before its request is done.
        await expect.poll(() => [...mailServer.taken].sort()).toEqual(expected);
        await expect.poll(() => outbox(page)).toEqual({ hasMailServer: true, pending: 0, failed: 0 });
        expect(mailServer.taken.splice(0).sort()).toEqual(expected);
        return;
      }
      expect((await outbox(page)).hasMailServer).toBe(false);
      const mails = await read<{ status: string }[]>(page, '/api/outbox');
      expect(new Set(mails.map(({ status }) => status))).toEqual(new Set(['pending']));
      expect(mailServer.taken).toEqual([]);
    }

    /** The dialog says that so many families are told, and how. */
    async function seeTold(dialog: Locator, language: Language, count: number): Promise<void> {
      const { mailed, unmailed } = TOLD_WORDS[language];
      await expect(dialog.getByText(hasServer ? mailed(count) : unmailed(count))).toBeVisible();
    }

    /** Saves a form whose change so many families are told of. */
    async function saveAndTell(page: Page, language: Language, count: number): Promise<void> {
      const { saveTitle, saveAndTell } = TOLD_WORDS[language];
      const dialog = page.getByRole('dialog', { name: saveTitle });
      await seeTold(dialog, language, count);
      await button(dialog, saveAndTell).click();
    }

    /** The same by the families of these players of the practice. */
    const expectWritten = (page: Page, practice: number, players: readonly Player[]) =>
      expectWrittenTo(
        page,
        players.map((one) => emailOf(one, practice)),
      );

    for (const [place, { name, language, use }] of DESKS.entries())
      test.describe(name, () => {
        test.use(use);

        test('each dialog of practices says correctly who tells the families', async ({ page, request }) => {
          test.slow();
          const words = PRACTICE_WORDS[language];
          const { toWaiting, toWaitingOf, cancelOf, cancelIt } = TOLD_WORDS[language].buttons;
          const when = (day: string) => `${longDay(day, language)}, ${words.times}`;
          const [first = '', moved = '', other = ''] = [10, 12, 17].map((days) => dayFromNow(days + place));
          const office = page.request;
          await signInByApi(office, SUPERADMIN);
          await setMailDelay(office, 0);
          await switchRegistration(office, true);
          // Of three places one is a skater's: two wait for it.
          const { id } = await givenPractice(office, first, 3);
          await givenPractice(office, other, 6);
          for (const [player, position] of PLAYERS) await register(request, id, player, position);
          const all = PLAYERS.map(([player]) => player);
          await expectWritten(page, id, all);
          await page.goto('/admin?view=practices');

          await test.step('another day', async () => {
            await button(page, words.editOf(when(first))).click();
            const dialog = page.getByRole('dialog');
            await dialog.getByLabel(words.date, { exact: true }).fill(moved);
            await dialog.getByLabel(words.date, { exact: true }).press('Enter');
            await button(dialog, words.save).click();
            await saveAndTell(page, language, 4);
            await expect(notice(page, words.updated)).toBeVisible();
            await expectWritten(page, id, all);
          });

          await test.step('requeue, promotion, move and cancellation', async () => {
            await button(page, words.roster(4, when(moved))).click();
            const drawer = page.getByRole('dialog', { name: words.rosterOf(when(moved)) });
            const steps = [
              [toWaitingOf('Demo One'), 2, toWaiting, ['Demo One', 'Demo Two'], words.toWaiting],
              [words.give('Demo Three'), 1, words.giveIt, ['Demo Three'], undefined],
              [words.move('Demo Two'), 2, words.moveIt, ['Demo Two', 'Demo One'], undefined],
              [cancelOf('Demo One'), 1, cancelIt, ['Demo One'], words.cancelRegistration],
            ] as const;
            for (const [title, count, action, families, inMenu] of steps) {
              if (inMenu === undefined) await button(drawer, title).click();
              else {
                // In one group only, once the list is refetched.
                await expect(button(drawer, words.more('Demo One'))).toHaveCount(1);
                await button(drawer, words.more('Demo One')).click();
                await page.getByRole('menuitem', { name: inMenu, exact: true }).click();
              }
              const dialog = page.getByRole('dialog', { name: title });
              if (action === words.moveIt)
                await choose(page, words.practice, new RegExp(`^${when(other)} · `));
              await seeTold(dialog, language, count);
              await button(dialog, action).click();
              await expect(dialog).toHaveCount(0);
              await expectWritten(page, id, families);
            }
            await button(drawer, words.close).click();
            await expect(drawer).toBeHidden();
          });

          await test.step('cancelled, and restored', async () => {
            const steps = [
              [words.cancel(when(moved)), words.cancelIt, words.cancelled],
              [words.bringBack(when(moved)), words.bringItBack, words.broughtBack],
            ] as const;
            for (const [title, action, done] of steps) {
              await button(page, title).click();
              const sure = page.getByRole('dialog', { name: title });
              await seeTold(sure, language, 2);
              await button(sure, action).click();
              await expect(notice(page, done)).toBeVisible();
              await expectWritten(page, id, ['Demo Goal', 'Demo Three']);
            }
          });
        });

        test('each dialog of tryouts says correctly who tells the families', async ({ page }, info) => {
          test.slow();
          const { times, more, move, moveIt, close, notWritten } = PRACTICE_WORDS[language];
          const words = TOLD_WORDS[language].tryouts;
          const days = [20, 22].map((count) => dayFromNow(count + place));
          const [first = '', second = ''] = days.map((day) => `${longDay(day, language)}, ${times}`);
          const office = page.request;
          await signInByApi(office, SUPERADMIN);
          await setMailDelay(office, 0);
          const teamName = `Demo ${uniqueName(info)}`;
          const team = await givenTeam(office, { name: teamName, playerNames: [], days });
          const [one = '', two = '', three = ''] = await givenRegistrations(office, team, 3);
          const families = [0, 1, 2].map((number) => `parent${number}@example.test`);
          await expectWrittenTo(page, families);
          await page.goto(`/admin?view=tryouts&team=${team}`);

          await test.step('another day, time or place', async () => {
            await button(page, words.editOf(first)).click();
            await page.getByLabel(words.description, { exact: true }).fill('Demo note');
            await button(page, words.save).click();
            await expect(notice(page, words.updated)).toBeVisible();
            await button(page, words.editOf(first)).click();
            await choose(page, words.location, words.arena);
            await button(page, words.save).click();
            await saveAndTell(page, language, 3);
            await expectWrittenTo(page, families);
          });

          await test.step('mails, move and steps', async () => {
            await button(page, words.registrations(3, first)).click();
            const drawer = page.getByRole('dialog', { name: words.registrationsOf(first) });
            await expect(drawer.getByText(two, { exact: true })).toBeVisible();
            await expect(drawer.getByText(notWritten)).toHaveCount(hasServer ? 0 : 3);
            await button(drawer, move(one)).click();
            const dialog = page.getByRole('dialog', { name: move(one) });
            await choose(page, words.session, new RegExp(`^${second} · `));
            await seeTold(dialog, language, 1);
            await button(dialog, moveIt).click();
            await expect(dialog).toHaveCount(0);
            await expectWrittenTo(page, families.slice(0, 1));
            await expect(button(drawer, more(two))).toBeVisible();
            await expect(button(drawer, more(three))).toBeVisible();
            await expect(drawer.getByText(one)).toHaveCount(0);
            await drawer.getByText(words.steps).click();
            await expect(drawer.getByText(words.promised, { exact: true })).toHaveCount(3);
            await expect(drawer.getByText(words.left, { exact: true })).toHaveCount(1);
            await button(drawer, close).click();
            await expect(drawer).toBeHidden();
          });

          await test.step('cancelled, shown as such to all, and brought back', async () => {
            await button(page, words.cancelOf(first)).click();
            const sure = page.getByRole('dialog');
            await see(sure, words.twoPlayers);
            await seeTold(sure, language, 2);
            await button(sure, words.cancelIt).click();
            await expect(button(page, words.bringBackOf(first))).toBeVisible();
            await expectWrittenTo(page, families.slice(1));
            const visitor = await page.context().newPage();
            await visitor.goto(`${language === 'fr' ? '/fr' : ''}/hockey-programs/team/${team}`);
            await see(visitor, words.cancelled);
            await visitor.close();
            await button(page, words.registrations(2, first)).click();
            const drawer = page.getByRole('dialog', { name: words.registrationsOf(first) });
            await expect(drawer.getByText(two, { exact: true })).toBeVisible();
            await expect(button(drawer, words.addPlayer)).toHaveCount(0);
            // The roster marks the families that the coach has to tell.
            await expect(drawer.getByText(notWritten)).toHaveCount(hasServer ? 0 : 2);
            await button(drawer, close).click();
            await expect(drawer).toBeHidden();

            await button(page, words.bringBackOf(first)).click();
            await see(sure, words.twoPlayers);
            await seeTold(sure, language, 2);
            await button(sure, words.bringBackIt).click();
            await expect(button(page, words.cancelOf(first))).toBeVisible();
            await expectWrittenTo(page, families.slice(1));
          });

          await test.step('a session and a team deleted', async () => {
            await button(page, words.deleteOf(first)).click();
            const sure = page.getByRole('dialog');
            await see(sure, words.twoPlayers);
            await seeTold(sure, language, 2);
            await button(sure, words.deleteIt).click();
            await expect(sure).toHaveCount(0);
            await expectWrittenTo(page, families.slice(1));
            await page.goto('/admin?view=teams');
            await button(page, words.deleteOf(teamName)).click();
            await seeTold(sure, language, 1);
            await button(sure, words.deleteIt).click();
            await expect(sure).toHaveCount(0);
            await expectWrittenTo(page, families.slice(0, 1));
          });
        });
      });
  });
