import { readFile } from 'node:fs/promises';
import { choose, dayFromNow, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { WORDS } from '../support/words.ts';
import { button, card, failLate, failOnce, failure, inLanguage, see, type Walk } from './walk.ts';

const TEXTS = {
  settings: ['Settings', 'Réglages'],
  publicSite: ['Public site', 'Site public'],
  flag: ['Development notice', 'Avis « Section en construction »'],
  practices: ['Registration for practices', 'Inscription aux entraînements'],
  never: ['Never changed: this is the default.', 'Jamais modifié : c’est la valeur par défaut.'],
  on: ['On', 'Activé'],
  off: ['Off', 'Désactivé'],
  saved: ['Setting updated successfully', 'Réglage enregistré'],
  settingFailed: ['Failed to update the setting', 'Le réglage n’a pas pu être enregistré'],
  error: ['Error', 'Erreur'],
  away: [
    'The service cannot reach its database right now. Please try again in a moment.',
    'Le service ne peut pas joindre sa base de données pour le moment. Veuillez réessayer dans un instant.',
  ],
  wait: ['You can try again in 7 seconds.', 'Vous pourrez réessayer dans 7 secondes.'],
  filter: ['Filter', 'Filtre'],
  audit: ['Audit log', 'Journal des modifications'],
  kind: ['Type', 'Catégorie'],
  settingKind: ['Settings', 'Réglages'],
  sentence: [
    'superadmin changed the setting Development notice (3)',
    'superadmin a modifié le réglage Avis « Section en construction » (3)',
  ],
  clear: ['Clear filter', 'Effacer le filtre'],
  number: ['Number (id)', 'Numéro (id)'],
  from: ['From', 'Du'],
  to: ['To', 'Au'],
  none: ['No matching entries.', 'Aucune entrée trouvée.'],
  all: ['No more entries.', 'C’est tout.'],
  export: ['Download CSV', 'Télécharger en CSV'],
  header: [
    'Date and time (Montreal),Person,What happened',
    'Date et heure (Montréal);Personne;Ce qui s’est passé',
  ],
  analytics: ['Analytics & Reporting', 'Statistiques et rapports'],
  loading: ['Loading...', 'Chargement…'],
  failed: [
    'Error loading analytics data. Please try again.',
    'Les statistiques n’ont pas pu être chargées. Veuillez réessayer.',
  ],
  retry: ['Try again', 'Réessayer'],
  teams: ['Teams', 'Équipes'],
  players: ['Competing Players', 'Joueurs en sélection'],
  sessions: ['Scheduled Sessions', 'Séances prévues'],
  schedule: ['Tryout Sessions Schedule', 'Horaire des séances de sélection'],
  byArena: ['Sessions by arena', 'Séances par aréna'],
  asTable: ['Show as table', 'Afficher en tableau'],
  removeFilter: ['Remove the filter: {text}', 'Retirer le filtre : {text}'],
  saveSchedule: ['Schedule (CSV)', 'Horaire (CSV)'],
  columns: [
    'Team,League,Date,Time,Location,Competing players,Spots,Registered,Waiting',
    'Équipe;Ligue;Date;Heure;Lieu;Joueurs en sélection;Places;Inscriptions;En attente',
  ],
  byWeek: ['Sessions by week', 'Séances par semaine'],
  byTeam: ['Sessions by team', 'Séances par équipe'],
  filters: ['The schedule shows only', 'L’horaire montre seulement'],
  views: ['Page views', 'Consultations des pages'],
  period: ['Period', 'Période'],
  days: ['{count} days', '{count} jours'],
} as const;

/** The public site's switches, and their entries in the log. */
export async function walkSettingsAndAudit({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin?view=settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('settings'));
  const site = card(page, t('publicSite'));
  const flag = site.getByRole('switch', { name: t('flag') });
  const row = site.getByRole('listitem').filter({ has: page.getByRole('switch', { name: t('flag') }) });
  await see(row, t('never'), t('on'));
  const saving = { method: 'PUT', path: '/api/settings/development_notice_enabled' };
  await failOnce(page, saving, { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: 7 });
  await flag.click();
  await expect(failure(page, t('error'), t('settingFailed'), t('away'), t('wait'))).toBeVisible();
  await expect(flag).toBeChecked();
  await flag.click();
  await expect(notice(page, t('saved'))).toBeVisible();
  await expect(flag).not.toBeChecked();
  await see(row, t('off'));
  await flag.click();
  await expect(flag).toBeChecked();
  const practices = site.getByRole('switch', { name: t('practices') });
  await expect(practices).not.toBeChecked();
  await practices.click();
  await expect(practices).toBeChecked();
  await practices.click();
  await expect(practices).not.toBeChecked();

  await page.goto('/admin?view=audit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('audit'));
  await page.getByText(t('filter'), { exact: true }).click();
  await choose(page, t('kind'), t('settingKind'));
  await see(page, t('sentence'), t('all'));
  const download = page.waitForEvent('download');
  await button(page, t('export')).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain(t('header'));
  expect(lines.length).toBeGreaterThan(2);
  // Ant Design's picker: the same on every system, and typed as YYYY-MM-DD.
  for (const name of ['from', 'to'] as const) {
    const day = page.getByLabel(t(name), { exact: true });
    await expect(day).not.toHaveAttribute('type', 'date');
    await day.fill(dayFromNow(-2));
    await day.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${name}=${dayFromNow(-2)}`));
  }
  await see(page, t('none'));
  await button(page, t('clear')).click();
  await expect(page.getByText(t('none'))).toHaveCount(0);
  await expect(page.getByLabel(t('from'), { exact: true })).toHaveValue('');
  await page.getByLabel(t('number')).fill('999999');
  await see(page, t('none'));
  await button(page, t('clear')).click();
  await expect(page.getByText(t('none'))).toHaveCount(0);
}

/** The report: loading, failed, then figures that link to what they count, and the CSV. */
export async function walkAnalytics(walk: Walk): Promise<void> {
  const { page, office, language } = walk;
  const t = inLanguage(TEXTS, language);
  const report = (await (await office.get('/api/analytics')).json()) as {
    teams: { active: number };
    competingPlayers: { total: number };
    scheduledSessions: { total: number; byArena: { name: string; count: number }[] };
  };
  const waiting = await failLate(page, '/api/analytics', { status: 429 });
  await page.goto('/admin?view=analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('analytics'));
  await expect(page.getByRole('status', { name: t('loading') }).first()).toBeVisible();
  waiting.release();
  await see(page, t('failed'));
  await button(page, t('retry')).click();
  await expect(card(page, t('teams')).locator('.admin-figure')).toHaveText(String(report.teams.active));
  const { total, byArena } = report.scheduledSessions;
  await expect(card(page, t('players')).locator('.admin-figure')).toHaveText(
    String(report.competingPlayers.total),
  );
  await expect(card(page, t('sessions')).locator('.admin-figure')).toHaveText(String(total));
  await choosePeriod(walk);
  await openBars(walk);

  const arena = byArena.find(({ name }) => name === WORDS.en.arenas.dollard);
  const shown = WORDS[language].arenas.dollard;
  const arenas = card(page, t('byArena'));
  await button(arenas, t('asTable')).click();
  await expect(arenas.getByRole('row', { name: shown })).toContainText(`${shown}${arena?.count}`);
  await page.goto(`/admin?view=analytics&location=${encodeURIComponent(arena?.name ?? '')}`);
  const schedule = card(page, t('schedule'));
  await expect(schedule.getByRole('row')).toHaveCount(1 + (arena?.count ?? 0));
  await expect(schedule.getByRole('link', { name: t('removeFilter', { text: shown }) })).toBeVisible();
  const download = page.waitForEvent('download');
  await button(page, t('saveSchedule')).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe(t('columns'));
  expect(lines).toHaveLength(1 + (arena?.count ?? 0));
  expect(lines[1]).toContain(shown);
}

/** Page views in another period: requested from the server, and announced. */
async function choosePeriod({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  const views = card(page, t('views'));
  const period = views.getByRole('radiogroup', { name: t('period') });
  const choice = (count: number) => period.getByRole('radio', { name: t('days', { count }) });
  await expect(choice(30)).toBeChecked();
  for (const count of [90, 7]) {
    const asked = page.waitForResponse((answer) => answer.url().includes('/api/analytics/page-views?'));
    await period.getByText(t('days', { count }), { exact: true }).click();
    const { byDay } = (await (await asked).json()) as { byDay: unknown[] };
    expect(byDay).toHaveLength(count);
    await expect(choice(count)).toBeChecked();
  }
}

/** A bar of a week, an arena and a team each: it filters the schedule below to the rows that it counts. */
async function openBars({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  const schedule = card(page, t('schedule'));
  const filters = schedule.getByRole('list', { name: t('filters') }).getByRole('link');
  for (const [bars, name] of [
    [card(page, t('byWeek')), 'week'],
    [card(page, t('byArena')), 'location'],
    [card(page, t('byTeam')), 'team'],
  ] as const) {
    const bar = bars.getByRole('link').filter({ hasText: /\d/ }).first();
    const count = Number(/\d+$/.exec((await bar.innerText()).trim())?.[0]);
    expect(count, `${name}: sessions of the first bar`).toBeGreaterThan(0);
    await bar.click();
    await expect(page).toHaveURL(new RegExp(`[?&]${name}=`));
    await expect(schedule.getByRole('heading', { name: t('schedule') })).toBeFocused();
    await expect(schedule.getByRole('row')).toHaveCount(1 + count);
    await expect(bar).toHaveAttribute('aria-current', 'true');
    await filters.first().click();
    await expect(filters).toHaveCount(0);
  }
}
