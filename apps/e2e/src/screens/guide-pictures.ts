import { mkdirSync, readdirSync, statSync } from 'node:fs';
// Not the tests' own `test`: it signs out of the shared server, which does not run here.
import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  choose,
  dayFromNow,
  givenCoach,
  givenRegistrations,
  givenTeam,
  signInByApi,
  speak,
} from '../support/back-office.ts';
import { hydrated, settle } from '../support/page-facts.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { LANGUAGES, TEXTS, type Language, type Texts } from '../support/texts.ts';

const SITE_URL = 'http://127.0.0.1:4395';
const FOLDER = new URL('../../../../docs/pictures/', import.meta.url).pathname;
/** Maximum size of all pictures: they are part of every clone. */
const MAX_BYTES = 1_500_000;
const DESK = { width: 1280, height: 800 };
/** Viewport as high as the list and the dialog; in a lower viewport a picture of them shows the page below, too. */
const TALL = { width: 1280, height: 1400 };
/** Letter format without margins, in CSS pixels. */
const PAPER = { width: 740, height: 980 };
const TEAM = 'M15 AAA';
/** List of players as copied from an e-mail: one name reversed, and one duplicate. */
const PASTED = 'Demo Adams\nExample, Ann-Marie\nDemo Tremblay\nZoé Démo\nDemo Adams';
const LISTED = 'Demo Adams\nAnn-Marie Example\nDemo Tremblay\nZoé Démo';

test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL, viewport: DESK, contextOptions: { reducedMotion: 'reduce' } });

