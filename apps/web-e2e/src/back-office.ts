import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { SERVER_URL, SUPERADMIN } from './server.ts';
import type { Language, Words } from './words.ts';

export interface SignIn {
  username: string;
  password: string;
}

/** Shows the CSRF guard that no other site's form sent the request, as the site's own client does. */
const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Signs in by the API: the cookies then belong to the whole context. */
export async function signInByApi(request: APIRequestContext, { username, password }: SignIn): Promise<void> {
  const answer = await request.post('/api/auth/login', { headers, data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in as people do, and waits for the dashboard. */
export async function signInByForm(page: Page, words: Words, { username, password }: SignIn): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel(words.username, { exact: true }).fill(username);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.chooseArea })).toBeVisible();
}

/** A new coach of that name; `request` gets a superadmin's cookies for it. */
export async function givenCoach(request: APIRequestContext, username: string): Promise<SignIn> {
  await signInByApi(request, SUPERADMIN);
  const password = 'a coach of the tests';
  const names = { firstName: 'Demo', lastName: 'Coach', username, email: `${username}@example.test` };
  const answer = await request.post('/api/admin/users', {
    headers,
    data: { ...names, password, role: 'coach' },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { username, password };
}

/** A team with these players and a session in Dollard on each of these days; `office` is signed in. Gives its id. */
export async function givenTeam(
  office: APIRequestContext,
  { name, playerNames, days }: { name: string; playerNames: string[]; days: string[] },
): Promise<number> {
  const made = await office.post('/api/teams', { headers, data: { name, league: 'lheq' } });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  const listed = await office.put(`/api/teams/${id}/active-players`, { headers, data: { playerNames } });
  expect(listed.status(), await listed.text()).toBe(200);
  for (const date of days) {
    const data = {
      teamId: id,
      date,
      time: '6:00 PM - 7:30 PM',
      location: 'Dollard Civic Centre - Dollard-Des Ormeaux',
    };
    const planned = await office.post(`/api/teams/${id}/sessions`, { headers, data });
    expect(planned.status(), await planned.text()).toBe(201);
  }
  return id;
}

/** That many players, registered for the team's first session; `office` is signed in. Gives their names. */
export async function givenRegistrations(
  office: APIRequestContext,
  team: number,
  count: number,
): Promise<string[]> {
  const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  const names = Array.from(
    { length: count },
    (_, index) => `Demo Player ${String(index + 1).padStart(2, '0')}`,
  );
  for (const [index, playerName] of names.entries()) {
    const player = { playerName, playerPosition: index < 2 ? 'Goalie' : 'Defense', playerAge: 14 };
    const parent = { parentName: 'Demo Parent', parentEmail: `parent${index}@example.test` };
    const data = { ...player, ...parent, consentVersion: '2026-11', parentalAuthority: true };
    const answer = await office.post(`/api/sessions/${session?.id}/registrations`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  return names;
}

/** Makes the choice that the language toggle makes. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addCookies([{ name: 'language', value: language, url: SERVER_URL }]);
}

/** Picks one of a list's choices by key, as the list is drawn only in part. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.press('ArrowDown');
  const list = page.locator('.ant-select-dropdown', {
    has: page.locator(`[id="${await box.getAttribute('aria-controls')}"]`),
  });
  const active = list.locator('.ant-select-item-option-active');
  while ((await active.textContent()) !== option) await box.press('ArrowDown');
  await box.press('Enter');
  await expect(list).toBeHidden();
}

/** The notice that says all this. It is there for 2.5 seconds, so what it says is looked for at once. */
export const notice = (page: Page, ...texts: (string | RegExp)[]): Locator =>
  texts.reduce((found, hasText) => found.filter({ hasText }), page.getByRole('status'));

/** The day that many days from now, as the forms take it. */
export const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A name that no other test of this run uses: sign-ins and teams outlive their test. */
export const uniqueName = ({ testId, repeatEachIndex }: TestInfo) =>
  `${testId.replace(/[^a-z0-9]/g, '').slice(-12)}${repeatEachIndex}`;
