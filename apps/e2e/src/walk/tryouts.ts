import { choose, dayFromNow, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { WORDS } from '../support/words.ts';
import { button, failOnce, failure, hold, inLanguage, longDay, see, type Walk } from './walk.ts';

const TEXTS = {
  title: ['Tryout Management', 'Gestion des camps de sélection'],
  noTeams: [
    'No visible teams available. Please create teams in Team Management first or make existing teams visible.',
    'Aucune équipe visible. Créez d’abord des équipes dans la gestion des équipes ou rendez visibles celles qui existent.',
  ],
  sessions: ['Sessions - {team}', 'Séances – {team}'],
  notYet: ['Last updated: No sessions yet', 'Dernière mise à jour : Aucune séance pour le moment'],
  lastUpdated: ['Last updated: ', 'Dernière mise à jour : '],
  none: [
    'No tryout sessions scheduled yet. Click "Add Session" to create one.',
    'Aucune séance de sélection prévue pour le moment. Cliquez sur « Ajouter une séance » pour en créer une.',
  ],
  loading: ['Loading sessions...', 'Chargement des séances…'],
  add: ['Add Session', 'Ajouter une séance'],
  editTitle: ['Edit Session', 'Modifier la séance'],
  date: ['Date', 'Date'],
  start: ['Start time', 'Heure de début'],
  end: ['End time', 'Heure de fin'],
  location: ['Location', 'Lieu'],
  description: ['Description (English) (optional)', 'Description (anglais) (facultatif)'],
  required: ['Required', 'Obligatoire'],
  error: ['Error', 'Erreur'],
  missing: ['Please fill in all required fields', 'Veuillez remplir tous les champs obligatoires'],
  save: ['Save', 'Enregistrer'],
  cancel: ['Cancel', 'Annuler'],
  edit: ['Edit {when}', 'Modifier {when}'],
  remove: ['Delete {when}', 'Supprimer {when}'],
  copy: ['Duplicate {when}', 'Dupliquer {when}'],
  created: ['Tryout session created successfully', 'Séance de sélection créée'],
  createdMany: ['2 tryout sessions created successfully', '2 séances de sélection créées'],
  updated: ['Session updated successfully', 'Séance modifiée'],
  deleted: ['Session deleted successfully', 'Séance supprimée'],
  saveFailed: ['Failed to save tryout session', 'La séance de sélection n’a pas pu être enregistrée'],
  updateFailed: ['Failed to update session', 'La séance n’a pas pu être modifiée'],
  deleteFailed: ['Failed to delete session', 'La séance n’a pas pu être supprimée'],
  sure: ['Are you sure you want to delete this session?', 'Voulez-vous vraiment supprimer cette séance?'],
  yesDelete: ['Delete', 'Supprimer'],
  deletedFold: ['Recently deleted (1)', 'Supprimées récemment (1)'],
  restore: ['Restore {when}', 'Restaurer {when}'],
  restored: ['Restored: {when}', 'Restaurée : {when}'],
  repeats: ['Repeat every {weekday}', 'Répéter chaque {weekday}'],
  until: ['Until', 'Jusqu’au'],
  three: ['3 sessions will be created', '3 séances seront créées'],
  two: ['2 sessions will be created', '2 séances seront créées'],
  clash: [
    'This overlaps another session. You can still save.',
    'Une autre séance est prévue au même moment. Vous pouvez quand même enregistrer.',
  ],
  late: [
    'A session that starts at 9:00 PM cannot be saved: sessions end by 9:00 PM. Choose an earlier start.',
    'Une séance qui commence à 21 h ne peut pas être enregistrée : les séances se terminent au plus tard à 21 h. Choisissez une heure de début plus hâtive.',
  ],
  nine: ['9:00 PM', '21 h'],
  six: ['6:00 PM', '18 h'],
  halfPastSeven: ['7:30 PM', '19 h 30'],
} as const;

type Say = ReturnType<typeof inLanguage<typeof TEXTS>>;

/** French times contain no-break spaces, which a list's options keep. */
const asOption = (text: string) => text.replace(/ (?=h)|(?<=h) /g, '\u00a0');

/** Without a visible team there is nothing to manage. */
export async function walkNoVisibleTeams({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin?view=tryouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await see(page, t('noTeams'));
}

/** A session refused, added, edited, copied, repeated, deleted and restored. */
export async function walkSessions(walk: Walk, team: { id: number; name: string }): Promise<void> {
  const { page, language } = walk;
  const t = inLanguage(TEXTS, language);
  const list = await hold(page, `**/api/teams/${team.id}/sessions`);
  await page.goto(`/admin?view=tryouts&team=${team.id}`);
  await see(page, t('loading'));
  list.release();
  await see(page, t('sessions', { team: team.name }), t('notYet'), t('none'));

  const day = dayFromNow(30);
  const when = `${longDay(day, language)}, ${t('six')} – ${t('halfPastSeven')}`;
  const session = { team: team.id, day, when };
  await refuseSession(walk, t);
  await addSession(walk, t, session);
  await editSession(walk, t, session);
  await repeatSession(walk, t, session);
  await deleteSession(walk, t, session);
}

async function refuseSession({ page }: Walk, t: Say): Promise<void> {
  await button(page, t('add')).click();
  await button(page, t('save')).click();
  await expect(failure(page, t('error'), t('missing'))).toBeVisible();
  await expect(page.getByText(t('required'), { exact: true })).toHaveCount(4);
  // Before the next key, which the late focus would take away from its list.
  await expect(page.getByLabel(t('date'), { exact: true })).toBeFocused();
  await choose(page, t('start'), asOption(t('nine')));
  await see(page, t('late'));
  await expect(page.getByRole('combobox', { name: t('end') })).toBeDisabled();
}

interface WalkedSession {
  team: number;
  day: string;
  when: string;
}

async function addSession(
  { page, language }: Walk,
  t: Say,
  { team, day, when }: WalkedSession,
): Promise<void> {
  const arena = WORDS[language].arenas.bobBirnie;
  const date = page.getByLabel(t('date'), { exact: true });
  await date.fill(day);
  await date.press('Enter');
  await choose(page, t('start'), asOption(t('six')));
  // Proposed: 90 minutes later.
  await expect(page.getByRole('combobox', { name: t('end') }).locator('..')).toContainText(
    t('halfPastSeven'),
  );
  await choose(page, t('location'), arena);
  await page.getByLabel(t('description')).fill('Bring both jerseys');
  await failOnce(page, { method: 'POST', path: `/api/teams/${team}/sessions` }, { status: 413 });
  await button(page, t('save')).click();
  await expect(failure(page, t('error'), t('saveFailed'), '100')).toBeVisible();
  await expect(page.getByLabel(t('description'))).toHaveValue('Bring both jerseys');
  await button(page, t('save')).click();
  await expect(notice(page, t('created'))).toBeVisible();
  const row = page.getByRole('listitem').filter({ has: button(page, t('edit', { when })) });
  await see(row, arena, 'Bring both jerseys');
  await expect(page.getByText(t('notYet'))).toHaveCount(0);
  await expect(page.getByText(t('lastUpdated'))).toBeVisible();
}

async function editSession(walk: Walk, t: Say, { team, when }: WalkedSession): Promise<void> {
  const { page } = walk;
  await button(page, t('edit', { when })).click();
  await see(page, t('editTitle'));
  const description = page.getByLabel(t('description'));
  await expect(description).toHaveValue('Bring both jerseys');
  await description.fill('Bring one jersey');
  await failOnce(page, { method: 'PUT', path: await pathOfFirst(walk, team) }, { status: 429 });
  await button(page, t('save')).click();
  await expect(failure(page, t('error'), t('updateFailed'))).toBeVisible();
  await expect(description).toHaveValue('Bring one jersey');
  await button(page, t('save')).click();
  await expect(notice(page, t('updated'))).toBeVisible();
  await see(page, 'Bring one jersey');
}

/** A weekly copy until that day: the days are listed first, and one is left out. */
async function repeatSession({ page, language }: Walk, t: Say, { day, when }: WalkedSession): Promise<void> {
  await button(page, t('copy', { when })).click();
  const weekday = longDay(day, language).split(/,? /)[0] ?? '';
  await page.getByRole('checkbox', { name: t('repeats', { weekday }), exact: true }).check();
  const until = page.getByLabel(t('until'), { exact: true });
  await until.fill(dayFromNow(30 + 3 * 7));
  await until.press('Enter');
  const days = page.getByRole('group', { name: t('three') });
  await days.getByRole('checkbox').nth(1).uncheck();
  await see(page, t('two'));
  await button(page, t('save')).click();
  await expect(notice(page, t('createdMany'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).filter({ has: page.locator('time') })).toHaveCount(3);

  // The same day again conflicts with the first session, and may be saved all the same.
  await button(page, t('copy', { when })).click();
  const date = page.getByLabel(t('date'), { exact: true });
  await expect(date).toHaveValue(dayFromNow(30 + 2 * 7));
  await expect(page.getByText(t('clash'))).toHaveCount(0);
  await date.fill(day);
  await date.press('Enter');
  await see(page, t('clash'));
  await button(page, t('cancel')).click();
  await expect(page.getByText(t('clash'))).toHaveCount(0);
}

/** Address of the team's earliest session. */
async function pathOfFirst({ office }: Walk, team: number): Promise<string> {
  const sessions = (await (await office.get(`/api/teams/${team}/sessions`)).json()) as { id: number }[];
  return `/api/sessions/${sessions[0]?.id}`;
}

async function deleteSession(walk: Walk, t: Say, { team, when }: WalkedSession): Promise<void> {
  const { page } = walk;
  await button(page, t('remove', { when })).click();
  const question = page.getByRole('dialog');
  await see(question, t('sure'));
  await failOnce(page, { method: 'DELETE', path: await pathOfFirst(walk, team) }, { status: 429 });
  await button(question, t('yesDelete')).click();
  await expect(failure(page, t('error'), t('deleteFailed'))).toBeVisible();
  await button(page, t('remove', { when })).click();
  await button(question, t('yesDelete')).click();
  await expect(notice(page, t('deleted'))).toBeVisible();
  await page.getByText(t('deletedFold')).click();
  await button(page, t('restore', { when })).click();
  await expect(notice(page, t('restored', { when }))).toBeVisible();
  await expect(button(page, t('edit', { when }))).toBeVisible();
}