let site: OwnSite;
test.beforeEach(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterEach(() => site.close());

// No tests: takes the screenshots of docs/coaches.md, each time on a new, empty site.
for (const language of LANGUAGES) {
  test(`guide-pictures ${language}`, async ({ page, context }) => {
    const texts = TEXTS[language];
    await signInByApi(page.request, await givenCoach(page.request, 'demo.coach'));
    await speak(context, language);
    const take = camera(page, language);

    await page.goto('/admin');
    await expect(page.getByRole('link', { name: texts.t('dashboard.stepTeam') })).toBeVisible();
    await take('dashboard');
    await beginTeam(page, texts);
    await take('team');
    const team = await givenTeam(page.request, { name: TEAM, playerNames: [], days: [] });
    await page.goto(`/admin?view=tryouts&team=${team}`);
    await planSessions(page, texts);
    await take('sessions', page.getByRole('main').getByRole('region').first());
    await page.getByRole('button', { name: texts.t('common.save'), exact: true }).click();
    await expect(page.getByRole('button', { name: texts.t('common.moreFor', { name: '' }) })).toHaveCount(3);
    // Without the notice that the sessions are saved.
    await page.reload();
    await page.getByLabel(texts.t('tryouts.playersLabel')).fill(PASTED);
    await take('players', page.getByRole('main').getByRole('region').last());
    await page.getByLabel(texts.t('tryouts.playersLabel')).fill(LISTED);
    await page.getByRole('button', { name: texts.t('tryouts.updatePlayers') }).click();
    await expect(page.getByText(texts.t('tryouts.playersUpdated', { count: 4 }))).toBeVisible();
    await givenRegistrations(page.request, team, 22);
    await openRegistrations(page, texts, team);
    await take('registrations');
    await page.setViewportSize(TALL);
    await openFamiliesToTell(page);
    await take('to-tell', page.locator('.families-to-tell'));
    await previewMessage(page, texts);
    await take('message', page.getByRole('dialog').last());
    await page.setViewportSize(PAPER);
    await page.emulateMedia({ media: 'print' });
    // The sheet exists only while the page prints.
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await take('check-in', page.locator('body > section'));
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${texts.prefix}/hockey-programs/team/${team}`);
    await hydrated(page);
    await page
      .getByRole('region', { name: texts.site('tryouts.team.scheduleTitle') })
      .evaluate((region) => region.scrollIntoView());
    await take('public');
    const listed = await page.request.get(`/api/teams/${team}/sessions`);
    const [session] = (await listed.json()) as { id: number }[];
    await page.goto(`/admin/check-in/sessions/${session?.id}`);
    await page.locator('.door-other-day button').click();
    for (const index of [0, 1, 3]) await page.getByRole('switch').nth(index).click();
    await take('door');
    await page.setViewportSize(DESK);
    await page.goto('/admin?view=family&registration=1');
    await expect(page.getByRole('heading', { name: texts.t('familyCard.title'), level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await take('family');
  });
}

test.afterAll(() => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const sizes = names.map((name) => statSync(`${FOLDER}${name}`).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
});

/** Screenshot of the viewport, or of one element. */
function camera(page: Page, language: Language) {
  mkdirSync(`${FOLDER}${language}`, { recursive: true });
  return async (name: string, part?: Locator) => {
    await settle(page);
    const path = `${FOLDER}${language}/coach-${name}.jpg`;
    await (part ?? page).screenshot({ path, type: 'jpeg', quality: 46 });
  };
}

async function beginTeam(page: Page, texts: Texts) {
  await page.getByRole('link', { name: texts.t('dashboard.stepTeam') }).click();
  await page.getByRole('button', { name: texts.t('teams.addTeam') }).click();
  const name = page.getByRole('dialog').getByLabel(texts.t('teams.name'));
  await expect(name).toBeFocused();
  await name.fill(TEAM);
}

async function planSessions(page: Page, texts: Texts) {
  await page.getByRole('button', { name: texts.t('tryouts.addSession') }).click();
  const [start, end] = texts.evening;
  await typeDay(page, texts.t('tryouts.date'), dayFromNow(30));
  await choose(page, texts.t('tryouts.startTime'), start);
  await choose(page, texts.t('tryouts.endTime'), end);
  await choose(page, texts.t('tryouts.location'), /Dollard/);
  await page.getByRole('checkbox', { name: texts.t('common.repeats', { weekday: '' }) }).check();
  await typeDay(page, texts.t('common.until'), dayFromNow(44));
  await expect(page.getByText(texts.t('tryouts.daysChosen', { count: 3 }))).toBeVisible();
}

async function typeDay(page: Page, label: string, day: string) {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(day);
  await field.press('Enter');
}

async function openRegistrations(page: Page, texts: Texts, team: number) {
  await page.goto('about:blank');
  await page.goto(`/admin?view=tryouts&team=${team}`);
  await page
    .getByRole('button', { name: texts.t('registrations.openNamed', { filled: '20/20 + 2', when: '' }) })
    .click();
  await expect(page.getByLabel(texts.t('registrations.search'))).toBeVisible();
}

/** The first families of the list: all of them would be a long picture. */
async function openFamiliesToTell(page: Page) {
  const list = page.locator('.families-to-tell');
  await list.locator('summary').click();
  await list.evaluate((element) => {
    for (const family of element.querySelectorAll('.families-list > li:nth-child(n + 3)'))
      (family as HTMLElement).style.display = 'none';
  });
}

async function previewMessage(page: Page, { t }: Texts) {
  const fill = async ([subject = '', text = '']: string[], values: [string, string]) => {
    await page.getByLabel(subject, { exact: true }).fill(values[0]);
    await page.getByLabel(text, { exact: true }).fill(values[1]);
  };
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('families.message.openNamed', { name: '' }) })
    .click();
  await fill(
    [t('families.message.subjectEn'), t('families.message.textEn')],
    ['Bring both jerseys', 'Please bring the white jersey and the blue one.'],
  );
  await fill(
    [t('families.message.subjectFr'), t('families.message.textFr')],
    ['Apportez les deux chandails', 'Veuillez apporter le chandail blanc et le bleu.'],
  );
  await page.getByRole('button', { name: t('families.message.preview'), exact: true }).click();
  await expect(page.locator('.message-preview')).toBeVisible();
}
