import { DICTIONARIES } from '../../i18n/dictionary';
import type { FetchJson } from '../../ui/page/page';
import { givenPractice, givenPracticeView } from '../../testing/given';
import { readPracticeViews } from './practice-view';
import { countAndPlaces, placesSentence, registeredPhrase, stateWord } from './practice-words';

const practices = [
  givenPractice({ id: 1, date: '2026-10-31' }),
  givenPractice({
    id: 2,
    skatersCount: 19,
    goaliesCount: 2,
    skatersWaitlistCount: 2,
    goaliesWaitlistCount: 1,
    state: 'waitlist',
  }),
];
const api: FetchJson = async () => ({ status: 200, body: practices });
const { booking, availability } = DICTIONARIES.en.practice;
const french = DICTIONARIES.fr.practice;
const NONE_LEFT = { skaters: 0, goalies: 0 };

describe('practice texts', () => {
  it.each([
    ['en', 'Saturday, December 5, 2026', '6:00 PM', '6:00 PM – 7:30 PM'],
    ['fr', 'samedi 5 décembre 2026', '18\u00a0h', '18\u00a0h – 19\u00a0h\u00a030'],
  ] as const)('have day and times in the page’s language: %s', async (language, day, start, times) => {
    const views = await readPracticeViews(api, language, '2026-11-01');
    expect(views).toMatchObject([{ id: 2, day, start, times }]);
  });

  it('show at least zero free places after the capacity was lowered', async () => {
    const [, view] = await readPracticeViews(api, 'en', '2026-10-01');
    expect(view).toMatchObject({ registered: 21, waiting: { skaters: 2, goalies: 1 }, left: NONE_LEFT });
  });

  it.each([
    [{ skaters: 0, goalies: 1 }, '19\u00a0/\u00a020 registered: the free spot is a goalie’s'],
    [{ skaters: 0, goalies: 2 }, '19\u00a0/\u00a020 registered: the free spots are for goalies'],
    [{ skaters: 1, goalies: 0 }, '19\u00a0/\u00a020 registered: the free spot is a skater’s'],
    [{ skaters: 0, goalies: 0 }, '19\u00a0/\u00a020 registered'],
  ])('say whose spot is free where one pool is full: %j', (left, phrase) => {
    expect(registeredPhrase(givenPracticeView({ registered: 19, left }), 'en', booking)).toBe(phrase);
  });

  it('name the number of registered players and the free places of each pool', () => {
    expect(registeredPhrase(givenPracticeView(), 'en', booking)).toBe('7\u00a0/\u00a020 registered');
    expect(placesSentence(givenPracticeView(), 'en', booking)).toBe(
      '12 skater spots left. 1 goalie spot left.',
    );
    const placesOf = (change: Parameters<typeof givenPracticeView>[0]) =>
      placesSentence(givenPracticeView(change), 'fr', french.booking);
    expect(placesOf({ left: { skaters: 1, goalies: 0 } })).toBe(
      'Patineurs et patineuses\u00a0: 1\u00a0place libre. Gardiens et gardiennes\u00a0: complet.',
    );
    expect(placesOf({ left: NONE_LEFT, waiting: { skaters: 3, goalies: 1 } })).toBe(
      'Toutes les places sont prises\u00a0: liste d’attente. 3\u00a0patineurs et patineuses en attente. 1\u00a0gardien ou gardienne en attente.',
    );
    const full = { left: { skaters: 0, goalies: 1 }, waiting: { skaters: 2, goalies: 0 } };
    expect(placesSentence(givenPracticeView(full), 'en', booking)).toBe(
      'No skater spots left. 2 skaters are waiting. 1 goalie spot left.',
    );
  });

  it('name both for the form', () => {
    expect(countAndPlaces(givenPracticeView(), 'en', booking)).toBe(
      '7\u00a0/\u00a020 registered · 12 skater spots left. 1 goalie spot left.',
    );
  });

  it.each([
    ['available', 'Available'],
    ['partial', 'Partial'],
    ['full', 'Full'],
    ['waitlist', 'Waitlist'],
    ['cancelled', 'Cancelled'],
    ['past', 'Past'],
  ] as const)('name the state %s', (state, word) => {
    expect(stateWord(givenPracticeView({ state }), availability, booking)).toBe(word);
  });
});
