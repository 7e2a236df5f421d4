import type { FormPlayerDto, RegistrationFormDto } from '@lions/api-client';
import { PLAYER_POSITIONS, without, type Language } from '@lions/domain';
import type { Refusal } from './registration-request';
import type { FieldProblem } from './registration-texts';
import {
  PARENT_INPUTS,
  PLAYER_INPUTS,
  readInput,
  SESSION_INPUTS,
  type ParentInput,
  type TextField,
  type TextInput,
} from './text-inputs';

type ChildText = Exclude<TextField, ParentInput>;

/** An age or a year of birth, as the API takes it. */
type PlayerAge = Pick<FormPlayerDto, 'playerAge' | 'birthYear'>;

/** A typed form, without the evenings that it is for. */
export type TypedForm = Omit<RegistrationFormDto, 'targets'>;

/** How the form for practices and the form for tryout sessions differ. */
export interface RegistrationFields {
  form: 'practice' | 'tryout';
  /** Maximum number of children in one form. */
  maxPlayers: number;
  /** The text inputs of a child and of the parent, in the order of display. */
  player: readonly TextInput[];
  parent: readonly ParentInput[];
  /** Whether the parent's fields are above the child's. */
  isParentFirst: boolean;
  /** Interprets the age field; absent where the form has none. */
  readAge?: (typed: number) => PlayerAge | undefined;
}

export const PRACTICE_FORM: RegistrationFields = {
  form: 'practice',
  maxPlayers: 1,
  player: without(PLAYER_INPUTS, ...SESSION_INPUTS),
  parent: without(PARENT_INPUTS, ...SESSION_INPUTS),
  isParentFirst: true,
};

export const TRYOUT_FORM: RegistrationFields = {
  form: 'tryout',
  maxPlayers: 6,
  player: PLAYER_INPUTS,
  parent: PARENT_INPUTS,
  isParentFirst: false,
};

/** Error of a form field. */
type FormProblem = FieldProblem | 'authorityRequired' | 'eveningRequired' | 'eveningsTooMany';
/** Errors by field name. */
export type FormProblems = Partial<Record<string, FormProblem>>;

/** Name of a child's field; numbered, because a form may hold several children. */
export const fieldOf = (field: string, player: number) => `${field}-${player}`;

/** The typed form, and its errors by field. */
export function readForm(
  form: FormData,
  players: readonly number[],
  { player: ofChild, parent, readAge }: RegistrationFields,
  locale: Language,
): { typed: TypedForm; problems: FormProblems } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const problems: FormProblems = {};
  const note = (name: string, problem: FormProblem | undefined) => {
    if (problem) problems[name] = problem;
  };
  /** The texts of these inputs; null: an empty one. */
  const read = <Field extends TextField>(fields: readonly Field[], nameOf = (field: string) => field) =>
    Object.fromEntries(
      fields.map((field) => {
        const { value, problem } = readInput(field, text(nameOf(field)));
        note(nameOf(field), problem);
        return [field, value];
      }),
    );
  const ofParent = read(parent) as Pick<TypedForm, ParentInput>;
  if (!form.has('parentalAuthority')) note('parentalAuthority', 'authorityRequired');
  const typed: TypedForm = {
    players: players.map((player) => {
      const nameOf = (field: string) => fieldOf(field, player);
      const age = readAge?.(Number(text(nameOf('ageOrYear'))));
      const position = PLAYER_POSITIONS.find((known) => known === text(nameOf('position')));
      const child = read(without(ofChild, 'ageOrYear'), nameOf) as Pick<FormPlayerDto, ChildText>;
      if (readAge && !age) note(nameOf('ageOrYear'), 'ageRequired');
      if (!position) note(nameOf('position'), 'positionRequired');
      return { ...child, position: position ?? 'Forward', ...age };
    }),
    ...ofParent,
    consentVersion: text('consentVersion'),
    parentalAuthority: true,
    locale,
  };
  return { typed, problems };
}

/** Fields of one child that have another name in the API. */
const CHILD_FIELDS: Partial<Record<string, string>> = {
  playerAge: 'ageOrYear',
  birthYear: 'ageOrYear',
};

/** API errors, such as that of `players.1.birthYear`, keyed by the form's field names; without fields that it lacks. */
function problemsInForm(
  fields: Partial<Record<string, FieldProblem>>,
  players: readonly number[],
  { player: ofChild, parent }: RegistrationFields,
): FormProblems {
  const shown = [
    'parentalAuthority',
    ...parent,
    ...players.flatMap((player) => [...ofChild, 'position'].map((field) => fieldOf(field, player))),
  ];
  const named = Object.entries(fields).map(([name, problem]) => {
    const [, index, field = ''] = /^players\.(\d+)\.(\w+)$/.exec(name) ?? [];
    if (index === undefined) return [name, problem] as const;
    return [fieldOf(CHILD_FIELDS[field] ?? field, players[Number(index)] ?? 0), problem] as const;
  });
  return Object.fromEntries(named.filter(([name]) => shown.includes(name)));
}

/** A refusal, and its errors in the form. Where the form shows none of the refused fields, a sentence says so. */
export function refusalInForm(
  refusal: Refusal,
  players: readonly number[],
  fields: RegistrationFields,
): { refusal: Refusal; problems: FormProblems } {
  if (refusal.kind !== 'fields') return { refusal, problems: {} };
  const problems = problemsInForm(refusal.fields, players, fields);
  return { refusal: Object.keys(problems).length === 0 ? { kind: 'unshown' } : refusal, problems };
}
