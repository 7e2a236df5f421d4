import type { Page } from '@playwright/test';
import {
  choose,
  dayFromNow,
  givenTeam,
  notice,
  signInByApi,
  signInByForm,
  speak,
  uniqueName,
  type SignIn,
} from '../support/back-office.ts';
import { PLACES, placesOfDatabase } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { shownTimes, WORDS, type Words } from '../support/words.ts';

/** A list as copied from an e-mail: commas, semicolons, line breaks, stray spaces, an accent, a hyphen. */
const PASTED =
  'Demo Tremblay, Ann-Marie Example;  Zoé Démo\r\nDemo  Adams\n\nDemo O’Test;Jean-Sébastien Exemple,';
const SORTED = [
  'Demo Adams',
  'Zoé Démo',
  'Ann-Marie Example',
  'Jean-Sébastien Exemple',
  'Demo O’Test',
  'Demo Tremblay',
];

// Serial: 'Run Check Now' deletes the expired sessions of all teams.
test.describe.configure({ mode: 'default' });

for (const { name, language, use } of placesOfDatabase(PLACES)) {
  const words = WORDS[language];
  test.describe(name, () => {
    test.use(use);

    test('a coach publishes a tryout, a family sees it, the clean-up deletes it and a superadmin restores it', async ({
      page: superadmin,
      someoneElse,
    }, testInfo) => {
      const id = uniqueName(testInfo);
      const [coach, family] = [await someoneElse(), await someoneElse()];
      const teamName = `M13 ${id}`;
      const signIn = { username: `coach.${id}`, password: 'a coach of the tests' };

      await signInByForm(superadmin, words, SUPERADMIN);
      await makeCoach(superadmin, words, signIn);

      await signInByForm(coach, words, signIn);
      await expect(coach.getByRole('link', { name: words.users, exact: true })).toHaveCount(0);
      await makeTeam(coach, words, teamName);
      await openTryouts(coach, words, teamName);
      await addSession(coach, words, {
        date: dayFromNow(30),
        times: words.evening,
        arena: words.arenas.bobBirnie,
      });
      await addSession(coach, words, {
        date: dayFromNow(37),
        times: words.morning,
        arena: words.arenas.dollard,
      });
      await pastePlayers(coach, words);

      await findTeam(family, words, teamName);
      await expect(family.getByText(words.totalPlayers(SORTED.length))).toBeVisible();
      const players = family.getByRole('region', { name: words.activePlayers }).getByRole('listitem');
      await expect(players).toHaveText(SORTED);
      const sessions = family.getByRole('region', { name: words.schedule }).getByRole('listitem');
      const shown = [shownTimes(words.evening), shownTimes(words.morning)];
      await expect(sessions).toHaveText(shown.map((times) => new RegExp(times)));
      await expect(sessions.first()).toContainText(words.arenas.bobBirnie);
      await selectSessions(family, words, shown);
      await refresh(family, words);
      await expect(sessions).toHaveCount(2);

      await moveToThePast(coach, words, shown[0] ?? '');
      await runCheck(superadmin, words);
      await refresh(family, words);
      await expect(sessions).toHaveText([new RegExp(shown[1] ?? '')]);

      await superadmin.getByRole('button', { name: words.restore(`.*${teamName}`) }).click();
      await expect(superadmin.getByText(words.restored)).toBeVisible();
      await refresh(family, words);
      await family.getByText(words.pastSessions).click();
      await expect(sessions).toHaveCount(2);
      expect(await family.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // A button that moves between pressing and releasing gets no click.
  test('Add Session stays in its place when the sessions have loaded', async ({ page }, testInfo) => {
    await speak(page.context(), 'en');
    await signInByApi(page.request, SUPERADMIN);
    const team = { name: `M13 ${uniqueName(testInfo)}`, playerNames: [], days: [dayFromNow(40)] };
    const id = await givenTeam(page.request, team);
    let sendSessions = () => {};
    const released = new Promise<void>((resolve) => (sendSessions = resolve));
    await page.route(`**/api/teams/${id}/sessions*`, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(`/admin?view=tryouts&team=${id}`);
    const button = page.getByRole('button', { name: WORDS.en.addSession });
    await button.hover();
    await page.mouse.down();
    sendSessions();
    await expect(page.getByText(WORDS.en.arenas.dollard)).toBeVisible();
    await page.mouse.up();
    await expect(page.getByLabel(WORDS.en.date, { exact: true })).toBeVisible();
  });
});

async function makeCoach(page: Page, words: Words, { username, password }: SignIn) {
  await page.getByRole('link', { name: words.users, exact: true }).click();
  await page.getByRole('button', { name: words.createUser }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.firstName).fill('Demo');
  await dialog.getByLabel(words.lastName).fill('Coach');
  await dialog.getByLabel(words.username).fill(username);
  await dialog.getByLabel(words.email).fill(`${username}@example.test`);
  await dialog.getByLabel(words.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: words.createUser }).click();
  await expect(page.getByText(words.userCreated)).toBeVisible();
  await expect(page.getByText(`@${username}`)).toBeVisible();
}

async function makeTeam(page: Page, words: Words, teamName: string) {
  await page.getByRole('link', { name: words.teams, exact: true }).click();
  await page.getByRole('button', { name: words.addTeam }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words.teamName).fill(teamName);
  await dialog.getByRole('button', { name: words.addTeam }).click();
  await expect(page.getByText(words.teamCreated)).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function openTryouts(page: Page, words: Words, teamName: string) {
  await page.getByRole('button', { name: words.back }).click();
  await page.getByRole('link', { name: words.tryouts, exact: true }).click();
  await page.getByRole('button', { name: teamName, exact: true }).click();
}

interface PlannedSession {
  date: string;
  times: Words['evening'];
  arena: string;
}

async function addSession(page: Page, words: Words, { date, times: [start, end], arena }: PlannedSession) {
  await page.getByRole('button', { name: words.addSession }).click();
  await enterDate(page, words, date);
  await choose(page, words.startTime, start);
  await choose(page, words.endTime, end);
  await choose(page, words.location, arena);
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.sessionCreated)).toBeVisible();
  // A list row has buttons; while the form closes, its warnings name the arena's other sessions at that time.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(rows.filter({ hasText: shownTimes([start, end]) })).toContainText(arena);
}

async function enterDate(page: Page, words: Words, date: string) {
  const field = page.getByLabel(words.date, { exact: true });
  await field.fill(date);
  await field.press('Enter');
}

async function pastePlayers(page: Page, words: Words) {
  await page.getByLabel(words.names).fill(PASTED);
  await expect(page.getByText(words.count(SORTED.length))).toBeVisible();
  await page.getByRole('button', { name: words.updatePlayers }).click();
  await expect(page.getByText(words.playersUpdated(SORTED.length))).toBeVisible();
}

/** The family's path: chooser, league, team. */
async function findTeam(page: Page, words: Words, teamName: string) {
  await page.goto(`${words.prefix}/hockey-programs/tryouts`);
  await page.getByRole('main').getByRole('link', { name: 'LHEQ' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: teamName })
    .getByRole('link', { name: words.viewTryouts })
    .click();
  await expect(page).toHaveURL(new RegExp(`^http://[^/]+${words.prefix}/hockey-programs/team/\\d+$`));
  await expect(page.getByRole('heading', { level: 1, name: teamName })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

async function selectSessions(page: Page, words: Words, shown: string[]) {
  for (const times of shown) {
    await page.getByRole('button', { name: times }).click();
    // At most one session is selected.
    await expect(page.getByRole('button', { pressed: true })).toHaveText(new RegExp(times));
    await expect(page.getByRole('heading', { name: words.sessionDetails })).toHaveCount(1);
  }
}

async function refresh(page: Page, words: Words) {
  await page.getByRole('button', { name: words.refresh }).click();
  await expect(notice(page, words.refreshed, words.refreshedText)).toBeVisible();
}

async function moveToThePast(page: Page, words: Words, times: string) {
  await page.getByRole('button', { name: words.edit(`.*${times}`) }).click();
  await enterDate(page, words, dayFromNow(-30));
  await expect(page.getByText(words.pastDate)).toBeVisible();
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.sessionUpdated)).toBeVisible();
}

async function runCheck(page: Page, words: Words) {
  await page.getByRole('button', { name: words.back }).click();
  await page.getByRole('link', { name: words.autoDeletion, exact: true }).click();
  await page.getByRole('button', { name: words.runCheckNow }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(words.confirmRun);
  await expect(question.getByText(words.wouldDelete)).toBeVisible();
  await question.getByRole('button', { name: words.runCheckNow }).click();
  await expect(notice(page, words.checkDone, words.deletedNow)).toBeVisible();
}
