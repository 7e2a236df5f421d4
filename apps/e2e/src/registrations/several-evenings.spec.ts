import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, headers } from '../support/back-office.ts';
import { countEffort } from './effort.ts';
import { expect, registeredNames, test } from '../support/open-team.ts';
import { hydrated } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { dialogOf, PATH, typeChild, typeParent } from './register-tryout.form.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

/** Maximum effort of two children for three evenings, from the team's page. */
const [MAX_TAPS, MAX_TYPED] = [9, 6];
const CHILDREN = ['Zoé Démo', 'Max Démo'];

const datesOf = (page: Page) => dialogOf(page).locator('[name=evening]');

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a parent registers two children for three evenings within nine taps, six fields and one request', async ({
  page,
  office,
  openTeam,
}) => {
  const team = await openTeam(5, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  const effort = await countEffort(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`/hockey-programs/team/${team.id}`);
  await hydrated(page);
  const dialog = dialogOf(page);
  await page.getByRole('button', { name: t('tryouts.team.register') }).tap();
  await dialog.getByText(t('registration.form.allThree'), { exact: true }).tap();
  await dialog.getByLabel(t('registration.fields.playerName')).tap();
  for (const [index, child] of CHILDREN.entries()) {
    // An added child's name has the focus.
    if (index > 0) await dialog.getByRole('button', { name: t('registration.form.addPlayer') }).tap();
    await page.keyboard.type(child);
    await page.keyboard.press('Tab');
    await page.keyboard.type('2012');
    await dialog
      .getByRole('radio', { name: t('registration.positions.Goalie') })
      .nth(index)
      .tap();
  }
  await dialog.getByLabel(t('registration.fields.parentName')).tap();
  await page.keyboard.type('Demo Parent');
  await page.keyboard.press('Tab');
  await page.keyboard.type(team.email);
  await dialog.getByText(/^I have parental authority over/).tap();
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 2 }) }).tap();

  await expect(dialog.getByRole('heading', { name: t('registration.outcome.registered') })).toBeFocused();
  const { taps, typed } = await effort();
  expect([taps, typed]).toEqual([9, 6]);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  expect(typed).toBeLessThanOrEqual(MAX_TYPED);
  expect(sent.filter((url) => PATH.test(url))).toHaveLength(1);
  for (const session of team.sessions) expect(await registeredNames(office, session)).toEqual(CHILDREN);

  for (const child of CHILDREN)
    await expect(
      dialog.getByText(t('registration.outcome.hasSpots', { name: child, total: 3 })),
    ).toBeVisible();
  await expect(dialog.locator('.ticket')).toHaveCount(1);
  for (const child of CHILDREN)
    await expect(dialog.getByRole('region', { name: child }).getByRole('listitem')).toHaveCount(3);
  await expect(
    dialog.getByRole('img', { name: t('registration.outcome.openOf', { name: CHILDREN.join(', ') }) }),
  ).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('link', { name: t('registration.outcome.open') }).tap();
  // The receipt opens both children with their three evenings.
  await expect(page.getByText('Spot confirmed: Zoé, Max')).toHaveCount(3);
});

test('the tapped session is ticked, and overlaps are told before sending', async ({
  page,
  office,
  openTeam,
}) => {
  const team = await openTeam(5, 2);
  const [first, second] = team.sessions;
  const data = { date: dayFromNow(200), time: '7:00 PM - 8:30 PM' };
  expect((await office.put(`/api/sessions/${second}`, { headers, data })).ok()).toBe(true);
  const dialog = dialogOf(page);
  const open = async () => {
    await page.goto(`/hockey-programs/team/${team.id}?session=${first}&register=${first}`);
    await hydrated(page);
    await expect(datesOf(page).nth(0)).toBeChecked();
    await expect(datesOf(page).nth(1)).not.toBeChecked();
  };
  await open();
  await datesOf(page).nth(1).check();
  await expect(dialog.getByText(/^Two of these dates overlap: /)).toBeVisible();
  await expectAccessible(page, 'dialog');
  await datesOf(page).nth(1).uncheck();
  await expect(dialog.getByText(/^Two of these dates overlap: /)).toHaveCount(0);
  await typeChild(page, 'Zoé Démo');
  await typeParent(page, team.email);
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();

  // This device's receipt knows the sibling.
  await open();
  await datesOf(page).nth(0).uncheck();
  await datesOf(page).nth(1).check();
  await expect(dialog.getByText(/^Zoé Démo is already registered at the same time: /)).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }),
  ).toBeEnabled();
});
