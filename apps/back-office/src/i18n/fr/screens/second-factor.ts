import type { Translated } from '@lions/web-base';
import type { adminSecondFactor as english } from '../../en/screens/second-factor';

export const adminSecondFactor: Translated<typeof english> = {
  title: 'Deuxième étape à la connexion',
  hint: 'Avec une application d’authentification, un mot de passe volé n’ouvre rien à lui seul\u00a0: vous saisissez aussi un code de votre téléphone.',
  required:
    'Les superadministrateurs de ce club ont besoin d’une deuxième étape. Configurez-la une fois pour continuer.',
  setUp: 'Configurer',
  next: 'Suivant',
  scan: 'Numérisez ce code avec une application d’authentification, comme Google Authenticator, Microsoft Authenticator ou 1Password.',
  qrLabel: 'Code QR pour l’application d’authentification',
  type: 'Ou saisissez cette clé dans l’application\u00a0:',
  code: 'Les six chiffres que l’application affiche',
  codeOrRecovery: 'Code de l’application, ou code de secours',
  turnOn: 'Activer',
  isOn: 'La deuxième étape est activée.',
  codesLeft_one: 'Il reste {{count}}\u00a0code de secours.',
  codesLeft_other: 'Il reste {{count}}\u00a0codes de secours.',
  renew: 'Nouveaux codes de secours',
  remove: 'Désactiver',
  removed: 'La deuxième étape est désactivée',
  failed: 'L’action a échoué',
  codesTitle: 'Vos codes de secours',
  codesText:
    'Chacun ouvre votre compte une seule fois quand vous n’avez pas votre téléphone. Imprimez-les ou rangez-les dans un gestionnaire de mots de passe\u00a0: ils ne sont affichés que maintenant.',
  onlySuperadmin:
    'Vous êtes le seul superadministrateur. Sans votre téléphone et sans ces codes, seule la personne responsable du serveur peut vous rouvrir l’accès.',
  otherSuperadmin:
    'Sans votre téléphone et sans ces codes, un superadministrateur peut retirer la deuxième étape pour vous.',
  copy: 'Copier les codes',
  copied: 'Codes de secours copiés',
  copyFailed: 'Le navigateur n’a pas permis la copie\u00a0: sélectionnez les codes et copiez-les vous-même.',
  kept: 'Je les ai conservés',
};
