import type { LetterPlayer, LetterTexts, LetterWords } from './letter-texts.js';

let list: Intl.ListFormat | undefined;
/** Makes the format at the first letter: it takes 4 ms, which every start would wait for. */
const namesOf = (players: readonly LetterPlayer[]) =>
  (list ??= new Intl.ListFormat('en-CA', { type: 'conjunction' })).format(players.map(({ name }) => name));

const what = ({ team }: LetterWords) => (team === undefined ? 'practice' : `${team} tryout session`);
const it = (words: LetterWords) => `the ${what(words)} on ${words.when}`;
const isOne = ({ players }: Pick<LetterWords, 'players'>) => players.length === 1;
const names = ({ players }: LetterWords) => namesOf(players);
const haveSpots = (players: readonly LetterPlayer[], now = '') =>
  `${namesOf(players)} ${now}${isOne({ players }) ? 'has a spot' : 'have spots'}`;
const opened = (words: LetterWords) => `${isOne(words) ? 'A spot has' : 'Spots have'} opened up`;
const registrations = (words: LetterWords) => `registration${isOne(words) ? '' : 's'}`;
const are = (words: LetterWords) => (isOne(words) ? 'is' : 'are');

/** Who has a spot, and who waits where in line. */
function standing({ players }: LetterWords): string {
  const placed = players.filter(({ position }) => position === undefined);
  const waiting = players.filter(({ position }) => position !== undefined);
  return [
    ...(placed.length > 0 ? [`${haveSpots(placed)}.`] : []),
    ...waiting.map(({ name, position }) => `${name} is number ${position} on the waiting list.`),
  ].join(' ');
}

/** Who else of the family still has a spot, and who still waits. */
function stillThere({ others }: LetterWords): string[] {
  const placed = others.filter(({ position }) => position === undefined);
  const waiting = others.filter(({ position }) => position !== undefined);
  const sentences = [
    ...(placed.length > 0
      ? [`${namesOf(placed)} still ${isOne({ players: placed }) ? 'has a spot' : 'have spots'}.`]
      : []),
    ...waiting.map(({ name, position }) => `${name} is still number ${position} on the waiting list.`),
  ];
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

/** A practice was brought back or moved, or a coach moved a registration. */
function changed(words: LetterWords): string {
  const { was, when, isBack } = words;
  if (isBack) return `The ${what(words)} on ${when}, is back on.`;
  if (was !== undefined) return `A change for ${names(words)}: the ${what(words)} is now on ${when}.`;
  return `A change for ${names(words)}: the club has changed the ${registrations(words)}. As ${isOne(words) ? 'it now stands' : 'they now stand'}: ${it(words)}.`;
}

const CANT_COME =
  'If you can’t come, please tell us with the button below: the spot then goes to the next player in line.';
const OPEN = 'Open my registrations';

export const ENGLISH: LetterTexts = {
  greeting: 'Hello,',
  subjects: {
    confirmation: (about) => `Registered: ${about}`,
    waiting: (about) => `On the waiting list: ${about}`,
    promoted: (about, words) => `${opened(words)}: ${about}`,
    cancelled: (about) => `Registration cancelled: ${about}`,
    changed: (about, { isBack }) => `${isBack ? 'Back on' : 'Changed'}: ${about}`,
    'practice-cancelled': (about) => `Cancelled: ${about}`,
    reminder: (about) => `Tomorrow: ${about}`,
    link: () => 'Your private link to your registrations',
    'daily-limit': () => 'Today’s limit of registrations is reached',
  },
  mixed: (about) => `Your registrations: ${about}`,
  one: (words) => `${what(words)} on ${words.day}`,
  several: (count) => `${count} activities`,
  paragraphs: {
    confirmation: (words) => [`${haveSpots(words.players)} at ${it(words)}.`],
    waiting: (words) => [
      words.players
        .map(
          ({ name, position }) => `${name} is number ${position ?? 1} on the waiting list of ${it(words)}.`,
        )
        .join(' '),
    ],
    promoted: (words) => [`${opened(words)}: ${haveSpots(words.players, 'now ')} at ${it(words)}.`],
    cancelled: (words) => [
      `${names(words)}’s ${registrations(words)} for ${it(words)}, ${isOne(words) ? 'has' : 'have'} been cancelled.`,
      ...stillThere(words),
    ],
    changed: (words) => [
      changed(words),
      ...(words.was === undefined ? [] : [`Previously: ${words.was}.`]),
      `${words.isBack ? `The ${registrations(words)} ${are(words)} still valid: ` : ''}${standing(words)}`,
      ...stillThere(words),
    ],
    'practice-cancelled': (words) => [
      `The ${what(words)} on ${words.when}, is cancelled.`,
      `${names(words)}’s ${registrations(words)} ${are(words)} kept, in case the ${what(words)} is brought back; there is nothing you need to do.`,
    ],
    reminder: (words) => [`A reminder for tomorrow: ${haveSpots(words.players)} at ${it(words)}.`],
    message: (words) => [`This is about ${names(words)}: ${what(words)} on ${words.when}.`],
    link: () => [
      'Here is the private link to your registrations with the Lac St-Louis Lions.',
      'If you did not ask for it, you can ignore this message: nothing changes.',
    ],
    'daily-limit': ({ contact }) => [
      'At most ten players a day can be registered with one email address, and yours has reached this limit. From tomorrow, it can be used again.',
      'If another person used it, open your registrations with the button below and cancel those that are not yours.',
      `To register a player before tomorrow, write to the club${contact === undefined ? '' : ` (${contact})`}.`,
    ],
  },
  movedAway: (words) => [
    `${names(words)} ${are(words)} no longer registered for ${it(words)}.`,
    ...stillThere(words),
  ],
  closings: {
    waiting:
      'As soon as a spot opens, it goes to the first player in line. We will write to you when it is your turn.',
    promoted: CANT_COME,
    cancelled: 'If this is a mistake, please register again or write to the club.',
    reminder: CANT_COME,
  },
  onlyInOther: 'The club wrote this message in French only.',
  where: (place) => `Where: ${place}`,
  note: (sentence) => `A word from the coaches: ${sentence}`,
  buttons: {
    confirmation: OPEN,
    waiting: OPEN,
    promoted: 'See my registrations, or say we can’t come',
    cancelled: OPEN,
    changed: OPEN,
    'practice-cancelled': OPEN,
    reminder: 'See my registrations, or say we can’t come',
    link: OPEN,
    'daily-limit': OPEN,
    message: OPEN,
  },
  signature: 'Lac St-Louis Lions',
  privateLink:
    'This link is private: anyone who has it can see, cancel and even erase all your registrations.',
  because:
    'You are receiving this message because a registration with the Lac St-Louis Lions was made using this address.',
  calendarFile: 'lions.ics',
};
