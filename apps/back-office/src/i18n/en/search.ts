/** The back-office's search box. */
export const adminSearch = {
  label: 'Search',
  close: 'Close the search',
  results: 'Search results',
  teams: 'Teams',
  players: 'Competing players',
  tryoutSessions: 'Tryout sessions',
  users: 'Users',
  tooShort: 'Type at least two characters.',
  searching: 'Searching...',
  nothing: 'Nothing found. Try fewer letters or another word.',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  countCut: '{{count}} results, at most {{most}} of each kind. Type more to narrow them down.',
};
