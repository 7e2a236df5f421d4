import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { headers, notice } from '../support/back-office.ts';
import { expect, test, type OpenTeam } from '../support/open-team.ts';
import { hydrated, isWithinWidth, smallTargets } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { cachedPaths, visit } from '../support/service-worker.ts';
import { SITE } from '../support/texts.ts';
import { dialogOf, openForm, typeChild, typeParent } from './register-tryout.form.ts';

const t = SITE.en;
const CHILDREN = ['Zoé Démo', 'Max Démo'];
const OFFLINE_PAGES = ['/offline', '/fr/offline'];

/** Registers both children for all dates of the team; returns the path of the receipt. */
async function registered(request: APIRequestContext, { sessions, email }: OpenTeam): Promise<string> {
  const data = {
    targets: sessions.map((id) => ({ kind: 'session', id })),
    players: CHILDREN.map((playerName) => ({ playerName, position: 'Forward', playerAge: 14 })),
    parentName: 'Demo Parent',
    parentEmail: email,
    parentalAuthority: true,
  };
  const answer = await request.post('/api/registration-forms', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  return new URL(manageUrl).pathname;
}

async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await smallTargets(page, 'main :is(a, button, summary)')).toEqual([]);
  expect(await isWithinWidth(page)).toBe(true);
}

interface Row {
  id: number;
}

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a ticket opens without a network once seen, by its address and from the offline page', async ({
  page,
  context,
  openTeam,
}) => {
  const team = await openTeam(5);
  await visit(page, '/');
  await openForm(page, team);
  await typeChild(page, 'Zoé Démo');
  await typeParent(page, team.email);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  const link = dialog.getByRole('link', { name: t('registration.outcome.open') });
  const path = new URL((await link.getAttribute('href')) ?? '').pathname;
  await expect.poll(() => cachedPaths(page)).toEqual([...OFFLINE_PAGES, path]);

  await context.setOffline(true);
  for (const address of [path, `/fr${path}`]) {
    await page.goto(address);
    await expect(page.getByText('Spot confirmed: Zoé')).toBeVisible();
  }
  const code = page.getByRole('img', { name: t('registration.outcome.openOf', { name: 'Zoé Démo' }) });
  await expect(code).toBeVisible();
  await expect(page.getByText(/^This is your receipt as of /)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectSound(page);

  await page.goto('/my');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.offlineTitle'));
  await expectSound(page);
  await page.getByRole('link', { name: /^Zoé Démo, / }).tap();
  await expect(code).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: t('shell.retry') }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('receipts.title'));
});

test('a ticket is kept on another device only if asked, and is gone when forgotten, cancelled or invalid', async ({
  page,
  context,
  request,
  office,
  openTeam,
}) => {
  const team = await openTeam(5, 2);
  const path = await registered(request, team);
  await visit(page, path);
  await hydrated(page);
  await page.getByRole('heading', { name: t('receipts.keepTitle') }).tap();
  await expect(page.getByText(t('receipts.notKept'))).toBeVisible();
  expect(await cachedPaths(page)).toEqual(OFFLINE_PAGES);
  const keep = page.getByRole('button', { name: t('receipts.keep') });
  const kept = () => expect.poll(() => cachedPaths(page));
  await keep.tap();
  await expect(page.getByText(t('receipts.kept'))).toBeVisible();
  await kept().toContain(path);
  await page.getByRole('button', { name: t('ownReceipts.forget') }).tap();
  await expect(page.getByText(t('receipts.notKept'))).toBeVisible();
  await kept().toEqual(OFFLINE_PAGES);
  await keep.tap();
  await kept().toContain(path);

  // A copy follows what happened to the registrations.
  await page
    .getByRole('button', { name: t('family.cantCome') })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Zoé Démo' }).tap();
  await expect(page.getByText('Spot confirmed: Max', { exact: true })).toHaveCount(1);
  const copy = () => page.evaluate(async (key) => (await caches.match(key))?.text(), path);
  await expect.poll(copy).toContain('Cancelled: Zoé');
  await context.setOffline(true);
  await page.goto(path);
  await expect(page.getByText(/^This is your receipt as of /)).toBeVisible();
  await expect(page.getByText('Cancelled: Zoé')).toBeVisible();
  await context.setOffline(false);

  const rows = (await (await office.get(`/api/sessions/${team.sessions[1]}/registrations`)).json()) as Row[];
  const handed = await office.post(`/api/registrations/${rows[0]?.id}/family-link`, { headers });
  const { manageUrl } = (await handed.json()) as { manageUrl: string };
  const erased = await request.post(`/api${new URL(manageUrl).pathname}/erase`, { headers });
  expect(erased.status(), await erased.text()).toBe(204);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: t('receipts.goneTitle') })).toBeVisible();
  await kept().toEqual(OFFLINE_PAGES);
});

test('two children and three dates are two screens, their code on the first, and cancelled in two taps', async ({
  page,
  request,
  openTeam,
}) => {
  const path = await registered(request, await openTeam(5, 3));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [language, height] of [
    ['fr', 1800],
    ['en', 1700],
  ] as const) {
    await page.goto((language === 'fr' ? '/fr' : '') + path);
    await hydrated(page);
    await expect(page.locator('.agenda-row')).toHaveCount(3);
    await expect(page.locator('.qr-code')).toBeInViewport({ ratio: 1 });
    const keepTitle = SITE[language]('receipts.keepTitle');
    await expect(page.getByRole('heading', { name: keepTitle })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(height);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page);
  const add = page.getByRole('link', { name: t('registration.outcome.addAll', { count: 3 }) });
  const file = await request.get((await add.getAttribute('href')) ?? '');
  expect((await file.text()).match(/BEGIN:VEVENT/g)).toHaveLength(3);
  await page.getByRole('button', { name: t('family.noDate') }).tap();
  await expect(page.getByText(/^Cancel all 6 registrations/)).toBeFocused();
  await expectSound(page);
  await page.getByRole('button', { name: t('family.cancelAllYes') }).tap();
  await expect(
    notice(page, t('family.cancelledAll', { count: 6, names: CHILDREN.join(', ') })),
  ).toBeVisible();
  await expect(page.getByText('Cancelled: Zoé, Max')).toHaveCount(3);
  await expect(page.getByRole('heading', { name: t('family.coming') })).toBeFocused();
  await expect(add).toHaveCount(0);
});
