import type { Page } from '@playwright/test';
import { expectAccessible, LOOKS } from '../screens/axe.ts';
import {
  dayFromNow,
  givenCoach,
  givenRegistrations,
  givenTeam,
  headers,
  notice,
  signInByApi,
  speak,
  uniqueName,
} from '../support/back-office.ts';
import { checkInAnyway, givenDoor, switches } from '../check-in/door.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { WORDS, type Language } from '../support/words.ts';

const TEXTS = {
  en: {
    some: 'Only these teams',
    practices: 'May change practices, too',
    teams: (names: string) => `Teams: ${names}`,
    updated: 'User updated successfully',
    other: /^This is not one of your teams: /,
    notYours: 'Not your team',
    takesAllTeams: /^You change your own teams\. /,
    message: 'Message to the families: ',
    sent: 'Sent messages',
    tellsOther: 'About a team that is not yours: its coach tells the family.',
    refused: (team: string) => `${team}: This is not one of the teams that you may change.`,
  },
  fr: {
    some: 'Seulement ces équipes',
    practices: 'Peut aussi modifier les entraînements',
    teams: (names: string) => `Équipes\u00a0: ${names}`,
    updated: 'Utilisateur modifié',
    other: /^Cette équipe n’est pas l’une des vôtres\u00a0: /,
    notYours: 'Pas votre équipe',
    takesAllTeams: /^Vous modifiez vos propres équipes\. /,
    message: 'Message aux familles\u00a0: ',
    sent: 'Messages envoyés',
    tellsOther:
      'Concerne une équipe qui n’est pas la vôtre\u00a0: c’est à son entraîneur d’avertir la famille.',
    refused: (team: string) => `${team}\u00a0: Cette équipe n’est pas de celles que vous pouvez modifier.`,
  },
};

async function limitTo(page: Page, language: Language, coach: string, team: string): Promise<void> {
  const [words, texts] = [WORDS[language], TEXTS[language]];
  await page.goto('/admin?view=users');
  const card = page.getByRole('listitem').filter({ hasText: `@${coach}` });
  await card.getByRole('button', { name: words.edit('') }).click();
  const dialog = page.getByRole('dialog');
  const practices = dialog.getByRole('checkbox', { name: texts.practices });
  await expect(practices).toHaveCount(0);
  await dialog.getByText(texts.some, { exact: true }).click();
  await expect(practices).not.toBeChecked();
  await dialog.getByRole('combobox', { name: texts.some }).fill(team);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog.locator('.ant-select-selection-item').getByText(team)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await expect(notice(page, texts.updated)).toBeVisible();
  await expect(card.getByText(texts.teams(team))).toBeVisible();
}

for (const { language, viewport } of LOOKS)
  test(`a coach with one team changes it, and only sees the others (${language})`, async ({
    page,
    context,
    playwright,
    baseURL,
  }, testInfo) => {
    test.slow();
    const [words, texts, unique] = [WORDS[language], TEXTS[language], uniqueName(testInfo)];
    const office = await playwright.request.newContext({ baseURL });
    const coach = await givenCoach(office, `coach.${unique}`);
    const [own, other] = [`M15 own ${unique}`, `M15 other ${unique}`];
    const days = [dayFromNow(250)];
    const ownId = await givenTeam(office, { name: own, playerNames: [], days });
    const otherId = await givenTeam(office, { name: other, playerNames: ['Demo Player 01'], days });
    await givenRegistrations(office, otherId, 2);
    await page.setViewportSize(viewport);
    await speak(context, language);
    await signInByApi(page.request, SUPERADMIN);
    await limitTo(page, language, coach.username, own);

    await signInByApi(page.request, coach);
    await page.goto('/admin?view=tryouts');
    // The only own team is selected.
    await expect(page.getByRole('heading', { name: words.sessionsOf(own) })).toBeVisible();
    await page.getByRole('textbox', { name: words.names }).fill('Demo Player 07, Demo Player 08');
    await page.getByRole('button', { name: words.updatePlayers }).click();
    await expect(notice(page, words.playersUpdated(2))).toBeVisible();

    await page.getByRole('button', { name: other, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.sessionsOf(other) })).toBeVisible();
    await expect(page.getByText(texts.other)).toBeVisible();
    await expect(page.getByText('Demo Player 01')).toBeVisible();
    for (const name of [words.addSession, words.updatePlayers, words.edit(''), words.remove('')])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: `${texts.message}${other}` }).click();
    const messages = page.getByRole('dialog');
    await expect(messages.getByText(texts.other)).toBeVisible();
    await expect(messages.getByText(texts.sent)).toBeVisible();
    await expect(messages.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.registrations(2) }).click();
    const roster = page.getByRole('dialog');
    await expect(roster.getByText('Demo Player 02', { exact: true })).toBeVisible();
    await expect(roster.getByRole('checkbox').first()).toBeDisabled();
    await expectAccessible(page);

    await page.goto('/admin?view=teams');
    await expect(page.getByText(texts.takesAllTeams)).toBeVisible();
    await expect(page.getByRole('button', { name: words.addTeam })).toHaveCount(0);
    const card = (team: string) => page.getByRole('listitem').filter({ hasText: team });
    await expect(card(own).getByRole('button', { name: words.edit(own) })).toBeVisible();
    await expect(card(other).getByText(texts.notYours)).toBeVisible();
    await expect(card(other).getByRole('button')).toHaveCount(0);
    await expectAccessible(page);

    await page.goto('/admin?view=to-tell');
    const family = page
      .getByRole('listitem')
      .filter({ hasText: 'parent0@example.test' })
      .filter({ hasText: other });
    await expect(family.getByText(texts.tellsOther)).toBeVisible();
    await expect(family.getByRole('button')).toHaveCount(0);

    // A page that was opened before the limit is refused by the server, in words.
    const { id } = (await (await page.request.get('/api/auth/me')).json()) as { id: number };
    const limit = (teamIds: number[]) => office.put(`/api/admin/users/${id}`, { headers, data: { teamIds } });
    await page.goto(`/admin?view=tryouts&team=${ownId}`);
    await page.getByRole('textbox', { name: words.names }).fill('Demo Player 09');
    expect((await limit([otherId])).ok()).toBe(true);
    await page.getByRole('button', { name: words.updatePlayers }).click();
    await expect(page.getByText(texts.refused(own))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: words.sessionsOf(own) })).toBeVisible();
    await expect(page.getByText(texts.other)).toBeVisible();
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
  await expect(page.getByText(TEXTS.en.other)).toBeVisible();
  await expect(switches(page).first()).toBeDisabled();
  await expect(switches(page).first()).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Walk-in' })).toHaveCount(0);
  await expectAccessible(page);
  await office.dispose();
});
