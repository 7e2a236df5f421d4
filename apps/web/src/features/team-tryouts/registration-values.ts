import {
  ageOrBirthYear,
  CONSENT_VERSION,
  FAMILY_EMAIL_PATTERN,
  isOnePlayer,
  PHONE_PATTERN,
  PLAYER_POSITIONS,
  type Language,
  type PlayerPosition,
} from '@lions/domain';
import type { FieldProblem } from '../../ui/registration-texts';

/** What is wrong with a field of the form. */
export type FormProblem = FieldProblem | 'authorityRequired' | 'sessionRequired';
/** By the field's name. */
export type FormProblems = Partial<Record<string, FormProblem>>;

/** One child as it is sent (decisions 12). */
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
  /** Only a robot's has one. */
  website?: string;
}

/** A field of one child: they are numbered, as a form may hold several. */
export const fieldOf = (field: 'playerName' | 'ageOrYear' | 'playerPosition', player: number) =>
  `${field}-${player}`;

interface Known {
  language: Language;
  /** The year on the club's calendar. */
  thisYear: number;
}

/** What the form says: a request for each child, or what is wrong with it. */
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
      ...{ parentName: text('parentName'), parentEmail: text('parentEmail'), parentPhone: phone || null },
      ...{ consentVersion: CONSENT_VERSION, parentalAuthority: true, locale: language },
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

/** What the API said of one child's fields, by the names that they have in the form. */
export function problemsInForm(fields: Partial<Record<string, FieldProblem>>, player: number): FormProblems {
  return Object.fromEntries(
    Object.entries(fields).map(([name, problem]) => {
      const own = FIELDS_OF_A_PLAYER[name];
      return [own ? fieldOf(own, player) : name, problem];
    }),
  );
}
