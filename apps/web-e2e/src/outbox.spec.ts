import { AxeBuilder } from '@axe-core/playwright';
import {
  choose,
  dayFromNow,
  givenCoach,
  givenRegistrations,
  givenTeam,
  signInByApi,
  speak,
  uniqueName,
} from './back-office.ts';
import { SUPERADMIN } from './server.ts';
import { expect, test } from './site-test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const TEXTS = {
  en: {
    title: 'Mail',
    noServer: 'No mail server is set: nothing is sent.',
    about: (team: string) => `Tryout session of ${team},`,
    status: 'Status',
    waiting: 'Waiting',
    failed: 'Failed',
    none: 'No mail has this status.',
  },
  fr: {
    title: 'Courriels',
    noServer: 'Aucun serveur de courriel n’est configuré\u00a0: rien n’est envoyé.',
    about: (team: string) => `Séance de sélection de l’équipe ${team},`,
    status: 'État',
    waiting: 'En attente',
    failed: 'Échec',
    none: 'Aucun courriel n’a cet état.',
  },
};

for (const language of ['en', 'fr'] as const)
  test(`without a mail server the superadmin sees in words whom to tell (${language})`, async ({
    page,
    context,
  }, testInfo) => {
    const texts = TEXTS[language];
    await speak(context, language);
    await page.setViewportSize({ width: 360, height: 740 });
    await signInByApi(page.request, SUPERADMIN);
    const name = `M15 ${uniqueName(testInfo)}`;
    const team = await givenTeam(page.request, { name, playerNames: [], days: [dayFromNow(9)] });
    await givenRegistrations(page.request, team, 1);
    await page.goto('/admin?view=outbox');
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: texts.noServer })).toBeVisible();
    const mail = page.getByRole('listitem').filter({ hasText: texts.about(name) });
    await expect(mail).toContainText('parent0@example.test');
    await expect(mail).toContainText(texts.waiting);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await choose(page, texts.status, texts.failed);
    await expect(page.getByText(texts.none)).toBeVisible();
  });

test('the mails are no coach’s', async ({ page, context }, testInfo) => {
  await speak(context, 'en');
  const coach = await givenCoach(page.request, `coach.${uniqueName(testInfo)}`);
  await signInByApi(page.request, coach);
  await page.goto('/admin?view=outbox');
  await expect(page.getByText('Access Denied')).toBeVisible();
});
