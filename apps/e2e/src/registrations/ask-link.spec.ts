import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { expect, test } from '../support/open-team.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { SITE } from '../support/texts.ts';

const t = SITE.en;

/** A separate site: the shared one has no mail server. */
const SITE_URL = 'http://127.0.0.1:4389';

let site: OwnSite;
let mailServer: MailServer;
test.describe.configure({ mode: 'default' });
test.use({ baseURL: SITE_URL });
test.beforeAll(async () => {
  mailServer = await startMailServer();
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off', ...mailServer.variables });
});
test.afterAll(async () => {
  await site.close();
  await mailServer.close();
});

test.use(PHONE);

test('a known and an unknown address get the same answer to a lost-link request', async ({
  page,
  request,
  openTeam,
}) => {
  const { sessions, email } = await openTeam(1);
  const player = { playerName: 'Zoé Démo', playerPosition: 'Forward', playerAge: 14 };
  const parent = { parentName: 'Demo Parent', parentEmail: email };
  const data = { ...player, ...parent, consentVersion: '2026-11', parentalAuthority: true };
  const answer = await request.post(`/api/sessions/${sessions[0]}/registrations`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const mailsToFamily = () => mailServer.taken.filter((address) => address === email).length;
  await expect.poll(mailsToFamily).toBe(1);
  const told = [];
  for (const address of [email, 'nobody@example.test']) {
    await page.goto(`/my`);
    await hydrated(page);
    const field = page.getByLabel(t('family.ask.email'), { exact: true });
    await page.getByRole('button', { name: t('family.ask.send') }).tap();
    await expect(field).toHaveAccessibleDescription(t('family.ask.emailRequired'));
    await field.fill('nobody@localhost');
    await page.getByRole('button', { name: t('family.ask.send') }).tap();
    await expect(page.getByText(t('family.ask.emailInvalid'))).toBeVisible();
    await expect(field).toBeFocused();
    await field.fill(address);
    await page.getByRole('button', { name: t('family.ask.send') }).tap();
    await expect(page.getByRole('heading', { name: t('family.ask.doneTitle') })).toBeFocused();
    told.push((await page.locator('.ask-link').innerText()).replace(address, ''));
  }
  expect(told[0]).toBe(told[1]);
  await expect.poll(mailsToFamily).toBe(2);
});
