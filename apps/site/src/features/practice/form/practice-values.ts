import {
  CONSENT_VERSION,
  FAMILY_EMAIL_PATTERN,
  holdsLink,
  isOnePlayer,
  PRACTICE_POSITIONS,
  type Language,
  type PracticePosition,
} from '@lions/domain';
import type { FieldProblem } from '../../../ui/registration/registration-texts';

/** Error of a form field. */
export type FormProblem = FieldProblem | 'authorityRequired';
/** Errors by field name. */
export type FormProblems = Partial<Record<string, FormProblem>>;

/** One child, as in the request. */
export interface PracticeRequest {
  practiceId: number;
  parentEmail: string;
  playerName: string;
  position: PracticePosition;
  consentVersion: string;
  parentalAuthority: true;
  locale: Language;
  /** Honeypot: filled in only by robots. */
  website?: string;
}

/** The form's request, or its errors by field. */
export function readPracticeForm(
  form: FormData,
  practiceId: number,
  locale: Language,
): { request: PracticeRequest } | { problems: FormProblems } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const [parentEmail, playerName, website] = [text('parentEmail'), text('playerName'), text('website')];
  const position = PRACTICE_POSITIONS.find((known) => known === text('position'));
  const problems: FormProblems = {
    ...(!FAMILY_EMAIL_PATTERN.test(parentEmail) && { parentEmail: 'emailInvalid' }),
    ...(holdsLink(playerName) && { playerName: 'nameHoldsLink' }),
    ...(!isOnePlayer(playerName) && { playerName: 'playerNameSeparated' }),
    ...(playerName === '' && { playerName: 'playerNameRequired' }),
    ...(!position && { position: 'positionRequired' }),
    ...(!form.has('parentalAuthority') && { parentalAuthority: 'authorityRequired' }),
  };
  if (!position || Object.keys(problems).length > 0) return { problems };
  const consent = { consentVersion: CONSENT_VERSION, parentalAuthority: true, locale } as const;
  return {
    request: {
      practiceId,
      parentEmail,
      playerName,
      position,
      ...consent,
      ...(website !== '' && { website }),
    },
  };
}
