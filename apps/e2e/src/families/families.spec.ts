import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import {
  dayFromNow,
  givenRegistrations,
  givenTeam,
  headers,
  notice,
  signInByApi,
  speak,
  uniqueName,
} from '../support/back-office.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, expectServerFailure, test } from '../support/site-test.ts';
import { button, longDay } from '../walk/walk.ts';

/** A separate site: the shared one has no mail server. */
const SITE_URL = 'http://127.0.0.1:4419';

const en = {
  times: '6:00 PM – 7:30 PM',
  registrationsOf: (when: string) => `Registrations: ${when}`,
  toTell: (count: number) => `Families to tell (${count})`,
  allToTell: (count: number) => `All coming practices and sessions (${count})`,
  cancelled: 'Cancelled by the club',
  tell: 'Mark as told: Demo Parent',
  told: 'Told (1)',
  untell: 'Take back: Demo Parent',
  toldBy: /^Told by superadmin, /,
  arena: 'Dollard Civic Centre - Dollard-Des Ormeaux',
  messageTo: (name: string) => `Message to the families: ${name}`,
  waiting: 'Players on the waiting list',
  both: 'Both',
  subject: 'Subject in English',
  text: 'Text in English',
  incomplete: 'Write both a subject and a text, or leave both empty',
  missing: 'Write a subject and a text in at least one language',
  preview: 'Preview',
  none: 'No family matches this choice: nothing would be sent.',
  recipients: '2 families will get it · 2 players',
  letter: 'This is about Demo Player 01: ',
  send: 'Send to 2 families',
  sent: 'The message is being sent to 2 families',
  reach: 'Both: 2 families · 2 sent',
  close: 'Close',
  failed: /^Failed to send the message\./,
};

const TEXTS: Record<'en' | 'fr', typeof en> = {
  en,
  fr: {
    times: '18\u00a0h – 19\u00a0h\u00a030',
    registrationsOf: (when) => `Inscriptions\u00a0: ${when}`,
    toTell: (count) => `Familles à avertir (${count})`,
    allToTell: (count) => `Tous les entraînements et toutes les séances à venir (${count})`,
    cancelled: 'Annulation par le club',
    tell: 'Marquer comme avertie\u00a0: Demo Parent',
    told: 'Averties (1)',
    untell: 'Retirer la mention\u00a0: Demo Parent',
    toldBy: /^Avertie par superadmin, le /,
    arena: 'Centre civique de Dollard - Dollard-Des Ormeaux',
    messageTo: (name) => `Message aux familles\u00a0: ${name}`,
    waiting: 'Joueurs sur la liste d’attente',
    both: 'Les deux',
    subject: 'Objet en français',
    text: 'Texte en français',
    incomplete: 'Rédigez un objet et un texte, ou laissez les deux vides',
    missing: 'Rédigez un objet et un texte dans au moins une langue',
    preview: 'Aperçu',
    none: 'Aucune famille ne correspond à ce choix\u00a0: rien ne serait envoyé.',
    recipients: '2\u00a0familles le recevront · 2\u00a0joueurs',
    letter: 'Ce message concerne Demo Player 01\u00a0: séance de sélection de',
    send: 'Envoyer à 2\u00a0familles',
    sent: 'Message en cours d’envoi à 2\u00a0familles',
    reach: 'Les deux\u00a0: 2\u00a0familles · Envoyés\u00a0: 2',
    close: 'Fermer',
    failed: /^Le message n’a pas pu être envoyé\./,
  },
};

const SIZES = [
  [390, 844],
  [1280, 900],
] as const;

/** Presses by keyboard: the focus is visible first. */
async function press(target: Locator): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press('Enter');
}

/** Nothing is wider than the window, and axe finds nothing. */
async function expectClear(page: Page): Promise<void> {
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider).toBe(false);
  await expectAccessible(page);
}

