import type { ErrorCode } from '@lions/domain';
import type { everywhere as sharedEnglish, shell as english } from './english';
import type { Translated } from './translate';

/** Typed by the table of codes: a missing French sentence is a compile error. */
export const errors: Record<ErrorCode, string> = {
  VALIDATION_FAILED: 'Veuillez vérifier les champs signalés.',
  MALFORMED_REQUEST: 'Ce n’est pas une requête HTTP valide.',
  MALFORMED_JSON: 'Le corps de la requête n’est pas du JSON valide.',
  MALFORMED_ID: 'L’identifiant dans l’adresse doit être un nombre entier positif.',
  UNKNOWN_LEAGUE: 'Ligue inconnue\u00a0: utilisez «\u00a0lheq\u00a0» ou «\u00a0m18aaa\u00a0».',
  TEAM_MISMATCH: 'L’équipe de la requête n’est pas celle de l’adresse.',
  INVALID_CLEANUP_TIME: 'Veuillez entrer une heure valide au format HH:MM (24\u00a0heures)',
  INVALID_SETTING: 'Ce réglage n’accepte pas cette valeur.',
  PASSWORD_TOO_COMMON:
    'Ce mot de passe est trop facile à deviner. Évitez les mots courants, les suites, les mots du club et le nom de la personne.',
  PASSWORD_TOO_LONG:
    'Le mot de passe doit compter au plus 72\u00a0octets\u00a0: les lettres accentuées et les émojis comptent pour plus d’un.',
  WRONG_PASSWORD: 'Le mot de passe actuel est inexact.',
  SECOND_FACTOR_WRONG:
    'Ce code est inexact ou a déjà servi. Vérifiez l’heure du téléphone, puis saisissez le code suivant.',
  PASSKEY_REFUSED:
    'La clé d’accès n’a pas été ajoutée\u00a0: l’opération a duré plus de cinq\u00a0minutes, ou la clé y est déjà. Veuillez réessayer.',
  RESET_LINK_INVALID: 'Ce lien est expiré ou a déjà servi. Demandez-en un nouveau à un superadministrateur.',
  MESSAGE_INCOMPLETE:
    'Rédigez un objet et un texte dans au moins une langue. Dans chaque langue, remplissez les deux ou aucun.',
  PICTURE_TYPE:
    'Ce fichier n’est pas une photo que le site accepte\u00a0: choisissez un fichier JPEG, PNG ou WebP.',
  PICTURE_SIZE:
    'Choisissez une autre photo\u00a0: de 600 à 12\u00a0000\u00a0pixels de large et de haut, et au plus 50\u00a0mégapixels.',
  PICTURE_UNREADABLE:
    'Cette photo est illisible\u00a0: le fichier est endommagé. Enregistrez-la de nouveau ou choisissez-en une autre.',
  API_KEY_IN_ADDRESS:
    'Une adresse est inscrite dans des journaux\u00a0: la clé qu’elle contient est donc exposée. Révoquez-la et envoyez-en une autre dans l’en-tête Authorization.',
  WEBHOOK_ADDRESS:
    'Les webhooks ne sont envoyés qu’à des adresses qui commencent par https:// et qui mènent à un serveur de l’Internet public.',
  NOT_SIGNED_IN: 'Veuillez vous connecter.',
  INVALID_CREDENTIALS: 'Identifiants invalides',
  API_KEY_INVALID:
    'Cette clé d’API est inconnue, échue ou révoquée, ou son auteur n’est plus superadministrateur.',
  SECOND_FACTOR_NEEDED: 'Saisissez aussi le code de votre application d’authentification.',
  SECOND_FACTOR_REFUSED:
    'Ce code est inexact ou a déjà servi. Attendez le suivant, ou saisissez un code de secours.',
  PASSKEY_NEEDED:
    'Le mot de passe ne suffit pas ici\u00a0: connectez-vous avec votre clé d’accès. Vous l’avez perdue? Adressez-vous à un autre superadministrateur.',
  SECOND_FACTOR_SET_UP: 'Configurez d’abord votre deuxième étape à la connexion.',
  ACCESS_DENIED: 'Vous devez être superadministrateur pour accéder à cette section.',
  SCOPE_MISSING: 'Il manque à la clé d’API une permission que cet appel exige.',
  API_KEY_LIMITED:
    'Cette clé d’API ne vaut que pour certaines équipes, et cet appel concerne les entraînements ou tout le club.',
  API_KEY_REFUSED:
    'Cet appel n’accepte pas de clé d’API\u00a0: docs/integrate.md énumère ceux qui en acceptent. Les appels publics n’en exigent aucune.',
  TEAM_OUT_OF_SCOPE:
    'Cette équipe n’est pas de celles que vous pouvez modifier. Un superadministrateur peut changer vos équipes.',
  PRACTICES_OUT_OF_SCOPE:
    'Votre compte ne permet pas de modifier les entraînements. Un superadministrateur peut vous l’accorder.',
  FAMILY_OUT_OF_SCOPE:
    'Cette famille a des inscriptions que vous ne pouvez pas modifier\u00a0: vous ne pouvez donc pas remettre son lien. Un superadministrateur peut le faire.',
  REGISTRATION_CLOSED: 'Les inscriptions à cette séance sont fermées.',
  PRACTICE_REGISTRATION_OFF: 'Les inscriptions aux entraînements ne sont pas encore ouvertes.',
  PRACTICE_STARTED: 'Les inscriptions à cet entraînement ont pris fin à l’heure du début.',
  SESSION_CANCELLED: 'Cette séance est annulée.',
  PRACTICE_CANCELLED: 'Cet entraînement est annulé.',
  CROSS_SITE_REQUEST: 'Cette requête venait d’un autre site et a été refusée.',
  NOT_FOUND: 'Il n’y a rien à cette adresse.',
  TEAM_NOT_FOUND: 'Équipe introuvable',
  SESSION_NOT_FOUND: 'Séance de sélection introuvable',
  PRACTICE_NOT_FOUND: 'Entraînement introuvable',
  MAIL_NOT_FOUND: 'Courriel introuvable',
  REGISTRATION_NOT_FOUND: 'Inscription introuvable',
  FAMILY_NOT_FOUND: 'Cette famille n’existe pas, ou ses données ont été effacées.',
  FAMILY_LINK_NOT_FOUND: 'Ce lien n’est plus valide. Vous pouvez en demander un nouveau par courriel.',
  FAMILY_LINK_LIMITED:
    'Ce lien ne le permet pas. Utilisez celui que nous envoyons par courriel à l’adresse de la famille.',
  RECEIPT_NOT_FOUND: 'Ce lien ne mène plus à aucune inscription.',
  USER_NOT_FOUND: 'Utilisateur introuvable',
  API_KEY_NOT_FOUND: 'Cette clé d’API est déjà révoquée.',
  DEVICE_NOT_FOUND: 'Cet appareil est déjà déconnecté.',
  PASSKEY_NOT_FOUND: 'Cette clé d’accès est déjà retirée.',
  PICTURE_NOT_FOUND: 'Photo introuvable',
  INCIDENT_NOT_FOUND: 'Incident introuvable',
  WEBHOOK_NOT_FOUND: 'Webhook introuvable',
  DELIVERY_NOT_FOUND: 'Envoi introuvable',
  SETTING_NOT_FOUND: 'Réglage introuvable',
  UNDO_NOT_FOUND:
    'Cette modification ne peut pas être annulée\u00a0: le délai est passé, ou un autre entraîneur l’a faite.',
  RUN_NOT_WAITING:
    'Ce nettoyage n’est plus en attente\u00a0: il a déjà eu lieu, ou plus rien n’est prévu pour le moment.',
  REQUEST_TIMEOUT: 'La requête a mis trop de temps à arriver. Veuillez réessayer.',
  MESSAGE_REACHES_NONE: 'Aucune famille ne correspond à ce choix\u00a0: rien n’a été envoyé.',
  USERNAME_TAKEN: 'Ce nom d’utilisateur est déjà pris.',
  EMAIL_TAKEN: 'Cette adresse courriel sert déjà à un autre utilisateur.',
  VERSION_CONFLICT:
    'Quelqu’un d’autre a fait une modification entre-temps. Comparez les deux versions, puis enregistrez de nouveau.',
  UNDO_CONFLICT:
    'Rien n’a été annulé\u00a0: une autre modification a été faite depuis. Veuillez faire la correction vous-même.',
  SHEET_OUTDATED:
    'Rien n’a été modifié\u00a0: les données du club ont changé depuis l’affichage des différences. Veuillez les revoir.',
  OWN_ACCOUNT: 'Vous ne pouvez pas supprimer, rétrograder ou désactiver votre propre compte.',
  NO_MAIL_SERVER:
    'Ce site n’envoie pas de courriels. Un superadministrateur peut créer un lien pour que vous choisissiez un nouveau mot de passe.',
  SECOND_FACTOR_ON: 'La deuxième étape est déjà activée. Désactivez-la d’abord.',
  OWN_SECOND_FACTOR: 'Désactivez votre propre deuxième étape sous «\u00a0Mon profil\u00a0», avec un code.',
  SECOND_FACTOR_OFF: 'La deuxième étape est désactivée.',
  SECOND_FACTOR_OWN_FIRST:
    'Configurez d’abord votre propre deuxième étape, sous «\u00a0Mon profil\u00a0». Sinon, vous perdriez aussitôt l’accès.',
  PASSKEY_LIMIT: 'Vous avez dix clés d’accès. Retirez-en d’abord une.',
  ALREADY_JOINED: 'Cette personne a déjà choisi un mot de passe. Créez plutôt un lien de réinitialisation.',
  LAST_SUPERADMIN: 'C’est le dernier superadministrateur actif\u00a0: nommez-en d’abord un autre.',
  TEAM_ORDER_OUTDATED:
    'Une équipe de cette ligue a été ajoutée ou retirée entre-temps. Vérifiez la liste, puis ordonnez-la de nouveau.',
  TEAM_HAS_SESSIONS:
    'Cette équipe a des séances de sélection à venir : annulez-les ou supprimez-les d’abord, ou conservez l’équipe.',
  TEAM_DELETED: 'L’équipe de cette séance est supprimée\u00a0: restaurez d’abord l’équipe.',
  SESSION_FULL: 'Toutes les places sont prises\u00a0: ajoutez une place ou annulez d’abord une inscription.',
  WAITING_RUN_CHANGED:
    'Rien n’a été supprimé\u00a0: ce nettoyage ne supprimerait plus les mêmes données. Vérifiez de nouveau les chiffres.',
  MAIL_SETTLED: 'Ce courriel a déjà été envoyé ou n’est plus nécessaire.',
  DELIVERY_PENDING: 'Cet envoi est encore en cours d’essai\u00a0: il est inutile de le refaire.',
  NOBODY_WAITING: 'Personne d’autre n’attend\u00a0: le joueur retrouverait aussitôt sa place.',
  SIGNED_IN_AS_OTHER:
    'Une autre personne est maintenant connectée dans ce navigateur\u00a0: rien n’a été enregistré en son nom.',
  NUMBER_TAKEN: 'Un autre joueur porte ce numéro.',
  ALREADY_REGISTERED: 'Ce joueur y est déjà inscrit.',
  ACTIVITY_MOVED:
    'Rien n’a été enregistré\u00a0: la date ou l’heure a changé. Vérifiez-la, puis refaites l’inscription.',
  REGISTRATION_CANCELLED: 'Cette inscription a été annulée. Inscrivez le joueur de nouveau.',
  REGISTRATION_OVER:
    'L’activité a commencé ou n’a pas lieu\u00a0: cette inscription ne peut plus être modifiée ici.',
  POSITION_POOL_FIXED:
    'À l’entraînement, les places de gardien ou gardienne sont à part. Pour passer d’un groupe à l’autre, annulez l’inscription et refaites-la.',
  OWN_ADDRESS: 'C’est votre propre adresse courriel. Le deuxième parent doit en avoir une autre.',
  EMAIL_PROVEN:
    'Cette adresse courriel est confirmée\u00a0: un lien que nous y avons envoyé a été ouvert. Pour en utiliser une autre, adressez-vous à un entraîneur ou au club.',
  SPOT_TAKEN: 'Cette place n’est plus libre. Vous gardez votre rang sur la liste d’attente.',
  STILL_WAITING: 'Ce joueur est encore sur la liste d’attente et n’a pas de place à confirmer.',
  LENGTH_REQUIRED:
    'La requête doit indiquer la longueur de son corps\u00a0: envoyez Content-Length, et non des blocs.',
  BODY_TOO_LARGE: 'La requête est trop volumineuse\u00a0: au plus 100\u00a0Ko, ou 16\u00a0Ko sans connexion.',
  PICTURE_TOO_LARGE: 'Ce fichier est trop volumineux\u00a0: une photo pèse au plus 8\u00a0Mo.',
  UNSUPPORTED_MEDIA_TYPE: 'Envoyez du JSON, avec le type de contenu application/json.',
  IDEMPOTENCY_KEY_REUSED: 'Cette clé Idempotency-Key a déjà servi à une autre requête.',
  ACCOUNT_LOCKED:
    'Trop de tentatives de connexion échouées\u00a0: ce compte est verrouillé pour un moment. Veuillez réessayer plus tard.',
  TOO_MANY_REQUESTS: 'Trop de requêtes. Veuillez patienter un instant, puis réessayer.',
  HEADERS_TOO_LARGE:
    'Les en-têtes de la requête sont trop volumineux\u00a0: au plus 16\u00a0Ko. Supprimer les témoins de ce site peut aider.',
  INTERNAL_ERROR:
    'Une erreur s’est produite de notre côté. Veuillez réessayer; si elle se répète, envoyez-nous l’identifiant de la requête.',
  SERVER_BUSY:
    'Le serveur est trop occupé pour vérifier un mot de passe. Veuillez réessayer dans quelques secondes.',
  SERVICE_UNAVAILABLE:
    'Le service ne peut pas joindre sa base de données pour le moment. Veuillez réessayer dans un instant.',
};

