import type { PublicTeam } from '../../ui/public-api';
import { teamView } from './team-view';

const TEAM: PublicTeam = {
  ...{ id: 1, name: 'M13 AAA', league: 'lheq', category: 'M13 AAA', colorTheme: 'blue', isVisible: true },
  ...{ description: null, descriptionFr: null, activePlayers: [], playerDisplay: 'names', updatedAt: null },
};

describe('a team’s description', () => {
  const [en, fr] = ['Born in 2013', 'Nés en 2013'];
  it.each([
    ['en', en, fr, { text: en }],
    ['fr', en, fr, { text: fr }],
    ['en', null, fr, { text: fr, language: 'fr' }],
    ['fr', en, null, { text: en, language: 'en' }],
    ['fr', null, null, undefined],
  ] as const)(
    'on a page in %s with %j and %j is what is there, and names its language',
    (language, description, descriptionFr, expected) => {
      const team = { ...TEAM, description, descriptionFr };
      expect(teamView(team, [], { language, timeZone: 'America/Toronto' }).description).toEqual(expected);
    },
  );
});
