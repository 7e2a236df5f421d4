import type { Translated } from '@lions/web-base';
import type { adminSettings as english } from '../en/settings';

export const adminSettings: Translated<typeof english> = {
  title: 'Réglages',
  publicSite: 'Site public',
  flags: {
    development_notice_enabled: {
      title: 'Avis «\u00a0Section en construction\u00a0»',
      text: 'Un bandeau sur les pages des camps de sélection\u00a0: il indique qu’elles peuvent encore afficher des données provisoires et ce que doit faire un joueur absent des listes.',
    },
    practice_registration_enabled: {
      title: 'Inscription aux entraînements',
      text: 'Activé\u00a0: les parents voient les entraînements et peuvent y réserver des places. Désactivé\u00a0: la page des entraînements reste couverte de la mention «\u00a0À VENIR\u00a0», et le serveur refuse toute inscription, sauf celles que font les entraîneurs.',
    },
  },
  mails: 'Courriels',
  mailDelay: {
    title: 'Attente avant l’annonce d’une modification',
    text: 'Quand un entraîneur déplace, annule ou supprime quelque chose, les courriels aux familles attendent ce délai. Jusque-là, la modification peut être annulée et rien n’est envoyé.',
    none: 'Sans attente, sans annulation',
    minutes_one: '{{count}}\u00a0minute',
    minutes_other: '{{count}}\u00a0minutes',
  },
  on: 'Activé',
  off: 'Désactivé',
  neverChanged: 'Jamais modifié\u00a0: c’est la valeur par défaut.',
  byDefault: 'La valeur par défaut s’applique.',
  changed: 'Dernière modification le {{when}}.',
  changedBy: 'Dernière modification par {{name}}, le {{when}}.',
  conflict: 'Rien n’a été enregistré. L’interrupteur montre maintenant l’état actuel.',
  saved: 'Réglage enregistré',
  failed: 'Le réglage n’a pas pu être enregistré',
};
