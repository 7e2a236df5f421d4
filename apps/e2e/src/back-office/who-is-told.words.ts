import type { Language } from '../support/words.ts';

const NO_MAIL_SENT = {
  en: 'The site has no mail server: nobody is written to.',
  fr: 'Le site n’a pas de serveur de courriel : personne ne reçoit de courriel.',
};

const en = {
  server: {
    change: 'The registered families are told of a new day or time.',
    move: 'The family is told of another practice or group.',
    place: 'Each family is told of its own change.',
    two: '2 families are told.',
  },
  none: {
    change: `${NO_MAIL_SENT.en} Of a new day or time you tell the families; the roster shows whom.`,
    move: `${NO_MAIL_SENT.en} Tell the family yourself.`,
    place: `${NO_MAIL_SENT.en} Tell each family concerned yourself.`,
    two: `${NO_MAIL_SENT.en} Tell 2 families yourself; the roster shows whom.`,
  },
  buttons: {
    toWaiting: 'To waiting list',
    toWaitingOf: (name: string) => `To waiting list: ${name}`,
    cancelIt: 'Cancel registration',
    cancelOf: (name: string) => `Cancel registration: ${name}`,
  },
};

const fr: typeof en = {
  server: {
    change: 'Les familles inscrites sont averties d’un nouveau jour ou d’une nouvelle heure.',
    move: 'La famille est avertie d’un autre entraînement ou d’un autre groupe.',
    place: 'Chaque famille est avertie de ce qui change pour elle.',
    two: '2 familles sont averties.',
  },
  none: {
    change: `${NO_MAIL_SENT.fr} C’est vous qui avertissez les familles d’un nouveau jour ou d’une nouvelle heure; la formation montre lesquelles.`,
    move: `${NO_MAIL_SENT.fr} Avertissez vous-même la famille.`,
    place: `${NO_MAIL_SENT.fr} Avertissez vous-même chaque famille touchée.`,
    two: `${NO_MAIL_SENT.fr} Avertissez vous-même 2 familles; la formation montre lesquelles.`,
  },
  buttons: {
    toWaiting: 'Mettre en attente',
    toWaitingOf: (name) => `Mettre en attente : ${name}`,
    cancelIt: 'Annuler l’inscription',
    cancelOf: (name) => `Annuler l’inscription : ${name}`,
  },
};

/** Texts of the practice dialogs on who tells the families: the site by mail, or the coach. */
export const TOLD_WORDS: Record<Language, typeof en> = { en, fr };