/** A team whose session has so many registered families; returns the address of its roster. */
async function givenRoster(
  page: Page,
  name: string,
  families = 2,
): Promise<{ team: number; session: number; day: string }> {
  await signInByApi(page.request, SUPERADMIN);
  const day = dayFromNow(9);
  const team = await givenTeam(page.request, { name, playerNames: [], days: [day] });
  await givenRegistrations(page.request, team, families);
  const sessions = await page.request.get(`/api/teams/${team}/sessions`);
  const [session] = (await sessions.json()) as { id: number }[];
  return { team, session: session?.id ?? 0, day };
}

const CASES = (['en', 'fr'] as const).flatMap((language) =>
  SIZES.map(([width, height]) => ({ language, width, height })),
);

for (const { language, width, height } of CASES)
  test(`a coach tells families without a mail server, and takes it back (${language}, ${width})`, async ({
    page,
    context,
  }, info) => {
    const texts = TEXTS[language];
    await page.setViewportSize({ width, height });
    await speak(context, language);
    const { team, session, day } = await givenRoster(page, `M15 ${uniqueName(info)}`);
    const off = { headers, data: { isCancelled: true } };
    expect((await page.request.put(`/api/sessions/${session}`, off)).status()).toBe(200);
    await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
    const when = `${longDay(day, language)}, ${texts.times}`;
    const drawer = page.getByRole('dialog', { name: texts.registrationsOf(when) });
    const list = drawer.locator('details', { hasText: texts.toTell(2) });
    await press(list.locator('summary'));
    await expect(list.getByText(texts.cancelled)).toHaveCount(2);
    await expect(list.locator('a[href="mailto:parent0@example.test"]')).toBeVisible();
    await expectClear(page);
    await press(button(list, texts.tell).first());
    const after = drawer.locator('details', { hasText: texts.toTell(1) });
    await expect(after.getByText(texts.told, { exact: true })).toBeVisible();
    await expect(after.getByText(texts.toldBy)).toBeVisible();
    await expect(button(after, texts.tell)).toBeFocused();
    await expectClear(page);
    await press(button(after, texts.untell));
    await expect(list).toBeVisible();
    await expect(list.locator('summary')).toBeFocused();
    await page.goto('/admin?view=to-tell');
    await expect(page.getByText(texts.allToTell(2).split('(')[0] ?? '')).toBeVisible();
    await expectClear(page);
  });

test('a closed list of families is not rendered, and an open one in pages', async ({
  page,
  context,
}, info) => {
  const texts = TEXTS.en;
  await speak(context, 'en');
  const { team, session } = await givenRoster(page, `M15 ${uniqueName(info)}`, 27);
  await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
  const list = page.getByRole('dialog').locator('details.families-to-tell');
  const addresses = list.locator('a[href^="mailto:"]');
  await expect(list.locator('summary')).toHaveText(texts.toTell(27));
  await expect(addresses).toHaveCount(0);
  await press(list.locator('summary'));
  await expect(addresses).toHaveCount(25);
  const pages = list.getByRole('navigation', { name: 'Pages' });
  await expect(pages).toContainText('1 to 25 of 27');
  await pages.getByText('2', { exact: true }).click();
  await expect(addresses).toHaveCount(2);
  // A page that is empty then is left for the one before.
  for (const left of [26, 25]) {
    await press(button(list, texts.tell).first());
    await expect(list.locator('summary')).toHaveText(texts.toTell(left));
  }
  await expect(pages).toHaveCount(0);
  await expect(button(list, texts.tell)).toHaveCount(25);
});

