import type { Translated } from '@lions/web-base';
import type { home as english } from '../en/home';

export const home: Translated<typeof english> = {
  pageTitle: 'La fierté des Lions',
  description:
    'Les Lions du Lac St-Louis\u00a0: le hockey mineur dans l’Ouest-de-l’Île de Montréal depuis 1976. Camps de sélection, équipes, anciens et un demi-siècle de fierté.',
  season: '{{seasonTitle}}',
  title: 'La fierté des Lions',
  hashtag: '#LionsForever',
  lead: 'Un demi-siècle de hockey dans l’Ouest-de-l’Île\u00a0: du Centre civique de Dollard à la LNH, aux Jeux olympiques et au Championnat mondial junior.',
  tryouts: 'Camps\u00a0de\u00a0sélection, {{inSeason}}',
  celebrations: 'Célébrations du 50e',
  coming: {
    title: 'À venir sur la glace',
    nextOpen: 'Prochaine activité ouverte aux inscriptions',
    next: 'Prochaine activité',
    closed: 'L’inscription en ligne n’est pas ouverte.',
    todayAt: 'aujourd’hui à {{time}}',
    practice: 'Entraînement',
    register: 'Inscrire un joueur',
    see: 'Voir la séance',
    none: 'Rien n’est prévu pour l’instant. Les nouvelles dates paraîtront ici dès qu’elles seront connues.',
    seasonStarts: 'La saison commence le {{day}}.',
    tryouts: 'Voir les camps de sélection',
    calendar: 'Voir tout le calendrier',
  },
  statisticsTitle: 'Jusqu’où vont les Lions',
  statisticsLead:
    'Des arénas de l’Ouest-de-l’Île aux plus hauts niveaux du hockey, génération après génération.',
  statisticsNote: 'Chiffres de 2025.',
  successTitle: 'Succès récents',
  successLead: 'La relève poursuit son ascension.',
  recordsTitle: 'Records de ligue et légendes offensives',
  streakTitle: 'Record d’équipe',
  scoringTitle: 'Légendes offensives',
  scoringLead: 'Les records offensifs du club en séries éliminatoires.',
  goaltendingTitle: 'Records devant le filet',
  titlesTitle: 'Au plafond de l’aréna',
  championships: 'championnats depuis {{year}}',
  titlesLead:
    'Des titres nationaux, une médaille nationale et une coupe\u00a0: les bannières d’un demi-siècle.',
  alumniTitle: 'Anciens de renom',
  jerseyRetired: 'Chandail retiré en {{year}}',
  profile: 'Profil du joueur',
  profileSearch: 'Chercher le profil',
  sources: 'Sources\u00a0: {{names}}.',
  leaguesTitle: 'Trouvez votre équipe',
  leaguesText:
    'Deux ligues, une seule tanière. Choisissez la vôtre pour voir ses équipes, ses séances de sélection et ses joueurs en sélection.',
  seeTeams: 'Voir les équipes',
  legacyTitle: 'À vous d’écrire la suite',
  legacyText:
    'Cinquante saisons de hockey ont mené les Lions jusqu’ici. Le prochain nom de la formation pourrait être le vôtre.',
};
