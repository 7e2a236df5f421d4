import { request, type APIRequestContext, type Page } from '@playwright/test';
import {
  dayFromNow,
  givenCoach,
  givenTeam,
  setMailDelay,
  signInByApi,
  signInByForm,
} from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { test } from '../support/site-test.ts';
import { walkDashboard, walkEmptyClub, walkSignIn } from './access.ts';
import { walkInterruptions, walkProfile, walkSearch } from './around.ts';
import { walkAutoDeletion } from './deletion.ts';
import { walkPlayers } from './players.ts';
import { walkRegistrations } from './registrations.ts';
import { walkAnalytics, walkSettingsAndAudit } from './reports.ts';
import { walkNoTeams, walkTeams } from './teams.ts';
import { walkNoVisibleTeams, walkSessions } from './tryouts.ts';
import { walkUsers } from './users.ts';
import { type Walk } from './walk.ts';

let club: OwnSite;
let office: APIRequestContext;

const baseURL = 'http://127.0.0.1:4400';

// Serial, in a club of its own, which is empty at first and then fills.
test.describe.configure({ mode: 'default' });
test.use({ ...PHONE, baseURL });
test.beforeAll(async () => {
  club = await startOwnSite(baseURL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  office = await request.newContext({ baseURL });
  await signInByApi(office, SUPERADMIN);
  // The bar of the last change would cover the page for two minutes; undo.spec.ts tests it.
  await setMailDelay(office, 0);
});
test.afterAll(async () => {
  await office.dispose();
  await club.close();
});

/** Signs in as the superadmin by the API. */
const inOffice = async (page: Page): Promise<Walk> => {
  await page.context().addCookies((await office.storageState()).cookies);
  return { page, office };
};

test('sign-in, and the dashboard of both roles', async ({ page }) => {
  const walk = { page, office };
  await walkSignIn(walk);
  await walkEmptyClub(walk);
  await walkDashboard(walk, false);
  await signInByForm(page, await givenCoach(office, 'coach.walk'));
  await walkDashboard(walk, true);
});

test('views of a club without teams', async ({ page }) => {
  const walk = await inOffice(page);
  await walkNoVisibleTeams(walk);
  await walkNoTeams(walk);
});

test('tryout sessions', async ({ page }) => {
  const team = { name: 'M13 Walk', playerNames: [], days: [] };
  await walkSessions(await inOffice(page), { id: await givenTeam(office, team), name: team.name });
});

test('competing players, and registrations of a session', async ({ page }) => {
  const [day, walk] = [dayFromNow(60), await inOffice(page)];
  const team = { name: 'M14 Walk', playerNames: [], days: [day] };
  const id = await givenTeam(office, team);
  await walkPlayers(walk, { id, name: team.name });
  await walkRegistrations(walk, id, day);
});

test('auto-deletion, settings, audit log and report', async ({ page }) => {
  const walk = await inOffice(page);
  const team = { name: 'M11 Walk', playerNames: ['Demo One', 'Demo Two'], days: [dayFromNow(1)] };
  const id = await givenTeam(office, team);
  await walkAutoDeletion(walk, id, team.name);
  await walkSettingsAndAudit(walk);
  await walkAnalytics(walk);
});

test('profile, search, shortcuts, and lost network or sign-in', async ({ page }) => {
  const player = 'Demo Sought';
  const team = { name: 'M12 Walk', playerNames: [player], days: [] };
  const id = await givenTeam(office, team);
  const walk = await inOffice(page);
  await walkSearch(walk, team.name, player);
  await walkInterruptions(walk, { id, name: team.name });
  const username = 'profile.walk';
  await walkProfile(
    { ...walk, office: await request.newContext({ baseURL }) },
    await givenCoach(office, username),
  );
});

test('users', async ({ page }) => {
  await walkUsers(await inOffice(page));
});

test('teams', async ({ page }) => {
  await walkTeams(await inOffice(page), 'M18 Walk A', 'M18 Walk B', dayFromNow(20));
});
