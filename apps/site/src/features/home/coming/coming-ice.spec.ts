import type { ComingSessionDto } from '@lions/api-client';
import type { Language } from '@lions/domain';
import { DICTIONARIES } from '../../../i18n/dictionary';
import { givenPageRequest, givenPractice } from '../../../testing/given';
import { countdownOf, readNextIce } from './coming-ice';

const SESSION: ComingSessionDto = {
  id: 4,
  teamId: 2,
  teamName: 'M13 AAA',
  teamNameFr: null,
  league: 'lheq',
  date: '2025-11-21',
  time: '6:00 PM - 7:30 PM',
  location: 'Bob-Birnie Arena - Pointe-Claire',
  capacity: 20,
  registeredCount: 8,
  waitlistCount: 0,
  registrationOpen: true,
  startsAt: '2025-11-21T23:00:00.000Z',
};
const PRACTICE = givenPractice({
  date: '2025-11-22',
  startsAt: '2025-11-22T23:00:00.000Z',
  endsAt: '2025-11-23T00:30:00.000Z',
});

function iceOf(sessions: object[], practices: object[] = [], isPublic = true, language: Language = 'en') {
  const answers: Record<string, unknown> = {
    '/api/sessions/coming': sessions,
    '/api/settings/public': { practiceRegistrationEnabled: isPublic },
    '/api/practices': practices,
  };
  const fetchJson = async (path: string) => ({ status: 200, body: answers[path] });
  return readNextIce(givenPageRequest(language, { fetchJson }));
}

describe('the countdown', () => {
  const inWords = (date: string, language: 'en' | 'fr') =>
    countdownOf(
      { date, time: '6:00 PM - 7:30 PM' },
      '2025-11-20',
      language,
      DICTIONARIES[language].home.coming,
    );
  it.each([
    ['2025-11-20', 'today at 6:00 PM', 'aujourd’hui à 18\u00a0h'],
    ['2025-11-21', 'tomorrow', 'demain'],
    ['2025-11-23', 'in 3 days', 'dans 3 jours'],
  ])('to %s is %s and %s', (date, en, fr) => {
    expect(inWords(date, 'en')).toBe(en);
    expect(inWords(date, 'fr')).toBe(fr);
  });
});

describe('what is next on the ice', () => {
  it.each([
    ['en', 'M15 AAA Elite'],
    ['fr', 'M15 AAA Élite'],
  ] as const)('has the team’s name in the reader’s language (%s)', async (language, title) => {
    const session = { ...SESSION, teamName: 'M15 AAA Elite', teamNameFr: 'M15 AAA Élite' };
    expect(await iceOf([session], [], true, language)).toMatchObject({ first: { title } });
  });

  it('is a session with its day, arena, spots and the way to register', async () => {
    expect(await iceOf([SESSION])).toEqual({
      first: {
        key: 'session-4',
        isOpen: true,
        hasSpots: true,
        title: 'M13 AAA',
        date: '2025-11-21',
        day: 'Friday, November 21',
        times: '6:00 PM – 7:30 PM',
        countdown: 'tomorrow',
        arena: 'Bob-Birnie Arena - Pointe-Claire',
        places: '12 spots left.',
        href: '/hockey-programs/team/2?register=4',
        action: 'Register',
      },
      others: [],
      leagueDays: { lheq: '2025-11-21' },
    });
  });

  it('says that only the waiting list is left', async () => {
    expect(await iceOf([{ ...SESSION, registeredCount: 19, waitlistCount: 1 }])).toMatchObject({
      first: { places: 'All spots are taken: waiting list.', action: 'Join the waiting list' },
    });
  });

  it('says that registration is closed, without spots, and leads to the session', async () => {
    expect(await iceOf([{ ...SESSION, registrationOpen: false }])).toMatchObject({
      first: {
        places: 'Online registration is not open.',
        href: '/hockey-programs/team/2?session=4',
        action: 'See the session',
      },
    });
  });

  it('begins with the first one that is open for registration, then the others by start', async () => {
    const closed = { ...SESSION, registrationOpen: false };
    const later = { ...SESSION, id: 5, startsAt: '2025-11-23T23:00:00.000Z' };
    const last = { ...SESSION, id: 6, startsAt: '2025-11-24T23:00:00.000Z' };
    const fourth = { ...SESSION, id: 7, startsAt: '2025-11-25T23:00:00.000Z' };
    const ice = await iceOf([closed, later, last, fourth], [PRACTICE]);
    expect(ice?.first).toMatchObject({
      title: 'Practice',
      places: '12 skater spots left. 1 goalie spot left.',
      href: '/practice?practice=7',
    });
    expect(ice?.others.map(({ key }) => key)).toEqual(['session-4', 'session-5', 'session-6']);
  });

  it('begins with one where a skater has a spot, not with the next waiting list', async () => {
    const full = { ...SESSION, registeredCount: 20 };
    const goaliesOnly = { ...PRACTICE, id: 8, skatersCount: 18, startsAt: '2025-11-21T22:00:00.000Z' };
    const ice = await iceOf([full], [goaliesOnly, PRACTICE]);
    expect(ice?.first).toMatchObject({ key: 'practice-7', hasSpots: true });
    expect(ice?.others.map(({ key }) => key)).toEqual(['practice-8', 'session-4']);
    expect(await iceOf([full], [goaliesOnly])).toMatchObject({
      first: { key: 'practice-8', hasSpots: false },
    });
  });

  it('has no practice that started, is cancelled, or is not public', async () => {
    const started = { ...PRACTICE, startsAt: '2025-11-20T16:00:00.000Z' };
    const cancelled = { ...PRACTICE, cancelledAt: '2025-11-01T12:00:00.000Z' };
    expect(await iceOf([], [started, cancelled])).toEqual({ others: [], leagueDays: {} });
    expect(await iceOf([], [PRACTICE], false)).toEqual({ others: [], leagueDays: {} });
  });

  it('is left out when the API does not answer', async () => {
    expect(await readNextIce(givenPageRequest('en'))).toBeUndefined();
  });
});