test.describe('with a mail server', () => {
  // Serial: the tests share a site.
  test.describe.configure({ mode: 'default' });
  test.use({ baseURL: SITE_URL });
  let site: OwnSite;
  let mailServer: MailServer;
  test.beforeAll(async () => {
    mailServer = await startMailServer();
    site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off', ...mailServer.variables });
  });
  test.afterAll(async () => {
    await site.close();
    await mailServer.close();
  });

  for (const { language, width, height } of CASES) {
    const texts = TEXTS[language];

    test(`a message is previewed, sent once and kept (${language}, ${width})`, async ({
      page,
      context,
    }, info) => {
      await page.setViewportSize({ width, height });
      mailServer.taken = [];
      await speak(context, language);
      const teamName = `M15 ${uniqueName(info)}`;
      const { team, session, day } = await givenRoster(page, teamName);
      await expect.poll(() => mailServer.taken.length).toBe(2);
      mailServer.taken = [];
      await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
      const name = texts.messageTo(
        `${longDay(day, language)}, ${texts.times} · ${teamName} · ${texts.arena}`,
      );
      await press(button(page, name));
      const dialog = page.getByRole('dialog', { name });
      await press(button(dialog, texts.preview));
      await expect(dialog.getByText(texts.missing)).toBeVisible();
      await dialog.getByLabel(texts.subject, { exact: true }).fill('Bonjour!');
      await press(button(dialog, texts.preview));
      await expect(dialog.getByText(texts.incomplete)).toBeVisible();
      await dialog.getByLabel(texts.text, { exact: true }).fill('Demo words\non two lines.');
      await dialog.getByRole('radio', { name: texts.waiting }).check();
      await press(button(dialog, texts.preview));
      await expect(dialog.getByText(texts.none)).toBeVisible();
      await dialog.getByRole('radio', { name: texts.both }).check();
      await press(button(dialog, texts.preview));
      await expect(dialog.getByRole('heading', { name: texts.recipients })).toBeFocused();
      await expect(dialog.getByText(texts.letter)).toBeVisible();
      await expectClear(page);
      // Two presses in one task: the second comes before the button shows as busy.
      await button(dialog, texts.send).evaluate((send: HTMLButtonElement) => {
        send.click();
        send.click();
      });
      await expect(notice(page, texts.sent).first()).toBeVisible();
      await expect(dialog.getByLabel(texts.subject, { exact: true })).toHaveValue('');
      await expect
        .poll(() => [...mailServer.taken].sort())
        .toEqual(['parent0@example.test', 'parent1@example.test']);
      await button(dialog, texts.close).click();
      await expect(dialog).toBeHidden();
      await press(button(page, name));
      await expect(dialog.getByText(texts.reach)).toBeVisible();
      await press(dialog.locator('summary'));
      await expect(dialog.getByText('on two lines.')).toBeVisible();
      await expectClear(page);
    });

    test(`a message keeps its text when sending fails (${language}, ${width})`, async ({
      page,
      context,
    }, info) => {
      await page.setViewportSize({ width, height });
      mailServer.taken = [];
      await speak(context, language);
      const teamName = `M15 ${uniqueName(info)}`;
      const { team, session, day } = await givenRoster(page, teamName);
      await expect.poll(() => mailServer.taken.length).toBe(2);
      mailServer.taken = [];
      await page.goto(`/admin?view=tryouts&team=${team}&registrations=${session}`);
      const name = texts.messageTo(
        `${longDay(day, language)}, ${texts.times} · ${teamName} · ${texts.arena}`,
      );
      await button(page, name).click();
      const dialog = page.getByRole('dialog', { name });
      await dialog.getByLabel(texts.subject, { exact: true }).fill('Bonjour!');
      await dialog.getByLabel(texts.text, { exact: true }).fill('Demo words');
      await button(dialog, texts.preview).click();
      const call = `${SITE_URL}/api/messages`;
      expectServerFailure(context, call);
      await page.route(call, (route) => route.fulfill({ status: 503 }));
      await button(dialog, texts.send).click();
      await expect(page.getByText(texts.failed)).toBeVisible();
      await expect(dialog.getByLabel(texts.text, { exact: true })).toHaveValue('Demo words');
      await page.unroute(call);
      await button(dialog, texts.send).click();
      await expect(notice(page, texts.sent).first()).toBeVisible();
      await expect.poll(() => mailServer.taken.length).toBe(2);
    });
  }
});
