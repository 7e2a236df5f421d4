/** The pages of the hockey programs. */
export const programs = {
  eyebrow: 'Hockey programs',
  comingSoon: 'Coming soon',
  knownTitle: 'What we can tell you today',
  relatedTitle: 'In the meantime',
  jrLions: {
    title: 'Jr. Lions',
    description:
      'Jr. Lions, the junior program of the Lac St-Louis Lions, is coming soon. What is known today, and where to start in the meantime.',
    lead: 'A junior program in the Lions’ colours is on its way.',
  },
  m18: {
    title: 'M18 AAA Lions',
    description:
      'The M18 AAA Lions of the Lac St-Louis Lions: program page coming soon, with the way to the tryouts and the player journey.',
    lead: 'The page of our M18 AAA program is on its way.',
  },
  playerJourney: {
    title: 'Hockey Quebec player journey',
    eyebrow: 'Player development path',
    description:
      'How youth hockey works in Quebec: local and regional associations, RSEQ, AAA Elite and the pathways beyond, with a structure chart.',
    lead: 'From the first strides to the highest level: who does what in Quebec hockey, and where the Lions come in.',
    divisionsTitle: 'What the M means',
    divisionsText:
      'M is for “moins de”, French for “under”. A division’s number is the age that its players are under: M13 hockey is for players under 13.',
    underAge: 'under {{count}}',
    stagesTitle: 'The path, step by step',
    chartTitle: 'Structure chart',
    statisticsTitle: 'Where the path has led Lions',
    statisticsNote: 'Figures as of 2025.',
    tryouts: 'See the tryouts',
    links: 'Useful links',
  },
  sil: {
    title: 'Structure Intégrée des Lions (SIL)',
    description:
      'The Structure Intégrée des Lions (SIL), the Lions’ integrated structure: page coming soon, with the way to the tryouts.',
    lead: 'The page of the Lions’ integrated structure is on its way.',
  },
  tryoutsSoon: {
    title: 'Tryouts',
    description:
      '2025 M18AAA & SIL tryout information of the Lac St-Louis Lions is coming soon. The Fall 2025 teams by league are already there.',
    announcement: '2025 M18AAA & SIL tryout information coming soon',
    lead: 'You can already browse the Fall 2025 teams of both leagues, with their tryout sessions.',
    chooser: 'Fall 2025 tryouts',
    programsTitle: 'Get to know the programs',
  },
};
