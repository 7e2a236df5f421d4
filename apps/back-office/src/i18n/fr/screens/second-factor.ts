import type { Translated } from '@lions/web-base';
import type { adminSecondFactor as english } from '../../en/screens/second-factor';

export const adminSecondFactor: Translated<typeof english> = {
  title: 'Deuxième étape à la connexion',
  hint: 'Avec une application d’authentification, un mot de passe volé n’ouvre rien à lui seul\u00a0: vous saisissez aussi un code de votre téléphone.',
  required:
    'Les superadministrateurs de ce club ont besoin d’une deuxième étape. Configurez-la une fois pour continuer\u00a0: avec une application d’authentification, ou avec une clé d’accès ci-dessous.',
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
  kept: 'Je les ai conservés',
  removeLast:
    'C’est votre dernière deuxième étape, et ce club en exige une des superadministrateurs\u00a0: tant que vous n’en configurez pas une autre, tout le reste vous est fermé.',
  passkeys: 'Clés d’accès',
  passkeysHint:
    'Votre téléphone, votre ordinateur ou votre gestionnaire de mots de passe vous connecte, avec votre doigt, votre visage ou son NIP\u00a0: sans mot de passe, sans code, et sans rien qu’une fausse page puisse vous demander.',
  noPasskeys: 'Aucune clé d’accès pour l’instant.',
  noPasskeysHere:
    'Ce navigateur ne peut pas ajouter de clés d’accès, ou cette adresse ne commence pas par https://.',
  passkeyTimes: 'Ajout le {{added}}, dernière utilisation le {{used}}',
  passkeyUnused: 'Ajout le {{added}}, jamais utilisée',
  passkeyAdd: 'Ajouter une clé d’accès',
  passkeyName: 'Nom',
  passkeyAdded: 'Clé d’accès ajoutée',
  passkeyNotAdded: 'La clé d’accès n’a pas été ajoutée',
  passkeyCancelled: 'Le navigateur n’en a pas créé. Veuillez réessayer.',
  passkeyThere: 'Cet appareil a déjà une clé d’accès de votre compte.',
  passkeyRemove: 'Retirer',
  passkeyRemoveNamed: 'Retirer la clé d’accès {{name}}',
  passkeyRemoveText:
    'Elle ne connecte plus personne. Supprimez-la aussi dans votre téléphone ou votre gestionnaire de mots de passe.',
  passkeyRemoved: 'Clé d’accès retirée',
  passkeyNotRemoved: 'La clé d’accès n’a pas été retirée',
  onlySuperadminPasskey:
    'Vous êtes le seul superadministrateur. Sans vos clés d’accès, seule la personne responsable du serveur peut vous rouvrir l’accès\u00a0: ajoutez-en une sur un deuxième appareil, ou configurez aussi la deuxième étape.',
};
