import type { Translated } from '@lions/web-base';
import type { ownReceipts as english } from '../en/own-receipts';

export const ownReceipts: Translated<typeof english> = {
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
