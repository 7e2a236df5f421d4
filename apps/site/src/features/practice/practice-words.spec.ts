import { DICTIONARIES } from '../../i18n/dictionary';
import type { FetchJson } from '../../ui/page/public-api';
import { givenPractice, givenPracticeView } from '../../testing/given';
import { readPracticeViews } from './practice-view';
import {
  movedSentence,
  placesSentence,
  registeredPhrase,
  stateWord,
  waitingSentence,
} from './practice-words';

const practices = [
  givenPractice({ id: 1, date: '2026-10-31' }),
  givenPractice({ id: 2, skatersCount: 19, goaliesCount: 2, waitlistCount: 3, state: 'waitlist' }),
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
    expect(view).toMatchObject({ registered: 21, waiting: 3, left: NONE_LEFT });
  });

  it('name the new day and time only if the practice moved since it was read', () => {
    const seen = givenPracticeView();
    expect(
      movedSentence(seen, givenPracticeView({ registered: 8 }), 'en', DICTIONARIES.en.practice.form),
    ).toBe(undefined);
    const day = 'Wednesday, December 30, 2026';
    expect(
      movedSentence(
        seen,
        givenPracticeView({ date: '2026-12-30', day }),
        'en',
        DICTIONARIES.en.practice.form,
      ),
    ).toBe(
      'This practice was moved while you were registering: it is now on Wednesday, December 30, 2026, 6:00 PM – 7:30 PM.',
    );
    const later = givenPracticeView({ times: '19\u00a0h – 20\u00a0h\u00a030' });
    expect(movedSentence(seen, later, 'fr', french.form)).toContain('19\u00a0h – 20\u00a0h\u00a030');
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
      'Il reste 1\u00a0place de patineur ou patineuse. Il ne reste aucune place de gardien ou gardienne.',
    );
    expect(placesOf({ left: { skaters: 0, goalies: 0 }, waiting: 1 })).toBe(
      'Toutes les places sont prises\u00a0: liste d’attente. 1\u00a0joueur en attente.',
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

describe('waiting list notice', () => {
  const said = (change: Parameters<typeof givenPracticeView>[0], pool?: 'skaters' | 'goalies') =>
    waitingSentence(givenPracticeView(change), pool, 'en', booking);

  it('is shown at once for a full practice, with the number that wait', () => {
    expect(said({ left: NONE_LEFT })).toBe('All spots are taken: the player will go on the waiting list.');
    expect(said({ left: NONE_LEFT, waiting: 1 })).toMatch(/list\. 1 player is waiting\.$/);
  });

  it('is shown for a full pool once it is chosen', () => {
    const left = { skaters: 0, goalies: 1 };
    expect(said({ left })).toBeUndefined();
    expect(said({ left }, 'goalies')).toBeUndefined();
    expect(said({ left }, 'skaters')).toBe(
      'All skater spots are taken: the player will go on the waiting list.',
    );
  });
});
