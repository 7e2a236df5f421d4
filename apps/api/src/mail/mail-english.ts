import { IN_LINE } from '../platform/ical/family-event.js';
import { isOne, namesIn, standingOf, type MailPlayer, type MailTexts, type MailWords } from './mail-texts.js';

const namesOf = namesIn('en');
const activityName = ({ team }: MailWords) => (team === undefined ? 'practice' : 'tryout session');
const names = ({ players }: MailWords) => namesOf(players);
const haveSpots = (players: readonly MailPlayer[], now = '') =>
  `${namesOf(players)} ${now}${isOne({ players }) ? 'has a spot' : 'have spots'}`;
const opened = (words: MailWords) => `${isOne(words) ? 'A spot has' : 'Spots have'} opened up`;
const registrations = (words: MailWords) => `registration${isOne(words) ? '' : 's'}`;
const isOrAre = (words: MailWords) => (isOne(words) ? 'is' : 'are');

/** Who has a spot, and who waits where in line; with `still`, of children without a change. */
const standing = (players: readonly MailPlayer[], still = '') =>
  standingOf(
    players,
    (placed) => `${haveSpots(placed, still)}.`,
    (name, position) => `${name} is ${still}${IN_LINE.en(position)}.`,
  );

/** A practice was brought back or moved, or a coach moved a registration. */
function changed(words: MailWords): string[] {
  const { was, isBack, players } = words;
  const now = standing(players).join('');
  const former = was === undefined ? [] : [before(was)];
  const valid = `The ${registrations(words)} ${isOrAre(words)} still valid: ${now}`;
  if (isBack) return [`The ${activityName(words)} is back on.`, ...former, valid];
  const change = `A change for ${names(words)}:`;
  if (was !== undefined) return [`${change} the ${activityName(words)} has been moved.`, ...former, now];
  return [`${change} the club has changed the ${registrations(words)}. As it now stands: ${now}`];
}

const before = (was: string) => `Previously: ${was}.`;
const CANT_COME =
  'If you can’t come, please tell us with the button below: the spot then goes to the next player in line.';
const OPEN = 'Open my registrations';

export const ENGLISH: MailTexts = {
  greeting: 'Hello,',
  headings: {
    confirmation: (words) => `${isOne(words) ? 'Spot' : 'Spots'} confirmed`,
    waiting: () => 'On the waiting list',
    promoted: opened,
    offered: () => 'A spot is free, first come first served',
    'offer-over': () => 'The spot is taken',
    cancelled: (words) => `${isOne(words) ? 'Registration' : 'Registrations'} cancelled`,
    changed: ({ isBack }) => (isBack ? 'Back on' : 'Changed'),
    'practice-cancelled': () => 'Cancelled',
    reminder: () => 'Reminder for tomorrow',
    link: () => 'Your private link to your registrations',
    'daily-limit': () => 'Today’s limit of registrations is reached',
    guardian: () => 'Your private link to a family’s registrations',
    'guardian-added': () => 'A second guardian was added to your registrations',
  },
  mixed: 'Your registrations',
  practice: 'Practice',
  session: (team) => `${team} – tryout session`,
  andMore: (first, more) => `${first} and ${more} more`,
  sentences: {
    confirmation: ({ players }) => standing(players),
    waiting: ({ players }) => standing(players),
    promoted: (words) => [`${opened(words)}: ${haveSpots(words.players, 'now ')}.`],
    offered: (words) => [
      'A spot has opened up. The start is near, so it is offered to the whole waiting list at once: the first to accept it gets it.',
      ...standing(words.players),
    ],
    'offer-over': (words) => [
      'The spot that was offered is no longer free.',
      ...standing(words.players, 'still '),
    ],
    cancelled: (words) => [
      `${names(words)}’s ${registrations(words)} ${isOne(words) ? 'has' : 'have'} been cancelled.`,
      ...standing(words.others, 'still '),
    ],
    changed: (words) => [...changed(words), ...standing(words.others, 'still ')],
    'practice-cancelled': (words) => [
      `The ${activityName(words)} is cancelled.`,
      `${names(words)}’s ${registrations(words)} ${isOrAre(words)} kept, in case the ${activityName(words)} is brought back; there is nothing you need to do.`,
    ],
    reminder: (words) => [`A reminder for tomorrow: ${haveSpots(words.players)}.`],
    message: (words) => [`This is about ${names(words)}.`],
    link: () => [
      'Here is the private link to your registrations with the Lac St-Louis Lions.',
      'If you did not ask for it, you can ignore this message: nothing changes.',
    ],
    'daily-limit': ({ contact }) => [
      'At most ten players a day can be registered with one email address, and yours has reached this limit. From tomorrow, it can be used again.',
      'If another person used it, open your registrations with the button below and cancel those that are not yours.',
      `To register a player before tomorrow, write to the club${contact === undefined ? '' : ` (${contact})`}.`,
    ],
    guardian: () => [
      'A family has added your address to its registrations with the Lac St-Louis Lions. Here is your own private link: it shows the dates, and lets you cancel and correct the registrations.',
      'You also get our emails about them. If you do not want them, you can leave on that page.',
    ],
    'guardian-added': () => [
      'The address of a second guardian was added on your family page. This person gets our emails about your registrations, and can cancel and correct them.',
      'If you did not add it, open your page with the button below, remove the address and replace your link.',
    ],
  },
  movedAway: (words) => [
    `${names(words)} ${isOrAre(words)} no longer registered for this ${activityName(words)}.`,
    ...standing(words.others, 'still '),
  ],
  oneOfThese: 'This goes to the families of several activities; yours is among these:',
  before,
  cantCome: 'If you can’t come, please tell us: the spot then goes to the next player in line.',
  closings: {
    waiting:
      'As soon as a spot opens, it goes to the first player in line; close to the start it may be offered to all who wait. We will write to you.',
    offered:
      'To accept it, open your registrations with the button below. If another family is faster, you keep your place in line.',
    'offer-over': 'If another spot opens, we will write to you.',
    promoted: CANT_COME,
    cancelled: 'If this is a mistake, please register again or write to the club.',
    reminder: CANT_COME,
  },
  onlyInOther: 'The club wrote this message in French only.',
  where: (place) => `Where: ${place}`,
  map: 'Open the map',
  pay: 'Pay at the registry',
  note: (sentence) => `A word from the coaches: ${sentence}`,
  buttons: {
    confirmation: OPEN,
    waiting: OPEN,
    promoted: 'See my registrations, or say we can’t come',
    offered: 'See the spot and accept it',
    'offer-over': OPEN,
    cancelled: OPEN,
    changed: OPEN,
    'practice-cancelled': OPEN,
    reminder: 'See my registrations, or say we can’t come',
    link: OPEN,
    'daily-limit': OPEN,
    guardian: 'Open the registrations',
    'guardian-added': OPEN,
    message: OPEN,
  },
  club: 'Lac St-Louis Lions',
  privateLink:
    'This link is private: anyone who has it can see, cancel and even erase all your registrations.',
  because:
    'You are receiving this message because a registration with the Lac St-Louis Lions was made using this address.',
  guardianNotes: [
    'This link is private: anyone who has it can see and cancel the registrations.',
    'You are receiving this message because a family added your address as its second guardian. You can leave on the page behind the link.',
  ],
  calendarFile: 'lions.ics',
};
