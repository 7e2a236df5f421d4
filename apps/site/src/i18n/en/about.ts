/** The about and apparel pages. */
export const about = {
  about: {
    title: 'About the Lions',
    description:
      'The Lac St-Louis Lions since 1976: fifty years of West Island hockey, the founder, the home rink, the titles and five retired jerseys.',
    eyebrow: '50 years · Since 1976',
    lead: 'Half a century of youth hockey in the West Island of Montreal, and still going strong.',
    years: '50',
    yearsTitle: '50 years, since 1976',
    yearsText:
      'One club, half a century of winters. The 2025-26 season is the 50th since Brian McKeown brought the Lions to life.',
    timelineTitle: 'Moments that made us',
    jerseysTitle: 'Five jerseys in the rafters',
    logosTitle: 'Our crest, our leagues',
    crest: 'The club’s crest',
    league: 'Our {{league}} logo',
    celebrations: 'See the 50th celebrations',
    pride: 'Lions Pride in numbers',
  },
  apparel: {
    title: 'Lions apparel',
    description:
      'Jerseys, hoodies and caps in the colours of the Lac St-Louis Lions: the club’s apparel is coming soon.',
    eyebrow: 'Wear the crest',
    comingSoon: 'Coming soon',
    lead: 'Jerseys, hoodies and caps in the club’s colours are on their way.',
    listTitle: 'What is coming',
    note: 'The drawings give an idea of the pieces. Prices, sizes and how to order will be announced on this page.',
    celebrations: 'See the 50th celebrations',
    ready: {
      description: 'Jerseys, hoodies and caps in the colours of the Lac St-Louis Lions.',
      lead: 'Jerseys, hoodies and caps in the club’s colours.',
      listTitle: 'The pieces',
      note: 'The drawings give an idea of the pieces. Ask the club about prices, sizes and how to order.',
    },
  },
};

/** The directory of other sites. */
export const links = {
  links: {
    title: 'Useful links',
    description:
      'Arenas, equipment, local and regional hockey associations, leagues, junior, college and professional hockey: the links of the Lac St-Louis Lions.',
    lead: 'Rinks, associations and leagues, from the first practice to the pros. Every link opens in a new tab.',
    index: 'On this page',
    soon: 'coming soon',
    shared_one: '{{count}} name without a page of its own: it leads to {{site}}',
    shared_other: '{{count}} names without a page of their own: all lead to {{site}}',
  },
};
