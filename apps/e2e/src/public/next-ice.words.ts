/** Texts of home, league lists and team pages about what is next on the ice. */
export const WORDS = {
  en: {
    prefix: '',
    home: '/',
    nothing: 'Nothing is scheduled right now.',
    next: 'Next session',
    refresh: 'Refresh this page',
    register: 'Register for tryouts',
    dismiss: 'Hide this notice',
    spots: '20 spots left.',
    // At night the club's day is the one before UTC's.
    inDays: /in [56] days/i,
    time: '6:00 PM – 7:30 PM',
    arena: 'Dollard Civic Centre - Dollard-Des Ormeaux',
    phoneMenu: ['Fall 2025 tryouts', 'Practice', 'My registrations', 'Calendar'],
  },
  fr: {
    prefix: '/fr',
    home: '/fr',
    nothing: 'Rien n’est prévu pour l’instant.',
    next: 'Prochaine séance',
    refresh: 'Actualiser cette page',
    register: 'Inscrire un joueur au camp',
    dismiss: 'Masquer cet avis',
    spots: 'Il reste 20\u00a0places.',
    inDays: /dans [56] jours/i,
    time: '18 h – 19 h 30',
    arena: 'Centre civique de Dollard - Dollard-Des Ormeaux',
    phoneMenu: ['Camps de sélection, automne 2025', 'Entraînements', 'Mes inscriptions', 'Calendrier'],
  },
};
