import type { CreateTeamDto } from '../teams/teams.dto.js';

/** A tryout that many days from today, at the venue with that id. */
interface DemoSession {
  inDays: number;
  time: string;
  venue: string;
  description?: string;
  descriptionFr?: string;
}

/** An invented team. The categories are the club's own; the listed players are invented. */
interface DemoTeam extends CreateTeamDto {
  players: number;
  sessions: DemoSession[];
}

/** The sessions of two teams never overlap on one rink. */
export const DEMO_TEAMS: readonly DemoTeam[] = [
  {
    name: 'M13 AAA',
    league: 'lheq',
    ageRange: '11-12',
    colorTheme: 'blue',
    description: 'Demo team: its players and sessions are invented.',
    descriptionFr: 'Équipe de démonstration\u00a0: ses joueurs et ses séances sont inventés.',
    players: 20,
    sessions: [
      {
        inDays: 2,
        time: '6:00 PM - 7:30 PM',
        venue: 'bob-birnie',
        description: 'Please be on site 45 minutes ahead.',
        descriptionFr: 'Veuillez être sur place 45\u00a0minutes à l’avance.',
      },
      { inDays: 4, time: '6:00 PM - 7:30 PM', venue: 'dollard-civic-centre' },
      { inDays: 9, time: '9:00 AM - 10:30 AM', venue: 'bob-birnie' },
    ],
  },
  {
    name: 'M15 AAA Elite',
    nameFr: 'M15 AAA Élite',
    league: 'lheq',
    ageRange: '13-14',
    colorTheme: 'gold',
    players: 24,
    sessions: [
      { inDays: 1, time: '7:00 PM - 8:30 PM', venue: 'sportplexe-pierrefonds' },
      {
        inDays: 3,
        time: '7:00 PM - 8:30 PM',
        venue: 'sportplexe-pierrefonds-2',
        description: 'Bring a light and a dark jersey.',
        descriptionFr: 'Apportez un chandail pâle et un chandail foncé.',
      },
      { inDays: 8, time: '10:45 AM - 12:15 PM', venue: 'beaconsfield' },
    ],
  },
  {
    name: 'M17 AAA',
    league: 'lheq',
    ageRange: '15-16',
    colorTheme: 'green',
    isVisible: false,
    description: 'Demo team that is hidden from the public.',
    descriptionFr: 'Équipe de démonstration masquée au public.',
    players: 18,
    sessions: [{ inDays: 6, time: '7:15 PM - 8:45 PM', venue: 'mount-royal' }],
  },
  {
    name: 'M18 AAA Division 1',
    league: 'm18aaa',
    ageRange: '15-17',
    colorTheme: 'red',
    players: 22,
    sessions: [
      { inDays: 2, time: '7:45 PM - 9:00 PM', venue: 'dollard-civic-centre' },
      { inDays: 5, time: '7:00 PM - 8:30 PM', venue: 'dollard-civic-centre' },
      { inDays: 10, time: '1:00 PM - 3:00 PM', venue: 'blainville', description: 'Intra-squad game.' },
    ],
  },
  {
    name: 'M18 AAA Division 2',
    league: 'm18aaa',
    ageRange: '15-17',
    colorTheme: 'blue',
    players: 21,
    sessions: [
      { inDays: 3, time: '6:00 PM - 7:30 PM', venue: 'mount-royal' },
      { inDays: 7, time: '6:00 PM - 7:30 PM', venue: 'mount-royal' },
    ],
  },
  {
    name: 'M18 AAA Preparatory',
    nameFr: 'M18 AAA Préparatoire',
    league: 'm18aaa',
    ageRange: '15-16',
    colorTheme: 'none',
    players: 19,
    sessions: [
      { inDays: 4, time: '7:45 PM - 9:00 PM', venue: 'beaconsfield' },
      { inDays: 11, time: '8:00 AM - 9:30 AM', venue: 'beaconsfield' },
    ],
  },
];
