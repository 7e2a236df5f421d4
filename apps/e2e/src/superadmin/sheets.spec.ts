import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, signInByApi } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { isWithinWidth } from '../support/page-facts.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { LANGUAGES, TEXTS } from '../support/texts.ts';

/** A separate site: a sheet is about all sessions. */
const SITE_URL = 'http://127.0.0.1:4379';
test.use({ baseURL: SITE_URL, viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());

for (const language of LANGUAGES)
  test(`a superadmin changes sessions in a sheet, and undoes it, in ${language}`, async ({
    page,
    context,
  }) => {
    const { t } = TEXTS[language];
    await context.addCookies([{ name: 'language', value: language, url: SITE_URL }]);
    await signInByApi(page.request, SUPERADMIN);
    const days = [dayFromNow(20), dayFromNow(21)];
    const team = await givenTeam(page.request, { name: `M15 ${language}`, playerNames: [], days });
    const arenas = async () => {
      const answer = await page.request.get(`/api/teams/${team}/sessions`);
      return ((await answer.json()) as { location: string }[]).map(({ location }) => location);
    };
    const [before] = await arenas();
    await page.goto('/admin?view=sheets');
    const choose = page.getByRole('button', { name: t('sheets.choose') });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: t('sheets.out', { format: 'CSV' }) }).click();
    expect((await download).suggestedFilename()).toBe('lions-sessions.csv');
    const answer = await page.request.get(`/api/sheets?kind=sessions&format=csv&lang=${language}`);
    const lines = (await answer.text()).trimEnd().split('\r\n');
    const at = lines.findIndex((line) => line.includes(`M15 ${language},${days[1]}`));
    const give = async (text: string) => {
      const chooser = page.waitForEvent('filechooser');
      await choose.click();
      const file = { name: 'Sheet.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await (await chooser).setFiles(file);
    };

    await give(lines.with(at, (lines[at] ?? '').replace(days[1] ?? '', '2026-13-45')).join('\n'));
    await expect(page.getByText(t('sheets.fixFirst'))).toBeVisible();
    await expect(page.getByRole('button', { name: t('sheets.apply') })).toBeDisabled();

    await give(lines.with(at, (lines[at] ?? '').replace(before ?? '', 'Demo Arena')).join('\n'));
    await expect(page.getByRole('table', { name: t('sheets.differences') })).toContainText('Demo Arena');
    await expectAccessible(page);
    expect(await isWithinWidth(page)).toBe(true);
    expect(await arenas()).toEqual([before, before]);
    await page.getByRole('button', { name: t('sheets.apply') }).click();
    await expect(page.getByText(t('sheets.applied'))).toBeVisible();
    expect(await arenas()).toEqual([before, 'Demo Arena']);

    await page.getByRole('button', { name: t('changes.undoNamed', { what: t('sheets.what') }) }).click();
    await expect(page.getByText(t('changes.undone'))).toBeVisible();
    expect(await arenas()).toEqual([before, before]);
  });

test('a superadmin adds players by a sheet, and removes those that it lacks only when asked', async ({
  page,
}) => {
  const { t } = TEXTS.en;
  await signInByApi(page.request, SUPERADMIN);
  await givenTeam(page.request, { name: 'M17 players', playerNames: ['Zoé Demo'], days: [] });
  const players = async () => {
    const answer = await page.request.get('/api/sheets?kind=players&format=csv&lang=en');
    return (await answer.text()).match(/(?<=M17 players,).*/g);
  };
  await page.goto('/admin?view=sheets');
  await page.getByText(t('sheets.kinds.players')).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('sheets.choose') }).click();
  const buffer = Buffer.from('Team,Player\nM17 players,Max Demo\n');
  await (await chooser).setFiles({ name: 'Players.csv', mimeType: 'text/csv', buffer });
  const rows = page.getByRole('table', { name: t('sheets.differences') });
  await expect(rows.getByRole('row', { name: 'Zoé Demo' })).toContainText(t('sheets.states.gone'));
  await expectAccessible(page);
  expect(await isWithinWidth(page)).toBe(true);
  await page.getByRole('button', { name: t('sheets.apply') }).click();
  await expect(page.getByText(t('sheets.applied'))).toBeVisible();
  expect(await players()).toEqual(['Zoé Demo', 'Max Demo']);
});
