import type { Translated } from '@lions/web-base';
import type { programs as english } from '../en/programs';

export const programs: Translated<typeof english> = {
  eyebrow: 'Programmes de hockey',
  comingSoon: 'À venir',
  knownTitle: 'Ce que nous pouvons vous dire aujourd’hui',
  relatedTitle: 'D’ici là',
  readyTitle: 'Ce qu’il faut savoir',
  readyRelatedTitle: 'À voir aussi',
  jrLions: {
    title: 'Jr. Lions',
    description:
      'Jr. Lions, le programme junior des Lions du Lac St-Louis, arrive bientôt. Ce qu’on en sait aujourd’hui, et par où commencer d’ici là.',
    lead: 'Un programme junior aux couleurs des Lions se prépare.',
    ready: {
      description:
        'Jr. Lions, le programme junior des Lions du Lac St-Louis\u00a0: l’essentiel, et par où commencer.',
      lead: 'Le programme junior aux couleurs des Lions.',
    },
  },
  m18: {
    title: 'Lions M18 AAA',
    description:
      'Les Lions M18 AAA du Lac St-Louis\u00a0: page à venir. D’ici là, voyez les camps de sélection et le parcours du joueur.',
    lead: 'La page de notre programme M18 AAA est en préparation.',
    ready: {
      description:
        'Les Lions M18 AAA du Lac St-Louis\u00a0: le programme, ses camps de sélection et le parcours du joueur.',
      lead: 'L’équipe des Lions dans la ligue M18 AAA.',
    },
  },
  playerJourney: {
    title: 'Le parcours du joueur selon Hockey Québec',
    eyebrow: 'Développement du joueur',
    description:
      'Le hockey mineur au Québec\u00a0: associations locales et régionales, RSEQ, AAA Élite et la suite du parcours, avec un organigramme.',
    lead: 'Des premiers coups de patin au plus haut niveau\u00a0: qui fait quoi dans le hockey québécois, et où se situent les Lions.',
    divisionsTitle: 'Que signifie le «\u00a0M\u00a0»?',
    divisionsText:
      'M signifie «\u00a0moins de\u00a0». Le nombre qui suit est l’âge que les joueurs n’ont pas encore atteint\u00a0: le hockey M13 s’adresse aux moins de 13\u00a0ans.',
    underAge: 'moins de {{count}}\u00a0ans',
    childTitle: 'Dans quelle catégorie joue mon enfant?',
    childText: 'Les catégories d’âge de la saison {{seasonYears}}, par année de naissance.',
    childRule:
      'La limite d’âge s’applique au 31\u00a0décembre {{year}}\u00a0: un joueur appartient à la première catégorie dont la limite dépasse son âge ce jour-là.',
    childLink: 'Un doute? Demandez à votre association locale',
    bornColumn: 'Année de naissance',
    divisionColumn: 'Catégorie',
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
      'La Structure Intégrée des Lions (SIL) du Lac St-Louis\u00a0: page à venir. D’ici là, voyez les camps de sélection.',
    lead: 'La page de la Structure Intégrée des Lions est en préparation.',
    ready: {
      description: 'La Structure Intégrée des Lions (SIL) du Lac St-Louis et ses camps de sélection.',
      lead: 'La structure intégrée du club.',
    },
  },
  tryoutsSoon: {
    title: 'Camps de sélection',
    description:
      'L’information sur les camps de sélection M18 AAA et SIL de\u00a0{{seasonYear}} des Lions du Lac St-Louis arrive bientôt. Les équipes sont déjà en ligne ({{inSeason}}).',
    announcement: 'Information à venir sur les camps de sélection M18 AAA et SIL de\u00a0{{seasonYear}}',
    lead: 'Vous pouvez déjà consulter les équipes des deux ligues et leurs séances de sélection ({{inSeason}}).',
    chooser: '{{seasonTryouts}}',
    ready: {
      description:
        'Les camps de sélection M18 AAA et SIL de\u00a0{{seasonYear}} des Lions du Lac St-Louis\u00a0: les équipes de chaque ligue ({{inSeason}}).',
      announcement: 'Camps de sélection M18 AAA et SIL de\u00a0{{seasonYear}}',
    },
    programsTitle: 'Découvrir les programmes',
  },
};
