import type { APIRequestContext } from '@playwright/test';
import { headers, notice } from '../support/back-office.ts';
import { expect } from '../support/site-test.ts';
import { button, failOnce, failure, inLanguage, see, type Walk } from './walk.ts';

const TEXTS = {
  title: ['User Management', 'Gestion des utilisateurs'],
  create: ['Create User', 'Créer un utilisateur'],
  editTitle: ['Edit User', 'Modifier l’utilisateur'],
  deleteTitle: ['Delete User', 'Supprimer l’utilisateur'],
  firstName: ['First name', 'Prénom'],
  lastName: ['Last name', 'Nom de famille'],
  username: ['Username', 'Nom d’utilisateur'],
  email: ['Email', 'Courriel'],
  password: ['Password', 'Mot de passe'],
  save: ['Save', 'Enregistrer'],
  yesDelete: ['Delete', 'Supprimer'],
  validation: ['Validation Error', 'Champs à corriger'],
  allWrong: [
    'First name: First name is required, Last name: Last name is required, Username: Username must be 3 to 40 letters, digits, dots, hyphens or underscores, Email: Email is required, Password: Password must be at least 8 characters',
    'Prénom : Le prénom est obligatoire, Nom de famille : Le nom de famille est obligatoire, Nom d’utilisateur : Le nom d’utilisateur doit compter de 3 à 40 lettres, chiffres, points, traits d’union ou traits de soulignement, Courriel : L’adresse courriel est obligatoire, Mot de passe : Le mot de passe doit compter au moins 8 caractères',
  ],
  taken: ['This username is already taken.', 'Ce nom d’utilisateur est déjà pris.'],
  error: ['Error', 'Erreur'],
  createFailed: ['Failed to create user', 'L’utilisateur n’a pas pu être créé'],
  updateFailed: ['Failed to update user', 'L’utilisateur n’a pas pu être modifié'],
  deleteFailed: ['Failed to delete user', 'L’utilisateur n’a pas pu être supprimé'],
  created: ['User created successfully', 'Utilisateur créé'],
  updated: ['User updated successfully', 'Utilisateur modifié'],
  deleted: ['User deleted successfully', 'Utilisateur supprimé'],
  coach: ['Coach', 'Entraîneur'],
  superadmin: ['Super Admin', 'Superadmin'],
  you: ['You', 'Vous'],
  never: ['Has never signed in', 'Aucune connexion à ce jour'],
  edit: ['Edit {name}', 'Modifier {name}'],
  remove: ['Delete {name}', 'Supprimer {name}'],
  more: ['More for {name}', 'Autres actions pour {name}'],
  unlock: ['Unlock', 'Déverrouiller'],
  unlocked: ['{name} can sign in again', '{name} peut de nouveau se connecter'],
  link: ['Password link', 'Lien de réinitialisation'],
  linkTitle: ['Link for a new password', 'Lien pour un nouveau mot de passe'],
  linkLabel: ['Link', 'Lien'],
  close: ['Close', 'Fermer'],
  devices: ['Signed-in devices', 'Appareils connectés'],
  devicesOf: ['Where {name} is signed in', 'Appareils connectés : {name}'],
  nowhere: ['Not signed in anywhere.', 'Aucun appareil connecté.'],
  sure: ['Delete {name} (@{username})?', 'Supprimer {name} (@{username})?'],
  forGood: ['This action cannot be undone.', 'Cette action est irréversible.'],
} as const;

const NAME = 'Demo Walker';
const NEW_NAME = 'Demo Walker-Roy';
const USERNAME = 'demo.walker';

/** A coach's account: refused with every invalid field, created, changed, unlocked, given a link, deleted. */
export async function walkUsers(walk: Walk): Promise<void> {
  await createUser(walk);
  await editUser(walk);
  await helpUser(walk);
  await deleteUser(walk);
}

