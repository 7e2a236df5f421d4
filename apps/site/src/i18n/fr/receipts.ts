import type { Translated } from '@lions/web-base';
import type { receipts as receiptsEn, ownReceipts as ownReceiptsEn } from '../en/receipts';

export const receipts: Translated<typeof receiptsEn> = {
  title: 'Votre inscription',
  description: 'Le reçu d’une inscription auprès des Lions du Lac St-Louis.',
  emptyTitle: 'Ce reçu ne contient plus rien',
  emptyText: 'Les renseignements de cette inscription ont été effacés.',
  goneTitle: 'Ce reçu n’est plus valide',
  goneText: 'Son adresse est peut-être incomplète, ou l’inscription a été effacée.',
  seeMine: 'Mes inscriptions',
  keepTitle: 'Sur cet appareil',
  kept: 'Cet appareil conserve le reçu sous «\u00a0Mes inscriptions\u00a0». Il s’ouvre même sans réseau, tel que vous l’avez vu la dernière fois.',
  notKept:
    'Cet appareil ne conserve pas le reçu. Si l’appareil est à vous, vous pouvez l’y conserver\u00a0: le reçu s’ouvrira même sans réseau.',
  keep: 'Conserver sur cet appareil',
  copyLead:
    'Voici votre reçu tel qu’il était le {{when}}. Pour le modifier, il faut une connexion à Internet.',
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
    poolFixed:
      'Les places de gardien ou gardienne sont à part. Pour passer d’un groupe à l’autre, annulez l’inscription et refaites-la.',
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

export const ownReceipts: Translated<typeof ownReceiptsEn> = {
  title: 'Mes inscriptions',
  description:
    'Les inscriptions faites sur cet appareil et la façon d’obtenir le lien de votre page familiale.',
  lead: 'Les inscriptions faites sur cet appareil, et la façon d’obtenir la page qui réunit tous vos enfants.',
  listTitle: 'Inscriptions faites sur cet appareil',
  needsScript: 'La liste nécessite JavaScript, que ce navigateur n’exécute pas.',
  reading: 'Recherche des inscriptions conservées sur cet appareil…',
  blocked:
    'Ce navigateur ne permet pas au site de retenir quoi que ce soit. Ouvrez votre inscription au moyen de son lien ou demandez le lien familial ci-dessous.',
  emptyTitle: 'Aucune inscription faite sur cet appareil.',
  empty:
    'Les inscriptions faites avec ce navigateur apparaissent ici, mais pas celles faites sur un autre appareil.',
  failed: 'Vos inscriptions n’ont pas pu être chargées.',
  someFailed_one: '{{count}}\u00a0inscription n’a pas pu être chargée.',
  someFailed_other: '{{count}}\u00a0inscriptions n’ont pas pu être chargées.',
  offline: 'Il n’y a pas de connexion. Veuillez réessayer dès que vous en aurez une.',
  unavailable: 'Le service ne répond pas pour le moment. Veuillez réessayer dans un instant.',
  retry: 'Réessayer',
  dropped_one: '{{count}}\u00a0reçu n’était plus valide et a été retiré de cette liste.',
  dropped_other: '{{count}}\u00a0reçus n’étaient plus valides et ont été retirés de cette liste.',
  earlier: 'Passées ou annulées ({{count}})',
  open: 'Ouvrir',
  openNamed: 'Ouvrir\u00a0: {{name}}, {{day}}',
  forget: 'Oublier sur cet appareil',
  forgetNamed: 'Oublier sur cet appareil\u00a0: {{name}}, {{day}}',
  forgetQuestion:
    'Oublier cette inscription sur cet appareil? L’inscription de {{name}} est maintenue; seul le lien est retiré de cet appareil.',
  forgetYes: 'Oui, l’oublier',
  forgetNo: 'Non, la garder',
  forgotten: 'Cet appareil a oublié cette inscription.',
  sharedTitle: 'Cet appareil est partagé?',
  sharedText: 'Toute personne qui utilise ce navigateur peut ouvrir ces inscriptions.',
  forgetAll: 'Tout oublier sur cet appareil',
  forgetAllQuestion:
    'Tout oublier sur cet appareil? Les inscriptions sont maintenues; seuls les liens sont retirés de cet appareil.',
  forgetAllYes: 'Oui, tout oublier',
  forgetAllNo: 'Non, tout garder',
  forgottenAll: 'Cet appareil ne retient plus aucune de vos inscriptions.',
};
