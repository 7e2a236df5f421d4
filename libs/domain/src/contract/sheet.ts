import type { Language } from '../people.js';

/** Kinds of sheets. */
export const SHEET_KINDS = ['sessions', 'practices', 'teams', 'players'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** Kinds whose rows are never removed by a sheet that lacks them. */
export const KEPT_KINDS: ReadonlySet<SheetKind> = new Set(['teams']);

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;

/** Bounds of a sheet that is read: bytes of the file, and of an XLSX file once it is unpacked. */
export const SHEET_LIMITS = {
  bytes: 5_000_000,
  unpacked: 24_000_000,
  rows: 10_000,
  /** Rows that differ, in a sheet whose rows are saved one after another. */
  changes: 1000,
  columns: 100,
  cell: 2000,
};

/** States of a row: `gone` is in the club and not in the sheet. */
export const SHEET_STATES = ['wrong', 'new', 'changed', 'gone'] as const;
export type SheetState = (typeof SHEET_STATES)[number];

/** Why a sheet, or one of its rows, is refused: the API answers the English sentence. */
export const SHEET_SENTENCES = {
  empty: { en: 'This file is empty', fr: 'Ce fichier est vide' },
  unreadable: {
    en: 'This file cannot be read: save it again as XLSX or CSV',
    fr: 'Ce fichier est illisible\u00a0: enregistrez-le de nouveau en XLSX ou en CSV',
  },
  locked: {
    en: 'This file is of an old kind or has a password: save it as XLSX without a password, or as CSV',
    fr: 'Ce fichier est d’un ancien format ou protégé par un mot de passe\u00a0: enregistrez-le en XLSX sans mot de passe, ou en CSV',
  },
  tooLarge: {
    en: 'This file is too large: at most 5 MB, or 24 MB unpacked',
    fr: 'Ce fichier est trop volumineux\u00a0: au plus 5\u00a0Mo, ou 24\u00a0Mo une fois décompressé',
  },
  tooManyRows: {
    en: 'This sheet has more than 10,000 rows',
    fr: 'Cette feuille compte plus de 10\u00a0000\u00a0lignes',
  },
  tooManyChanges: {
    en: 'More than 1,000 rows of this sheet differ: import it in parts',
    fr: 'Plus de 1\u00a0000\u00a0lignes de cette feuille diffèrent\u00a0: importez-la en plusieurs fois',
  },
  tooManyColumns: {
    en: 'This sheet has more than 100 columns',
    fr: 'Cette feuille compte plus de 100\u00a0colonnes',
  },
  noHeader: {
    en: 'None of the first ten rows names at least two known columns',
    fr: 'Aucune des dix premières lignes ne nomme au moins deux colonnes connues',
  },
  columnTwice: { en: 'Two columns have this name', fr: 'Deux colonnes portent ce nom' },
  noRows: {
    en: 'There is no row below the names of the columns',
    fr: 'Il n’y a aucune ligne sous les noms des colonnes',
  },
  rowsWrong: {
    en: 'Some rows are wrong, so nothing was changed',
    fr: 'Certaines lignes contiennent une erreur\u00a0: rien n’a été modifié',
  },
  rowTwice: { en: 'Another row is about the same', fr: 'Une autre ligne concerne le même élément' },
  idWrong: { en: 'Leave this empty for a new row', fr: 'Laissez cette case vide pour une nouvelle ligne' },
  dateUnclear: {
    en: 'Write this date as 2026-12-05: its day and its month can be mistaken',
    fr: 'Écrivez cette date sous la forme 2026-12-05\u00a0: on peut en confondre le jour et le mois',
  },
  yesOrNo: { en: 'Write yes or no', fr: 'Écrivez oui ou non' },
  notMoney: { en: 'Write an amount such as 12.50', fr: 'Écrivez un montant tel que 12,50' },
  teamUnknown: { en: 'No team has this name', fr: 'Aucune équipe ne porte ce nom' },
  colorUnknown: {
    en: 'Write none, blue, gold, red, green or purple',
    fr: 'Écrivez aucune, bleu, or, rouge, vert ou violet',
  },
  displayUnknown: {
    en: 'Write names, initials or numbers',
    fr: 'Écrivez noms, initiales ou numéros',
  },
  registered: {
    en: 'Players are registered: change this on its own page, which tells their families',
    fr: 'Des joueurs sont inscrits\u00a0: modifiez cela dans sa propre page, qui avise leur famille',
  },
} satisfies Record<string, Record<Language, string>>;

export type SheetSentence = keyof typeof SHEET_SENTENCES;

/** A sentence that the API answered, in a language; undefined when it is not about sheets. */
export const sheetSentenceIn = (language: Language, message: string): string | undefined =>
  Object.values(SHEET_SENTENCES).find(({ en }) => en === message)?.[language];
