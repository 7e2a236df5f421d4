/** The directory of other sites. */
export const links = {
  links: {
    title: 'Useful links',
    description:
      'Arenas, equipment, local and regional hockey associations, leagues, junior, college and professional hockey: the links of the Lac St-Louis Lions.',
    lead: 'Rinks, associations and leagues, from the first practice to the pros. Every link opens in a new tab.',
    index: 'On this page',
    soon: 'coming soon',
  },
};
