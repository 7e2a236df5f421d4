import { expectAccessible } from '../screens/axe.ts';
import { countEffort } from './effort.ts';
import { dayFromNow, headers } from '../support/back-office.ts';
import {
  changePractice,
  dialogOf,
  expect,
  givenPractice,
  openForm,
  register,
  registrationsOf,
  SITE_URL,
  switchRegistration,
  test,
  typeChild,
} from '../support/open-practice.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated, isWithinWidth, smallTargets } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { expectServerFailure } from '../support/site-test.ts';
import { SITE } from '../support/texts.ts';
import { hold } from '../walk/walk.ts';

const t = SITE.en;

const PATH = /\/api\/registration-forms$/;
const EMAIL = 'demo.parent@example.test';
/** Maximum effort of a registration on a phone, from the page that a link opens. */
const [MAX_TAPS, MAX_TYPED] = [6, 4];

test.describe.configure({ mode: 'default' });
let site: OwnSite;
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());
test.beforeEach(({ office }) => switchRegistration(office, true));

const CONTROLS = 'main :is(a, button, summary), dialog :is(a, button, .choices label, .check-field)';

test.use({ ...PHONE, contextOptions: { reducedMotion: 'reduce' } });

test('a parent on a new phone registers within six taps and four typed fields', async ({ page, office }) => {
  // The next practice, which the page opens by default.
  const practice = await givenPractice(office, dayFromNow(2), 20);
  const effort = await countEffort(page);
  await page.goto('/practice');
  await hydrated(page);
  const dialog = dialogOf(page);
  await page.locator(`.booking-list button[value="${practice.id}"]`).tap();
  await dialog.getByLabel(t('registration.fields.playerName')).tap();
  await page.keyboard.type('Zoé Démo');
  await dialog.getByRole('radio', { name: t('registration.positions.Goalie') }).tap();
  // The tapped date stays in sight, though its box is below the child.
  await expect(dialog.getByRole('heading', { level: 2 })).toContainText('6:00 PM – 7:30 PM');
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport();
  await dialog.getByLabel(t('registration.fields.parentEmail')).tap();
  await page.keyboard.type(EMAIL);
  await dialog.getByText(/^I have parental authority over/).tap();
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expect(dialog.getByRole('heading', { name: t('registration.outcome.registered') })).toBeFocused();
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
  const { taps, typed } = await effort();
  expect([taps, typed]).toEqual([6, 2]);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  expect(typed).toBeLessThanOrEqual(MAX_TYPED);
  expect(await registrationsOf(office, practice.id)).toMatchObject([
    {
      playerName: 'Zoé Démo',
      parentEmail: EMAIL,
      position: 'G',
      status: 'confirmed',
      consentVersion: '2026-11-25',
      parentalAuthority: true,
      locale: 'en',
    },
  ]);
});

