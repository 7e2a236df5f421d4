import type { Translated } from '@lions/web-base';
import type { receipts as english } from '../en/receipts';

export const receipts: Translated<typeof english> = {
  title: 'Votre inscription',
  description: 'Le reçu d’une inscription auprès des Lions du Lac St-Louis.',
  lead: 'Ceci est un reçu\u00a0: il montre seulement ce que vous avez inscrit avec ce formulaire. Il est privé\u00a0: toute personne qui a son adresse peut l’ouvrir.',
  emptyTitle: 'Ce reçu ne contient plus rien',
  emptyText: 'Les renseignements de cette inscription ont été effacés.',
  goneTitle: 'Ce reçu n’est plus valide',
  goneText: 'Son adresse est peut-être incomplète, ou l’inscription a été effacée.',
  seeMine: 'Mes inscriptions',
  keepTitle: 'Conservez cette page',
  keepText:
    'Ajoutez-la à vos favoris ou envoyez-vous son lien. L’appareil qui a servi à l’inscription le retient aussi, sous «\u00a0Mes inscriptions\u00a0».',
  link: 'Lien de ce reçu',
  copy: 'Copier le lien',
  copied: 'Lien copié',
  copyFailed: 'Le lien n’a pas pu être copié. Il se trouve dans la barre d’adresse de cette page.',
  share: 'Partager le lien',
  showQr: 'Afficher un code QR pour un autre téléphone',
  qrAlt: 'Code QR contenant l’adresse de cette page',
  qrText: 'Pointez l’appareil photo de l’autre téléphone vers le code.',
  allTitle: 'Tous vos enfants sur une même page',
  allByMail:
    'Le lien de nos courriels ouvre toutes les inscriptions faites avec votre adresse courriel. C’est aussi là que vous choisissez la langue des courriels, téléchargez vos renseignements ou les effacez.',
  allByCoach:
    'Votre page familiale réunit toutes les inscriptions faites avec votre adresse courriel. Ce site n’envoie pas de courriels pour le moment\u00a0: votre entraîneur peut vous en donner le lien.',
  askForIt: 'Demander le lien familial',
  howToGetIt: 'Comment obtenir le lien familial',
  correct: {
    open: 'Corriger l’inscription',
    opening: 'Ouverture…',
    openFailed: 'Le formulaire n’a pas pu s’ouvrir',
    openFailedText: 'Veuillez vérifier votre connexion et réessayer.',
    title: 'Corriger\u00a0: {{name}}',
    playerName: 'Nom du joueur ou de la joueuse',
    ageOrYear: 'Année de naissance ou âge',
    position: 'Position',
    poolFixed:
      'Les places de gardien ou gardienne sont à part. Pour passer d’un groupe à l’autre, annulez l’inscription et refaites-la.',
    parentName: 'Nom du parent',
    parentPhone: 'Téléphone (facultatif)',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Ne rien changer',
    taken: 'Ce joueur y est déjà inscrit',
    saved: 'Inscription corrigée\u00a0: {{name}}',
    newEmail: 'Autre adresse courriel (laissez vide pour garder celle que vous avez donnée)',
    proven:
      'L’adresse que vous avez donnée est confirmée\u00a0: un lien que nous y avons envoyé a été ouvert. Pour en utiliser une autre, adressez-vous à un entraîneur ou au club.',
    emailFixed:
      'Cette page est liée à son adresse courriel. Pour en utiliser une autre, adressez-vous à un entraîneur ou au club.',
  },
};
