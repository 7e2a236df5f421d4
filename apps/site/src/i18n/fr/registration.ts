import type { Translated } from '@lions/web-base';
import type { registration as english } from '../en/registration';

export const registration: Translated<typeof english> = {
  notice: {
    title: 'Vos renseignements personnels',
    purpose:
      'Le club n’utilise ces renseignements que pour inscrire le joueur, lui garder une place et vous écrire à ce sujet.',
    readers:
      'Seuls les entraîneurs et le personnel du club les voient; les pages publiques indiquent le nombre d’inscriptions, jamais les noms.',
    keptSession:
      'Ils sont effacés 90\u00a0jours après la séance, ou 30\u00a0jours après celle-ci pour une inscription en attente.',
    keptPractice:
      'Ils sont effacés 60\u00a0jours après l’entraînement, ou 30\u00a0jours après celui-ci pour une inscription en attente.',
    rights:
      'Votre reçu vous permet de les voir, de les corriger ou d’annuler; le lien familial, transmis par courriel ou par l’entraîneur, de tout télécharger ou effacer.',
    agreement: 'En inscrivant un joueur, vous y consentez; les effacer retire votre consentement.',
    policy: 'Politique de confidentialité',
  },
  fields: {
    playerName: 'Nom du joueur',
    ageOrYear: 'Année de naissance ou âge',
    position: 'Position',
    parentName: 'Nom du parent',
    parentEmail: 'Courriel du parent',
    parentPhone: 'Téléphone (facultatif)',
    authority_one: 'J’ai l’autorité parentale à l’égard de ce joueur.',
    authority_other: 'J’ai l’autorité parentale à l’égard de ces joueurs.',
    authorityRequired: 'Seule une personne ayant l’autorité parentale peut inscrire un joueur',
    sessionRequired: 'Veuillez choisir une séance',
    website: 'Laissez ce champ vide',
  },
  form: {
    player: 'Joueur {{number}}',
    addPlayer: 'Ajouter un autre enfant',
    removePlayer: 'Retirer le joueur {{number}}',
    submit_one: 'Inscrire',
    submit_other: 'Inscrire {{count}}\u00a0joueurs',
    join: 'S’inscrire sur la liste d’attente',
    sending: 'Inscription...',
    done: 'Terminé',
    another: 'Inscrire un autre joueur',
    close: 'Fermer',
  },
  positions: { Forward: 'Attaque', Defense: 'Défense', Goalie: 'Gardien ou gardienne' },
  outcome: {
    registered: 'Inscription réussie!',
    waiting: 'Ajout à la liste d’attente!',
    hasSpot: '{{name}} a une place.',
    inLine: '{{name}} est au rang\u00a0{{number}} de la liste d’attente.',
    hadSpot: '{{name}} avait déjà une inscription et a une place.',
    wasInLine: '{{name}} avait déjà une inscription et est au rang\u00a0{{number}} de la liste d’attente.',
    nextInLine: 'Une place qui se libère va aussitôt à la première personne en attente.',
    receiptTitle_one: 'Votre reçu',
    receiptTitle_other: 'Vos reçus',
    receiptText_one:
      'Il montre seulement cette inscription. Vous pouvez y voir où elle en est, la corriger ou l’annuler. Toute personne qui a son lien peut en faire autant.',
    receiptText_other:
      'Chacun montre une seule inscription. Vous pouvez y voir où elle en est, la corriger ou l’annuler. Toute personne qui a le lien peut en faire autant.',
    open: 'Ouvrir le reçu',
    openOf: 'Reçu\u00a0: {{name}}',
    copy_one: 'Copier le lien',
    copy_other: 'Copier les liens',
    copied_one: 'Lien copié',
    copied_other: 'Liens copiés',
    copyFailed: 'La copie n’a pas fonctionné\u00a0: touchez longuement le lien.',
    share_one: 'Partager le lien',
    share_other: 'Partager les liens',
    kept_one: 'Cet appareil le conserve.',
    kept_other: 'Cet appareil les conserve.',
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
    failed: 'Une erreur s’est produite et l’inscription n’a pas été confirmée. Veuillez réessayer.',
    kept: 'Rien de ce que vous avez saisi n’est perdu, et réessayer n’inscrit jamais un joueur deux fois.',
  },
};