test('a returning parent registers two children within three taps and without typing', async ({
  page,
  office,
}) => {
  const [first, next] = [
    await givenPractice(office, dayFromNow(3), 20),
    await givenPractice(office, dayFromNow(4), 20),
  ];
  const children = ['Zoé Démo', 'Max Démo'];
  const dialog = await openForm(page, first);
  await typeChild(page, 'Zoé Démo', `two.${EMAIL}`);
  await dialog.getByRole('button', { name: t('registration.form.addPlayer') }).tap();
  await dialog.getByLabel(t('registration.fields.playerName')).nth(1).fill('Max Démo');
  await dialog
    .getByRole('radio', { name: t('registration.positions.Forward') })
    .nth(1)
    .check();
  const submit = dialog.getByRole('button', { name: t('registration.form.submit', { count: 2 }) });
  await submit.tap();
  const keep = dialog.getByRole('checkbox', { name: t('registration.remember.keep') });
  await expect(keep).not.toBeChecked();
  const stored = () => page.evaluate(() => localStorage.getItem('remembered-family'));
  expect(await stored()).toBeNull();
  await keep.check();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: t('registration.form.done') }).tap();

  const effort = await countEffort(page);
  await page.goto(`/practice?month=${next.date.slice(0, 7)}`);
  await hydrated(page);
  await page.locator(`.booking-list button[value="${next.id}"]`).tap();
  await expect(dialog.getByText(t('registration.remember.filledIn'))).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByText(/^I have parental authority over/).tap();
  await submit.tap();
  for (const name of children)
    await expect(dialog.getByText(t('registration.outcome.hasSpot', { name }))).toBeVisible();
  expect(await effort()).toEqual({ taps: 3, typed: 0 });
  const registered = await registrationsOf(office, next.id);
  expect(registered.map(({ playerName, position }) => [playerName, position])).toEqual([
    ['Zoé Démo', 'G'],
    ['Max Démo', 'F'],
  ]);
  await expect(keep).toBeChecked();

  // One press forgets: the next person at the device finds an empty form.
  const again = await openForm(page, first);
  await again.getByRole('button', { name: t('registration.remember.forget') }).tap();
  expect(await stored()).toBeNull();
  await expect(again.getByLabel(t('registration.fields.playerName'))).toHaveValue('');
  await expect(again.getByLabel(t('registration.fields.parentEmail'))).toHaveValue('');
  await expect(again.getByText(t('registration.remember.filledIn'))).toHaveCount(0);
});

test('a child is registered again from the family page within four taps and without typing', async ({
  page,
  office,
  request,
}) => {
  const [first, next] = [
    await givenPractice(office, dayFromNow(6), 20),
    await givenPractice(office, dayFromNow(7), 20),
  ];
  await register(request, first.id, 'Ann Démo', 'G');
  const [{ id } = { id: 0 }] = await registrationsOf(office, first.id);
  const handed = await office.post(`/api/registrations/${id}/family-link`, { headers });
  const { manageUrl } = (await handed.json()) as { manageUrl: string };
  const effort = await countEffort(page);
  await page.goto(new URL(manageUrl).pathname);
  await hydrated(page);
  await page.getByRole('link', { name: `${t('family.again')} Ann` }).tap();
  await expect(page).toHaveURL(/\/calendar$/);
  await page.locator(`a[href$="practice=${next.id}"]`).tap();
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('Ann Démo');
  await expect(dialog.locator(`[name=evening][value="${next.id}"]`)).toBeChecked();
  await dialog.getByText(/^I have parental authority over/).tap();
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Ann Démo' }))).toBeVisible();
  expect(await effort()).toEqual({ taps: 4, typed: 0 });
  expect(await registrationsOf(office, next.id)).toMatchObject([{ playerName: 'Ann Démo', position: 'G' }]);
});

test('a waiting parent is told before and after, moves up after a cancellation, and can cancel', async ({
  page,
  office,
  request,
}) => {
  const practice = await givenPractice(office, dayFromNow(10), 3);
  const theirs = await register(request, practice.id, 'Demo Skater', 'F');
  const dialog = await openForm(page, practice);
  await expect(dialog.getByText(t('registration.form.skatersWait', { number: 1 }))).toHaveCount(0);
  // A unique address: the family's page then holds only this registration.
  await typeChild(page, 'Léo Démo', `own.${EMAIL}`);
  await dialog.getByRole('radio', { name: t('registration.positions.Defense') }).tap();
  await expect(dialog.getByText(t('registration.form.skatersWait', { number: 1 }))).toBeVisible();
  await dialog.getByRole('button', { name: t('registration.form.join') }).tap();
  await expect(dialog.getByRole('heading', { name: t('registration.outcome.waiting') })).toBeFocused();
  await expect(
    dialog.getByText(t('registration.outcome.inLine', { name: 'Léo Démo', number: 1 })),
  ).toBeVisible();
  const ours = await dialog.getByRole('link', { name: t('registration.outcome.open') }).getAttribute('href');

  await page.goto(theirs);
  await hydrated(page);
  await page.getByRole('button', { name: t('family.cantCome') }).tap();
  await page.getByRole('button', { name: t('family.cancelYes') }).tap();
  await expect(page.getByText(/^Cancelled: /).first()).toBeVisible();

  await page.goto(ours ?? '');
  await hydrated(page);
  // The link opens in the phone's preferred language.
  await expect(page.getByText('Spot confirmed: Léo')).toBeVisible();
  await page.getByRole('button', { name: t('family.cantCome') }).tap();
  await page.getByRole('button', { name: t('family.cancelYes') }).tap();
  await expect(page.getByText('Cancelled: Léo', { exact: true })).toBeVisible();
  expect((await registrationsOf(office, practice.id)).map(({ status }) => status)).toEqual([
    'cancelled',
    'cancelled',
  ]);
});

