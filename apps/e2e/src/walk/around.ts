import { headers, notice, signInByApi, type SignIn } from '../support/back-office.ts';
import { SUPERADMIN } from '../support/server.ts';
import { expect } from '../support/site-test.ts';
import { button, card, failure, inLanguage, see, type Walk } from './walk.ts';

const TEXTS = {
  profile: ['My profile', 'Mon profil'],
  about: ['About you', 'À propos de vous'],
  password: ['Change password', 'Changer de mot de passe'],
  current: ['Current password', 'Mot de passe actuel'],
  next: ['New password', 'Nouveau mot de passe'],
  save: ['Save new password', 'Enregistrer le nouveau mot de passe'],
  required: ['Required', 'Obligatoire'],
  tooShort: ['Password must be at least 8 characters', 'Le mot de passe doit compter au moins 8 caractères'],
  error: ['Error', 'Erreur'],
  wrong: ['The current password is incorrect.', 'Le mot de passe actuel est inexact.'],
  changed: ['Password changed successfully', 'Mot de passe changé'],
  language: ['Language', 'Langue'],
  devices: ['Where you are signed in', 'Vos appareils connectés'],
  here: ['This device', 'Cet appareil'],
  history: ['Sign-in history', 'Historique des connexions'],
  passwordChanged: ['Password changed', 'Mot de passe modifié'],
  wrongPassword: ['Wrong password', 'Mot de passe erroné'],
  signedIn: ['Signed in', 'Connexion'],
  allShown: ['No more entries.', 'C’est tout.'],
  end: ['Sign out', 'Déconnecter'],
  ended: ['Device signed out', 'Appareil déconnecté'],
  search: ['Search', 'Rechercher'],
  short: ['Type at least two characters.', 'Tapez au moins deux caractères.'],
  nothing: [
    'Nothing found. Try fewer letters or another word.',
    'Aucun résultat. Essayez avec moins de lettres ou un autre mot.',
  ],
  players: ['Competing players', 'Joueurs en sélection'],
  keys: ['Keyboard shortcuts', 'Raccourcis clavier'],
  keySearch: ['Search', 'Rechercher'],
  keySave: ['Save the open form (on a Mac: ⌘ S)', 'Enregistrer le formulaire ouvert (sur Mac : ⌘ S)'],
  lost: [
    'No connection to the server, trying again...',
    'Aucune connexion au serveur, nouvelle tentative en cours…',
  ],
  tryNow: ['Try now', 'Essayer maintenant'],
  back: ['The connection is back', 'La connexion est rétablie'],
  title: ['Competing Players - {team}', 'Joueurs en sélection – {team}'],
  names: [
    'Names, separated by commas, semicolons or line breaks',
    'Noms, séparés par des virgules, des points-virgules ou des sauts de ligne',
  ],
  update: ['Update Player List', 'Mettre à jour la liste des joueurs'],
  failed: ['Failed to update active players', 'La liste des joueurs n’a pas pu être mise à jour'],
  unreachable: ['The server cannot be reached.', 'Le serveur est injoignable.'],
  updated: ['Active players updated successfully (1 player)', 'Liste des joueurs mise à jour (1 joueur)'],
  signedOut: ['You were signed out', 'Votre session a pris fin'],
  passwordField: ['Password', 'Mot de passe'],
  signedInAgain: ['Signed in again', 'Reconnexion réussie'],
  signIn: ['Sign In', 'Se connecter'],
} as const;

const NEXT_PASSWORD = 'another coach of the tests';

/**
 * A coach's own profile: the password refused and changed, another device signed out, the language chosen.
 */
