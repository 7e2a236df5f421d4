import type { Page } from '@playwright/test';
import { choose, chooseFor, dayFromNow, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { longDay, t } from '../support/texts.ts';
import { button, failOnce, failure, hold, see, type Walk } from './walk.ts';

/** Without a visible team there is nothing to manage. */
export async function walkNoVisibleTeams({ page }: Walk): Promise<void> {
  await page.goto('/admin?view=tryouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tryouts.title'));
  await see(page, t('tryouts.noTeams'));
}

/** A session refused, added, edited, copied, repeated, deleted and restored. */
export async function walkSessions(walk: Walk, team: { id: number; name: string }): Promise<void> {
  const { page } = walk;
  const list = await hold(page, `**/api/teams/${team.id}/sessions`);
  await page.goto(`/admin?view=tryouts&team=${team.id}`);
  await see(page, t('tryouts.loadingSessions'));
  list.release();
  await see(
    page,
    t('tryouts.sessionsOf', { team: team.name }),
    'Last updated: No sessions yet',
    t('tryouts.noSessions'),
  );

  const day = dayFromNow(30);
  const when = `${longDay(day)}, 6:00 PM – 7:30 PM`;
  const session = { team: team.id, day, when };
  await refuseSession(walk);
  await addSession(walk, session);
  await editSession(walk, session);
  await repeatSession(walk, session);
  await deleteSession(walk, session);
}

async function refuseSession({ page }: Walk): Promise<void> {
  await button(page, t('tryouts.addSession')).click();
  await button(page, t('common.save')).click();
  await expect(failure(page, t('common.error'), t('tryouts.fieldsMissing'))).toBeVisible();
  // Date and arena: the times are proposed.
  await expect(page.getByText(t('validation.required'), { exact: true })).toHaveCount(2);
  await expect(page.getByRole('combobox', { name: t('tryouts.startTime') }).locator('..')).toContainText(
    '6:00 PM',
  );
  // Before the next key, which the late focus would take away from its list.
  await expect(page.getByLabel(t('tryouts.date'), { exact: true })).toBeFocused();
  await choose(page, t('tryouts.startTime'), '9:00 PM');
  await see(page, t('tryouts.noEndTime'));
  await expect(page.getByRole('combobox', { name: t('tryouts.endTime') })).toBeDisabled();
}

interface WalkedSession {
  team: number;
  day: string;
  when: string;
}

async function addSession({ page }: Walk, { team, day, when }: WalkedSession): Promise<void> {
  const arena = 'Bob-Birnie Arena - Pointe-Claire';
  const date = page.getByLabel(t('tryouts.date'), { exact: true });
  await date.fill(day);
  await date.press('Enter');
  await choose(page, t('tryouts.startTime'), '6:00 PM');
  // Proposed: 90 minutes later.
  await expect(page.getByRole('combobox', { name: t('tryouts.endTime') }).locator('..')).toContainText(
    '7:30 PM',
  );
  await choose(page, t('tryouts.location'), arena);
  await page.getByLabel('Description (English) (optional)').fill('Bring both jerseys');
  await failOnce(page, { method: 'POST', path: `/api/teams/${team}/sessions` }, { status: 413 });
  await button(page, t('common.save')).click();
  await expect(failure(page, t('common.error'), t('tryouts.saveFailed'), '100')).toBeVisible();
  await expect(page.getByLabel('Description (English) (optional)')).toHaveValue('Bring both jerseys');
  await button(page, t('common.save')).click();
  await expect(notice(page, t('tryouts.created', { count: 1 }))).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: sessionMenu(page, when) });
  await see(row, arena, 'Bring both jerseys');
  await expect(page.getByText('Last updated: No sessions yet')).toHaveCount(0);
  await expect(page.getByText('Last updated: ')).toBeVisible();
}

async function editSession(walk: Walk, { team, when }: WalkedSession): Promise<void> {
  const { page } = walk;
  await chooseFor(page, when, t('common.edit'));
  await see(page, t('tryouts.editSession'));
  const description = page.getByLabel('Description (English) (optional)');
  await expect(description).toHaveValue('Bring both jerseys');
  await description.fill('Bring one jersey');
  await failOnce(page, { method: 'PUT', path: await pathOfFirst(walk, team) }, { status: 429 });
  await button(page, t('common.save')).click();
  await expect(failure(page, t('common.error'), t('tryouts.updateFailed'))).toBeVisible();
  await expect(description).toHaveValue('Bring one jersey');
  await button(page, t('common.save')).click();
  await expect(notice(page, t('tryouts.updated'))).toBeVisible();
  await see(page, 'Bring one jersey');
}

/** A weekly copy until that day: the days are listed first, and one is left out. */
async function repeatSession({ page }: Walk, { day, when }: WalkedSession): Promise<void> {
  await chooseFor(page, when, t('tryouts.duplicate'));
  const weekday = longDay(day).split(/,? /)[0] ?? '';
  await page.getByRole('checkbox', { name: t('common.repeats', { weekday }), exact: true }).check();
  const until = page.getByLabel(t('common.until'), { exact: true });
  await until.fill(dayFromNow(30 + 3 * 7));
  await until.press('Enter');
  const days = page.getByRole('group', { name: t('tryouts.daysChosen', { count: 3 }) });
  await days.getByRole('checkbox').nth(1).uncheck();
  await see(page, t('tryouts.daysChosen', { count: 2 }));
  await button(page, t('common.save')).click();
  await expect(notice(page, t('tryouts.created', { count: 2 }))).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).filter({ has: page.locator('time') })).toHaveCount(3);

  // The same day again conflicts with the first session, and may be saved all the same.
  await chooseFor(page, when, t('tryouts.duplicate'));
  const date = page.getByLabel(t('tryouts.date'), { exact: true });
  await expect(date).toHaveValue(dayFromNow(30 + 2 * 7));
  await expect(page.getByText(t('tryouts.clashTitle'))).toHaveCount(0);
  await date.fill(day);
  await date.press('Enter');
  await see(page, t('tryouts.clashTitle'));
  await button(page, t('common.cancel')).click();
  await expect(page.getByText(t('tryouts.clashTitle'))).toHaveCount(0);
}

const sessionMenu = (page: Page, when: string) =>
  page.getByRole('button', { name: t('common.moreFor', { name: when }) });

/** Address of the team's earliest session. */
async function pathOfFirst({ office }: Walk, team: number): Promise<string> {
  const sessions = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  return `/api/sessions/${sessions[0]?.id}`;
}

async function deleteSession(walk: Walk, { team, when }: WalkedSession): Promise<void> {
  const { page } = walk;
  await chooseFor(page, when, t('common.delete'));
  const question = page.getByRole('dialog');
  await see(question, t('tryouts.confirmDelete'));
  await failOnce(page, { method: 'DELETE', path: await pathOfFirst(walk, team) }, { status: 429 });
  await button(question, t('common.delete')).click();
  await expect(failure(page, t('common.error'), t('tryouts.deleteFailed'))).toBeVisible();
  await chooseFor(page, when, t('common.delete'));
  await button(question, t('common.delete')).click();
  await expect(notice(page, t('tryouts.deleted'))).toBeVisible();
  await page.getByText(t('tryouts.recentlyDeleted', { total: 1 })).click();
  await button(page, t('deleted.restoreNamed', { name: when })).click();
  await expect(notice(page, t('deleted.restored', { name: when }))).toBeVisible();
  await expect(sessionMenu(page, when)).toBeVisible();
}
