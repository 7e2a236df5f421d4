import type { Page } from '@playwright/test';
import { choose, headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { button, failOnce, failure, inLanguage, see, type Walk } from './walk.ts';

const TEXTS = {
  title: ['Team Management', 'Gestion des équipes'],
  add: ['Add Team', 'Ajouter une équipe'],
  addTitle: ['Add New Team', 'Ajouter une nouvelle équipe'],
  editTitle: ['Edit Team', 'Modifier l’équipe'],
  none: [
    'No teams found for {league}. Click "Add Team" to create one.',
    'Aucune équipe {league}. Cliquez sur « Ajouter une équipe » pour en créer une.',
  ],
  name: ['Team Name', 'Nom de l’équipe'],
  descriptionEn: ['Description (English)', 'Description (anglais)'],
  descriptionFr: ['Description (French)', 'Description (français)'],
  color: ['Color Theme', 'Couleur'],
  gold: ['Gold', 'Or'],
  nameNeeded: ['Team name is required', 'Le nom de l’équipe est obligatoire'],
  save: ['Save', 'Enregistrer'],
  created: ['Team created successfully', 'Équipe créée'],
  updated: ['Team updated successfully', 'Équipe modifiée'],
  deleted: ['Team deleted successfully', 'Équipe supprimée'],
  error: ['Error', 'Erreur'],
  createFailed: ['Failed to create team', 'L’équipe n’a pas pu être créée'],
  updateFailed: ['Failed to update team', 'L’équipe n’a pas pu être modifiée'],
  deleteFailed: ['Failed to delete team', 'L’équipe n’a pas pu être supprimée'],
  tooMany: ['Too many requests. Please wait a moment', 'Trop de requêtes. Veuillez patienter'],
  wait: ['You can try again in 7 seconds.', 'Vous pourrez réessayer dans 7 secondes.'],
  visible: ['Visible to public', 'Visible pour le public'],
  hidden: ['Hidden from public', 'Masquée au public'],
  hide: ['Hide {name} from the public', 'Masquer {name} au public'],
  show: ['Show {name} to the public', 'Afficher {name} pour le public'],
  edit: ['Edit {name}', 'Modifier {name}'],
  remove: ['Delete {name}', 'Supprimer {name}'],
  yesDelete: ['Delete', 'Supprimer'],
  lastUpdated: ['Last updated: ', 'Dernière mise à jour : '],
  up: ['Move up: {name}', 'Monter : {name}'],
  moved: ['{name} is now number 1 of 2.', '{name} est maintenant au rang 1 sur 2.'],
  sameName: [
    'Another visible team of M18 AAA has this name: families cannot tell the two apart.',
    'Une autre équipe visible de la ligue M18 AAA porte ce nom : les familles ne peuvent pas les distinguer.',
  ],
  sure: ['Are you sure you want to delete this team?', 'Voulez-vous vraiment supprimer cette équipe?'],
  loses: [
    'This also removes: its public page · 2 competing players · 1 upcoming session · 0 past sessions · 0 registrations.',
    'Ce qui disparaît avec elle : sa page publique · 2 joueurs en sélection · 1 séance à venir · 0 séance passée · 0 inscription.',
  ],
  kept: [
    'Later, a superadmin can restore it within 30 days.',
    'Plus tard, un superadministrateur peut restaurer le tout dans les 30 jours.',
  ],
  deletedFold: ['Recently deleted teams', 'Équipes supprimées récemment'],
  restore: ['Restore Team {name} (M18 AAA)', 'Restaurer Équipe {name} (M18 AAA)'],
  restored: ['Restored: Team {name} (M18 AAA)', 'Restaurée : Équipe {name} (M18 AAA)'],
} as const;

/** Both leagues without a team. */
export async function walkNoTeams({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin?view=teams');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await see(page, t('none', { league: 'LHEQ' }));
  await page.getByText('M18 AAA', { exact: true }).first().click();
  await see(page, t('none', { league: 'M18 AAA' }));
}

/** A team's life cycle: refused, added, edited, hidden and shown, moved, deleted and restored. */
export async function walkTeams(walk: Walk, name: string, second: string, day: string): Promise<void> {
  await addTeams(walk, name, second);
  await changeTeams(walk, name, second);
  await deleteTeam(walk, name, day);
}

async function addTeams({ page, language }: Walk, name: string, second: string): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin?view=teams&league=m18aaa');
  await button(page, t('add')).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('addTitle'), t('descriptionEn'), t('descriptionFr'));
  await button(dialog, t('add')).click();
  await see(dialog, t('nameNeeded'));

  await dialog.getByLabel(t('name')).fill(name);
  await choose(page, t('color'), t('gold'));
  await failOnce(page, { method: 'POST', path: '/api/teams' }, { status: 429, retryAfter: 7 });
  await button(dialog, t('add')).click();
  // One notice of one sentence, and the input is kept.
  await expect(failure(page, t('error'), t('createFailed'), t('tooMany'), t('wait'))).toBeVisible();
  await expect(dialog.getByLabel(t('name'))).toHaveValue(name);
  await button(dialog, t('add')).click();
  await expect(notice(page, t('created'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await button(page, t('add')).click();
  await dialog.getByLabel(t('name')).fill(name.toLowerCase());
  await see(dialog, t('sameName'));
  await page.getByRole('dialog').getByLabel(t('name')).fill(second);
  await expect(dialog.getByText(t('sameName'))).toHaveCount(0);
  await page.getByRole('dialog').getByLabel(t('name')).press('Enter');
  await expect(notice(page, t('created'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function changeTeams({ page, language }: Walk, name: string, second: string): Promise<void> {
  const t = inLanguage(TEXTS, language);
  const teams = page.getByRole('main').getByRole('listitem');
  const team = teams.filter({ has: page.getByRole('heading', { name, exact: true }) });
  // With a second team the arrows appear and move the rows below: wait for them before a tap.
  await expect(teams.getByRole('heading', { level: 3 })).toHaveText([name, second]);
  await see(team, t('visible'));
  await expect(team).toContainText(t('lastUpdated'));

  await button(team, t('hide', { name })).click();
  await expect(notice(page, t('updated'))).toBeVisible();
  await see(team, t('hidden'));
  await failOnce(
    page,
    { method: 'PUT', path: await pathOf(page, name) },
    { status: 403, code: 'CROSS_SITE_REQUEST' },
  );
  await button(team, t('show', { name })).click();
  await expect(failure(page, t('error'), t('updateFailed'))).toBeVisible();
  await see(team, t('hidden'));
  await button(team, t('show', { name })).click();
  await expect(notice(page, t('updated'))).toBeVisible();
  await see(team, t('visible'));

  await button(page, t('up', { name: second })).click();
  await expect(page.getByRole('status').filter({ hasText: t('moved', { name: second }) })).toBeVisible();
  await expect(teams.getByRole('heading', { level: 3 })).toHaveText([second, name]);

  await button(team, t('edit', { name })).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('editTitle'), t('gold'));
  await expect(dialog.getByLabel(t('name'))).toHaveValue(name);
  await dialog.getByLabel(t('descriptionFr')).fill('Une équipe inventée');
  await button(dialog, t('save')).click();
  await expect(notice(page, t('updated'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

async function deleteTeam({ page, office, language }: Walk, name: string, date: string): Promise<void> {
  const t = inLanguage(TEXTS, language);
  const path = await pathOf(page, name);
  const data = { date, time: '6:00 PM - 7:30 PM', location: 'Bob-Birnie Arena - Pointe-Claire' };
  await office.post(`${path}/sessions`, {
    headers,
    data: { ...data, teamId: Number(path.split('/').at(-1)) },
  });
  await office.put(`${path}/active-players`, { headers, data: { playerNames: ['Demo One', 'Demo Two'] } });
  await page.reload();
  await button(page, t('remove', { name })).click();
  const question = page.getByRole('dialog');
  await see(question, t('sure'), t('loses'), t('kept'));
  await failOnce(page, { method: 'DELETE', path }, { status: 415 });
  await button(question, t('yesDelete')).click();
  await expect(failure(page, t('error'), t('deleteFailed'))).toBeVisible();
  await button(page, t('remove', { name })).click();
  await button(question, t('yesDelete')).click();
  await expect(notice(page, t('deleted'))).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0);
  await page.getByText(t('deletedFold')).click();
  await button(page, t('restore', { name })).click();
  await expect(notice(page, t('restored', { name }))).toBeVisible();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
}

/** Address of that team's calls. */
async function pathOf(page: Page, name: string): Promise<string> {
  const teams = (await (await page.request.get('/api/teams')).json()) as { id: number; name: string }[];
  return `/api/teams/${teams.find((team) => team.name === name)?.id}`;
}