async function createUser({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin?view=users');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await see(page, t('superadmin'), t('you'));
  await button(page, t('create')).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('coach'));
  await button(dialog, t('create')).click();
  await expect(failure(page, t('validation')).locator('.notice-description')).toHaveText(t('allWrong'));

  await dialog.getByLabel(t('firstName')).fill('Demo');
  await dialog.getByLabel(t('lastName')).fill('Walker');
  await dialog.getByLabel(t('username')).fill('superadmin');
  await dialog.getByLabel(t('email')).fill('demo.walker@example.test');
  await dialog.getByLabel(t('password'), { exact: true }).fill('a walker of the tests');
  await button(dialog, t('create')).click();
  await expect(failure(page, t('error'), t('createFailed'), t('taken'))).toBeVisible();
  await see(dialog, t('taken'));
  await dialog.getByLabel(t('username')).fill(USERNAME);
  await button(dialog, t('create')).click();
  await expect(notice(page, t('created'))).toBeVisible();
  await expect(dialog).toBeHidden();
  const user = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `@${USERNAME}` });
  await see(user, NAME, t('coach'), t('never'));
  await expect(user).toContainText('demo.walker@example.test');
}

async function editUser({ page, language, office }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  const path = await pathOfUser(office);
  await button(page, t('edit', { name: NAME })).click();
  const dialog = page.getByRole('dialog');
  await see(dialog, t('editTitle'));
  await expect(dialog.getByLabel(t('password'), { exact: true })).toHaveCount(0);
  await dialog.getByLabel(t('lastName')).fill('Walker-Roy');
  await failOnce(page, { method: 'PUT', path }, { status: 409, code: 'EMAIL_TAKEN' });
  await button(dialog, t('save')).click();
  await expect(failure(page, t('error'), t('updateFailed'))).toBeVisible();
  await expect(dialog.getByLabel(t('lastName'))).toHaveValue('Walker-Roy');
  await button(dialog, t('save')).click();
  await expect(notice(page, t('updated'))).toBeVisible();
  await expect(dialog).toBeHidden();
}

/**
 * Five wrong passwords lock the account; a superadmin unlocks it, creates a link, and looks at its devices.
 */
async function helpUser({ page, language, office }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  const more = button(page, t('more', { name: NEW_NAME }));
  for (let tries = 0; tries < 5; tries += 1)
    await office.post('/api/auth/login', { headers, data: { username: USERNAME, password: 'wrong' } });
  await page.reload();
  await more.click();
  await page.getByRole('menuitem', { name: t('unlock') }).click();
  await expect(notice(page, t('unlocked', { name: NEW_NAME }))).toBeVisible();

  await more.click();
  await page.getByRole('menuitem', { name: t('link') }).click();
  const link = page.getByRole('dialog', { name: t('linkTitle') });
  await expect(link.getByLabel(t('linkLabel'))).toHaveValue(/\/admin\/reset-password#.+/);
  await button(link, t('close')).last().click();
  await expect(link).toBeHidden();
  await more.click();
  await page.getByRole('menuitem', { name: t('devices') }).click();
  const devices = page.getByRole('dialog', { name: t('devicesOf', { name: NEW_NAME }) });
  await see(devices, t('nowhere'));
  await button(devices, t('close')).last().click();
  await expect(devices).toBeHidden();
}

async function deleteUser({ page, language, office }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await button(page, t('remove', { name: NEW_NAME })).click();
  const question = page.getByRole('dialog');
  await see(question, t('deleteTitle'), t('sure', { name: NEW_NAME, username: USERNAME }), t('forGood'));
  await failOnce(page, { method: 'DELETE', path: await pathOfUser(office) }, { status: 429 });
  await button(question, t('yesDelete')).click();
  await expect(failure(page, t('error'), t('deleteFailed'))).toBeVisible();
  await button(page, t('remove', { name: NEW_NAME })).click();
  await button(question, t('yesDelete')).click();
  await expect(notice(page, t('deleted'))).toBeVisible();
  await expect(page.getByText(`@${USERNAME}`)).toHaveCount(0);
}

async function pathOfUser(office: APIRequestContext): Promise<string> {
  const users = (await (await office.get('/api/admin/users')).json()) as { id: number; username: string }[];
  return `/api/admin/users/${users.find(({ username }) => username === USERNAME)?.id}`;
}
