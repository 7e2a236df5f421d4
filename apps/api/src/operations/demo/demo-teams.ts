import type { CreateTeamDto } from '../../teams/teams.dto.js';
import type { DemoPlayers, DemoSlot } from './demo-registrants.js';

/** A tryout that many days from today, at the venue with that id. */
export interface DemoSession {
  inDays: number;
  slot: DemoSlot;
  venue: string;
  capacity?: number;
  registered?: DemoPlayers;
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
    registrationOpen: true,
    description: 'Demo team: its players and sessions are invented.',
    descriptionFr: 'Équipe de démonstration\u00a0: ses joueurs et ses séances sont inventés.',
    players: 20,
    sessions: [
      {
        inDays: 2,
        slot: 0,
        venue: 'bob-birnie',
        registered: { skaters: 11, goalies: 2 },
        description: 'Please be on site 45 minutes ahead.',
        descriptionFr: 'Veuillez être sur place 45\u00a0minutes à l’avance.',
      },
      {
        inDays: 4,
        slot: 0,
        venue: 'dollard-civic-centre',
        capacity: 16,
        registered: { skaters: 17, goalies: 2 },
      },
      { inDays: 9, slot: 0, venue: 'bob-birnie' },
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
      { inDays: 1, slot: 0, venue: 'sportplexe-pierrefonds' },
      {
        inDays: 3,
        slot: 0,
        venue: 'sportplexe-pierrefonds-2',
        description: 'Bring a light and a dark jersey.',
        descriptionFr: 'Apportez un chandail pâle et un chandail foncé.',
      },
      { inDays: 8, slot: 1, venue: 'beaconsfield' },
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
    sessions: [{ inDays: 6, slot: 0, venue: 'mount-royal' }],
  },
  {
    name: 'M18 AAA Division 1',
    league: 'm18aaa',
    ageRange: '15-17',
    colorTheme: 'red',
    registrationOpen: true,
    players: 22,
    sessions: [
      { inDays: 2, slot: 1, venue: 'dollard-civic-centre', registered: { skaters: 6, goalies: 1 } },
      { inDays: 5, slot: 0, venue: 'dollard-civic-centre' },
      { inDays: 10, slot: 1, venue: 'blainville', description: 'Intra-squad game.' },
    ],
  },
  {
    name: 'M18 AAA Division 2',
    league: 'm18aaa',
    ageRange: '15-17',
    colorTheme: 'blue',
    players: 21,
    sessions: [
      { inDays: 3, slot: 0, venue: 'mount-royal' },
      { inDays: 7, slot: 0, venue: 'mount-royal' },
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
      { inDays: 4, slot: 1, venue: 'beaconsfield' },
      { inDays: 11, slot: 1, venue: 'beaconsfield' },
    ],
  },
];
