import { IN_LINE } from '../platform/ical/family-event.js';
import { isOne, namesIn, standingOf, type MailPlayer, type MailTexts, type MailWords } from './mail-texts.js';

const namesOf = namesIn('fr');
const theActivity = ({ team }: MailWords) =>
  team === undefined ? 'l’entraînement' : 'la séance de sélection';
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const names = ({ players }: MailWords) => namesOf(players);
const havePlaces = (players: readonly MailPlayer[], now = '') =>
  `${namesOf(players)} ${isOne({ players }) ? 'a' : 'ont'} ${now}une place`;
const opened = (words: MailWords) =>
  isOne(words) ? 'Une place s’est libérée' : 'Des places se sont libérées';
/** The participle agrees with its noun. */
const ending = ({ team }: MailWords) => (team === undefined ? '' : 'e');

/** Who has a place, and who waits where in line; with `still`, of children without a change. */
const standing = (players: readonly MailPlayer[], still = '') =>
  standingOf(
    players,
    (placed) => `${havePlaces(placed, still)}.`,
    (name, position) => `${name} est ${still}${IN_LINE.fr(position)}.`,
  );

// No « de » before a name, here or below: whether it is « d’ » depends on the name's pronunciation.
/** A practice was brought back or moved, or a coach moved a registration. */
function changed(words: MailWords): string[] {
  const { was, isBack, players } = words;
  const now = standing(players).join('');
  const former = was === undefined ? [] : [before(was)];
  const valid = isOne(words) ? 'L’inscription tient toujours' : 'Les inscriptions tiennent toujours';
  if (isBack) return [`Finalement, ${theActivity(words)} aura lieu.`, ...former, `${valid}\u00a0: ${now}`];
  const change = `Changement pour ${names(words)}\u00a0:`;
  if (was !== undefined)
    return [`${change} ${theActivity(words)} a été déplacé${ending(words)}.`, ...former, now];
  const registrations = isOne(words) ? 'l’inscription' : 'les inscriptions';
  return [`${change} le club a modifié ${registrations}. En voici l’état actuel\u00a0: ${now}`];
}

const before = (was: string) => `Auparavant\u00a0: ${was}.`;
const CANT_COME =
  'Si vous ne pouvez pas venir, dites-le-nous avec le bouton ci-dessous\u00a0: la place ira à la personne suivante.';
const OPEN = 'Ouvrir mes inscriptions';

