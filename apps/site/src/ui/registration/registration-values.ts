import type { FormPlayerDto, RegistrationFormDto } from '@lions/api-client';
import {
  FAMILY_EMAIL_PATTERN,
  isOnePlayer,
  isPhone,
  nameProblem,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import type { Refusal } from './registration-request';
import type { FieldProblem } from './registration-texts';

type ParentField = 'parentName' | 'parentEmail' | 'parentPhone';

/** An age or a year of birth, as the API takes it. */
type PlayerAge = Pick<FormPlayerDto, 'playerAge' | 'birthYear'>;

/** A typed form, without the evenings that it is for. */
export type TypedForm = Omit<RegistrationFormDto, 'targets'>;

/** How the form for practices and the form for tryout sessions differ. */
export interface RegistrationFields {
  form: 'practice' | 'tryout';
  /** Maximum number of children in one form. */
  maxPlayers: number;
  positions: readonly PlayerPosition[];
  /** In the order of display. */
  parent: readonly ParentField[];
  /** Whether the parent's fields are above the child's. */
  isParentFirst: boolean;
  /** Interprets the age field; absent where the form has none. */
  readAge?: (typed: number) => PlayerAge | undefined;
}

/** Error of a form field. */
type FormProblem = FieldProblem | 'authorityRequired' | 'eveningRequired' | 'eveningsTooMany';
/** Errors by field name. */
export type FormProblems = Partial<Record<string, FormProblem>>;

const requiredName = (name: string, required: FieldProblem): FieldProblem | undefined =>
  name === '' ? required : nameProblem(name);

/** The error of a trimmed text, by field. */
const TEXT_CHECKS: Record<'playerName' | ParentField, (text: string) => FieldProblem | undefined> = {
  playerName: (name) =>
    name !== '' && !isOnePlayer(name) ? 'playerNameSeparated' : requiredName(name, 'playerNameRequired'),
  parentName: (name) => requiredName(name, 'parentNameRequired'),
  parentEmail: (email) => (FAMILY_EMAIL_PATTERN.test(email) ? undefined : 'emailInvalid'),
  parentPhone: (phone) => (phone === '' || isPhone(phone) ? undefined : 'phoneInvalid'),
};

/** Name of a child's field; numbered, because a form may hold several children. */
export const fieldOf = (field: string, player: number) => `${field}-${player}`;

/** The typed form, and its errors by field. */
export function readForm(
  form: FormData,
  players: readonly number[],
  { parent, positions, readAge }: RegistrationFields,
  locale: Language,
): { typed: TypedForm; problems: FormProblems } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const problems: FormProblems = {};
  const note = (name: string, problem: FormProblem | undefined) => {
    if (problem) problems[name] = problem;
  };
  for (const name of parent) note(name, TEXT_CHECKS[name](text(name)));
  if (!form.has('parentalAuthority')) note('parentalAuthority', 'authorityRequired');
  const typed: TypedForm = {
    players: players.map((player) => {
      const playerName = text(fieldOf('playerName', player));
      const age = readAge?.(Number(text(fieldOf('ageOrYear', player))));
      const position = positions.find((known) => known === text(fieldOf('position', player)));
      note(fieldOf('playerName', player), TEXT_CHECKS.playerName(playerName));
      if (readAge && !age) note(fieldOf('ageOrYear', player), 'ageRequired');
      if (!position) note(fieldOf('position', player), 'positionRequired');
      return { playerName, position: position ?? 'Forward', ...age };
    }),
    parentEmail: text('parentEmail'),
    ...(parent.includes('parentName') && { parentName: text('parentName') }),
    ...(parent.includes('parentPhone') && { parentPhone: text('parentPhone') || null }),
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
  { parent, readAge }: RegistrationFields,
): FormProblems {
  const ofChild = ['playerName', 'position', ...(readAge ? ['ageOrYear'] : [])];
  const shown = [
    'parentalAuthority',
    ...parent,
    ...players.flatMap((player) => ofChild.map((field) => fieldOf(field, player))),
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
