import type { Translated } from '@lions/web-base';
import type { adminAccess as english } from '../en/access';

export const adminAccess: Translated<typeof english> = {
  loginTitle: 'Connexion à l’administration',
  username: 'Nom d’utilisateur',
  password: 'Mot de passe',
  signIn: 'Se connecter',
  signingIn: 'Connexion…',
  signedOut: 'Votre session a pris fin',
  signedOutText: 'Reconnectez-vous pour revenir là où vous étiez.',
  signedOutKept:
    'Rien de ce que vous avez saisi ici n’est perdu. Reconnectez-vous pour continuer, puis enregistrez ce qui ne l’était pas encore.',
  signedInAgain: 'Reconnexion réussie',
  otherSignedIn: 'Une autre personne est connectée',
  otherSignedInText:
    'Une autre personne s’est connectée dans un autre onglet de ce navigateur. Rien de cet onglet n’est enregistré sous son nom. Pour garder ce que vous avez saisi ici, reconnectez-vous sous le nom {{username}}.',
  otherGoOn: 'Continuer avec l’autre compte et abandonner ces saisies',
  otherChoose: 'Choisir',
  capsLock: 'Le verrouillage des majuscules est activé.',
  secureArea: 'Cette zone d’administration est sécurisée.',
  unauthorized: 'Tout accès non autorisé est interdit.',
  loginFailed: 'Échec de la connexion',
  checkCredentials: 'La connexion a échoué. Veuillez vérifier vos identifiants.',
  lockedFor_one: 'Vous pourrez réessayer dans {{count}}\u00a0minute.',
  lockedFor_other: 'Vous pourrez réessayer dans {{count}}\u00a0minutes.',
  forgotten:
    'Mot de passe oublié? Un superadministrateur peut vous créer un lien pour en choisir un nouveau.',
  checking: 'Vérification de l’authentification…',
  denied: 'Accès refusé',
  deniedText: 'Vous devez être superadministrateur pour accéder à cette section.',
  resetTitle: 'Choisir un nouveau mot de passe',
  resetText: 'Ce lien ne sert qu’une fois. Connectez-vous ensuite avec votre nouveau mot de passe.',
  resetIncomplete:
    'Ce lien est incomplet. Ouvrez-le exactement comme vous l’avez reçu, ou demandez-en un nouveau à un superadministrateur.',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: 'Au moins 8\u00a0caractères\u00a0: une courte phrase se retient bien et se devine mal.',
  saveNewPassword: 'Enregistrer le nouveau mot de passe',
  passwordSaved: 'Nouveau mot de passe enregistré',
  passwordSavedText: 'Utilisez-le pour vous connecter.',
  changePassword: 'Changer de mot de passe',
  changePasswordText: 'Vos autres appareils seront déconnectés.',
  currentPassword: 'Mot de passe actuel',
  passwordChanged: 'Mot de passe changé',
  passwordChangeFailed: 'Le mot de passe n’a pas pu être changé',
};
