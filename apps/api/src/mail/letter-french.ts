import type { LetterPlayer, LetterTexts, LetterWords } from './letter-texts.js';

let list: Intl.ListFormat | undefined;
/** Makes the format at the first letter: it takes 4 ms, which every start would wait for. */
const namesOf = (players: readonly LetterPlayer[]) =>
  (list ??= new Intl.ListFormat('fr-CA', { type: 'conjunction' })).format(players.map(({ name }) => name));

const ofTeam = (team: string) => `séance de sélection de l’équipe ${team}`;
const the = ({ team }: LetterWords) => (team === undefined ? 'l’entraînement' : `la ${ofTeam(team)}`);
const title = ({ team }: LetterWords) => (team === undefined ? 'entraînement' : ofTeam(team));
const it = (words: LetterWords) => `${the(words)} du ${words.when}`;
const ofIt = (words: LetterWords) => `de ${it(words)}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const isOne = ({ players }: Pick<LetterWords, 'players'>) => players.length === 1;
const names = ({ players }: LetterWords) => namesOf(players);
const havePlaces = (players: readonly LetterPlayer[], now = '') =>
  `${namesOf(players)} ${isOne({ players }) ? 'a' : 'ont'} ${now}une place`;
const opened = (words: LetterWords) =>
  isOne(words) ? 'Une place s’est libérée' : 'Des places se sont libérées';
/** The participle agrees with its noun. */
const ending = ({ team }: LetterWords) => (team === undefined ? '' : 'e');

/** Who has a place, and who waits where in line. */
function standing({ players }: LetterWords): string {
  const placed = players.filter(({ position }) => position === undefined);
  const waiting = players.filter(({ position }) => position !== undefined);
  return [
    ...(placed.length > 0 ? [`${havePlaces(placed)}.`] : []),
    ...waiting.map(({ name, position }) => `${name} est au rang\u00a0${position} de la liste d’attente.`),
  ].join(' ');
}

/** Who else of the family still has a place, and who still waits. */
function stillThere({ others }: LetterWords): string[] {
  const placed = others.filter(({ position }) => position === undefined);
  const waiting = others.filter(({ position }) => position !== undefined);
  const sentences = [
    ...(placed.length > 0 ? [`${havePlaces(placed, 'toujours ')}.`] : []),
    ...waiting.map(
      ({ name, position }) => `${name} est toujours au rang\u00a0${position} de la liste d’attente.`,
    ),
  ];
  return sentences.length > 0 ? [sentences.join(' ')] : [];
}

// No « de » before a name, here or below: whether it is « d’ » depends on the name's pronunciation.
/** A practice was brought back or moved, or a coach moved a registration. */
function changed(words: LetterWords): string {
  const { was, when, isBack } = words;
  if (isBack) return `Finalement, ${it(words)}, aura lieu.`;
  const change = `Changement pour ${names(words)}\u00a0: `;
  if (was !== undefined) return `${change}${the(words)} a maintenant lieu le ${when}.`;
  const registrations = isOne(words) ? 'l’inscription' : 'les inscriptions';
  return `${change}le club a modifié ${registrations}. En voici l’état actuel\u00a0: ${it(words)}.`;
}

const stillValid = (words: LetterWords) =>
  isOne(words) ? 'L’inscription tient toujours\u00a0: ' : 'Les inscriptions tiennent toujours\u00a0: ';

const CANT_COME =
  'Si vous ne pouvez pas venir, dites-le-nous avec le bouton ci-dessous\u00a0: la place ira à la personne suivante.';
const OPEN = 'Ouvrir mes inscriptions';

export const FRENCH: LetterTexts = {
  greeting: 'Bonjour,',
  subjects: {
    confirmation: (about) => `Inscription confirmée\u00a0: ${about}`,
    waiting: (about) => `Sur la liste d’attente\u00a0: ${about}`,
    promoted: (about, words) => `${opened(words)}\u00a0: ${about}`,
    cancelled: (about) => `Inscription annulée\u00a0: ${about}`,
    changed: (about, words) => `${words.isBack ? 'De retour à l’horaire' : 'Changement'}\u00a0: ${about}`,
    'practice-cancelled': (about) => `Annulation\u00a0: ${about}`,
    reminder: (about) => `Demain\u00a0: ${about}`,
    link: () => 'Votre lien privé vers vos inscriptions',
    'daily-limit': () => 'La limite d’inscriptions de la journée est atteinte',
  },
  mixed: (about) => `Vos inscriptions\u00a0: ${about}`,
  one: (words) => `${title(words)} du ${words.day}`,
  several: (count) => `${count}\u00a0activités`,
  paragraphs: {
    confirmation: (words) => [`${havePlaces(words.players)} à ${it(words)}.`],
    waiting: (words) => [
      words.players
        .map(
          ({ name, position }) =>
            `${name} est au rang\u00a0${position ?? 1} de la liste d’attente ${ofIt(words)}.`,
        )
        .join(' '),
    ],
    promoted: (words) => [
      `${opened(words)}\u00a0: ${havePlaces(words.players, 'maintenant ')} à ${it(words)}.`,
    ],
    cancelled: (words) => [
      isOne(words)
        ? `L’inscription à ${it(words)}, est annulée pour ${names(words)}.`
        : `Les inscriptions à ${it(words)}, sont annulées pour ${names(words)}.`,
      ...stillThere(words),
    ],
    changed: (words) => [
      changed(words),
      ...(words.was === undefined ? [] : [`Auparavant\u00a0: ${words.was}.`]),
      `${words.isBack ? stillValid(words) : ''}${standing(words)}`,
      ...stillThere(words),
    ],
    'practice-cancelled': (words) => [
      `${capitalized(it(words))}, est annulé${ending(words)}.`,
      `${isOne(words) ? 'L’inscription est conservée' : 'Les inscriptions sont conservées'} pour ${names(words)}, au cas où ${the(words)} serait rétabli${ending(words)}; vous n’avez rien à faire.`,
    ],
    reminder: (words) => [`Un rappel pour demain\u00a0: ${havePlaces(words.players)} à ${it(words)}.`],
    message: (words) => [`Ce message concerne ${names(words)}\u00a0: ${title(words)} du ${words.when}.`],
    link: () => [
      'Voici le lien privé vers vos inscriptions auprès des Lions du Lac St-Louis.',
      'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: rien ne change.',
    ],
    'daily-limit': ({ contact }) => [
      'Une même adresse courriel permet d’inscrire au plus dix joueurs et joueuses par jour, et la vôtre a atteint cette limite. Elle pourra servir de nouveau demain.',
      'Si une autre personne s’en est servie, ouvrez vos inscriptions avec le bouton ci-dessous et annulez celles qui ne sont pas les vôtres.',
      `Pour faire une inscription avant demain, écrivez au club${contact === undefined ? '' : ` (${contact})`}.`,
    ],
  },
  movedAway: (words) => [
    isOne(words)
      ? `L’inscription à ${it(words)}, ne tient plus pour ${names(words)}.`
      : `Les inscriptions à ${it(words)}, ne tiennent plus pour ${names(words)}.`,
    ...stillThere(words),
  ],
  closings: {
    waiting:
      'Chaque place qui se libère va aussitôt à la première personne en attente. Nous vous écrirons quand ce sera votre tour.',
    promoted: CANT_COME,
    cancelled: 'S’il s’agit d’une erreur, refaites l’inscription ou écrivez au club.',
    reminder: CANT_COME,
  },
  onlyInOther: 'Le club a écrit ce message en anglais seulement.',
  where: (place) => `Lieu\u00a0: ${place}`,
  note: (sentence) => `Un mot des entraîneurs\u00a0: ${sentence}`,
  buttons: {
    confirmation: OPEN,
    waiting: OPEN,
    promoted: 'Voir mes inscriptions ou annoncer une absence',
    cancelled: OPEN,
    changed: OPEN,
    'practice-cancelled': OPEN,
    reminder: 'Voir mes inscriptions ou annoncer une absence',
    link: OPEN,
    'daily-limit': OPEN,
    message: OPEN,
  },
  signature: 'Les Lions du Lac St-Louis',
  privateLink:
    'Ce lien est privé\u00a0: toute personne qui l’a peut voir, annuler et même effacer toutes vos inscriptions.',
  because:
    'Vous recevez ce message parce qu’une inscription auprès des Lions du Lac St-Louis a été faite avec cette adresse.',
  calendarFile: 'lions.ics',
};
