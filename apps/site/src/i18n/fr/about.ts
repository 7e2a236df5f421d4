import type { Translated } from '@lions/web-base';
import type { about as aboutEnglish, links as linksEnglish } from '../en/about';

export const about: Translated<typeof aboutEnglish> = {
  about: {
    title: 'À propos des Lions',
    description:
      'Les Lions du Lac St-Louis depuis 1976\u00a0: cinquante ans de hockey dans l’Ouest-de-l’Île, le fondateur, l’aréna, les titres et cinq chandails retirés.',
    eyebrow: '50\u00a0ans · Depuis 1976',
    lead: 'Un demi-siècle de hockey mineur dans l’Ouest-de-l’Île de Montréal, et une équipe qui poursuit sa route.',
    years: '50',
    yearsTitle: '50\u00a0ans, depuis 1976',
    yearsText:
      'Un club, un demi-siècle d’hivers. La saison 2025-2026 est la cinquantième depuis que Brian McKeown a donné vie aux Lions.',
    timelineTitle: 'Nos moments marquants',
    jerseysTitle: 'Cinq chandails au plafond',
    logosTitle: 'Notre écusson, nos ligues',
    crest: 'L’écusson du club',
    league: 'Notre emblème {{league}}',
    celebrations: 'Voir les célébrations du 50e',
    pride: 'La fierté des Lions en chiffres',
  },
  apparel: {
    title: 'Vêtements des Lions',
    description:
      'Chandails, cotons ouatés et casquettes aux couleurs des Lions du Lac St-Louis\u00a0: les vêtements du club arrivent bientôt.',
    eyebrow: 'Portez l’écusson',
    comingSoon: 'À venir',
    lead: 'Des chandails, des cotons ouatés et des casquettes aux couleurs du club arrivent bientôt.',
    listTitle: 'Ce qui s’en vient',
    note: 'Les dessins donnent une idée des articles. Les prix, les tailles et la façon de commander seront annoncés sur cette page.',
    celebrations: 'Voir les célébrations du 50e',
    ready: {
      description: 'Chandails, cotons ouatés et casquettes aux couleurs des Lions du Lac St-Louis.',
      lead: 'Des chandails, des cotons ouatés et des casquettes aux couleurs du club.',
      listTitle: 'Les articles',
      note: 'Les dessins donnent une idée des articles. Renseignez-vous auprès du club sur les prix, les tailles et la façon de commander.',
    },
  },
};

export const links: Translated<typeof linksEnglish> = {
  links: {
    title: 'Liens utiles',
    description:
      'Arénas, équipement, associations locales et régionales, ligues, hockey junior, collégial et professionnel\u00a0: les liens des Lions du Lac St-Louis.',
    lead: 'Arénas, associations et ligues, du premier entraînement jusqu’aux rangs professionnels. Chaque lien s’ouvre dans un nouvel onglet.',
    index: 'Sur cette page',
    soon: 'à venir',
    shared_one: '{{count}}\u00a0nom sans page à part\u00a0: il mène à {{site}}',
    shared_other: '{{count}}\u00a0noms sans page à part\u00a0: tous mènent à {{site}}',
  },
};
