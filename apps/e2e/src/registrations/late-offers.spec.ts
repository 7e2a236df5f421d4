import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, headers, notice } from '../support/back-office.ts';
import {
  expect,
  givenPractice,
  register,
  registrationsOf,
  switchRegistration,
  test,
} from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated, isWithinWidth, smallTargets } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { SITE } from '../support/texts.ts';
import { failure } from '../walk/walk.ts';

/** A separate site: its offers begin two days before the start, so that tomorrow's practice is near. */
const SITE_URL = 'http://127.0.0.1:4431';
const HOURS = '48';
const TOMORROW = dayFromNow(1);

let site: OwnSite;
test.use({ baseURL: SITE_URL, ...PHONE, viewport: { width: 360, height: 800 } });
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());

test('a spot freed shortly before the start is offered to all who wait, and the first to accept has it', async ({
  page,
  request,
  office,
  someoneElse,
}) => {
  await switchRegistration(office, true);
  const setting = await office.put('/api/settings/late_offer_hours', { headers, data: { value: HOURS } });
  expect(setting.ok(), await setting.text()).toBe(true);
  // One of its two places is for skaters.
  const practice = await givenPractice(office, TOMORROW, 2);
  for (const name of ['Ana Démo', 'Bo Démo', 'Cy Démo']) await register(request, practice.id, name, 'F');
  const rows = await registrationsOf(office, practice.id);
  const [ana, bo, cy] = rows;
  await register(request, practice.id, 'Dan Démo', 'F', bo?.parentEmail);
  const team = await givenTeam(office, { name: 'M15 Demo', playerNames: [], days: [TOMORROW] });
  const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  const sibling = { playerName: 'Zoé Démo', playerPosition: 'Forward', playerAge: 14, parentName: 'Demo' };
  const registered = await office.post(`/api/sessions/${session?.id}/registrations`, {
    headers,
    data: { ...sibling, parentEmail: bo?.parentEmail },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  const pathOf = async (row: { id: number } | undefined) => {
    const handed = await office.post(`/api/registrations/${row?.id}/family-link`, { headers });
    return new URL(((await handed.json()) as { manageUrl: string }).manageUrl).pathname;
  };

  const theirs = await someoneElse();
  const [en, fr] = [SITE.en, SITE.fr];
  const ours = await pathOf(bo);
  await page.goto(ours);
  await theirs.goto(`/fr${await pathOf(cy)}`);
  for (const each of [page, theirs]) {
    await hydrated(each);
    await expect(each.locator('.offer')).toHaveCount(0);
  }
  expect((await office.delete(`/api/registrations/${ana?.id}`, { headers })).ok()).toBe(true);
  for (const each of [page, theirs]) {
    await each.reload();
    await hydrated(each);
  }

  const offer = page.getByRole('region', { name: en('family.offer.title', { name: 'Bo Démo or Dan Démo' }) });
  await expect(offer).toContainText('It is offered to the whole waiting list');
  await expect(offer).toContainText(
    en('family.overlaps', { names: 'Zoé', title: 'M15 Demo tryout', times: '6:00 PM – 7:30 PM' }),
  );
  await expectAccessible(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await isWithinWidth(page)).toBe(true);
  const theirOffer = theirs.getByRole('region', { name: fr('family.offer.title', { name: 'Cy Démo' }) });
  await expect(theirOffer).not.toContainText('En même temps');

  await theirOffer.getByRole('button', { name: fr('family.offer.accept') }).tap();
  await expect(notice(theirs, fr('family.offer.accepted', { name: 'Cy Démo' }))).toBeVisible();
  await expect(theirs.getByText('Place confirmée\u00a0: Cy')).toBeVisible();
  await expect(theirs.getByRole('heading', { name: fr('family.coming') })).toBeFocused();

  await expect(offer.getByRole('button')).toHaveText(['Accept for Bo Démo', 'Accept for Dan Démo']);
  await offer.getByRole('button', { name: 'Accept for Bo Démo' }).tap();
  await expect(failure(page, en('errors.SPOT_TAKEN'))).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText('On the waiting list: Bo (number 1), Dan (number 2)')).toBeVisible();
  const standing = (await registrationsOf(office, practice.id)).map(({ playerName, status }) => [
    playerName,
    status,
  ]);
  expect(standing).toEqual([
    ['Ana Démo', 'cancelled'],
    ['Bo Démo', 'waiting'],
    ['Cy Démo', 'confirmed'],
    ['Dan Démo', 'waiting'],
  ]);
});
