import type { Page } from '@playwright/test';
import {
  choose,
  dayFromNow,
  givenTeam,
  notice,
  signInByApi,
  signInByForm,
  uniqueName,
  type SignIn,
} from '../support/back-office.ts';
import { DESK, PHONE } from '../support/places.ts';
import { ON_MYSQL, SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { pattern, t, TEXTS, type Language, type Texts } from '../support/texts.ts';
import { hold } from '../walk/walk.ts';

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

const MORNING: Record<Language, Texts['evening']> = {
  en: ['9:00 AM', '10:30 AM'],
  fr: ['9\u00a0h', '10\u00a0h\u00a030'],
};
/** Arena names as every screen shows them; a session stores the English name. */
const BOB_BIRNIE = { en: 'Bob-Birnie Arena - Pointe-Claire', fr: 'Aréna Bob-Birnie - Pointe-Claire' };
const DOLLARD = {
  en: 'Dollard Civic Centre - Dollard-Des Ormeaux',
  fr: 'Centre civique de Dollard - Dollard-Des Ormeaux',
};

// Serial: 'Run Check Now' deletes the expired sessions of all teams.
test.describe.configure({ mode: 'default' });

/** French on the narrow screen, where its longer texts have less room. */
const PLACES = ON_MYSQL
  ? [{ language: 'en', use: PHONE } as const]
  : [{ language: 'en', use: DESK } as const, { language: 'fr', use: { ...PHONE, locale: 'fr-CA' } } as const];
for (const { language, use } of PLACES) {
  const texts = TEXTS[language];
  const shown = [texts.evening, MORNING[language]].map((times) => times.join(' – '));
  test.describe(language, () => {
    test.use(use);

    test('a coach publishes a tryout, a family sees it, the clean-up deletes it and a superadmin restores it', async ({
      page: superadmin,
      someoneElse,
    }, testInfo) => {
      const id = uniqueName(testInfo);
      const [coach, family] = [await someoneElse(), await someoneElse()];
      const teamName = `M13 ${id}`;
      const signIn = { username: `coach.${id}`, password: 'a coach of the tests' };

      await signInByForm(superadmin, SUPERADMIN, language);
      await makeCoach(superadmin, texts, signIn);

      await signInByForm(coach, signIn, language);
      await expect(coach.getByRole('link', { name: texts.t('dashboard.users'), exact: true })).toHaveCount(0);
      await makeTeam(coach, texts, teamName);
      await openTryouts(coach, texts, teamName);
      await addSession(coach, texts, {
        date: dayFromNow(30),
        times: texts.evening,
        arena: BOB_BIRNIE[language],
      });
      await addSession(coach, texts, {
        date: dayFromNow(37),
        times: MORNING[language],
        arena: DOLLARD[language],
      });
      await pastePlayers(coach, texts);

      await findTeam(family, texts, teamName);
      await expect(
        family.getByText(texts.site('tryouts.team.totalPlayers', { total: SORTED.length })),
      ).toBeVisible();
      const players = family
        .getByRole('region', { name: texts.site('tryouts.team.playersTitle') })
        .getByRole('listitem');
      await expect(players).toHaveText(SORTED);
      const sessions = family
        .getByRole('region', { name: texts.site('tryouts.team.scheduleTitle') })
        .getByRole('listitem');
      await expect(sessions).toHaveText(shown.map((times) => new RegExp(times)));
      await expect(sessions.first()).toContainText(BOB_BIRNIE[language]);
      await selectSessions(family, texts, shown);
      await refresh(family, texts);
      await expect(sessions).toHaveCount(2);

      await moveToThePast(coach, texts, shown[0] ?? '');
      await runCheck(superadmin, texts);
      await refresh(family, texts);
      await expect(sessions).toHaveText([new RegExp(shown[1] ?? '')]);

      await superadmin
        .getByRole('button', {
          name: new RegExp(`^${pattern(texts.t('deleted.restoreNamed', { name: '' }))}.*${teamName}`),
        })
        .click();
      await expect(notice(superadmin, texts.t('deleted.restored', { name: '' }))).toBeVisible();
      await refresh(family, texts);
      await family.getByText(texts.site('tryouts.team.pastSessions')).click();
      await expect(sessions).toHaveCount(2);
      expect(await family.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  // A button that moves between pressing and releasing gets no click.
  test('Add Session stays in its place when the sessions have loaded', async ({ page }, testInfo) => {
    await signInByApi(page.request, SUPERADMIN);
    const team = { name: `M13 ${uniqueName(testInfo)}`, playerNames: [], days: [dayFromNow(40)] };
    const id = await givenTeam(page.request, team);
    const { release: sendSessions } = await hold(page, `**/api/teams/${id}/sessions*`);
    await page.goto(`/admin?view=tryouts&team=${id}`);
    const button = page.getByRole('button', { name: t('tryouts.addSession') });
    await button.hover();
    await page.mouse.down();
    sendSessions();
    await expect(page.getByText('Dollard Civic Centre - Dollard-Des Ormeaux')).toBeVisible();
    await page.mouse.up();
    await expect(page.getByLabel(t('tryouts.date'), { exact: true })).toBeVisible();
  });
});

async function makeCoach(page: Page, texts: Texts, { username, password }: SignIn) {
  await page.getByRole('link', { name: texts.t('dashboard.users'), exact: true }).click();
  await page.getByRole('button', { name: texts.t('users.createUser') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.t('users.firstName')).fill('Demo');
  await dialog.getByLabel(texts.t('users.lastName')).fill('Coach');
  await dialog.getByLabel(texts.t('access.username')).fill(username);
  await dialog.getByLabel(texts.t('users.email')).fill(`${username}@example.test`);
  await dialog.getByLabel(texts.t('access.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: texts.t('users.createUser') }).click();
  await expect(page.getByText(texts.t('users.created'))).toBeVisible();
  await expect(page.getByText(`@${username}`)).toBeVisible();
}

async function makeTeam(page: Page, texts: Texts, teamName: string) {
  await page
    .getByRole('main')
    .getByRole('link', { name: texts.t('dashboard.teams'), exact: true })
    .click();
  await page.getByRole('button', { name: texts.t('teams.addTeam') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(texts.t('teams.name')).fill(teamName);
  await dialog.getByRole('button', { name: texts.t('teams.addTeam') }).click();
  await expect(page.getByText(texts.t('teams.created'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function openTryouts(page: Page, texts: Texts, teamName: string) {
  await page.getByRole('button', { name: texts.t('common.backToDashboard') }).click();
  await page.getByRole('link', { name: texts.t('dashboard.tryouts'), exact: true }).click();
  await page.getByRole('button', { name: teamName, exact: true }).click();
}

interface PlannedSession {
  date: string;
  times: Texts['evening'];
  arena: string;
}

async function addSession(page: Page, texts: Texts, { date, times: [start, end], arena }: PlannedSession) {
  await page.getByRole('button', { name: texts.t('tryouts.addSession') }).click();
  await enterDate(page, texts, date);
  await choose(page, texts.t('tryouts.startTime'), start);
  await choose(page, texts.t('tryouts.endTime'), end);
  await choose(page, texts.t('tryouts.location'), arena);
  await page.getByRole('button', { name: texts.t('common.save'), exact: true }).click();
  await expect(page.getByText(texts.t('tryouts.created', { count: 1 }))).toBeVisible();
  // A list row has buttons; while the form closes, its warnings name the arena's other sessions at that time.
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('button') });
  await expect(rows.filter({ hasText: `${start} – ${end}` })).toContainText(arena);
}

async function enterDate(page: Page, texts: Texts, date: string) {
  const field = page.getByLabel(texts.t('tryouts.date'), { exact: true });
  await field.fill(date);
  await field.press('Enter');
}

async function pastePlayers(page: Page, texts: Texts) {
  await page.getByLabel(texts.t('tryouts.playersLabel')).fill(PASTED);
  await expect(page.getByText(texts.t('tryouts.countNow', { count: SORTED.length }))).toBeVisible();
  await page.getByRole('button', { name: texts.t('tryouts.updatePlayers') }).click();
  await expect(page.getByText(texts.t('tryouts.playersUpdated', { count: SORTED.length }))).toBeVisible();
}

/** The family's path: chooser, league, team. */
async function findTeam(page: Page, texts: Texts, teamName: string) {
  await page.goto(`${texts.prefix}/hockey-programs/tryouts`);
  await page.getByRole('main').getByRole('link', { name: 'LHEQ' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: teamName })
    .getByRole('link', { name: texts.site('tryouts.league.viewTryouts') })
    .click();
  await expect(page).toHaveURL(new RegExp(`^http://[^/]+${texts.prefix}/hockey-programs/team/\\d+$`));
  await expect(page.getByRole('heading', { level: 1, name: teamName })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
}

async function selectSessions(page: Page, texts: Texts, shown: string[]) {
  for (const times of shown) {
    await page.getByRole('button', { name: times }).click();
    // At most one session is selected.
    await expect(page.getByRole('button', { pressed: true })).toHaveText(new RegExp(times));
    await expect(page.getByRole('heading', { name: texts.site('tryouts.team.details') })).toHaveCount(1);
  }
}

async function refresh(page: Page, texts: Texts) {
  await page.getByRole('button', { name: texts.site('tryouts.team.refresh') }).click();
  await expect(
    notice(page, texts.site('tryouts.team.refreshed'), texts.site('tryouts.team.refreshedText')),
  ).toBeVisible();
}

async function moveToThePast(page: Page, texts: Texts, times: string) {
  await page
    .getByRole('button', {
      name: new RegExp(`${pattern(texts.t('common.moreFor', { name: '' }))}.*${pattern(times)}`),
    })
    .click();
  await page.getByRole('menuitem', { name: texts.t('common.edit'), exact: true }).click();
  await enterDate(page, texts, dayFromNow(-30));
  await expect(page.getByText(texts.t('tryouts.pastDate'))).toBeVisible();
  await page.getByRole('button', { name: texts.t('common.save'), exact: true }).click();
  await expect(page.getByText(texts.t('tryouts.updated'))).toBeVisible();
}

async function runCheck(page: Page, texts: Texts) {
  await page.getByRole('button', { name: texts.t('common.backToDashboard') }).click();
  await page.getByRole('link', { name: texts.t('dashboard.autoDeletion'), exact: true }).click();
  await page.getByRole('button', { name: texts.t('autoDeletion.runCheckNow') }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(texts.t('autoDeletion.confirmRun'));
  await expect(question.getByText(texts.t('autoDeletion.wouldDelete', { count: 1 }))).toBeVisible();
  await question.getByRole('button', { name: texts.t('autoDeletion.runCheckNow') }).click();
  await expect(
    notice(page, texts.t('autoDeletion.checkDone'), texts.t('autoDeletion.deletedNow', { count: 1 })),
  ).toBeVisible();
}
