import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../screens/axe.ts';
import { dayFromNow, givenTeam, headers, signInByApi, speak } from '../support/back-office.ts';
import { expect, givenPractice, switchRegistration, test } from '../support/open-practice.ts';
import { open } from '../support/open-team.ts';
import { startOwnSite, type OwnSite } from '../support/own-site.ts';
import { hydrated, isWithinWidth } from '../support/page-facts.ts';
import { PHONE } from '../support/places.ts';
import { SUPERADMIN } from '../support/server.ts';
import { LANGUAGES, OFFICE, TEXTS, type Language } from '../support/texts.ts';
import { button } from '../walk/walk.ts';

/** A separate site: on the shared one practice registration is closed. */
const SITE_URL = 'http://127.0.0.1:4432';
const REGISTRY = 'https://registry.example.test/pay?club=1';
const DAY = dayFromNow(5);
const PAY = { en: 'pay at the registry', fr: 'payer au registre de l’association' };

/** An activity, the addresses of its form and of its roster, and how the coach opens its values. */
interface Priced {
  target: { kind: 'practice' | 'session'; id: number };
  form: string;
  roster: string;
  edit: (page: Page) => Promise<void>;
}

async function pricedPractice(office: APIRequestContext): Promise<Priced> {
  await switchRegistration(office, true);
  const { id } = await givenPractice(office, DAY, 10);
  return {
    target: { kind: 'practice', id },
    form: `/practice?practice=${id}`,
    roster: `/admin?view=practices&roster=${id}`,
    edit: async (page) => {
      await page.goto('/admin?view=practices');
      await page.getByRole('button', { name: /^Edit / }).click();
    },
  };
}

async function pricedSession(office: APIRequestContext): Promise<Priced> {
  const team = await givenTeam(office, { name: 'M15 Demo', playerNames: [], days: [DAY] });
  await open(office, team, true);
  const [session] = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  const id = session?.id ?? 0;
  const view = `/admin?view=tryouts&team=${team}`;
  return {
    target: { kind: 'session', id },
    form: `/hockey-programs/team/${team}?session=${id}&register=${id}`,
    roster: `${view}&registrations=${id}`,
    edit: async (page) => {
      await page.goto(`${view}&edit=${id}`);
    },
  };
}

/** Registers a child; returns the paths of its receipt and of its family's page. */
async function registered(office: APIRequestContext, { target }: Priced) {
  const player = { playerName: 'Zoé Démo', position: 'Forward', playerAge: 14 };
  const parent = { parentName: 'Demo Parent', parentEmail: `${target.kind}@example.test` };
  const data = { targets: [target], players: [player], ...parent, parentalAuthority: true };
  const answer = await office.post('/api/registration-forms', { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const receipt = (await answer.json()) as {
    manageUrl: string;
    results: { places: { id: number }[] }[];
  };
  const id = receipt.results[0]?.places[0]?.id;
  const handed = await office.post(`/api/registrations/${id}/family-link`, { headers });
  expect(handed.status(), await handed.text()).toBe(200);
  const family = (await handed.json()) as { manageUrl: string };
  return [receipt, family].map(({ manageUrl }) => new URL(manageUrl).pathname);
}

let site: OwnSite;
test.use({ baseURL: SITE_URL, ...PHONE });
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  site = await startOwnSite(SITE_URL, { DEMO_DATA: 'off', RATE_LIMITS: 'off' });
});
test.afterAll(() => site.close());

const CASES = [
  {
    kind: 'practice',
    given: pricedPractice,
    language: 'en',
    typed: '12.5',
    amounts: { en: 'Fee: $12.50', fr: 'Frais\u00a0: 12,50\u00a0$' },
  },
  {
    kind: 'session',
    given: pricedSession,
    language: 'fr',
    typed: '1234,5',
    amounts: { en: 'Fee: $1,234.50', fr: 'Frais\u00a0: 1\u00a0234,50\u00a0$' },
  },
] as const;

for (const { kind, given, language, typed, amounts } of CASES)
  test(`the fee that a coach sets for a ${kind} is read in both languages until it is paid`, async ({
    page,
    office,
  }) => {
    const t = OFFICE[language];
    const priced = await given(office);
    await signInByApi(page.request, SUPERADMIN);
    await speak(page.context(), language);
    await priced.edit(page);
    const url = page.getByLabel(t('tryouts.feeUrl'));
    await page.getByLabel(new RegExp(`^${t('tryouts.fee')} `)).fill(typed);
    await url.fill('http://registry.example.test');
    await button(page, t('common.save')).click();
    await expect(page.getByText(t('validation.webInvalid'))).toBeVisible();
    await url.fill(REGISTRY);
    await button(page, t('common.save')).click();
    await expect(url).toHaveCount(0);

    const [receipt = '', family = ''] = await registered(office, priced);
    const feeIn = (scope: Page | Locator, read: Language) =>
      scope.locator('.fee').filter({ hasText: amounts[read], visible: true });
    for (const read of LANGUAGES) {
      await speak(page.context(), read);
      for (const path of [priced.form, receipt, family]) {
        await page.goto(`${TEXTS[read].prefix}${path}`);
        await hydrated(page);
        const fee = feeIn(path === priced.form ? page.getByRole('dialog') : page.getByRole('main'), read);
        await expect(fee).toHaveCount(1);
        const link = fee.getByRole('link', { name: PAY[read] });
        if (path === priced.form) await expect(link).toHaveCount(0);
        else await expect(link).toHaveAttribute('href', REGISTRY);
        await expectAccessible(page);
        expect(await isWithinWidth(page)).toBe(true);
      }
    }

    await speak(page.context(), language);
    await page.goto(priced.roster);
    await button(page, 'Zoé Démo').click();
    const paid = page.getByLabel(t('registrations.paidNamed', { name: 'Zoé Démo' }));
    await expect(paid).not.toBeChecked();
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await paid.check();
    expect((await saved).ok()).toBe(true);
    await expectAccessible(page);
    await button(page.getByRole('dialog', { name: 'Zoé Démo', exact: true }), t('common.close')).click();
    const row = page.getByRole('row').filter({ hasText: 'Zoé Démo' });
    await expect(row.getByRole('img', { name: t('registrations.paid') })).toBeVisible();
    for (const path of [receipt, family]) {
      await page.goto(`${TEXTS[language].prefix}${path}`);
      await expect(page.getByText(TEXTS[language].site('family.states.confirmed')).first()).toBeVisible();
      await expect(page.locator('.fee')).toHaveCount(0);
    }
  });
