import type { Translated } from '@lions/web-base';
import type { programs as english } from '../en/programs';

export const programs: Translated<typeof english> = {
  eyebrow: 'Programmes de hockey',
  comingSoon: 'À venir',
  knownTitle: 'Ce que nous pouvons vous dire aujourd’hui',
  relatedTitle: 'D’ici là',
  jrLions: {
    title: 'Jr. Lions',
    description:
      'Jr. Lions, le programme junior des Lions du Lac St-Louis, arrive bientôt. Ce qu’on en sait aujourd’hui, et par où commencer d’ici là.',
    lead: 'Un programme junior aux couleurs des Lions se prépare.',
  },
  m18: {
    title: 'Lions M18 AAA',
    description:
      'Les Lions M18 AAA du Lac St-Louis\u00a0: page à venir. D’ici là, voyez les camps de sélection et le parcours du joueur.',
    lead: 'La page de notre programme M18 AAA est en préparation.',
  },
  playerJourney: {
    title: 'Parcours du joueur de Hockey Québec',
    eyebrow: 'Développement du joueur',
    description:
      'Le hockey mineur au Québec\u00a0: associations locales et régionales, RSEQ, AAA Élite et la suite du parcours, avec un organigramme.',
    lead: 'Des premiers coups de patin au plus haut niveau\u00a0: qui fait quoi dans le hockey québécois, et où se situent les Lions.',
    divisionsTitle: 'Que veut dire le M?',
    divisionsText:
      'M signifie «\u00a0moins de\u00a0». Le nombre qui suit est l’âge que les joueurs n’ont pas encore atteint\u00a0: le hockey M13 s’adresse aux moins de 13\u00a0ans.',
    underAge: 'moins de {{count}}\u00a0ans',
    stagesTitle: 'Le parcours, étape par étape',
    chartTitle: 'Organigramme',
    statisticsTitle: 'Où le parcours a mené des Lions',
    statisticsNote: 'Chiffres de 2025.',
    tryouts: 'Voir les camps de sélection',
    links: 'Liens utiles',
  },
  sil: {
    title: 'Structure Intégrée des Lions (SIL)',
    description:
      'La Structure Intégrée des Lions (SIL) du Lac St-Louis\u00a0: page à venir. D’ici là, voyez les camps de sélection de l’automne\u00a02025.',
    lead: 'La page de la Structure Intégrée des Lions est en préparation.',
  },
  tryoutsSoon: {
    title: 'Camps de sélection',
    description:
      'L’information sur les camps de sélection M18 AAA et SIL de\u00a02025 des Lions du Lac St-Louis arrive bientôt. Les équipes de l’automne\u00a02025 sont déjà en ligne.',
    announcement: 'Information à venir sur les camps de sélection M18 AAA et SIL de\u00a02025',
    lead: 'Vous pouvez déjà consulter les équipes des deux ligues pour l’automne\u00a02025 et leurs séances de sélection.',
    chooser: 'Camps de sélection, automne\u00a02025',
    programsTitle: 'Découvrir les programmes',
  },
};
