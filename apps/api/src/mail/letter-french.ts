import type { LetterTexts, LetterWords } from './letter-texts.js';

const ofTeam = (team: string) => `séance de sélection de l’équipe ${team}`;
const the = ({ team }: LetterWords) => (team === undefined ? 'l’entraînement' : `la ${ofTeam(team)}`);
const title = ({ team }: LetterWords) => (team === undefined ? 'entraînement' : ofTeam(team));
const it = (words: LetterWords) => `${the(words)} du ${words.when}`;
const on = (words: LetterWords) => `${title(words)} du ${words.day}`;
const ofIt = (words: LetterWords) => `de ${it(words)}`;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const standing = ({ player, position }: LetterWords) =>
  position === undefined
    ? `${player} a une place.`
    : `${player} est au rang\u00a0${position} de la liste d’attente.`;
/** The participle agrees with its noun. */
const ending = ({ team }: LetterWords) => (team === undefined ? '' : 'e');

// No « de » before a name, here or below: whether it is « d’ » depends on the name's pronunciation.
/** A practice was brought back or moved, or a coach moved a registration. */
function changed(words: LetterWords): string {
  const { player, was, when, isBack } = words;
  if (isBack) return `${capitalized(it(words))} a finalement lieu.`;
  if (was !== undefined)
    return `Changement pour ${player}\u00a0: ${the(words)} a maintenant lieu le ${when}.`;
  return `Changement pour ${player}\u00a0: le club a modifié l’inscription, qui est maintenant pour ${it(words)}.`;
}

const CANT_COME =
  'Si vous ne pouvez pas venir, dites-le-nous avec le bouton ci-dessous\u00a0: la place ira à la personne suivante.';
const OPEN = 'Ouvrir mes inscriptions';

export const FRENCH: LetterTexts = {
  subjects: {
    confirmation: (words) => `Inscription confirmée\u00a0: ${on(words)}`,
    waiting: (words) => `Sur la liste d’attente\u00a0: ${on(words)}`,
    promoted: (words) => `Une place s’est libérée\u00a0: ${on(words)}`,
    cancelled: (words) => `Inscription annulée\u00a0: ${on(words)}`,
    changed: (words) => `${words.isBack ? `Rétabli${ending(words)}` : 'Changement'}\u00a0: ${on(words)}`,
    'practice-cancelled': (words) => `Annulation\u00a0: ${on(words)}`,
    reminder: (words) => `Demain\u00a0: ${on(words)}`,
    link: () => 'Votre lien privé vers vos inscriptions',
  },
  paragraphs: {
    confirmation: (words) => [`${words.player} a une place à ${it(words)}.`],
    waiting: (words) => [
      `${words.player} est au rang\u00a0${words.position ?? 1} de la liste d’attente ${ofIt(words)}.`,
      'Une place qui se libère va aussitôt à la première personne en attente. Nous vous écrirons quand ce sera votre tour.',
    ],
    promoted: (words) => [
      `Une place s’est libérée\u00a0: ${words.player} a maintenant une place à ${it(words)}.`,
      CANT_COME,
    ],
    cancelled: (words) => [
      `L’inscription à ${it(words)} est annulée pour ${words.player}.`,
      'S’il s’agit d’une erreur, veuillez refaire l’inscription ou écrire au club.',
    ],
    changed: (words) => [
      changed(words),
      ...(words.was === undefined ? [] : [`Auparavant\u00a0: ${words.was}.`]),
      `${words.isBack ? 'L’inscription tient toujours\u00a0: ' : ''}${standing(words)}`,
    ],
    'practice-cancelled': (words) => [
      `${capitalized(it(words))} est annulé${ending(words)}.`,
      `L’inscription est conservée pour ${words.player}, au cas où ${the(words)} serait rétabli${ending(words)}; vous n’avez rien à faire.`,
    ],
    reminder: (words) => [`Demain, ${words.player} a une place à ${it(words)}.`, CANT_COME],
    link: () => [
      'Voici le lien privé vers vos inscriptions auprès des Lions du Lac St-Louis.',
      'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: rien ne change.',
    ],
  },
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
  },
  privateLink: 'Ce lien est privé\u00a0: quiconque l’a peut voir et annuler vos inscriptions.',
  because:
    'Vous recevez ce message parce qu’un joueur a été inscrit auprès des Lions du Lac St-Louis avec cette adresse.',
  calendarFile: 'lions.ics',
};
