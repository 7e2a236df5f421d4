/** The pages of the hockey programs. */
export const programs = {
  eyebrow: 'Hockey programs',
  comingSoon: 'Coming soon',
  knownTitle: 'What we can tell you today',
  relatedTitle: 'In the meantime',
  readyTitle: 'What there is to know',
  readyRelatedTitle: 'See also',
  jrLions: {
    title: 'Jr. Lions',
    description:
      'Jr. Lions, the junior program of the Lac St-Louis Lions, is coming soon. What is known today, and where to start in the meantime.',
    lead: 'A junior program in the Lions’ colours is on its way.',
    ready: {
      description: 'Jr. Lions, the junior program of the Lac St-Louis Lions: the facts, and where to start.',
      lead: 'The junior program in the Lions’ colours.',
    },
  },
  m18: {
    title: 'M18 AAA Lions',
    description:
      'The M18 AAA Lions of the Lac St-Louis Lions: program page coming soon. In the meantime, see the tryouts and the player journey.',
    lead: 'Our M18 AAA program page is coming soon.',
    ready: {
      description:
        'The M18 AAA Lions of the Lac St-Louis Lions: the program, its tryouts and the player journey.',
      lead: 'The Lions’ team in the M18 AAA league.',
    },
  },
  playerJourney: {
    title: 'Hockey Quebec player journey',
    eyebrow: 'Player development path',
    description:
      'How youth hockey works in Quebec: local and regional associations, RSEQ, AAA Elite and the pathways beyond, with a structure chart.',
    lead: 'From the first strides to the highest level: who does what in Quebec hockey, and where the Lions come in.',
    divisionsTitle: 'What the M means',
    divisionsText:
      'M is for “moins de”, French for “under”. The number is an age limit: M13 hockey is for players under 13.',
    underAge: 'under {{count}}',
    childTitle: 'Which division is my child?',
    childText: 'The divisions of the {{seasonYears}} season, by year of birth.',
    childRule:
      'The age limit counts on December 31, {{year}}: a player belongs to the first division whose limit is above their age on that day.',
    childLink: 'Not sure? Ask your local association',
    bornColumn: 'Year of birth',
    divisionColumn: 'Division',
    stagesTitle: 'The path, step by step',
    chartTitle: 'Structure chart',
    statisticsTitle: 'Where the path has taken our Lions',
    statisticsNote: 'Figures as of 2025.',
    tryouts: 'See the tryouts',
    links: 'Useful links',
  },
  sil: {
    title: 'Structure Intégrée des Lions (SIL)',
    description:
      'The Structure Intégrée des Lions (SIL), the Lions’ integrated structure: page coming soon. In the meantime, see the tryouts.',
    lead: 'The page about the Lions’ integrated structure is coming soon.',
    ready: {
      description:
        'The Structure Intégrée des Lions (SIL), the Lions’ integrated structure, and its tryouts.',
      lead: 'The Lions’ integrated structure.',
    },
  },
  tryoutsSoon: {
    title: 'Tryouts',
    description:
      '{{seasonYear}} M18AAA & SIL tryout information of the Lac St-Louis Lions is coming soon. The {{inSeason}} teams are already posted, by league.',
    announcement: '{{seasonYear}} M18AAA & SIL tryout information coming soon',
    lead: 'You can already browse the {{inSeason}} teams of both leagues, with their tryout sessions.',
    chooser: '{{seasonTryouts}}',
    ready: {
      description:
        'The {{seasonYear}} M18AAA & SIL tryouts of the Lac St-Louis Lions: the {{inSeason}} teams by league.',
      announcement: '{{seasonYear}} M18AAA & SIL tryouts',
    },
    programsTitle: 'Get to know the programs',
  },
};