test('a full practice opens with its waiting list; the next child keeps the address; closing clears it', async ({
  page,
  office,
  request,
}) => {
  const practice = await givenPractice(office, dayFromNow(11), 2);
  await register(request, practice.id, 'Demo Skater', 'F');
  await register(request, practice.id, 'Demo Goalie', 'G');
  await page.goto(`/practice?month=${practice.date.slice(0, 7)}`);
  await hydrated(page);
  const choice = page.locator(`.booking-list button[value="${practice.id}"]`);
  await expect(choice).toContainText(t('practice.availability.full'));
  await choice.tap();
  const dialog = dialogOf(page);
  await expect(
    dialog.getByText(/All spots are taken: the player will go on the waiting list\./),
  ).toBeVisible();
  await expect(dialog.getByText(t('practice.booking.registeredOf', { count: 2, capacity: 2 }))).toBeVisible();
  await typeChild(page, 'Ann Démo', EMAIL);
  await dialog.getByRole('button', { name: t('registration.form.join') }).tap();
  await expect(
    dialog.getByText(t('registration.outcome.inLine', { name: 'Ann Démo', number: 1 })),
  ).toBeVisible();

  await dialog.getByRole('button', { name: t('registration.form.another') }).tap();
  await expect(dialog.getByLabel(t('registration.fields.playerName'))).toBeFocused();
  await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('');
  await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveValue(EMAIL);
  await typeChild(page, 'Max Démo');
  await dialog.getByRole('button', { name: t('registration.form.join') }).tap();
  await expect(
    dialog.getByText(t('registration.outcome.inLine', { name: 'Max Démo', number: 2 })),
  ).toBeVisible();
  await dialog.getByRole('button', { name: t('registration.form.done') }).tap();
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(choice).toBeFocused();
  await expect(choice).toContainText(t('practice.availability.waitlist'));
  await choice.tap();
  await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveValue('');
  await expect(dialog.getByText('Ann Démo')).toHaveCount(0);
});

