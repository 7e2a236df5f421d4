/** The home page. */
export const home = {
  pageTitle: 'Lions Pride',
  description:
    'The Lac St-Louis Lions: youth hockey in the West Island of Montreal since 1976. Tryouts, teams and half a century of Lions Pride.',
  season: '50th season · 2025-26',
  title: 'Lions Pride',
  hashtag: '#LionsForever',
  lead: 'Half a century of West Island hockey: from the Dollard Civic Centre to the NHL, the Olympics and the World Juniors.',
  tryouts: 'Fall 2025 tryouts',
  statisticsTitle: 'Where Lions go',
  statisticsNote: 'Figures as of 2025.',
  leaguesTitle: 'Find your team',
  leaguesText: 'Two leagues, one den. Choose yours to see its teams, tryout sessions and competing players.',
  seeTeams: 'See the teams',
};
