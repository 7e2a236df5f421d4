import type { Translated } from '@lions/web-base';
import type { celebrations as english } from '../en/celebrations';

export const celebrations: Translated<typeof english> = {
  events: {
    title: 'Célébrations du 50e anniversaire',
    description:
      'Les dates du 50e anniversaire des Lions du Lac St-Louis\u00a0: tournoi de golf, match d’ouverture, soirées des décennies, classique en plein air, etc.',
    lead: 'Du golf, trois décennies en trois soirées, du hockey en plein air\u00a0: une saison de rendez-vous pour les cinquante ans des Lions.',
    leadOver:
      'Du golf, trois décennies en trois soirées, du hockey en plein air\u00a0: c’est ainsi que les Lions ont souligné leurs cinquante ans.',
    comingUp: 'À venir',
    timeline: 'La saison, date par date',
    next: 'NOTRE PROCHAIN ÉVÉNEMENT…',
    past: 'Événement passé',
    pastTitle: 'Ce que nous avons célébré',
    overTitle: 'Merci d’avoir célébré avec nous',
    overText:
      'Toutes les célébrations de la 50e saison ont eu lieu. Le mur des célébrations fait revivre le tournoi de golf en images.',
    wallLink: 'Voir le mur des célébrations',
  },
  wall: {
    title: 'Mur des célébrations',
    description:
      'Le tournoi de golf du 50e\u00a0anniversaire des Lions du Lac St-Louis (24\u00a0juillet\u00a02025) en dessins, en attendant les photos.',
    back: 'Célébrations du 50e anniversaire',
    lead: 'Une journée sur les verts pour cinquante ans sur la glace. Survolez une image, ou appuyez dessus, pour en lire la légende.',
    gallery: 'Le tournoi de golf, en dessins',
    photographs: 'Nos célébrations en photos',
    photographsDescription: 'Les Lions du Lac St-Louis et leurs célébrations, en photos.',
    showCaption: 'Lire la légende',
  },
};
