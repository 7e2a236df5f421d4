import { SUPERADMIN } from '../support/server.ts';
import { expect } from '../support/site-test.ts';
import { notice, signInByForm } from '../support/back-office.ts';
import { WORDS } from '../support/words.ts';
import { button, card, failOnce, failure, hold, inLanguage, see, type Walk } from './walk.ts';

const TEXTS = {
  checking: ['Checking authentication...', 'Vérification de l’authentification…'],
  title: ['Admin Login', 'Connexion à l’administration'],
  username: ['Username', 'Nom d’utilisateur'],
  password: ['Password', 'Mot de passe'],
  show: ['Show password', 'Afficher le mot de passe'],
  hide: ['Hide password', 'Masquer le mot de passe'],
  signIn: ['Sign In', 'Se connecter'],
  signingIn: ['Signing in...', 'Connexion…'],
  secure: ['This is a secure administrative area.', 'Cette zone d’administration est sécurisée.'],
  prohibited: ['Unauthorized access is prohibited.', 'Tout accès non autorisé est interdit.'],
  error: ['Error', 'Erreur'],
  bothNeeded: [
    'Please enter both username and password',
    'Veuillez entrer le nom d’utilisateur et le mot de passe',
  ],
  failed: ['Login Failed', 'Échec de la connexion'],
  invalid: ['Invalid credentials', 'Identifiants invalides'],
  check: [
    'Login failed. Please check your credentials.',
    'La connexion a échoué. Veuillez vérifier vos identifiants.',
  ],
  dashboard: ['Admin Dashboard', 'Tableau de bord'],
  welcome: ['Welcome back, {name}', 'Heureux de vous revoir, {name}'],
  choose: ['Select a management area to get started', 'Choisissez une section pour commencer'],
  menu: ['Menu', 'Menu'],
  superadmin: ['Super Admin', 'Superadmin'],
  coach: ['Coach', 'Entraîneur'],
  logout: ['Logout', 'Se déconnecter'],
  loggingOut: ['Logging out...', 'Déconnexion…'],
  loggedOut: ['Logged out successfully', 'Déconnexion réussie'],
  logoutFailed: ['Failed to logout', 'La déconnexion a échoué'],
  practices: ['Practices', 'Entraînements'],
  soon: ['Coming Soon', 'À venir'],
  todo: ['Waiting for you', 'À faire'],
  done: ['Nothing is waiting for you.', 'Rien à faire pour le moment.'],
  noChange: ['No registration changed.', 'Aucune inscription n’a changé.'],
  week: ['The next seven days', 'Les sept prochains jours'],
  nothing: [
    'No practice and no tryout session is planned.',
    'Aucun entraînement ni aucune séance de sélection n’est prévu.',
  ],
  firstSteps: ['First steps', 'Premiers pas'],
  hideSteps: ['Hide', 'Masquer'],
} as const;

/** Title and text of the dashboard's cards. */
const COACH_CARDS = [
  ["Tryouts M'gmt", 'Camps de sélection', 'Manage tryout sessions', 'Gérer les séances de sélection'],
  ["Teams M'gmt", 'Équipes', 'Manage teams', 'Gérer les équipes'],
  [
    'Families to tell',
    'Familles à avertir',
    'Reach families whose email was not sent',
    'Joindre les familles qui n’ont pas reçu leur courriel',
  ],
  ['Analytics', 'Statistiques', 'View reports & statistics', 'Consulter les rapports et les statistiques'],
] as const;
const SUPERADMIN_CARDS = [
  ["User M'gmt", 'Utilisateurs', 'Manage admin users', 'Gérer les utilisateurs de l’administration'],
  [
    'Auto-Delete',
    'Suppression automatique',
    'Configure session auto-deletion',
    'Configurer la suppression automatique des séances',
  ],
  ['Settings', 'Réglages', 'Choose what the public site shows', 'Choisir ce que montre le site public'],
  ['Mail', 'Courriels', 'See emails to families', 'Voir les courriels aux familles'],
  ['Audit log', 'Journal des modifications', 'See who changed what', 'Voir qui a modifié quoi'],
] as const;
/** Set-up steps of an empty club. */
const STEPS = [
  ['Add your first team', 'Ajouter votre première équipe'],
  ['Schedule the first tryout session', 'Planifier la première séance de sélection'],
  ['Enter the competing players of a team', 'Saisir les joueurs en sélection d’une équipe'],
  [
    'Turn off the development notice when the site is ready for families',
    'Désactiver l’avis « Section en construction » quand le site sera prêt pour les familles',
  ],
] as const;

