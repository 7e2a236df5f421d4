import type { Translated } from '@lions/web-base';
import type { links as english } from '../en/links';

export const links: Translated<typeof english> = {
  links: {
    title: 'Liens utiles',
    description:
      'Arénas, équipement, associations locales et régionales, ligues, hockey junior, collégial et professionnel\u00a0: les liens des Lions du Lac St-Louis.',
    lead: 'Arénas, associations et ligues, du premier entraînement jusqu’aux professionnels. Chaque lien s’ouvre dans un nouvel onglet.',
    index: 'Sur cette page',
    soon: 'à venir',
  },
};
