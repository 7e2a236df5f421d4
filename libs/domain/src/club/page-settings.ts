/** The pages that are covered with "coming soon". */
export const COMING_SOON_SETTING = {
  name: { en: 'Coming soon', fr: 'À venir' },
  about: {
    en: 'A ticked page says that it is coming soon. An unticked one shows the same facts without saying so. The practice page has a switch of its own, under Settings.',
    fr: 'Une page cochée annonce qu’elle est à venir. Une page décochée montre les mêmes renseignements sans l’annoncer. La page des entraînements a son propre interrupteur, dans les réglages.',
  },
  fields: {
    m18: { kind: 'flag', en: 'M18 AAA Lions', fr: 'Lions M18 AAA' },
    sil: { kind: 'flag', en: 'SIL structure', fr: 'Structure SIL' },
    jrLions: { kind: 'flag', en: 'Jr. Lions', fr: 'Jr. Lions' },
    apparel: { kind: 'flag', en: 'Apparel', fr: 'Vêtements' },
    tryouts: { kind: 'flag', en: 'Tryouts: announcement', fr: 'Camps de sélection\u00a0: annonce' },
  },
} as const;

/** The conditions in the notice above the registration forms. */
export const CONDITIONS_SETTING = {
  name: { en: 'Conditions of registration', fr: 'Conditions d’inscription' },
  about: {
    en: 'In the notice above the registration forms, before the parent’s agreement. Each registration keeps which conditions it was made under.',
    fr: 'Dans l’avis au-dessus des formulaires d’inscription, avant l’accord du parent. Chaque inscription garde la version des conditions en vigueur quand elle a été faite.',
  },
  fields: {
    conditions: {
      kind: 'rows',
      max: 5,
      en: 'Conditions',
      fr: 'Conditions',
      fields: {
        text: { kind: 'words', isRequired: true, max: 200, en: 'Condition', fr: 'Condition' },
      },
    },
  },
} as const;

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
