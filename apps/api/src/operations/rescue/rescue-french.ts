import { mailLines, userLines } from './rescue-lists.js';
import type { RescueTexts } from './rescue-texts.js';

const counted = (count: number, one: string, many: string) => `${count}\u00a0${count < 2 ? one : many}`;

export const FRENCH: RescueTexts = {
  help: `Commandes de secours, pour le jour où personne ne peut plus se connecter. Elles fonctionnent pendant que
le site tourne, et quand il est arrêté. Chaque changement figure au Journal des modifications, sous le nom
«\u00a0La console du serveur\u00a0».

  npm run rescue -- COMMANDE [options]
  node apps/api/server.cjs --rescue COMMANDE [options]        (dans le conteneur)

Commandes
  users                        énumère les comptes\u00a0: nom, rôle, actif ou non, verrouillé ou non
  create-superadmin --username NOM --email ADRESSE
                               tire un mot de passe au hasard et le montre une seule fois; avec
                               --password-stdin, c’est la première ligne de l’entrée, jamais montrée
  unlock NOM                   déverrouille après de mauvais mots de passe
  reset-link NOM               un lien pour choisir un nouveau mot de passe; une fois, pendant une heure
  reset-second-factor NOM      retire la deuxième étape à la connexion et les clés d’accès, par exemple d’un téléphone perdu
  end-sign-ins [NOM]           déconnecte une personne partout, ou tout le monde
  rotate-secret                remplace le secret du serveur et déconnecte tout le monde; les liens
                               des familles restent valables. Remplace aussi un secret perdu,
                               mais alors sans les liens
  mails                        énumère les courriels en échec ou en attente; avec --all, les autres aussi
  send-again NUMÉRO ...        renvoie ces courriels; avec --all, tous ceux en échec

Options
  --yes                        ne demande aucune confirmation avant un changement important
  --show-addresses             montre les adresses des familles dans la liste des courriels
  --lang en|fr                 la langue; sinon celle de la console
  --help                       cette page

Se termine par 0 quand c’est fait, 1 quand ce n’est pas fait ou pas certain, 2 quand la commande n’est pas comprise.`,
  notUnderstood: 'Cette commande n’est pas comprise. Ajoutez --help pour voir la liste.',
  notMigrated: {
    absent:
      'Il n’y a pas encore de base de données dans DATA_DIR\u00a0: démarrez le site une fois, puis réessayez.',
    older:
      'La base de données est d’une version antérieure\u00a0: démarrez le site une fois pour la mettre à jour.',
    newer: 'La base de données est d’une version plus récente\u00a0: lancez la commande de cette version.',
  },
  databaseAway: (reason) =>
    `Il n’est pas certain que ce soit fait\u00a0: la base de données ne répond pas (${reason}). Réessayez.`,
  errors: {
    USER_NOT_FOUND: 'Aucun compte ne porte ce nom. La commande users les énumère tous.',
    USERNAME_TAKEN: 'Ce nom d’utilisateur est déjà pris.',
    EMAIL_TAKEN: 'Cette adresse est déjà celle d’un autre compte.',
    PASSWORD_TOO_COMMON:
      'Ce mot de passe est trop facile à deviner. Évitez les mots courants, les suites, les mots du club et le nom de la personne.',
    PASSWORD_TOO_LONG:
      'Le mot de passe doit compter au plus 72\u00a0octets\u00a0: une lettre accentuée ou un émoji en compte plus d’un.',
    MAIL_NOT_FOUND: 'Aucun courriel ne porte ce numéro. La commande mails les énumère.',
    MAIL_SETTLED: 'Ce courriel a déjà été envoyé ou n’est plus nécessaire.',
    SERVER_BUSY: 'Le serveur est occupé. Réessayez dans un instant.',
  },
  fields: {
    username:
      '--username accepte de 3 à 40\u00a0lettres, chiffres, points, traits d’union ou traits de soulignement.',
    email: '--email accepte une adresse courriel.',
    password: 'Le mot de passe doit compter au moins 8\u00a0caractères.',
  },
  passwordVisible:
    'Tapé ici, le mot de passe serait visible\u00a0: omettez --password-stdin pour qu’il soit tiré au hasard, ou lisez-le d’un fichier\u00a0: … --password-stdin < FICHIER',
  notDone: 'Rien n’a été fait. Répondez oui, ou ajoutez --yes.',
  users: (users) =>
    userLines(users, {
      none: 'Il n’y a aucun compte\u00a0: démarrez le site, qui crée le premier superadministrateur.',
      active: 'actif',
      inactive: 'désactivé',
      locked: 'verrouillé',
    }),
  created: (username, address, password) => [
    `Le superadministrateur ${username} peut se connecter à ${address}`,
    ...(password === undefined ? [] : [`  mot de passe (montré cette seule fois)  ${password}`]),
  ],
  unlocked: (username) => [`${username} peut de nouveau essayer de se connecter.`],
  secondFactorReset: (username) => [
    `${username} se connecte maintenant avec le mot de passe seul. La deuxième étape et toutes les clés d’accès sont retirées\u00a0: à configurer de nouveau dans le profil.`,
  ],
  resetLink: (username, url, until) => [
    `Avec ce lien, ${username} choisit un nouveau mot de passe. Il sert une fois, jusqu’au ${until}\u00a0:`,
    `  ${url}`,
  ],
  inactive: (username) =>
    `Le compte ${username} est désactivé, et un lien ne servirait à rien\u00a0: voyez un superadministrateur, ou créez-en un.`,
  endAll: 'Déconnecter tout le monde, sur tous les appareils? (oui ou non)',
  endOf: (username) => `Déconnecter ${username} de tous ses appareils? (oui ou non)`,
  ended: (count) => [`${counted(count, 'connexion terminée', 'connexions terminées')}.`],
  rotate:
    'Remplacer le secret du serveur et déconnecter tout le monde? Les liens des familles restent valables. (oui ou non)',
  rotated: (count) => [
    `Le secret est remplacé; ${counted(count, 'connexion terminée', 'connexions terminées')}. Les liens des familles restent valables.`,
    'Redémarrez le site maintenant\u00a0: d’ici là, il utilise l’ancien secret.',
  ],
  drawLost:
    'Le secret est perdu\u00a0: sans son fichier, aucun lien remis aux familles ne fonctionnera plus. En tirer un nouveau et déconnecter tout le monde? (oui ou non)',
  drawnForLost: (count) => [
    `Un nouveau secret est en place; ${counted(count, 'connexion terminée', 'connexions terminées')}.`,
    'Les familles reçoivent un nouveau lien avec leur prochain courriel, ou d’un entraîneur. Les sauvegardes d’avant aujourd’hui contiennent le secret perdu\u00a0: après en avoir restauré une, refaites les effacements demandés depuis.',
    'Démarrez le site maintenant.',
  ],
  cannotRotate:
    'Le secret n’est pas dans un fichier que cette commande peut remplacer. Donnez à LINK_SECRET la valeur actuelle de JWT_SECRET, à JWT_SECRET une nouvelle valeur, et redémarrez; puis déconnectez tout le monde\u00a0: end-sign-ins',
  notRotated:
    'Tout le monde est déconnecté, mais le fichier du secret n’a pas pu être remplacé\u00a0: vérifiez le disque, puis réessayez.',
  mails: (mails, { pending, failed, hasMailServer }, showsAddresses) => [
    `${failed} en échec, ${pending} en attente.${hasMailServer ? '' : ' Aucun serveur de courriel (SMTP_URL)\u00a0: les courriels attendent.'}`,
    ...mailLines(mails, showsAddresses, 'fr'),
  ],
  sendAll: (count) => `Renvoyer ${counted(count, 'courriel', 'courriels')}? (oui ou non)`,
  queued: (count, hasMailServer) => [
    `${counted(count, 'courriel sera renvoyé', 'courriels seront renvoyés')}.`,
    hasMailServer
      ? 'L’envoi se fait d’ici une demi-minute si le site est en marche, sinon à son démarrage.'
      : 'Aucun serveur de courriel (SMTP_URL)\u00a0: l’envoi attend qu’il y en ait un.',
  ],
};