test('errors are at their fields, the first gets the focus, and nothing is sent', async ({
  page,
  office,
}) => {
  const practice = await givenPractice(office, dayFromNow(12), 20);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const dialog = await openForm(page, practice);
  const send = dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true });
  await dialog.getByLabel(t('registration.fields.parentEmail')).fill('demo.parent@localhost');
  await send.tap();
  const child = dialog.getByLabel(t('registration.fields.playerName'));
  await expect(child).toBeFocused();
  await expect(child).toHaveAccessibleDescription(t('validation.playerNameRequired'));
  await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveAccessibleDescription(
    t('validation.emailInvalid'),
  );
  await expect(dialog.getByText(t('validation.positionRequired'))).toBeVisible();
  await expectAccessible(page);
  await typeChild(page, 'Zoé Démo', EMAIL);
  await expect(dialog.locator('.field-problem')).toHaveCount(0);
  expect(sent).toEqual([]);
  await send.tap();
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('each refusal is a sentence, the input is kept, and the next attempt succeeds', async ({
  page,
  context,
  office,
}) => {
  const practice = await givenPractice(office, dayFromNow(13), 20);
  const dialog = await openForm(page, practice);
  await typeChild(page, 'Zoé Démo', EMAIL);
  const send = dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true });
  const isRefused = async (sentence: string) => {
    await send.tap();
    const alert = dialog.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' });
    await expect(alert).toContainText(sentence);
    await expect(alert).toContainText(t('practice.form.failed'));
    await expect(alert).toBeFocused();
    await expect(dialog.getByLabel(t('registration.fields.parentEmail'))).toHaveValue(EMAIL);
    await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('Zoé Démo');
    await expect(dialog.getByRole('radio', { name: t('registration.positions.Goalie') })).toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: /^I have parental authority over/ })).toBeChecked();
  };
  const answered = async (sentence: string, answer: { status: number; code: string }) => {
    await page.route(PATH, (route) =>
      route.fulfill({
        status: answer.status,
        headers: { 'retry-after': '300' },
        json: { code: answer.code },
      }),
    );
    await isRefused(sentence);
    await page.unroute(PATH);
  };

  await answered('Too many registrations for now. Please try again in 5 minutes.', {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
  });
  expectServerFailure(context, `${SITE_URL}/api/registration-forms`);
  await answered(t('registration.refused.unavailable'), { status: 503, code: 'SERVICE_UNAVAILABLE' });
  await context.setOffline(true);
  await isRefused(t('registration.refused.offline'));
  await context.setOffline(false);
  await send.tap();
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
  expect(await registrationsOf(office, practice.id)).toHaveLength(1);
});

test('a practice moved under the open form is asked about, and registers for the new time', async ({
  page,
  office,
}) => {
  const practice = await givenPractice(office, dayFromNow(15), 20);
  const dialog = await openForm(page, practice);
  await typeChild(page, 'Zoé Démo', EMAIL);
  await changePractice(office, practice.id, { date: dayFromNow(40), time: '7:00 AM - 8:30 AM' });
  const send = dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true });
  const { release: goOn } = await hold(page, /\/api\/practices\b/);
  const readAgain = page.waitForRequest(/\/api\/practices\b/);
  await send.tap();
  await readAgain;
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  // The sentence comes once, when it is whole: a screen reader would read each one.
  await expect(dialog.locator('.moved-notice')).toHaveCount(0);
  goOn();
  const alert = dialog.getByRole('alert');
  await expect(alert).toHaveText(/6:00 PM – 7:30 PM was moved: it is now on .*, 7:00 AM – 8:30 AM\./);
  await expect(alert).toBeFocused();
  await expect(dialog.locator('.evening:has(:checked), .evening-only')).toContainText('7:00 AM – 8:30 AM');
  await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('Zoé Démo');
  await expectAccessible(page);
  expect(await registrationsOf(office, practice.id)).toEqual([]);
  await send.tap();
  await expect(dialog.getByText(t('registration.outcome.hasSpot', { name: 'Zoé Démo' }))).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  expect(await registrationsOf(office, practice.id)).toHaveLength(1);
});

test('a moved practice is named also when the page cannot be read again, and after a reload', async ({
  page,
  office,
}) => {
  const practice = await givenPractice(office, dayFromNow(17), 20);
  const dialog = await openForm(page, practice);
  await typeChild(page, 'Zoé Démo', EMAIL);
  await changePractice(office, practice.id, { date: dayFromNow(41), time: '7:00 AM - 8:30 AM' });
  await page.route(/\/api\/practices\b/, (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }).tap();
  await expect(dialog.getByRole('alert')).toHaveText(
    /6:00 PM – 7:30 PM was moved: it is now on .*, 7:00 AM – 8:30 AM\./,
  );
  await page.reload();
  await expect(
    dialog
      .getByRole('alert')
      .filter({ hasText: /6:00 PM – 7:30 PM was moved: it is now on .*, 7:00 AM – 8:30 AM\./ }),
  ).toBeVisible();
  await expect(dialog.getByLabel(t('registration.fields.playerName'))).toHaveValue('Zoé Démo');
  await expectAccessible(page);
});

