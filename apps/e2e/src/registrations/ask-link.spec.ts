import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { expect, test } from '../support/open-team.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated } from '../support/page-facts.ts';
import { PHONES } from '../support/places.ts';
import { WORDS } from '../support/words.ts';

/** A separate site: the shared one has no mail server. */
const SITE_URL = 'http://127.0.0.1:4389';
const ASK_WORDS = {
  en: {
    email: 'Email',
    send: 'Send me my link',
    sent: 'Check your email',
    missing: 'Email is required',
    wrong: 'Invalid email address',
  },
  fr: {
    email: 'Courriel',
    send: 'Recevoir mon lien',
    sent: 'Consultez vos courriels',
    missing: 'L’adresse courriel est obligatoire',
    wrong: 'Adresse courriel invalide',
  },
};

let site: OwnSite;
let mailServer: MailServer;
// Serial: both languages share one site and port.
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

for (const { name, language, use } of PHONES) {
  const words = ASK_WORDS[language];
  test.describe(name, () => {
    test.use(use);

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
        await page.goto(`${WORDS[language].prefix}/my`);
        await hydrated(page);
        const field = page.getByLabel(words.email, { exact: true });
        await page.getByRole('button', { name: words.send }).tap();
        await expect(field).toHaveAccessibleDescription(words.missing);
        await field.fill('nobody@localhost');
        await page.getByRole('button', { name: words.send }).tap();
        await expect(page.getByText(words.wrong)).toBeVisible();
        await expect(field).toBeFocused();
        await field.fill(address);
        await page.getByRole('button', { name: words.send }).tap();
        await expect(page.getByRole('heading', { name: words.sent })).toBeFocused();
        told.push((await page.locator('.ask-link').innerText()).replace(address, ''));
      }
      expect(told[0]).toBe(told[1]);
      await expect.poll(mailsToFamily).toBe(2);
    });
  });
}
