import type { Page } from '@playwright/test';
import { choose, headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { button, failOnce, failure, see, type Walk } from './walk.ts';

/** Both leagues without a team. */
export async function walkNoTeams({ page }: Walk): Promise<void> {
  await page.goto('/admin?view=teams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('teams.title'));
  await see(page, t('teams.noTeams', { league: 'LHEQ' }));
  await page.getByText('M18 AAA', { exact: true }).first().click();
  await see(page, t('teams.noTeams', { league: 'M18 AAA' }));
}

/** A team's life cycle: refused, added, edited, hidden and shown, moved, deleted and restored. */
export async function walkTeams(walk: Walk, name: string, second: string, day: string): Promise<void> {
  await addTeams(walk, name, second);
  await changeTeams(walk, name, second);
  await deleteTeam(walk, name, day);
}

async function addTeams({ page }: Walk, name: string, second: string): Promise<void> {
  await page.goto('/admin?view=teams&league=m18aaa');
  await button(page, t('teams.addTeam')).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('teams.addNewTeam'), t('teams.description'), t('tryouts.descriptionFr'));
  await button(dialog, t('teams.addTeam')).click();
  await see(dialog, t('validation.teamNameRequired'));

  await dialog.getByLabel(t('teams.name')).fill(name);
  await choose(page, 'Color Theme', t('teams.colors.gold'));
  await failOnce(page, { method: 'POST', path: '/api/teams' }, { status: 429, retryAfter: 7 });
  await button(dialog, t('teams.addTeam')).click();
  // One notice of one sentence, and the input is kept.
  await expect(
    failure(
      page,
      t('common.error'),
      t('teams.createFailed'),
      'Too many requests. Please wait a moment',
      t('common.waitSeconds', { count: 7 }),
    ),
  ).toBeVisible();
  await expect(dialog.getByLabel(t('teams.name'))).toHaveValue(name);
  await button(dialog, t('teams.addTeam')).click();
  await expect(notice(page, t('teams.created'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await button(page, t('teams.addTeam')).click();
  await dialog.getByLabel(t('teams.name')).fill(name.toLowerCase());
  await see(dialog, 'Another visible team of M18 AAA has this name: families cannot tell the two apart.');
  await page.getByRole('dialog').getByLabel(t('teams.name')).fill(second);
  await expect(
    dialog.getByText('Another visible team of M18 AAA has this name: families cannot tell the two apart.'),
  ).toHaveCount(0);
  await page.getByRole('dialog').getByLabel(t('teams.name')).press('Enter');
  await expect(notice(page, t('teams.created'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function changeTeams({ page }: Walk, name: string, second: string): Promise<void> {
  const teams = page.getByRole('main').getByRole('listitem');
  const team = teams.filter({ has: page.getByRole('heading', { name, exact: true }) });
  // With a second team the arrows appear and move the rows below: wait for them before a tap.
  await expect(teams.getByRole('heading', { level: 3 })).toHaveText([name, second]);
  await see(team, t('teams.visible'));
  await expect(team).toContainText('Last updated: ');

  await button(team, t('teams.hideNamed', { name })).click();
  await expect(notice(page, t('teams.updated'))).toBeVisible();
  await see(team, t('teams.hidden'));
  await failOnce(
    page,
    { method: 'PUT', path: await pathOf(page, name) },
    { status: 403, code: 'CROSS_SITE_REQUEST' },
  );
  await button(team, t('teams.showNamed', { name })).click();
  await expect(failure(page, t('common.error'), t('teams.updateFailed'))).toBeVisible();
  await see(team, t('teams.hidden'));
  await button(team, t('teams.showNamed', { name })).click();
  await expect(notice(page, t('teams.updated'))).toBeVisible();
  await see(team, t('teams.visible'));

  await button(page, t('teams.moveUpNamed', { name: second })).click();
  await expect(
    page.getByRole('status').filter({ hasText: t('teams.moved', { name: second, place: 1, total: 2 }) }),
  ).toBeVisible();
  await expect(teams.getByRole('heading', { level: 3 })).toHaveText([second, name]);

  await button(team, t('common.editNamed', { name })).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('teams.editTeam'), t('teams.colors.gold'));
  await expect(dialog.getByLabel(t('teams.name'))).toHaveValue(name);
  await dialog.getByLabel(t('tryouts.descriptionFr')).fill('Une équipe inventée');
  await button(dialog, t('common.save')).click();
  await expect(notice(page, t('teams.updated'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function deleteTeam({ page, office }: Walk, name: string, date: string): Promise<void> {
  const path = await pathOf(page, name);
  const data = { date, time: '6:00 PM - 7:30 PM', location: 'Bob-Birnie Arena - Pointe-Claire' };
  await office.post(`${path}/sessions`, {
    headers,
    data: { ...data, teamId: Number(path.split('/').at(-1)) },
  });
  await office.put(`${path}/active-players`, { headers, data: { playerNames: ['Demo One', 'Demo Two'] } });
  await page.reload();
  await button(page, t('teams.deleteTitle', { name })).click();
  const question = page.getByRole('dialog');
  await see(
    question,
    t('teams.confirmDelete'),
    'This also removes: its public page · 2 competing players · 1 upcoming session · 0 past sessions · 0 registrations.',
    t('common.keptThirtyDays'),
  );
  await failOnce(page, { method: 'DELETE', path }, { status: 415 });
  await button(question, t('common.delete')).click();
  await expect(failure(page, t('common.error'), t('teams.deleteFailed'))).toBeVisible();
  await button(page, t('teams.deleteTitle', { name })).click();
  await button(question, t('common.delete')).click();
  await expect(notice(page, t('teams.deleted'))).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await page.getByText(t('deleted.teamsTitle')).click();
  await button(page, `Restore Team ${name} (M18 AAA)`).click();
  await expect(notice(page, `Restored: Team ${name} (M18 AAA)`)).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Address of that team's calls. */
async function pathOf(page: Page, name: string): Promise<string> {
  const teams = (await (await page.request.get('/api/teams')).json()) as { id: number; name: string }[];
  return `/api/teams/${teams.find((team) => team.name === name)?.id}`;
}
