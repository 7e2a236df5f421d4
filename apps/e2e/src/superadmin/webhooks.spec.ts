import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '../screens/axe.ts';
import { signInByApi } from '../support/back-office.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect, test } from '../support/site-test.ts';
import { TEXTS, LANGUAGES } from '../support/texts.ts';

// Its server may reach a receiver on this machine.
const SITE_URL = 'http://127.0.0.1:4380';
test.use({ baseURL: SITE_URL });
test.describe.configure({ mode: 'serial' });

let site: OwnSite;
/** The other system: it accepts what arrives, unless it is told to answer otherwise. */
let code = 204;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += String(part);
  received.push({ headers: request.headers, body });
  response.writeHead(code).end();
});
test.beforeAll(async () => {
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  site = await startOwnSite(SITE_URL, { WEBHOOK_PRIVATE_ADDRESSES: '127.0.0.1', RATE_LIMITS: 'off' });
});
test.afterAll(async () => {
  await site.close();
  receiver.closeAllConnections();
  receiver.close();
});

for (const language of LANGUAGES)
  test(`a superadmin tells another system of changes, in ${language}`, async ({ page, context }) => {
    const { t } = TEXTS[language];
    received.length = 0;
    code = 204;
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${language}`;
    await context.addCookies([{ name: 'language', value: language, url: SITE_URL }]);
    await page.setViewportSize({ width: 390, height: 844 });
    await signInByApi(page.request, SUPERADMIN);
    await page.goto('/admin?view=integrations');
    await expect(page.getByText(t('integrations.webhooks.none'))).toBeVisible();
    await page.getByRole('button', { name: t('integrations.webhooks.add') }).click();

    const dialog = page.getByRole('dialog', { name: t('integrations.webhooks.add') });
    await dialog.getByLabel(t('integrations.webhooks.url')).fill('http://127.0.0.2/');
    await dialog.getByRole('checkbox', { name: 'team.changed' }).check();
    await expectAccessible(page);
    const add = dialog.getByRole('button', { name: t('integrations.webhooks.add') });
    await add.click();
    // The server's refusal is shown at the field, and what was typed stays.
    await expect(dialog.getByLabel(t('integrations.webhooks.url'))).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel(t('integrations.webhooks.url')).fill(url);
    await add.click();
    const secret = page.getByRole('dialog', { name: t('integrations.webhooks.secretTitle') });
    await expect(secret.getByLabel(t('integrations.webhooks.secret'))).toHaveValue(/^whsec_/);
    await secret
      .getByRole('button', { name: t('common.close'), exact: true })
      .last()
      .click();
    await expect(secret).toBeHidden();
    await page.reload();

    const card = page.getByRole('article', { name: url });
    await expect(card.getByText(t('integrations.webhooks.states.on'), { exact: true })).toBeVisible();
    await expect(page.getByText('whsec_')).toHaveCount(0);
    code = 500;
    await card.getByRole('button', { name: t('integrations.webhooks.testOf', { url }) }).click();
    await expect(page.getByText(t('integrations.webhooks.tested.error'))).toBeVisible();
    await expect(card.getByText(t('integrations.webhooks.states.failing'), { exact: true })).toBeVisible();
    code = 204;
    const team = { name: `M15 ${language}`, league: 'lheq' };
    const office = { 'x-requested-with': 'test', origin: SITE_URL };
    expect((await page.request.post('/api/teams', { data: team, headers: office })).status()).toBe(201);
    await expect.poll(() => received.map(({ body }) => body).join()).toContain('"type":"team.changed"');
    expect(received.at(-1)?.headers['webhook-signature']).toMatch(/^v1,/);

    await page.reload();
    await card.getByText(t('integrations.webhooks.deliveries'), { exact: true }).click();
    const delivered = card.getByRole('listitem').filter({ hasText: 'team.changed' });
    await expect(delivered.getByText(t('integrations.webhooks.statuses.delivered'))).toBeVisible();
    const before = received.length;
    await delivered.getByRole('button').click();
    await expect.poll(() => received.length).toBe(before + 1);
    expect(received.at(-1)?.body).toBe(received[before - 1]?.body);
    await expectAccessible(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }

    await card.getByRole('button', { name: t('common.deleteNamed', { name: url }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.delete') })
      .click();
    await expect(page.getByText(t('integrations.webhooks.none'))).toBeVisible();
  });
