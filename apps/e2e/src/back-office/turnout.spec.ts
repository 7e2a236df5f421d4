import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  headers,
  signInByApi,
  speak,
  uniqueName,
} from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { CROSSED } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';

const TEXTS = {
  en: {
    byWeek: 'Registrations by week',
    madeIn: /^Registrations made in the week of /,
    made: '2 registrations, 0 cancelled',
    byTeam: 'Sessions by team',
    attendance: 'Attendance so far',
    share: '1 of 2 · 50%',
    filled: 'How fast events filled',
    asTable: 'Show as table',
    soon: 'less than an hour',
    season: 'Season',
    before: 'Last season',
    failed: 'Registrations and attendance could not be loaded. Please try again.',
    retry: 'Try again',
    save: 'Attendance by event (CSV)',
    columns: 'Event,Date,Time,Cancelled,Spots,Registered,Attended,Hours until full',
    no: 'No',
    separator: ',',
    hours: /^0(\.\d)?$/,
  },
  fr: {
    byWeek: 'Inscriptions par semaine',
    madeIn: /^Inscriptions faites durant la semaine du /,
    made: '2\u00a0inscriptions, annulations\u00a0: 0',
    byTeam: 'Séances par équipe',
    attendance: 'Présences à ce jour',
    share: '1 sur 2 · 50\u00a0%',
    filled: 'Rapidité du remplissage',
    asTable: 'Afficher en tableau',
    soon: 'moins d’une heure',
    season: 'Saison',
    before: 'La précédente',
    failed: 'Les inscriptions et les présences n’ont pas pu être chargées. Veuillez réessayer.',
    retry: 'Réessayer',
    save: 'Présences par activité (CSV)',
    columns: 'Activité;Date;Heure;Annulée;Places;Inscrits;Présents;Heures jusqu’au remplissage',
    no: 'Non',
    separator: ';',
    hours: /^0(,\d)?$/,
  },
};

/** A full session of a past day at which one of two players was present; returns the team's id. */
async function givenPastSession(office: APIRequestContext, name: string, day: string): Promise<number> {
  const team = await givenTeam(office, { name, playerNames: [], days: [day] });
  const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  await givenRegistrations(office, team, 2);
  const small = await office.put(`/api/sessions/${session?.id}`, { headers, data: { capacity: 2 } });
  expect(small.ok(), await small.text()).toBe(true);
  const listed = await office.get(`/api/sessions/${session?.id}/registrations`);
  const [player] = (await listed.json()) as { id: number }[];
  const ticked = await office.put(`/api/registrations/${player?.id}`, { headers, data: { attended: true } });
  expect(ticked.ok(), await ticked.text()).toBe(true);
  return team;
}

// A site of its own, whose season began a month ago: on the first of May, the shared one's season has no past day.
const SITE_URL = 'http://127.0.0.1:4388';
let site: OwnSite;

// Serial: the tests share a site.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
test.beforeAll(async ({ playwright }) => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
  const office = await playwright.request.newContext({ baseURL: SITE_URL });
  await signInByApi(office, SUPERADMIN);
  const names = { label: { en: 'Demo', fr: 'Démo' }, years: { en: '2027-28', fr: '2027-2028' } };
  const value = { ...names, firstDay: dayFromNow(-30), lastDay: dayFromNow(300) };
  const answer = await office.put('/api/club/settings/season', { headers, data: { value } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await office.dispose();
});
test.afterAll(() => site.close());

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

for (const { name, language, use } of CROSSED)
  test.describe(name, () => {
    test.use(use);
    test('the report shows a season: who registered when, who came, and how fast events filled', async ({
      page,
      context,
    }, info) => {
      const texts = TEXTS[language];
      const own = uniqueName(info);
      await signInByApi(context.request, SUPERADMIN);
      const day = dayFromNow(-3);
      const team = await givenPastSession(context.request, own, day);
      await speak(context, language);

      // A part that fails leaves the others, and can be loaded again.
      await page.route('**/api/analytics/turnout?*', (route) => route.fulfill({ status: 429, json: {} }));
      await page.goto('/admin?view=analytics');
      await expect(page.getByText(texts.failed)).toBeVisible();
      await page.unroute('**/api/analytics/turnout?*');
      await page.getByRole('button', { name: texts.retry }).click();

      const weeks = card(page, texts.byWeek);
      await weeks.getByRole('link').last().press('Enter');
      await expect(page).toHaveURL(/view=analytics&made=\d{4}-\d\d-\d\d$/);
      await expect(weeks.getByRole('heading', { level: 3, name: texts.madeIn })).toBeFocused();
      await expect(weeks.getByRole('link').filter({ hasText: own })).toContainText(texts.made);

      const filled = card(page, texts.filled);
      await filled.getByRole('button', { name: texts.asTable }).press('Enter');
      await expect(filled.getByRole('row').filter({ hasText: own })).toContainText(texts.soon);
      await expectAccessible(page);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.save }).click();
      const lines = (await readFile(await (await download).path(), 'utf8')).slice(1).split('\r\n');
      expect(lines[0]).toBe(texts.columns);
      const line = lines.find((text) => text.startsWith(own));
      const cells = line?.split(texts.separator);
      expect(cells?.[1]).toBe(day);
      expect(cells?.slice(3, 7)).toEqual([texts.no, '2', '2', '1']);
      expect(cells?.[7]).toMatch(texts.hours);

      const attended = card(page, texts.attendance).getByRole('link').filter({ hasText: own });
      await expect(attended).toContainText(texts.share);
      await attended.press('Enter');
      await expect(page).toHaveURL(new RegExp(`team=${team}&registrations=\\d+`));
      await page.goBack();

      const seasons = page.getByRole('radiogroup', { name: texts.season });
      await seasons.getByText(texts.before, { exact: true }).click();
      await expect(page).toHaveURL(/view=analytics&season=before$/);
      await expect(page.getByRole('radio', { name: texts.before })).toBeChecked();
      await expect(attended).toHaveCount(0);
      // A filter of the schedule keeps the season.
      const bars = card(page, texts.byTeam).getByRole('link');
      await expect(bars.first()).toHaveAttribute('href', /season=before&team=\d+$/);
      await page.reload();
      await expect(seasons.getByRole('radio', { name: texts.before })).toBeChecked();
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    });
  });
