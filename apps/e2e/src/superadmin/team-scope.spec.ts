import type { Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenCoach,
  givenRegistrations,
  givenTeam,
  headers,
  notice,
  signInByApi,
  uniqueName,
} from '../support/back-office.ts';
import { checkInAnyway, givenDoor, switches } from '../check-in/door.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { t } from '../support/texts.ts';

async function limitTo(page: Page, coach: string, team: string): Promise<void> {
  await page.goto('/admin?view=users');
  const card = page.getByRole('listitem').filter({ hasText: `@${coach}` });
  await card.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog');
  const practices = dialog.getByRole('checkbox', { name: t('users.practicesToo') });
  await expect(practices).toHaveCount(0);
  await dialog.getByText(t('users.someTeams'), { exact: true }).click();
  await expect(practices).not.toBeChecked();
  await dialog.getByRole('combobox', { name: t('users.someTeams') }).fill(team);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog.locator('.ant-select-selection-item').getByText(team)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(notice(page, t('users.updated'))).toBeVisible();
  await expect(card.getByText(t('users.teamsOf', { teams: team }))).toBeVisible();
}

test('a coach with one team changes it, and only sees the others', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  test.slow();
  const unique = uniqueName(testInfo);
  const office = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(office, `coach.${unique}`);
  const [own, other] = [`M15 own ${unique}`, `M15 other ${unique}`];
  const days = [dayFromNow(250)];
  const ownId = await givenTeam(office, { name: own, playerNames: [], days });
  const otherId = await givenTeam(office, { name: other, playerNames: ['Demo Player 01'], days });
  await givenRegistrations(office, otherId, 2);
  await page.setViewportSize(PHONE.viewport);
  await signInByApi(page.request, SUPERADMIN);
  await limitTo(page, coach.username, own);

  await signInByApi(page.request, coach);
  await page.goto('/admin?view=tryouts');
  // The only own team is selected.
  await expect(page.getByRole('heading', { name: t('tryouts.sessionsOf', { team: own }) })).toBeVisible();
  await page.getByRole('textbox', { name: t('tryouts.playersLabel') }).fill('Demo Player 07, Demo Player 08');
  await page.getByRole('button', { name: t('tryouts.updatePlayers') }).click();
  await expect(notice(page, t('tryouts.playersUpdated', { count: 2 }))).toBeVisible();

  await page.getByRole('button', { name: other, exact: true }).click();
  await expect(page.getByRole('heading', { name: t('tryouts.sessionsOf', { team: other }) })).toBeVisible();
  await expect(page.getByText(/^This is not one of your teams: /)).toBeVisible();
  await expect(page.getByText('Demo Player 01')).toBeVisible();
  for (const name of [t('tryouts.addSession'), t('tryouts.updatePlayers'), /^More for /])
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: `Message to the families: ${other}` }).click();
  const messages = page.getByRole('dialog');
  await expect(messages.getByText(/^This is not one of your teams: /)).toBeVisible();
  await expect(messages.getByText(t('families.message.history'))).toBeVisible();
  await expect(messages.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Registrations 2\/20: / }).click();
  const roster = page.getByRole('dialog');
  await expect(roster.getByText('Demo Player 02', { exact: true })).toBeVisible();
  await expect(roster.getByRole('checkbox')).toHaveCount(0);
  await expect(roster.getByRole('button', { name: /^More for / })).toHaveCount(0);

  await page.goto('/admin?view=teams');
  await expect(page.getByText(/^You change your own teams\. /)).toBeVisible();
  await expect(page.getByRole('button', { name: t('teams.addTeam') })).toHaveCount(0);
  const card = (team: string) => page.getByRole('listitem').filter({ hasText: team });
  await expect(card(own).getByRole('button', { name: new RegExp(`^Edit ${own}`) })).toBeVisible();
  await expect(card(other).getByText(t('teams.otherTeam'))).toBeVisible();
  await expect(card(other).getByRole('button')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto('/admin?view=to-tell');
  // The families of another team are tasks of its coaches.
  await expect(page.getByText(t('families.toTell.none'))).toBeVisible();

  // A page that was opened before the limit is refused by the server, in words.
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  const limit = (teamIds: number[]) => office.put(`/api/admin/users/${id}`, { headers, data: { teamIds } });
  await page.goto(`/admin?view=tryouts&team=${ownId}`);
  await page.getByRole('textbox', { name: t('tryouts.playersLabel') }).fill('Demo Player 09');
  expect((await limit([otherId])).ok()).toBe(true);
  await page.getByRole('button', { name: t('tryouts.updatePlayers') }).click();
  await expect(page.getByText(`${own}: This is not one of the teams that you may change.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: t('tryouts.sessionsOf', { team: own }) })).toBeVisible();
  await expect(page.getByText(/^This is not one of your teams: /)).toBeVisible();
  await office.dispose();
});

test('the check-in becomes read-only when the team is taken away', async ({
  page,
  playwright,
  baseURL,
}, testInfo) => {
  const unique = uniqueName(testInfo);
  const office = await playwright.request.newContext({ baseURL });
  const coach = await givenCoach(office, `coach.${unique}`);
  const { session } = await givenDoor(office, { name: `M15 ${unique}`, players: 2, capacity: 10 });
  await signInByApi(page.request, coach);
  const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
  await page.goto(`/admin/check-in/sessions/${session}`);
  await expect(switches(page)).toHaveCount(2);
  await checkInAnyway(page);
  const limited = await office.put(`/api/admin/users/${id}`, { headers, data: { teamIds: [] } });
  expect(limited.ok()).toBe(true);
  await switches(page).first().click();
  await expect(page.getByText(/: this is no longer one of your teams, so this is not kept\.$/)).toBeVisible();
  await expect(page.getByText(/^This is not one of your teams: /)).toBeVisible();
  await expect(switches(page).first()).toBeDisabled();
  await expect(switches(page).first()).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Walk-in' })).toHaveCount(0);
  await expectAccessible(page);
  await office.dispose();
});
