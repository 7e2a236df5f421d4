import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { headers, signInByApi } from './back-office.ts';
import { startOwnSite, type OwnSite } from './own-site.ts';
import { hydrated } from './page-facts.ts';
import { SUPERADMIN } from './server.ts';
import { expect, test as base } from './site-test.ts';
import { TEXTS, type Language } from './texts.ts';

/** A separate site: on the shared one practice registration is closed. */
export const SITE_URL = 'http://127.0.0.1:4396';

export interface OpenPractice {
  id: number;
  /** 'YYYY-MM-DD'. */
  date: string;
}

/** A signed-in superadmin's API calls beside the family's browser. */
export const test = base.extend<{ office: APIRequestContext }>({
  baseURL: SITE_URL,
  office: async ({ playwright, baseURL }, use) => {
    const office = await playwright.request.newContext({ baseURL });
    await signInByApi(office, SUPERADMIN);
    await use(office);
    await office.dispose();
  },
});

/** Switches practice registration on or off. */
export async function switchRegistration(office: APIRequestContext, isOn: boolean): Promise<void> {
  const answer = await office.put('/api/settings/practice_registration_enabled', {
    headers,
    data: { value: String(isOn) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * Creates a practice from 6:00 to 7:30 PM on that day; of `capacity` places two are for goalies, from a
 * capacity of three.
 */
export async function givenPractice(
  office: APIRequestContext,
  date: string,
  capacity: number,
): Promise<OpenPractice> {
  const data = { date, time: '6:00 PM - 7:30 PM', capacity };
  const answer = await office.post('/api/practices', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { id } = (await answer.json()) as { id: number };
  return { id, date };
}

export async function changePractice(office: APIRequestContext, id: number, data: object): Promise<void> {
  const answer = await office.put(`/api/practices/${id}`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Registers a player through the public API; returns the path of the receipt. */
export async function register(
  request: APIRequestContext,
  practiceId: number,
  playerName: string,
  position: 'D' | 'F' | 'G',
  parentEmail = `${playerName.toLowerCase().replace(/\W/g, '.')}.${practiceId}@example.test`,
): Promise<string> {
  const data = { practiceId, parentEmail, playerName, position };
  const answer = await request.post('/api/registrations', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { manageUrl } = (await answer.json()) as { manageUrl: string };
  return new URL(manageUrl).pathname;
}

export interface PracticeRow {
  id: number;
  playerName: string;
  parentEmail: string;
  position: string;
  status: string;
}

/** The roster as the coach sees it, in order of registration. */
export async function registrationsOf(office: APIRequestContext, practiceId: number): Promise<PracticeRow[]> {
  const answer = await office.get(`/api/registrations?practiceId=${practiceId}`);
  return ((await answer.json()) as PracticeRow[]).reverse();
}

export const dialogOf = (page: Page): Locator => page.getByRole('dialog');

/** Opens the form of a practice through its link. */
export async function openForm(
  page: Page,
  { id }: OpenPractice,
  language: Language = 'en',
): Promise<Locator> {
  await page.goto(`${TEXTS[language].prefix}/practice?practice=${id}`);
  await hydrated(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
  return dialog;
}

/** Fills in the four fields of the form. */
export async function typeChild(
  page: Page,
  name: string,
  email?: string,
  language: Language = 'en',
): Promise<void> {
  const { site: t } = TEXTS[language];
  const dialog = dialogOf(page);
  if (email !== undefined) await dialog.getByLabel(t('registration.fields.parentEmail')).fill(email);
  await dialog.getByLabel(t('registration.fields.playerName')).fill(name);
  await dialog.getByRole('radio', { name: t('registration.positions.Goalie') }).check();
  await dialog.locator('[name=parentalAuthority]').check();
}

export { expect };

/** Port of the site with open practice registration. */
export const OPEN_SITE_URL = 'http://127.0.0.1:4404';

/** Starts the site with the demo practices, one of each state, and open registration. */
export const startOpenSite = (): Promise<OwnSite> =>
  startOwnSite(OPEN_SITE_URL, { DEMO_DATA: 'on', RATE_LIMITS: 'off' });