export async function walkProfile({ page, office, language }: Walk, coach: SignIn): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await signInByApi(page.request, coach);
  // The same account in another browser.
  await office.post('/api/auth/login', { headers, data: coach });
  await page.goto('/admin?view=profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('profile'));
  await expect(card(page, t('about'))).toContainText(`@${coach.username}`);
  const form = card(page, t('password'));
  await button(form, t('save')).click();
  await see(form, t('required'), t('tooShort'));
  await form.getByLabel(t('current'), { exact: true }).fill('not this one');
  await form.getByLabel(t('next'), { exact: true }).fill(NEXT_PASSWORD);
  await button(form, t('save')).click();
  await expect(failure(page, t('error'), t('wrong'))).toBeVisible();
  await see(form, t('wrong'));
  await form.getByLabel(t('current'), { exact: true }).fill(coach.password);
  await button(form, t('save')).click();
  await expect(notice(page, t('changed'))).toBeVisible();
  await page.reload();
  const devices = card(page, t('devices'));
  await see(devices, t('here'));
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  const history = card(page, t('history'));
  await expect(history.getByRole('heading', { level: 3 })).toHaveText([
    t('passwordChanged'),
    t('wrongPassword'),
    t('signedIn'),
    t('signedIn'),
  ]);
  await see(history, t('allShown'));
  await endOtherDevice({ page, office, language }, { ...coach, password: NEXT_PASSWORD });
  await expect(card(page, t('language')).getByRole('radio', { checked: true })).toHaveAccessibleName(
    language === 'en' ? 'English' : 'Français',
  );
}

/** An unknown device is signed out by its own button: its next call is refused. */
async function endOtherDevice({ page, office, language }: Walk, coach: SignIn): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await office.post('/api/auth/login', { headers, data: coach });
  expect((await office.get('/api/auth/me')).status()).toBe(200);
  await page.reload();
  const devices = card(page, t('devices')).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await devices
    .filter({ hasNotText: t('here') })
    .getByRole('button', { name: t('end') })
    .click();
  await expect(notice(page, t('ended'))).toBeVisible();
  await expect(devices).toHaveCount(1);
  await see(devices, t('here'));
  expect((await office.get('/api/auth/me')).status()).toBe(401);
}

/** The search box and the list of shortcuts. */
export async function walkSearch({ page, language }: Walk, team: string, player: string): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin');
  const box = page.getByRole('combobox', { name: t('search') });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: t('keys') });
  await see(keys, t('keySearch'), t('keySave'));
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.keyboard.press('/');
  await box.fill('x');
  await see(page, t('short'));
  await box.fill('qqqqqqqq');
  await see(page, t('nothing'));
  await box.fill(player);
  const found = page.getByRole('group', { name: t('players') }).getByRole('option');
  await expect(found).toHaveText([`${player}${team}`]);
  await page.keyboard.press('Enter');
  await expect(card(page, t('title', { team }))).toBeVisible();
}

/** Without a network, and after another user ended the sign-in: the screen says so and keeps the input. */
export async function walkInterruptions({ page, language }: Walk, team: { id: number; name: string }) {
  const t = inLanguage(TEXTS, language);
  await page.goto(`/admin?view=tryouts&team=${team.id}`);
  const players = card(page, t('title', { team: team.name }));
  const text = players.getByLabel(t('names'));
  await text.fill('Demo Offline');
  await page.context().setOffline(true);
  await see(page, t('lost'), t('tryNow'));
  await button(players, t('update')).click();
  await expect(failure(page, t('error'), t('failed'), t('unreachable'))).toBeVisible();
  await expect(text).toHaveValue('Demo Offline');
  await page.context().setOffline(false);
  await expect(notice(page, t('back'))).toBeVisible();
  await expect(page.getByText(t('lost'))).toHaveCount(0);
  await button(players, t('update')).click();
  await expect(notice(page, t('updated'))).toBeVisible();

  await text.fill('Demo Signed Out');
  await page.context().clearCookies({ name: /token/ });
  await button(players, t('update')).click();
  const signIn = page.getByRole('dialog', { name: t('signedOut') });
  await expect(signIn).toBeVisible();
  await signIn.getByLabel(t('passwordField'), { exact: true }).fill(SUPERADMIN.password);
  await button(signIn, t('signIn')).click();
  await expect(notice(page, t('signedInAgain'))).toBeVisible();
  await expect(signIn).toBeHidden();
  await expect(text).toHaveValue('Demo Signed Out');
  await button(players, t('update')).click();
  await expect(notice(page, t('updated'))).toBeVisible();
}
