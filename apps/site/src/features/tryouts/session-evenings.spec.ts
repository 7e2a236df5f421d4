import { DICTIONARIES } from '../../i18n/dictionary';
import { placesSentence, sessionEvening } from './session-evenings';
import type { TryoutSessionView } from './team-view';

const session = (change: Partial<TryoutSessionView> = {}): TryoutSessionView => ({
  id: 1,
  date: '2026-12-05',
  day: 'Saturday',
  times: '8:00 AM – 9:00 AM',
  location: 'Rink',
  spots: 20,
  registered: 0,
  waiting: 0,
  isCancelled: false,
  isAhead: true,
  isPast: false,
  isOpen: true,
  ...change,
});

const FULL = {
  en: 'All spots are taken: waiting list.',
  fr: 'Toutes les places sont prises\u00a0: liste d’attente.',
};

it('has the coach’s note at its date', () => {
  const description = { text: 'Be there 45 minutes ahead.', language: 'en' as const };
  const evening = sessionEvening(
    session({ description, registered: 18 }),
    'en',
    DICTIONARIES.en.tryouts.form,
  );
  expect(evening).toMatchObject({
    note: description,
    isClosed: false,
    places: '2 spots left.',
    pools: { all: { left: 2, waiting: 0 } },
  });
});

describe('session notice', () => {
  it.each([
    ['en', { registered: 5 }, '15 spots left.'],
    ['en', { registered: 19 }, '1 spot left.'],
    ['en', { registered: 20 }, FULL.en],
    [
      'en',
      { registered: 25, waiting: 3 },
      `${FULL.en} 3 players are waiting: the next one would be number 4.`,
    ],
    ['en', { registered: 19, waiting: 1 }, `${FULL.en} 1 player is waiting: the next one would be number 2.`],
    ['fr', { registered: 18 }, 'Il reste 2\u00a0places.'],
    [
      'fr',
      { registered: 20, waiting: 1 },
      `${FULL.fr} 1\u00a0joueur en attente\u00a0: la prochaine inscription serait au rang\u00a02.`,
    ],
  ] as const)('reads in %s with %j: %s', (language, change, sentence) => {
    const texts = DICTIONARIES[language].tryouts.form;
    expect(placesSentence(session(change), language, texts)).toBe(sentence);
  });
});
