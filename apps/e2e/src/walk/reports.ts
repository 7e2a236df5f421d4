import { readFile } from 'node:fs/promises';
import { choose, dayFromNow, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { t } from '../support/texts.ts';
import { button, card, failLate, failOnce, failure, see, type Walk } from './walk.ts';

/** The public site's switches, and their entries in the log. */
export async function walkSettingsAndAudit({ page }: Walk): Promise<void> {
  await page.goto('/admin?view=settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings.title'));
  const site = card(page, t('settings.publicSite'));
  const flag = site.getByRole('switch', { name: t('settings.flags.development_notice_enabled.title') });
  const row = site.getByRole('listitem').filter({
    has: page.getByRole('switch', { name: t('settings.flags.development_notice_enabled.title') }),
  });
  await see(row, t('settings.neverChanged'), t('settings.on'));
  const saving = { method: 'PUT', path: '/api/settings/development_notice_enabled' };
  await failOnce(page, saving, { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: 7 });
  await flag.click();
  await expect(
    failure(
      page,
      t('common.error'),
      t('settings.failed'),
      t('errors.SERVICE_UNAVAILABLE'),
      t('common.waitSeconds', { count: 7 }),
    ),
  ).toBeVisible();
  await expect(flag).toBeChecked();
  await flag.click();
  await expect(notice(page, t('settings.saved'))).toBeVisible();
  await expect(flag).not.toBeChecked();
  await see(row, t('settings.off'));
  await flag.click();
  await expect(flag).toBeChecked();
  const practices = site.getByRole('switch', {
    name: t('settings.flags.practice_registration_enabled.title'),
  });
  await expect(practices).not.toBeChecked();
  await practices.click();
  await expect(practices).toBeChecked();
  await practices.click();
  await expect(practices).not.toBeChecked();

  await page.goto('/admin?view=audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('audit.title'));
  await page.getByText(t('audit.filterTitle'), { exact: true }).click();
  await choose(page, t('audit.kind'), t('settings.title'));
  await see(page, 'superadmin changed the setting Development notice (3)', t('audit.allShown'));
  const download = page.waitForEvent('download');
  await button(page, t('audit.export')).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Date and time (Montreal),Person,What happened');
  expect(lines.length).toBeGreaterThan(2);
  // Ant Design's picker: the same on every system, and typed as YYYY-MM-DD.
  for (const name of ['from', 'to'] as const) {
    const day = page.getByLabel(t(`audit.${name}`), { exact: true });
    await expect(day).not.toHaveAttribute('type', 'date');
    await day.fill(dayFromNow(-2));
    await day.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${name}=${dayFromNow(-2)}`));
  }
  await see(page, t('audit.none'));
  await button(page, t('audit.clear')).click();
  await expect(page.getByText(t('audit.none'))).toHaveCount(0);
  await expect(page.getByLabel(t('audit.from'), { exact: true })).toHaveValue('');
  await page.getByLabel(t('audit.subjectId')).fill('999999');
  await see(page, t('audit.none'));
  await button(page, t('audit.clear')).click();
  await expect(page.getByText(t('audit.none'))).toHaveCount(0);
}

/** The report: loading, failed, then figures that link to what they count, and the CSV. */
export async function walkAnalytics(walk: Walk): Promise<void> {
  const { page, office } = walk;
  const report = (await (await office.get('/api/analytics')).json()) as {
    teams: { active: number };
    competingPlayers: { total: number };
    scheduledSessions: { total: number; byArena: { name: string; count: number }[] };
  };
  const waiting = await failLate(page, '/api/analytics', { status: 429 });
  await page.goto('/admin?view=analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('analytics.title'));
  await expect(page.getByRole('status', { name: t('common.loading') }).first()).toBeVisible();
  waiting.release();
  await see(page, t('analytics.loadFailed'));
  await button(page, t('common.retry')).click();
  await expect(card(page, t('analytics.teams')).locator('.admin-figure')).toHaveText(
    String(report.teams.active),
  );
  const { total, byArena } = report.scheduledSessions;
  await expect(card(page, t('analytics.competingPlayers')).locator('.admin-figure')).toHaveText(
    String(report.competingPlayers.total),
  );
  await expect(card(page, t('analytics.scheduledSessions')).locator('.admin-figure')).toHaveText(
    String(total),
  );
  await button(page, t('analytics.more')).click();
  await choosePeriod(walk);
  await openBars(walk);

  const shown = 'Dollard Civic Centre - Dollard-Des Ormeaux';
  const arena = byArena.find(({ name }) => name === shown);
  const arenas = card(page, t('analytics.sessionsByArena'));
  await button(arenas, t('analytics.showAsTable')).click();
  await expect(arenas.getByRole('row', { name: shown })).toContainText(`${shown}${arena?.count}`);
  await page.goto(`/admin?view=analytics&location=${encodeURIComponent(arena?.name ?? '')}`);
  const schedule = card(page, t('analytics.scheduleTitle'));
  await expect(schedule.getByRole('row')).toHaveCount(1 + (arena?.count ?? 0));
  await expect(
    schedule.getByRole('link', { name: t('analytics.removeFilter', { text: shown }) }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, t('analytics.saveSchedule')).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Team,League,Date,Time,Location,Competing players,Spots,Registered,Waiting');
  expect(lines).toHaveLength(1 + (arena?.count ?? 0));
  expect(lines[1]).toContain(shown);
}

/** Page views in another period: requested from the server, and announced. */
async function choosePeriod({ page }: Walk): Promise<void> {
  const views = card(page, t('analytics.pageViews'));
  const period = views.getByRole('radiogroup', { name: t('analytics.range') });
  const choice = (count: number) => period.getByRole('radio', { name: t('analytics.lastDays', { count }) });
  await expect(choice(30)).toBeChecked();
  await expect(views.getByRole('status', { name: t('common.loading') })).toHaveCount(0);
  for (const count of [90, 7]) {
    const asked = page.waitForResponse((answer) => answer.url().includes('/api/analytics/page-views?'));
    await period.getByText(t('analytics.lastDays', { count }), { exact: true }).click();
    const { byDay } = (await (await asked).json()) as { byDay: unknown[] };
    expect(byDay).toHaveLength(count);
    await expect(choice(count)).toBeChecked();
  }
}

/** A bar of a week, an arena and a team each: it filters the schedule below to the rows that it counts. */
async function openBars({ page }: Walk): Promise<void> {
  const schedule = card(page, t('analytics.scheduleTitle'));
  const filters = schedule.getByRole('list', { name: t('analytics.filters') }).getByRole('link');
  for (const [bars, name] of [
    [card(page, t('analytics.sessionsByWeek')), 'week'],
    [card(page, t('analytics.sessionsByArena')), 'location'],
    [card(page, t('analytics.sessionsByTeam')), 'team'],
  ] as const) {
    const bar = bars.getByRole('link').filter({ hasText: /\d/ }).first();
    const count = Number(/\d+$/.exec((await bar.innerText()).trim())?.[0]);
    expect(count, `${name}: sessions of the first bar`).toBeGreaterThan(0);
    await bar.click();
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=`));
    await expect(schedule.getByRole('heading', { name: t('analytics.scheduleTitle') })).toBeFocused();
    await expect(schedule.getByRole('row')).toHaveCount(1 + count);
    await expect(bar).toHaveAttribute('aria-current', 'true');
    await filters.first().click();
    await expect(filters).toHaveCount(0);
  }
}