test('a final refusal has no submit button and links the other practices', async ({ page, office }) => {
  const practice = await givenPractice(office, dayFromNow(16), 20);
  const isShut = async (sentence: string, way: string) => {
    const dialog = dialogOf(page);
    await typeChild(page, 'Zoé Démo', EMAIL);
    await dialog
      .getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true })
      .tap();
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText(sentence);
    await expect(alert).toBeFocused();
    await expect(alert).not.toContainText('Nothing you typed is lost');
    await expect(
      dialog.getByRole('button', { name: t('registration.form.submit', { count: 1 }), exact: true }),
    ).toHaveCount(0);
    await expectAccessible(page);
    await dialog.locator('.modal-body').getByRole('button', { name: way }).tap();
    // The element, not the role: it is removed once its history entry is left, which aborts a navigation.
    await expect(page.locator('dialog')).toHaveCount(0);
  };
  await openForm(page, practice);
  await switchRegistration(office, false);
  await isShut(t('registration.refused.off'), t('registration.form.close'));
  await switchRegistration(office, true);
  await openForm(page, practice);
  await changePractice(office, practice.id, { isCancelled: true });
  await isShut(t('registration.refused.cancelled'), t('practice.form.leave'));
  await changePractice(office, practice.id, { isCancelled: false });
  for (const [sentence, status, code] of [
    [t('registration.refused.started'), 403, 'PRACTICE_STARTED'],
    ['This date is no longer on the schedule.', 404, 'PRACTICE_NOT_FOUND'],
  ] as const) {
    await openForm(page, practice);
    await page.route(PATH, (route) => route.fulfill({ status, json: { code } }));
    await isShut(sentence, t('practice.form.leave'));
    await page.unroute(PATH);
  }
  expect(await registrationsOf(office, practice.id)).toEqual([]);
});

test('practice pages pass axe, fit 360 px, and have large touch targets', async ({
  page,
  office,
  request,
}) => {
  const [open, partial, full] = await Promise.all(
    [20, 3, 2].map((capacity, index) => givenPractice(office, dayFromNow(21 + index), capacity)),
  );
  await register(request, partial?.id ?? 0, 'Demo Skater', 'F');
  await register(request, full?.id ?? 0, 'Demo Skater', 'F');
  await register(request, full?.id ?? 0, 'Demo Goalie', 'G');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [`/practice?month=${open?.date.slice(0, 7)}`, '/practices']) {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
    expect(await isWithinWidth(page)).toBe(true);
    expect(await smallTargets(page, CONTROLS)).toEqual([]);
  }
  if (open) await openForm(page, open);
  const notice = dialogOf(page).getByRole('region', { name: t('registration.notice.title') });
  await notice.getByText(t('registration.notice.more')).click();
  await expect(notice.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  expect(await isWithinWidth(page)).toBe(true);
  expect(await smallTargets(page, CONTROLS)).toEqual([]);
});

test('while the switch is off the page is inert below the "coming soon" stamp', async ({
  page,
  office,
  request,
}) => {
  const practice = await givenPractice(office, dayFromNow(14), 20);
  await switchRegistration(office, false);
  await page.goto(`/practice?practice=${practice.id}`);
  await hydrated(page);
  await expect(page.getByText(t('practice.comingSoon'), { exact: true })).toBeVisible();
  await expect(page.locator('[inert] td')).toHaveCount(42);
  await expect(page.locator('main :is(button, [role=grid]):not([inert] *)')).toHaveCount(0);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.goto(`/practices`);
  await expect(page.getByRole('img', { name: 'Practice Schedule - Coming Soon' })).toBeVisible();
  const data = { practiceId: practice.id, parentEmail: EMAIL, playerName: 'Zoé Démo', position: 'G' };
  expect((await request.post('/api/registrations', { data })).status()).toBe(403);
});
