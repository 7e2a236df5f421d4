import {
  CONSENT_VERSION,
  FAMILY_EMAIL_PATTERN,
  holdsLink,
  isOnePlayer,
  PHONE_PATTERN,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import type { FieldProblem } from './registration-texts';

type ParentField = 'parentName' | 'parentEmail' | 'parentPhone';

/** An age or a year of birth, as the API takes it. */
type PlayerAge = { playerAge: number } | { birthYear: number };

/** One child with its parent, as typed in a valid form. */
export interface TypedPlayer {
  /** The part that the requests of all forms share. */
  shared: {
    playerName: string;
    parentEmail: string;
    consentVersion: string;
    parentalAuthority: true;
    locale: Language;
    /** Honeypot: filled in only by robots. */
    website?: string;
  };
  position: PlayerPosition;
  age: PlayerAge | undefined;
  parentName: string;
  parentPhone: string | null;
}

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
type FormProblem = FieldProblem | 'authorityRequired' | 'sessionRequired';
/** Errors by field name. */
export type FormProblems = Partial<Record<string, FormProblem>>;

const nameProblem = (name: string, required: FieldProblem): FieldProblem | undefined =>
  name === '' ? required : holdsLink(name) ? 'nameHoldsLink' : undefined;

/** The error of a trimmed text, by field. */
const TEXT_CHECKS: Record<'playerName' | ParentField, (text: string) => FieldProblem | undefined> = {
  playerName: (name) =>
    name !== '' && !isOnePlayer(name) ? 'playerNameSeparated' : nameProblem(name, 'playerNameRequired'),
  parentName: (name) => nameProblem(name, 'parentNameRequired'),
  parentEmail: (email) => (FAMILY_EMAIL_PATTERN.test(email) ? undefined : 'emailInvalid'),
  parentPhone: (phone) => (phone === '' || PHONE_PATTERN.test(phone) ? undefined : 'phoneInvalid'),
};

/** Name of a child's field; numbered, because a form may hold several children. */
export const fieldOf = (field: string, player: number) => `${field}-${player}`;

/** The children of a form, or the errors by field. */
export function readPlayers(
  form: FormData,
  players: readonly number[],
  { parent, positions, readAge }: RegistrationFields,
  locale: Language,
): { typed: TypedPlayer[]; problems: FormProblems } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const problems: FormProblems = {};
  const note = (name: string, problem: FormProblem | undefined) => {
    if (problem) problems[name] = problem;
  };
  if (form.get('session') === '') note('session', 'sessionRequired');
  for (const name of parent) note(name, TEXT_CHECKS[name](text(name)));
  if (!form.has('parentalAuthority')) note('parentalAuthority', 'authorityRequired');
  const website = text('website');
  const typed = players.map((player): TypedPlayer => {
    const playerName = text(fieldOf('playerName', player));
    const age = readAge?.(Number(text(fieldOf('ageOrYear', player))));
    const position = positions.find((known) => known === text(fieldOf('position', player)));
    note(fieldOf('playerName', player), TEXT_CHECKS.playerName(playerName));
    if (readAge && !age) note(fieldOf('ageOrYear', player), 'ageRequired');
    if (!position) note(fieldOf('position', player), 'positionRequired');
    return {
      shared: {
        playerName,
        parentEmail: text('parentEmail'),
        consentVersion: CONSENT_VERSION,
        parentalAuthority: true,
        locale,
        ...(website !== '' && { website }),
      },
      position: position ?? 'Forward',
      age,
      parentName: text('parentName'),
      parentPhone: text('parentPhone') || null,
    };
  });
  return { typed, problems };
}

/** Fields of one child that have another name in the API. */
const CHILD_FIELDS: Partial<Record<string, string>> = {
  playerAge: 'ageOrYear',
  birthYear: 'ageOrYear',
  playerPosition: 'position',
};

/** API errors of one child's fields, keyed by the form's field names. */
export function problemsInForm(fields: Partial<Record<string, FieldProblem>>, player: number): FormProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => {
      const isParents = name.startsWith('parent');
      return [isParents ? name : fieldOf(CHILD_FIELDS[name] ?? name, player), problem];
    }),
  );
}
