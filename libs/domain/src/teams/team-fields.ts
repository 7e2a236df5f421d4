import type { Language } from '../people.js';

/**
 * One field of a team: its name in both languages, whether it is personal data, its bounds; the form has labels of its
 * own for `name` and `description`.
 */
interface TeamFieldDeclaration extends Record<Language, string> {
  /** Personal data is masked in the audit log, and removed by a retention rule. */
  personal: boolean;
  min?: number;
  /** The largest number, or the most characters of a text. */
  max?: number;
}

/**
 * The fields of a team that a coach edits, one declaration each. The database, the API, the form and the audit log are
 * typed by this table: a part that lacks a field does not compile. CONTRIBUTING.md has the recipe.
 */
export const TEAM_FIELDS = {
  name: { en: 'Name', fr: 'Nom', personal: false, max: 80 },
  nameFr: { en: 'Name (French)', fr: 'Nom (français)', personal: false, max: 80 },
  league: { en: 'League', fr: 'Ligue', personal: false },
  category: { en: 'Category', fr: 'Catégorie', personal: false, max: 80 },
  description: { en: 'Description', fr: 'Description', personal: false, max: 500 },
  descriptionFr: { en: 'Description (French)', fr: 'Description (français)', personal: false, max: 500 },
  ageRange: { en: 'Age range', fr: 'Groupe d’âge', personal: false, max: 40 },
  colorTheme: { en: 'Color Theme', fr: 'Couleur', personal: false },
  isVisible: { en: 'Visible to public', fr: 'Visible pour le public', personal: false },
  sortOrder: { en: 'Order', fr: 'Ordre', personal: false, min: 0, max: 9999 },
  playerDisplay: {
    en: 'How the public sees the players',
    fr: 'Comment le public voit les joueurs',
    personal: false,
  },
  registrationOpen: { en: 'Online registration', fr: 'Inscription en ligne', personal: false },
} satisfies Record<string, TeamFieldDeclaration>;

export type TeamField = keyof typeof TEAM_FIELDS;
export const TEAM_FIELD_NAMES = Object.keys(TEAM_FIELDS) as TeamField[];

/** The fields of a new team that the coach may leave out. An empty category becomes the name. */
export const NEW_TEAM = {
  nameFr: null,
  description: null,
  descriptionFr: null,
  ageRange: null,
  colorTheme: 'none',
  isVisible: true,
  sortOrder: 0,
  playerDisplay: 'names',
  registrationOpen: false,
} as const satisfies Record<Exclude<TeamField, 'name' | 'league' | 'category'>, unknown>;

/** Sentences of rules that hold for one field of a team only. */
export const TEAM_SENTENCES = {
  teamNameRequired: { en: 'Team name is required', fr: 'Le nom de l’équipe est obligatoire' },
  teamNameTooLong: {
    en: `Team name must be at most ${TEAM_FIELDS.name.max} characters`,
    fr: `Le nom de l’équipe doit compter au plus ${TEAM_FIELDS.name.max}\u00a0caractères`,
  },
  leagueInvalid: {
    en: 'League must be lheq or m18aaa',
    fr: 'La ligue doit être lheq ou m18aaa',
  },
} satisfies Record<string, Record<Language, string>>;

/** The fields that a coach edits, without the rest of the row. */
export const teamFieldsOf = <Team extends Record<TeamField, unknown>>(team: Team) =>
  Object.fromEntries(TEAM_FIELD_NAMES.map((field) => [field, team[field]])) as Pick<Team, TeamField>;
