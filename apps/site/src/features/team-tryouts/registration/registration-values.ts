import {
  ageOrBirthYear,
  CONSENT_VERSION,
  FAMILY_EMAIL_PATTERN,
  holdsLink,
  isOnePlayer,
  PHONE_PATTERN,
  PLAYER_POSITIONS,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import type { FieldProblem } from '../../../ui/registration/registration-texts';

/** Error of a form field. */
export type FormProblem = FieldProblem | 'authorityRequired' | 'sessionRequired';
/** Errors by field name. */
export type FormProblems = Partial<Record<string, FormProblem>>;

/** One child, as in the request. */
export interface PlayerRequest {
  playerName: string;
  playerPosition: PlayerPosition;
  playerAge?: number;
  birthYear?: number;
  parentName: string;
  parentEmail: string;
  parentPhone: string | null;
  consentVersion: string;
  parentalAuthority: true;
  locale: Language;
  /** Honeypot: filled in only by robots. */
  website?: string;
}

/** Name of a child's field; numbered, because a form may hold several children. */
export const fieldOf = (field: 'playerName' | 'ageOrYear' | 'playerPosition', player: number) =>
  `${field}-${player}`;

interface Known {
  language: Language;
  /** Current year in the club's zone. */
  thisYear: number;
}

/** One request per child, or the errors by field. */
export function readRegistration(
  form: FormData,
  players: readonly number[],
  { language, thisYear }: Known,
): { requests: PlayerRequest[]; problems: FormProblems } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const problems: FormProblems = {};
  const require = (isRight: boolean, name: string, problem: FormProblem) => {
    if (!isRight) problems[name] = problem;
  };
  require(text('session') !== '', 'session', 'sessionRequired');
  require(!holdsLink(text('parentName')), 'parentName', 'nameHoldsLink');
  require(text('parentName') !== '', 'parentName', 'parentNameRequired');
  require(FAMILY_EMAIL_PATTERN.test(text('parentEmail')), 'parentEmail', 'emailInvalid');
  const phone = text('parentPhone');
  require(phone === '' || PHONE_PATTERN.test(phone), 'parentPhone', 'phoneInvalid');
  require(form.has('parentalAuthority'), 'parentalAuthority', 'authorityRequired');
  const website = text('website');
  const requests = players.map((player): PlayerRequest => {
    const [name, typedAge] = [text(fieldOf('playerName', player)), text(fieldOf('ageOrYear', player))];
    const age = ageOrBirthYear(Number(typedAge), thisYear);
    const position = PLAYER_POSITIONS.find((known) => known === text(fieldOf('playerPosition', player)));
    require(!holdsLink(name), fieldOf('playerName', player), 'nameHoldsLink');
    require(isOnePlayer(name), fieldOf('playerName', player), 'playerNameSeparated');
    require(name !== '', fieldOf('playerName', player), 'playerNameRequired');
    require(age !== undefined && Number.isInteger(Number(typedAge)), fieldOf(
      'ageOrYear',
      player,
    ), 'ageRequired');
    require(position !== undefined, fieldOf('playerPosition', player), 'positionRequired');
    return {
      playerName: name,
      playerPosition: position ?? 'Forward',
      ...age,
      parentName: text('parentName'),
      parentEmail: text('parentEmail'),
      parentPhone: phone || null,
      consentVersion: CONSENT_VERSION,
      parentalAuthority: true,
      locale: language,
      ...(website !== '' && { website }),
    };
  });
  return { requests, problems };
}

const FIELDS_OF_A_PLAYER: Partial<Record<string, 'playerName' | 'ageOrYear' | 'playerPosition'>> = {
  playerName: 'playerName',
  playerAge: 'ageOrYear',
  birthYear: 'ageOrYear',
  playerPosition: 'playerPosition',
};

/** API errors of one child's fields, keyed by the form's field names. */
export function problemsInForm(fields: Partial<Record<string, FieldProblem>>, player: number): FormProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => {
      const own = FIELDS_OF_A_PLAYER[name];
      return [own ? fieldOf(own, player) : name, problem];
    }),
  );
}
