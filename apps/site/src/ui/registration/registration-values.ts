import type { FormPlayerDto, RegistrationFormDto } from '@lions/api-client';
import { ageOrBirthYear, PLAYER_POSITIONS, without, type Language } from '@lions/domain';
import type { Evening } from './evenings/evening';
import { fieldOf } from './registration-draft';
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

/** A typed form, without the evenings that it is for. */
export type TypedForm = Omit<RegistrationFormDto, 'targets'>;

/** The text inputs of a form, in the order of display. */
interface FormInputs {
  /** Inputs of each child. */
  player: readonly TextInput[];
  parent: readonly ParentInput[];
}

/** How the forms of practices and of tryout sessions differ. */
export const FORM_INPUTS: Record<Evening['kind'], FormInputs> = {
  practice: {
    player: without(PLAYER_INPUTS, ...SESSION_INPUTS),
    parent: without(PARENT_INPUTS, ...SESSION_INPUTS),
  },
  session: { player: PLAYER_INPUTS, parent: PARENT_INPUTS },
};

/** A typed age or year of birth, as the API takes it. */
export const readAge = (typed: string, thisYear: number) =>
  Number.isInteger(Number(typed)) ? ageOrBirthYear(Number(typed), thisYear) : undefined;

/** Error of a form field. */
type FormProblem = FieldProblem | 'authorityRequired' | 'eveningRequired' | 'eveningsTooMany';
/** Errors by field name. */
export type FormProblems = Partial<Record<string, FormProblem>>;

/** The position of a value; undefined for any other text. */
export const positionIn = (value: string | undefined) => PLAYER_POSITIONS.find((known) => known === value);

/** The typed form, and its errors by field. */
export function readForm(
  form: FormData,
  players: readonly number[],
  kind: Evening['kind'],
  { locale, thisYear }: { locale: Language; thisYear: number },
): { typed: TypedForm; problems: FormProblems } {
  const { player: ofChild, parent } = FORM_INPUTS[kind];
  const hasAge = ofChild.includes('ageOrYear');
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
      const age = hasAge ? readAge(text(nameOf('ageOrYear')), thisYear) : undefined;
      const position = positionIn(text(nameOf('position')));
      const child = read(without(ofChild, 'ageOrYear'), nameOf) as Pick<FormPlayerDto, ChildText>;
      if (hasAge && !age) note(nameOf('ageOrYear'), 'ageRequired');
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

/** Whether a field is one of the form's inputs; its boxes to tick are none. */
export const isInput = (name: string, kind: Evening['kind']) =>
  /-\d+$/.test(name) || FORM_INPUTS[kind].parent.some((input) => input === name);

/** API errors, such as that of `players.1.birthYear`, keyed by the form's field names; without fields that it lacks. */
function problemsInForm(
  fields: Partial<Record<string, FieldProblem>>,
  players: readonly number[],
  kind: Evening['kind'],
): FormProblems {
  const { player: ofChild, parent } = FORM_INPUTS[kind];
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
  kind: Evening['kind'],
): { refusal: Refusal; problems: FormProblems } {
  if (refusal.kind !== 'fields') return { refusal, problems: {} };
  const problems = problemsInForm(refusal.fields, players, kind);
  return { refusal: Object.keys(problems).length === 0 ? { kind: 'unshown' } : refusal, problems };
}
