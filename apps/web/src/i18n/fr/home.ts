import type { home as english } from '../en/home';
import type { Translated } from '../translate';

export const home: Translated<typeof english> = {
  pageTitle: 'La fierté des Lions',
  description:
    'Les Lions du Lac St-Louis\u00a0: le hockey mineur dans l’Ouest-de-l’Île de Montréal depuis 1976. Camps de sélection, équipes et un demi-siècle de fierté.',
  season: '50e saison · 2025-2026',
  title: 'La fierté des Lions',
  hashtag: '#LionsForever',
  lead: 'Un demi-siècle de hockey dans l’Ouest-de-l’Île\u00a0: du Centre civique de Dollard à la LNH, aux Jeux olympiques et au Championnat mondial junior.',
  tryouts: 'Camps de sélection\u00a02025',
  statisticsTitle: 'Le chemin des Lions',
  statisticsNote: 'Chiffres en date de 2025.',
  leaguesTitle: 'Trouvez votre équipe',
  leaguesText:
    'Deux ligues, une seule famille. Choisissez la vôtre pour voir ses équipes, ses séances de sélection et ses joueurs en sélection.',
  seeTeams: 'Voir les équipes',
};
