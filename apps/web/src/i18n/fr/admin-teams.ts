import type { adminTeams as english } from '../en/admin-teams';
import type { Translated } from '../translate';

export const adminTeams: Translated<typeof english> = {
  title: 'Gestion des équipes',
  league: 'Ligue',
  addTeam: 'Ajouter une équipe',
  addNewTeam: 'Ajouter une nouvelle équipe',
  editTeam: 'Modifier l’équipe',
  listTitle: 'Équipes {{league}}',
  noTeams:
    'Aucune équipe trouvée pour {{league}}. Cliquez sur «\u00a0Ajouter une équipe\u00a0» pour en créer une.',
  visible: 'Visible du public',
  hidden: 'Masquée au public',
  show: 'Afficher',
  hide: 'Masquer',
  showNamed: 'Montrer {{name}} au public',
  hideNamed: 'Masquer {{name}} au public',
  playersCount_one: '{{count}}\u00a0joueur en sélection',
  playersCount_other: '{{count}}\u00a0joueurs en sélection',
  viewPage: 'Page publique',
  name: 'Nom de l’équipe',
  category: 'Catégorie',
  categoryHint: 'Identique au nom de l’équipe si le champ reste vide.',
  description: 'Description',
  ageRange: 'Groupe d’âge',
  colorTheme: 'Couleur',
  playerDisplay: 'Comment le public voit les joueurs',
  displayNames: 'Noms complets',
  displayInitials: 'Initiales seulement',
  displayNumbers: 'Numéros seulement',
  displayHint:
    'Ce sont des mineurs\u00a0: n’affichez que ce dont les familles ont besoin. L’âge et les coordonnées ne sont jamais publics, et il est demandé aux moteurs de recherche d’ignorer les pages d’équipe.',
  colors: {
    none: 'Aucune',
    blue: 'Bleu',
    gold: 'Or',
    red: 'Rouge',
    green: 'Vert',
    purple: 'Violet',
  },
  createFailed: 'L’équipe n’a pas pu être créée',
  updateFailed: 'L’équipe n’a pas pu être modifiée',
  deleteFailed: 'L’équipe n’a pas pu être supprimée',
  created: 'Équipe créée',
  updated: 'Équipe modifiée',
  deleted: 'Équipe supprimée',
  deleteTitle: 'Supprimer {{name}}',
  confirmDelete: 'Voulez-vous vraiment supprimer cette équipe?',
  deleteLoses_one:
    'Sa page publique, ses séances de sélection et sa liste de {{count}}\u00a0joueur en sélection disparaissent.',
  deleteLoses_other:
    'Sa page publique, ses séances de sélection et sa liste de {{count}}\u00a0joueurs en sélection disparaissent.',
};
