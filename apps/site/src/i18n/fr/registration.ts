import type { Translated } from '@lions/web-base';
import type { registration as english } from '../en/registration';

export const registration: Translated<typeof english> = {
  notice: {
    short: 'Le club n’utilise ces renseignements que pour cette inscription.',
    more: 'En savoir plus',
    title: 'Vos renseignements personnels',
    purpose:
      'Le club n’utilise ces renseignements que pour inscrire le joueur, lui garder une place et vous écrire à ce sujet.',
    readers:
      'Seuls les entraîneurs et le personnel du club les voient; les pages publiques indiquent le nombre d’inscriptions, jamais les noms.',
    keptSession:
      'Ils sont effacés au plus tard 90\u00a0jours après la séance, ou 30\u00a0jours après celle-ci pour une inscription en attente.',
    keptPractice:
      'Ils sont effacés 60\u00a0jours après l’entraînement, ou 30\u00a0jours après celui-ci pour une inscription en attente.',
    rights:
      'Votre reçu vous permet de les voir, de les corriger ou d’annuler; le lien familial, transmis par courriel ou par l’entraîneur, de tout télécharger ou effacer.',
    agreement:
      'En inscrivant un joueur, vous consentez à cette utilisation. Effacer les renseignements équivaut à retirer votre consentement.',
    policy: 'Politique de confidentialité',
    terms: 'Conditions d’utilisation',
  },
  fields: {
    playerName: 'Nom du joueur ou de la joueuse',
    ageOrYear: 'Année de naissance ou âge',
    position: 'Position',
    parentName: 'Nom du parent',
    parentEmail: 'Courriel du parent',
    parentPhone: 'Téléphone (facultatif)',
    authority_one: 'J’ai l’autorité parentale à l’égard de ce joueur.',
    authority_other: 'J’ai l’autorité parentale à l’égard de ces joueurs.',
    authorityRequired: 'Seule une personne ayant l’autorité parentale peut inscrire un joueur',
    evenings: 'Dates',
    eveningRequired: 'Veuillez cocher au moins une date',
    eveningsTooMany: 'Veuillez cocher au plus dix dates',
  },
  form: {
    player: 'Enfant {{number}}',
    addPlayer: 'Ajouter un autre enfant',
    removePlayer: 'Retirer l’enfant {{number}}',
    submit_one: 'Inscrire',
    submit_other: 'Inscrire {{count}}\u00a0joueurs',
    join: 'Inscrire sur la liste d’attente',
    sending: 'Inscription…',
    done: 'Terminé',
    another: 'Inscrire un autre joueur',
    close: 'Fermer',
    both: 'Les deux',
    allThree: 'Les trois',
    all: 'Les {{number}}\u00a0dates',
    severalDates: '{{number}}\u00a0dates',
    otherEvenings_one: '{{count}}\u00a0autre date',
    otherEvenings_other: '{{count}}\u00a0autres dates',
    overlap: 'Deux de ces dates se chevauchent\u00a0: {{one}}, et {{other}}.',
    overlapKnown: '{{name}} a déjà une inscription au même moment\u00a0: {{when}}.',
    shut: 'Les inscriptions sont fermées.',
    moved: 'L’horaire a changé\u00a0: au lieu du {{then}}, c’est maintenant le {{day}}, {{times}}.',
    movedAsk: 'Pour faire l’inscription au nouveau moment, appuyez sur «\u00a0{{send}}\u00a0».',
    movedAdvice: 'Si cela ne vous convient pas, annulez au moyen de votre reçu.',
    full: 'Toutes les places sont prises\u00a0: l’inscription ira sur la liste d’attente.',
    allWait:
      'Toutes les places sont prises\u00a0: l’inscription serait au rang\u00a0{{number}} de la liste d’attente.',
    skatersWait:
      'Toutes les places de patineur ou patineuse sont prises\u00a0: l’inscription serait au rang\u00a0{{number}} de la liste d’attente.',
    goaliesWait:
      'Toutes les places de gardien ou gardienne sont prises\u00a0: l’inscription serait au rang\u00a0{{number}} de la liste d’attente.',
    bornIn: 'La catégorie {{division}} s’adresse aux enfants nés en {{first}}.',
    bornBetween: 'La catégorie {{division}} s’adresse aux enfants nés de {{first}} à {{last}}.',
    bornSince: 'La catégorie {{division}} s’adresse aux enfants nés en {{first}} ou après.',
    otherDivision: 'L’année est-elle exacte? Si oui, l’inscription est possible quand même.',
    didYouMean: 'Vouliez-vous dire {{email}}?',
    waitsOn: '{{when}}\u00a0: sur la liste d’attente.',
    waitsAsOn: '{{when}}\u00a0: rang\u00a0{{number}} de la liste d’attente.',
  },
  remember: {
    title: 'En mémoire sur cet appareil',
    filledIn:
      'Formulaire rempli avec ce que cet appareil a en mémoire. Vérifiez-le avant de faire l’inscription.',
    add: 'Ajouter {{name}}',
    forget: 'Oublier sur cet appareil',
    keep: 'Mémoriser les noms et les coordonnées sur cet appareil',
    keepNote:
      'La prochaine fois, vous n’aurez rien à saisir. Ne cochez pas cette case sur un appareil partagé\u00a0: d’autres personnes verraient les noms, l’adresse courriel et le numéro de téléphone. Ces renseignements restent dans ce navigateur seulement.',
  },
  positions: { Defense: 'Défense', Forward: 'Attaque', Goalie: 'Gardien ou gardienne' },
  outcome: {
    registered: 'Inscription réussie!',
    waiting: 'Inscription sur la liste d’attente',
    mixed: 'Des places confirmées et d’autres en attente',
    already: 'Inscription déjà faite',
    spot: 'Place confirmée',
    waitsAs: 'Liste d’attente, rang\u00a0{{number}}',
    known: 'Inscription déjà faite',
    map: 'Carte',
    hasSpot: '{{name}} a une place.',
    inLine: '{{name}} est au rang\u00a0{{number}} de la liste d’attente.',
    hadSpot: '{{name}} avait déjà une place.',
    wasInLine: '{{name}} était déjà sur la liste d’attente, au rang\u00a0{{number}}.',
    hasSpots: '{{name}} a une place pour {{total}}\u00a0dates.',
    inLines: '{{name}} est sur la liste d’attente pour {{total}}\u00a0dates.',
    someSpots_one:
      '{{name}} a une place pour {{spots}} des {{total}}\u00a0dates, et est en attente pour l’autre.',
    someSpots_other:
      '{{name}} a une place pour {{spots}} des {{total}}\u00a0dates, et est en attente pour les autres.',
    hadAll: '{{name}} avait déjà une inscription pour ces {{total}}\u00a0dates.',
    nextInLine:
      'Chaque place qui se libère va aussitôt à la première personne en attente; peu avant le début, elle peut être offerte à toute la liste.',
    lookAgain:
      'Consultez de nouveau votre reçu avant chaque date\u00a0: c’est le seul endroit qui indique si une place s’est libérée ou si quelque chose a changé.',
    open: 'Ouvrir le reçu',
    openOf: 'Reçu\u00a0: {{name}}',
    codeText:
      'À l’arrivée, montrez le code à l’entraîneur. Il permet aussi d’ouvrir le reçu sur un autre téléphone.',
    codeLater:
      'Ce code ouvre le reçu sur un autre téléphone. Une fois la place obtenue, il se montre à l’entraîneur.',
    codeFailed: 'Le code n’a pas pu être chargé. Il se trouve aussi sur le reçu.',
    addAll_one: 'Ajouter au calendrier',
    addAll_other: 'Tout ajouter au calendrier',
    otherCalendars: 'Google Agenda ou Outlook',
    cantCome: 'Nous ne pouvons pas venir',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    copyFailed: 'Le lien n’a pas pu être copié. Il se trouve dans la barre d’adresse du reçu.',
    share: 'Partager',
    shareNote: 'Toute personne qui a le lien peut consulter, corriger ou annuler ce qui figure sur ce reçu.',
    kept_one: 'Cet appareil conserve le reçu\u00a0: il s’ouvre même sans réseau.',
    kept_other: 'Cet appareil conserve les reçus\u00a0: ils s’ouvrent même sans réseau.',
    notKept: 'Ce navigateur ne retient rien\u00a0: conservez vous-même le lien.',
    mine: 'Mes inscriptions',
    mailed:
      'Nous vous envoyons aussi un courriel. Son lien ouvre toutes les inscriptions faites avec votre adresse courriel.',
    mailedAgain:
      'Nous vous envoyons de nouveau le courriel à ce sujet. Son lien ouvre toutes les inscriptions faites avec votre adresse courriel.',
    notMailed:
      'Ce site n’envoie pas de courriels pour le moment\u00a0: conservez le lien de chaque reçu. Si vous en perdez un, adressez-vous à votre entraîneur.',
    notMailedAgain:
      'Le reçu obtenu à la première inscription est toujours valide. Si vous l’avez perdu, adressez-vous à votre entraîneur.',
  },
  refused: {
    check: 'Veuillez vérifier les champs signalés.',
    closed: 'Les inscriptions à cette séance sont fermées.',
    teamClosed: 'Les inscriptions de cette équipe sont fermées.',
    moved: 'L’inscription n’est pas encore faite.',
    off: 'L’inscription aux entraînements n’est pas ouverte pour le moment.',
    started: 'Les inscriptions ont pris fin au début de l’entraînement.',
    cancelled: 'Cet entraînement est annulé.',
    sessionCancelled: 'Cette séance est annulée.',
    gone: 'Cette date n’est plus à l’horaire. Actualisez la page pour voir celles qui y sont.',
    tooMany: 'Trop d’inscriptions pour le moment.',
    waitMinutes_one: 'Veuillez réessayer dans {{count}}\u00a0minute.',
    waitMinutes_other: 'Veuillez réessayer dans {{count}}\u00a0minutes.',
    waitHours_one: 'Veuillez réessayer dans {{count}}\u00a0heure.',
    waitHours_other: 'Veuillez réessayer dans {{count}}\u00a0heures.',
    offline: 'Aucune connexion. Veuillez réessayer dès que vous en aurez une.',
    unavailable: 'Le service ne répond pas pour le moment. Veuillez réessayer dans un instant.',
    unshown:
      'Le serveur du club a refusé un élément que ce formulaire n’affiche pas. Rechargez la page, puis envoyez de nouveau le formulaire.',
    failed: 'Une erreur s’est produite et l’inscription n’a pas été confirmée. Veuillez réessayer.',
    kept: 'Rien de ce que vous avez saisi n’est perdu, et réessayer n’inscrit jamais un joueur deux fois.',
  },
};