export const everywhere: Translated<typeof sharedEnglish> = {
  clubName: 'Lions du Lac St-Louis',
  notices: 'Notifications (F8)',
  dismissNotice: 'Fermer cette notification',
};

export const shell: Translated<typeof english> = {
  ...everywhere,
  tagline: 'Le hockey de l’Ouest-de-l’Île depuis 1976',
  founded: 'Club fondé en 1976',
  skipToContent: 'Aller au contenu principal',
  mainNavigation: 'Navigation principale',
  language: 'Langue',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  homeLink: 'Lions du Lac St-Louis, page d’accueil',
  footerNavigation: 'Navigation du pied de page',
  staffSignIn: 'Connexion du personnel',
  contact: 'Joindre le club',
  personInCharge: 'Responsable des renseignements personnels\u00a0: {{name}}, {{title}}',
  announcement: 'Annonce',
  copyright: '© {{copyrightYear}} Lions du Lac St-Louis. Tous droits réservés.',
  trademarks: 'Les noms, logos et marques de commerce appartiennent à leurs propriétaires.',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  notFoundTitle: 'Page introuvable (erreur\u00a0404)',
  notFoundText:
    'Il n’y a aucune page à cette adresse. Elle a peut-être été déplacée, ou le lien n’est plus à jour.',
  unavailableTitle: 'Cette page ne peut pas être affichée pour le moment',
  unavailableText: 'L’information n’a pas pu être chargée. Veuillez réessayer dans un instant.',
  offlineTitle: 'Pas de connexion',
  offlineText:
    'Votre appareil est hors ligne, ou le site est injoignable pour le moment. Vérifiez le Wi-Fi ou les données cellulaires, puis réessayez.',
  retry: 'Réessayer',
  goHome: 'Aller à la page d’accueil',
  goTryouts: 'Voir les camps de sélection',
};
