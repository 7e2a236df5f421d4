import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { SERVER_URL, SUPERADMIN } from './server.ts';
import { OFFICE, type Language } from './texts.ts';

export interface SignIn {
  username: string;
  password: string;
}

/** Required by the CSRF guard, as the site's own client sends it. */
export const headers = { 'X-Requested-With': 'XMLHttpRequest' };

/** Cookies of sign-ins on the shared server. */
const signedIn: string[] = [];

/** Signs in by the API: the cookies then belong to the whole context. */
export async function signInByApi(request: APIRequestContext, { username, password }: SignIn): Promise<void> {
  const answer = await request.post('/api/auth/login', { headers, data: { username, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  if (answer.url().startsWith(SERVER_URL))
    signedIn.push(cookieHeader((await request.storageState()).cookies));
}

/** How long mails about a coach's change wait; 0: they leave at once, without undo. `office` is signed in. */
export async function setMailDelay(office: APIRequestContext, minutes: number): Promise<void> {
  const data = { value: String(minutes) };
  const answer = await office.put('/api/settings/mail_delay_minutes', { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const cookieHeader = (cookies: { name: string; value: string }[]) =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

/**
 * Ends a test's sign-ins on the shared server. A user has at most ten: those left behind would end the
 * sign-ins of tests that run in the other worker.
 */
export async function signOutAll(context: BrowserContext): Promise<void> {
  const own = await context.cookies(SERVER_URL);
  if (own.some(({ name }) => name.endsWith('_token'))) signedIn.push(cookieHeader(own));
  for (const cookie of signedIn.splice(0))
    await fetch(`${SERVER_URL}/api/auth/logout`, { method: 'POST', headers: { ...headers, cookie } });
}

/** Signs in through the form, and waits for the dashboard. */
export async function signInByForm(
  page: Page,
  { username, password }: SignIn,
  language: Language = 'en',
): Promise<void> {
  const t = OFFICE[language];
  await page.goto('/admin/login');
  await page.getByLabel(t('access.username'), { exact: true }).fill(username);
  await page.getByLabel(t('access.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: t('access.signIn'), exact: true }).click();
  await expect(page.getByRole('heading', { name: t('dashboard.select') })).toBeVisible();
}

/** Creates a coach of that name; `request` gets a superadmin's cookies for it. */
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

/**
 * Creates a team with these players and a session in Dollard on each of these days; `office` is signed in.
 * Returns its id.
 */
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

/** Registers that many players for the team's first session; `office` is signed in. Returns their names. */
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

/** Sets the language cookie, as the toggle does. */
export async function speak(context: BrowserContext, language: Language): Promise<void> {
  await context.addCookies([{ name: 'language', value: language, url: SERVER_URL }]);
}

/**
 * Picks an option by key, because a long list renders only a part of its options. The active one is read as a
 * screen reader does: on a slow machine, it is drawn only after the list has scrolled.
 */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: label });
  await box.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  const active = async () => {
    await expect(box).toHaveAttribute('aria-activedescendant', /./);
    return page
      .locator(`[id="${await box.getAttribute('aria-activedescendant')}"]`)
      .getAttribute('aria-label');
  };
  const isWanted = (name: string | null) =>
    typeof option === 'string' ? name === option : option.test(name ?? '');
  while (!isWanted(await active())) await box.press('ArrowDown');
  await box.press('Enter');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
}

/** The notice with all these texts. It is visible for 2.5 seconds, so its texts are checked at once. */
export const notice = (page: Page, ...texts: (string | RegExp)[]): Locator =>
  texts.reduce((found, hasText) => found.filter({ hasText }), page.getByRole('status'));

export const DAY_MS = 86_400_000;

/** The day that many days from now, as the forms accept it. */
export const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The club's day, which is not the day of UTC in its evening. */
export const clubDay = (instant = new Date()) =>
  instant.toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

/** A unique name: users and teams outlive their test. */
export const uniqueName = ({ testId, repeatEachIndex }: TestInfo) =>
  `${testId.replace(/[^a-z0-9]/g, '').slice(-12)}${repeatEachIndex}`;

/** Number of pages of a PDF. */
export const pagesOf = (pdf: Buffer): number | undefined =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

/** Opens the menu of a row, such as a player's in a roster or a session's, and chooses an entry. */
export async function chooseFor(page: Page, row: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: OFFICE.en('common.moreFor', { name: row }) }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Chooses an entry of the menu beside a roster's search, such as its CSV. */
export async function chooseForRoster(page: Page, entry: string): Promise<void> {
  const roster = page.getByRole('dialog');
  await roster.getByRole('button', { name: OFFICE.en('common.more'), exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}
