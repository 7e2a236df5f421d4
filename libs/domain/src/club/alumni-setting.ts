/** The alumni of the home page. */
export const ALUMNI_SETTING = {
  name: { en: 'Notable alumni', fr: 'Anciens de renom' },
  about: {
    en: 'The cards of the home page, and on the page about the club the jerseys retired in 2025. Without alumni there are no cards.',
    fr: 'Les cartes de la page d’accueil et, sur la page du club, les chandails retirés en 2025. Sans anciens, il n’y a pas de cartes.',
  },
  fields: {
    lead: { kind: 'words', max: 300, en: 'Text above the cards', fr: 'Texte au-dessus des cartes' },
    sources: { kind: 'line', max: 200, en: 'Sources', fr: 'Sources' },
    alumni: {
      kind: 'rows',
      max: 40,
      en: 'Alumni',
      fr: 'Anciens',
      fields: {
        name: { kind: 'line', isRequired: true, max: 80, en: 'Name', fr: 'Nom' },
        position: { kind: 'words', max: 40, en: 'Position', fr: 'Position' },
        fact: { kind: 'words', max: 120, en: 'First line', fr: 'Première ligne' },
        secondFact: { kind: 'words', max: 120, en: 'Second line', fr: 'Deuxième ligne' },
        jerseyRetired: {
          kind: 'number',
          max: 2999,
          en: 'Year in which the jersey was retired',
          fr: 'Année du retrait du chandail',
        },
        profile: {
          kind: 'web',
          max: 300,
          en: 'Address of the player’s profile',
          fr: 'Adresse du profil du joueur',
          hint: {
            en: 'Without one, the card leads to a search for the name, and says so.',
            fr: 'Sans adresse, la carte mène à une recherche du nom et l’indique.',
          },
        },
      },
    },
  },
} as const;