export const FRENCH: MailTexts = {
  greeting: 'Bonjour,',
  headings: {
    confirmation: (words) => (isOne(words) ? 'Place confirmée' : 'Places confirmées'),
    waiting: () => 'Sur la liste d’attente',
    promoted: opened,
    offered: () => 'Place libre pour la première famille qui l’accepte',
    'offer-over': () => 'La place est prise',
    cancelled: (words) => (isOne(words) ? 'Inscription annulée' : 'Inscriptions annulées'),
    changed: ({ isBack }) => (isBack ? 'De retour à l’horaire' : 'Changement'),
    'practice-cancelled': () => 'Annulation',
    reminder: () => 'Rappel pour demain',
    link: () => 'Votre lien privé vers vos inscriptions',
    'daily-limit': () => 'La limite d’inscriptions de la journée est atteinte',
    guardian: () => 'Votre lien privé vers les inscriptions d’une famille',
    'guardian-added': () => 'Un deuxième parent a été ajouté à vos inscriptions',
  },
  mixed: 'Vos inscriptions',
  practice: 'Entraînement',
  session: (team) => `${team} – séance de sélection`,
  andMore: (first, more) => `${first} et ${more}\u00a0${more === 1 ? 'autre' : 'autres'}`,
  sentences: {
    confirmation: ({ players }) => standing(players),
    waiting: ({ players }) => standing(players),
    promoted: (words) => [`${opened(words)}\u00a0: ${havePlaces(words.players, 'maintenant ')}.`],
    offered: (words) => [
      'Une place s’est libérée. Comme le début approche, elle est offerte à toute la liste d’attente en même temps\u00a0: la première famille qui l’accepte l’obtient.',
      ...standing(words.players),
    ],
    'offer-over': (words) => ['La place offerte n’est plus libre.', ...standing(words.players, 'toujours ')],
    cancelled: (words) => [
      isOne(words)
        ? `L’inscription est annulée pour ${names(words)}.`
        : `Les inscriptions sont annulées pour ${names(words)}.`,
      ...standing(words.others, 'toujours '),
    ],
    changed: (words) => [...changed(words), ...standing(words.others, 'toujours ')],
    'practice-cancelled': (words) => [
      `${capitalized(theActivity(words))} est annulé${ending(words)}.`,
      `${isOne(words) ? 'L’inscription est conservée' : 'Les inscriptions sont conservées'} pour ${names(words)}, au cas où ${theActivity(words)} serait remis${ending(words)} à l’horaire; vous n’avez rien à faire.`,
    ],
    reminder: (words) => [`Un rappel pour demain\u00a0: ${havePlaces(words.players)}.`],
    message: (words) => [`Ce message concerne ${names(words)}.`],
    link: () => [
      'Voici le lien privé vers vos inscriptions auprès des Lions du Lac St-Louis.',
      'Si vous ne l’avez pas demandé, ignorez ce message\u00a0: rien ne change.',
    ],
    'daily-limit': ({ contact }) => [
      'Une même adresse courriel permet d’inscrire au plus dix joueurs et joueuses par jour, et la vôtre a atteint cette limite. Elle pourra servir de nouveau demain.',
      'Si une autre personne s’en est servie, ouvrez vos inscriptions avec le bouton ci-dessous et annulez celles qui ne sont pas les vôtres.',
      `Pour faire une inscription avant demain, écrivez au club${contact === undefined ? '' : ` (${contact})`}.`,
    ],
    guardian: () => [
      'Une famille a ajouté votre adresse à ses inscriptions auprès des Lions du Lac St-Louis. Voici votre propre lien privé\u00a0: il montre les dates et permet d’annuler et de corriger les inscriptions.',
      'Vous recevez aussi nos courriels à leur sujet. Si vous n’en voulez pas, vous pouvez vous retirer sur cette page.',
    ],
    'guardian-added': () => [
      'L’adresse d’un deuxième parent ou tuteur a été ajoutée sur votre page. Cette personne reçoit nos courriels au sujet de vos inscriptions et peut les annuler et les corriger.',
      'Si vous ne l’avez pas ajoutée, ouvrez votre page avec le bouton ci-dessous, retirez l’adresse et remplacez votre lien.',
    ],
  },
  movedAway: (words) => [
    isOne(words)
      ? `L’inscription ne tient plus pour ${names(words)}.`
      : `Les inscriptions ne tiennent plus pour ${names(words)}.`,
    ...standing(words.others, 'toujours '),
  ],
  oneOfThese:
    'Ce message s’adresse aux familles de plusieurs activités; la vôtre est l’une de celles-ci\u00a0:',
  before,
  cantCome: 'Si vous ne pouvez pas venir, dites-le-nous\u00a0: la place ira à la personne suivante.',
  closings: {
    waiting:
      'Chaque place qui se libère va aussitôt à la première personne en attente; peu avant le début, elle peut être offerte à toute la liste. Nous vous écrirons.',
    offered:
      'Pour l’accepter, ouvrez vos inscriptions avec le bouton ci-dessous. Si une autre famille est plus rapide, vous gardez votre rang.',
    'offer-over': 'Si une autre place se libère, nous vous écrirons.',
    promoted: CANT_COME,
    cancelled: 'S’il s’agit d’une erreur, refaites l’inscription ou écrivez au club.',
    reminder: CANT_COME,
  },
  onlyInOther: 'Le club a écrit ce message en anglais seulement.',
  where: (place) => `Lieu\u00a0: ${place}`,
  map: 'Ouvrir la carte',
  pay: 'Payer au registre de l’association',
  note: (sentence) => `Un mot des entraîneurs\u00a0: ${sentence}`,
  buttons: {
    confirmation: OPEN,
    waiting: OPEN,
    promoted: 'Voir mes inscriptions ou annoncer une absence',
    offered: 'Voir la place et l’accepter',
    'offer-over': OPEN,
    cancelled: OPEN,
    changed: OPEN,
    'practice-cancelled': OPEN,
    reminder: 'Voir mes inscriptions ou annoncer une absence',
    link: OPEN,
    'daily-limit': OPEN,
    guardian: 'Voir les inscriptions',
    'guardian-added': OPEN,
    message: OPEN,
  },
  club: 'Les Lions du Lac St-Louis',
  privateLink:
    'Ce lien est privé\u00a0: toute personne qui l’a peut voir, annuler et même effacer toutes vos inscriptions.',
  because:
    'Vous recevez ce message parce qu’une inscription auprès des Lions du Lac St-Louis a été faite avec cette adresse.',
  guardianNotes: [
    'Ce lien est privé\u00a0: toute personne qui l’a peut voir et annuler les inscriptions.',
    'Vous recevez ce message parce qu’une famille a ajouté votre adresse comme celle du deuxième parent. Vous pouvez vous retirer sur la page que ce lien ouvre.',
  ],
  calendarFile: 'lions.ics',
};
