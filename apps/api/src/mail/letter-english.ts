import type { LetterTexts, LetterWords } from './letter-texts.js';

const what = ({ team }: LetterWords) => (team === undefined ? 'practice' : `tryout session of ${team}`);
const it = (words: LetterWords) => `the ${what(words)} on ${words.when}`;
const on = (words: LetterWords) => `${what(words)} on ${words.day}`;
const standing = ({ player, position }: LetterWords) =>
  position === undefined ? `${player} has a spot.` : `${player} is number ${position} on the waiting list.`;

/** A practice was brought back or moved, or a coach moved a registration. */
function changed(words: LetterWords): string {
  const { player, was, when, isBack } = words;
  if (isBack) return `The ${what(words)} on ${when} takes place after all.`;
  if (was !== undefined) return `A change for ${player}: the ${what(words)} is now on ${when}.`;
  return `A change for ${player}: the club has changed the registration, which is now for ${it(words)}.`;
}

const CANT_COME =
  'If you can’t come, please tell us with the button below: the spot then goes to the next in line.';
const OPEN = 'Open my registrations';

export const ENGLISH: LetterTexts = {
  subjects: {
    confirmation: (words) => `Registered: ${on(words)}`,
    waiting: (words) => `On the waiting list: ${on(words)}`,
    promoted: (words) => `A spot came free: ${on(words)}`,
    cancelled: (words) => `Registration cancelled: ${on(words)}`,
    changed: (words) => `${words.isBack ? 'Takes place after all' : 'Changed'}: ${on(words)}`,
    'practice-cancelled': (words) => `Cancelled: ${on(words)}`,
    reminder: (words) => `Tomorrow: ${on(words)}`,
    link: () => 'Your private link to your registrations',
  },
  paragraphs: {
    confirmation: (words) => [`${words.player} has a spot at ${it(words)}.`],
    waiting: (words) => [
      `${words.player} is number ${words.position ?? 1} on the waiting list of ${it(words)}.`,
      'A spot that comes free goes to the first in line at once. We will write to you when it is your turn.',
    ],
    promoted: (words) => [`A spot came free: ${words.player} now has a spot at ${it(words)}.`, CANT_COME],
    cancelled: (words) => [
      `The registration of ${words.player} for ${it(words)} is cancelled.`,
      'If this is a mistake, please register again or write to the club.',
    ],
    changed: (words) => [
      changed(words),
      ...(words.was === undefined ? [] : [`It was: ${words.was}.`]),
      `${words.isBack ? 'The registration stands as before: ' : ''}${standing(words)}`,
    ],
    'practice-cancelled': (words) => [
      `The ${what(words)} on ${words.when} is cancelled.`,
      `The registration of ${words.player} is kept, in case the ${what(words)} is brought back; there is nothing you need to do.`,
    ],
    reminder: (words) => [`Tomorrow, ${words.player} has a spot at ${it(words)}.`, CANT_COME],
    link: () => [
      'Here is the private link to your registrations with the Lac St-Louis Lions.',
      'If you did not ask for it, you can ignore this message: nothing changes.',
    ],
  },
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
  },
  privateLink: 'This link is private: whoever has it can see and cancel your registrations.',
  because:
    'You receive this message because a player was registered with the Lac St-Louis Lions under this address.',
  calendarFile: 'lions.ics',
};
