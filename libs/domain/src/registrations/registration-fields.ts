import { LIMITS } from '../contract/limits.js';
import type { Language } from '../people.js';

/** Positions, in the order of all forms and lists. */
export const PLAYER_POSITIONS = ['Defense', 'Forward', 'Goalie'] as const;
export type PlayerPosition = (typeof PLAYER_POSITIONS)[number];

/** A player to register for a practice or a tryout session, as stored. */
export interface NewPlayer {
  playerName: string;
  playerPosition: PlayerPosition;
  /** In years; a family gives either the age or the year of birth. */
  playerAge: number | null;
  birthYear: number | null;
  parentName: string | null;
  /** In lower case. */
  parentEmail: string;
  parentPhone: string | null;
  /** Whether the sender stated parental authority. */
  parentalAuthority: boolean;
  /** The version of the privacy notice that was agreed to; null: consent is missing. */
  consentVersion: string | null;
  /** The language of mails to the family, when known. */
  locale: Language | null;
}

export type RegistrationField = keyof NewPlayer;

/** The fields' names in the audit log and in the family's file; apart from the rules, because a form needs none. */
export const REGISTRATION_FIELD_LABELS = {
  playerName: { en: 'Player', fr: 'Joueur' },
  playerPosition: { en: 'Position', fr: 'Position' },
  playerAge: { en: 'Age', fr: 'Âge' },
  birthYear: { en: 'Birth year', fr: 'Année de naissance' },
  parentName: { en: 'Parent', fr: 'Parent' },
  parentEmail: { en: 'Parent’s email', fr: 'Courriel du parent' },
  parentPhone: { en: 'Parent’s phone', fr: 'Téléphone du parent' },
  parentalAuthority: { en: 'Parental authority', fr: 'Autorité parentale' },
  consentVersion: { en: 'Consent, version', fr: 'Consentement, version' },
  locale: { en: 'Language', fr: 'Langue' },
} satisfies Record<RegistrationField, Record<Language, string>>;

interface RegistrationFieldRules {
  /** Personal data is masked in log lines and in the audit log, and removed by a retention rule. */
  personal: boolean;
  /**
   * Fields of the player, one for each child of a form, and of the parent are corrected by the family and by coaches, and
   * are in the CSV file and at the check-in. Fields of the form record how it was sent.
   */
  of: 'player' | 'parent' | 'form';
  /** Asked by the forms of tryout sessions only, not by those of practices. */
  sessionOnly?: true;
  min?: number;
  /** The largest number, or the most characters of a text. */
  max?: number;
}

/**
 * The rules of the fields that register a player. The API, the forms, the lists and the files are made from this table
 * or typed by it. CONTRIBUTING.md has the recipe.
 */
export const REGISTRATION_FIELDS = {
  playerName: { personal: true, of: 'player', max: LIMITS.playerName },
  playerPosition: { personal: false, of: 'player' },
  playerAge: { personal: true, of: 'player', sessionOnly: true, min: 4, max: 25 },
  birthYear: { personal: true, of: 'player', sessionOnly: true, min: 1990, max: 2100 },
  parentName: { personal: true, of: 'parent', sessionOnly: true, max: LIMITS.parentName },
  parentEmail: { personal: true, of: 'parent', max: LIMITS.email },
  parentPhone: { personal: true, of: 'parent', max: LIMITS.phone },
  parentalAuthority: { personal: false, of: 'form' },
  consentVersion: { personal: false, of: 'form', max: 20 },
  locale: { personal: false, of: 'form' },
} as const satisfies Record<RegistrationField, RegistrationFieldRules>;

export const REGISTRATION_FIELD_NAMES = Object.keys(REGISTRATION_FIELDS) as RegistrationField[];

type FieldsWhere<Rule> = {
  [Field in RegistrationField]: (typeof REGISTRATION_FIELDS)[Field] extends Rule ? Field : never;
}[RegistrationField];

const fieldsWhere = <Rule extends Partial<RegistrationFieldRules>>(
  isMet: (rules: RegistrationFieldRules) => boolean,
) => REGISTRATION_FIELD_NAMES.filter((field) => isMet(REGISTRATION_FIELDS[field])) as FieldsWhere<Rule>[];

/** Fields of the player: a form has them for each of its children. */
export const PLAYER_FIELDS = fieldsWhere<{ of: 'player' }>(({ of }) => of === 'player');
/** Fields of the player and the parent. */
export const REGISTRANT_FIELDS = fieldsWhere<{ of: 'player' | 'parent' }>(({ of }) => of !== 'form');
export type RegistrantField = (typeof REGISTRANT_FIELDS)[number];
/** The ones of them that are typed as a text. */
export type RegistrantText = Exclude<
  { [Field in RegistrantField]: NewPlayer[Field] extends string | null ? Field : never }[RegistrantField],
  'playerPosition'
>;
export const SESSION_FIELDS = fieldsWhere<{ sessionOnly: true }>(({ sessionOnly }) => sessionOnly === true);
/** The fields that a practice asks for, too. */
export const PRACTICE_FIELDS = without(REGISTRATION_FIELD_NAMES, ...SESSION_FIELDS);

/** The values of fields that were not given. */
const NOT_GIVEN = {
  playerAge: null,
  birthYear: null,
  parentName: null,
  parentPhone: null,
  parentalAuthority: false,
  consentVersion: null,
  locale: null,
} satisfies Partial<NewPlayer>;

type Given = Omit<NewPlayer, keyof typeof NOT_GIVEN> & {
  [Field in keyof typeof NOT_GIVEN]?: NewPlayer[Field] | undefined;
};

/** A player with the values of the fields that were not given. */
export const newPlayerOf = (given: Given): NewPlayer => ({
  ...NOT_GIVEN,
  ...(pick(given, REGISTRATION_FIELD_NAMES) as Given & NewPlayer),
  // An empty version names no notice.
  consentVersion: given.consentVersion || null,
});

/** The object's values of these fields; undefined ones are left out. */
export function pick<Source extends object, Field extends keyof Source>(
  source: Source,
  fields: readonly Field[],
): Pick<Source, Field> {
  const given = fields.filter((field) => source[field] !== undefined);
  return Object.fromEntries(given.map((field) => [field, source[field]])) as Pick<Source, Field>;
}

/** A list of fields without some of them. */
export function without<Field extends string, Left extends string>(
  fields: readonly Field[],
  ...left: Left[]
) {
  return fields.filter((field) => !(left as string[]).includes(field)) as Exclude<Field, Left>[];
}
