import type { PracticeDto, ShownPictureDto } from '@lions/api-client';
import { STANDARD_CLUB, type Language } from '@lions/domain';
import { clubWords } from '@lions/web-base';
import type { PracticeView } from '../features/practice/practice-view';
import { clubTexts } from '../i18n/club-texts';
import type { PageRequest } from '../ui/page/page';
import type { OfferedEvening } from '../ui/registration/evenings/evening';

/** The request of a page that needs no data, on a day of the 50th season. */
export function givenPageRequest(language: Language, change: Partial<PageRequest> = {}): PageRequest {
  const club = change.club ?? STANDARD_CLUB;
  const today = change.today ?? '2025-11-20';
  const words = clubWords(club.season, today, language);
  return {
    language,
    texts: clubTexts(language, words),
    club,
    words,
    path: '/',
    params: {},
    search: new URLSearchParams(),
    timeZone: 'America/Toronto',
    now: new Date('2025-11-20T17:00:00Z'),
    today,
    origin: 'https://lions.example',
    site: {},
    fetchJson: () => Promise.reject(new Error('This page needs no data.')),
    ...change,
  };
}

/** A photograph of the home page as the API returns it. */
export function givenPhotograph(change: Partial<ShownPictureDto> = {}): ShownPictureDto {
  return {
    id: 3,
    place: 'home',
    teamId: null,
    altEn: 'The team & its fans',
    altFr: 'L’équipe et ses partisans',
    fileKey: 'f'.repeat(32),
    width: 1600,
    height: 1200,
    widths: [480, 720, 1080, 1600],
    ...change,
  };
}

/** Answers the photographs, and no other call. */
export const givenPhotographs =
  (...photographs: ShownPictureDto[]): PageRequest['fetchJson'] =>
  (path) =>
    path === '/api/pictures/shown'
      ? Promise.resolve({ status: 200, body: photographs })
      : Promise.reject(new Error('This page needs no other data.'));

/** A practice as the API returns it. */
export function givenPractice(change: Partial<PracticeDto> = {}): PracticeDto {
  return {
    id: 7,
    date: '2026-12-05',
    time: '6:00 PM - 7:30 PM',
    state: 'available',
    capacity: 20,
    feeCents: null,
    feeUrl: null,
    skaterCapacity: 18,
    goalieCapacity: 2,
    skatersCount: 6,
    goaliesCount: 1,
    waitlistCount: 0,
    skatersWaitlistCount: 0,
    goaliesWaitlistCount: 0,
    startsAt: '2026-12-05T23:00:00.000Z',
    endsAt: '2026-12-06T00:30:00.000Z',
    isActive: true,
    cancelledAt: null,
    version: 1,
    createdAt: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-01T12:00:00.000Z',
    ...change,
  };
}

/** A practice as displayed in English. */
export function givenPracticeView(change: Partial<PracticeView> = {}): PracticeView {
  return {
    id: 7,
    date: '2026-12-05',
    day: 'Saturday, December 5, 2026',
    state: 'available',
    start: '6:00 PM',
    times: '6:00 PM – 7:30 PM',
    capacity: 20,
    registered: 7,
    waiting: { skaters: 0, goalies: 0 },
    left: { skaters: 12, goalies: 1 },
    startsAt: '2026-12-05T23:00:00.000Z',
    endsAt: '2026-12-06T00:30:00.000Z',
    ...change,
  };
}

/** A practice as a form offers it, with places in both pools. */
export function givenEvening(change: Partial<OfferedEvening> = {}): OfferedEvening {
  return {
    kind: 'practice',
    id: 7,
    date: '2026-12-05',
    day: 'Saturday, December 5, 2026',
    times: '6:00 PM – 7:30 PM',
    place: 'Rink',
    startsAt: '2026-12-05T23:00:00.000Z',
    places: '12 skater spots left. 1 goalie spot left.',
    pools: { skaters: { left: 12, waiting: 0 }, goalies: { left: 1, waiting: 0 } },
    ...change,
  };
}