/** Guard and sign-in: loading, empty form, wrong password, an error from a proxy. */
export async function walkSignIn({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  // With a cookie, only the API knows that the sign-in has ended.
  await page
    .context()
    .addCookies([{ name: 'refresh_token', value: 'ended', url: new URL('/', page.url()).href }]);
  const me = await hold(page, '**/api/auth/me');
  await page.goto('/admin');
  await see(page, t('checking'));
  me.release();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('title'));
  await see(page, t('secure'), t('prohibited'));

  await button(page, t('signIn')).click();
  await expect(failure(page, t('error'), t('bothNeeded'))).toBeVisible();
  const password = page.getByLabel(t('password'), { exact: true });
  await page.getByLabel(t('username'), { exact: true }).fill('nobody.of.the.walk');
  await password.fill('wrong');
  await button(page, t('show')).click();
  await expect(password).toHaveAttribute('type', 'text');
  await button(page, t('hide')).click();
  await expect(password).toHaveAttribute('type', 'password');

  const login = await hold(page, '**/api/auth/login');
  await button(page, t('signIn')).click();
  await expect(page.getByRole('button', { name: t('signingIn') })).toBeVisible();
  login.release();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(`${t('failed')} ${t('invalid')}`);
  await expect(password).toHaveValue('wrong');

  await failOnce(page, { method: 'POST', path: '/api/auth/login' }, { status: 404 });
  await button(page, t('signIn')).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(`${t('failed')} ${t('check')}`);
}

/** The dashboard of both roles, and the log-out. */
export async function walkDashboard(walk: Walk, isCoach: boolean): Promise<void> {
  const { page, language } = walk;
  const t = inLanguage(TEXTS, language);
  const column = language === 'en' ? 0 : 1;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('choose'));
  const bar = page.getByRole('banner');
  await see(bar, t('dashboard'), t('welcome', { name: isCoach ? 'Demo' : 'Super' }));
  const menu = button(bar, t('menu'));
  if (await menu.isVisible()) await menu.click();
  await see(bar, t(isCoach ? 'coach' : 'superadmin'));
  await expect(bar).toContainText(isCoach ? '@example.test' : 'superadmin@localhost');

  const cards = page.getByRole('main').getByRole('listitem');
  const shown = isCoach ? COACH_CARDS : [...COACH_CARDS, ...SUPERADMIN_CARDS];
  for (const texts of shown) {
    const area = cards.filter({ has: page.getByRole('link', { name: texts[column], exact: true }) });
    await see(area, texts[column === 0 ? 2 : 3]);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    shown.length + 3 + (await page.getByRole('heading', { name: t('firstSteps') }).count()),
  );
  await see(card(page, t('todo')), t('done'), t('noChange'));
  await see(card(page, t('week')), t('nothing'));
  const practices = cards.filter({ hasText: t('practices') });
  await expect(button(practices, t('soon'))).toBeDisabled();

  await failOnce(page, { method: 'POST', path: '/api/auth/logout' }, { status: 409 });
  await button(bar, t('logout')).click();
  await expect(failure(page, t('error'), t('logoutFailed'))).toBeVisible();
  const logout = await hold(page, '**/api/auth/logout');
  await button(bar, t('logout')).click();
  await expect(button(bar, t('loggingOut'))).toBeDisabled();
  logout.release();
  await expect(notice(page, t('loggedOut'))).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
}

/** The dashboard of a superadmin who opens an empty club for the first time. */
export async function walkEmptyClub({ page, language }: Walk): Promise<void> {
  const t = inLanguage(TEXTS, language);
  await signInByForm(page, WORDS[language], SUPERADMIN);
  const steps = card(page, t('firstSteps'));
  await expect(steps.getByRole('link')).toHaveText(STEPS.map((step) => step[language === 'en' ? 0 : 1]));
  await button(steps, t('hideSteps')).click();
  await expect(steps).toHaveCount(0);
  // The choice is stored in this browser.
  const me = page.waitForResponse('**/api/auth/me');
  await page.reload();
  await me;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('choose'));
  await expect(steps).toHaveCount(0);
}
