import type { RegistrationStatus } from './places.js';
import type { MailStatus } from './mail.js';

/** Steps that a coach may take next for a family, the most urgent first. */
export const FAMILY_STEPS = ['tell', 'mailFailed', 'freePlace', 'consentMissing', 'addressUnproven'] as const;
export type FamilyStep = (typeof FAMILY_STEPS)[number];

/** A step and the children it is about. */
export interface FamilyNextStep {
  kind: FamilyStep;
  playerNames: string[];
}

export interface FamilyFacts {
  registrations: readonly {
    playerName: string;
    status: RegistrationStatus;
    /** It takes place and has not started. */
    isAhead: boolean;
    hasConsent: boolean;
    /** A place of its pool is free. */
    hasFreePlace: boolean;
  }[];
  /** Mails about changes that reached the family neither by mail nor by a coach. */
  untold: readonly { playerName: string; status: MailStatus }[];
  hasMailServer: boolean;
  /** The family opened the link of a mail. */
  isProven: boolean;
}

/** The next steps for a family; none: nothing is to be done. */
export function familyNextSteps(facts: FamilyFacts): FamilyNextStep[] {
  const ahead = facts.registrations.filter(({ isAhead, status }) => isAhead && status !== 'cancelled');
  const confirmed = ahead.filter(({ status }) => status === 'confirmed');
  const mustProve = facts.hasMailServer && !facts.isProven;
  const concerned: Record<FamilyStep, readonly { playerName: string }[]> = {
    tell: facts.untold.filter(({ status }) => status === 'pending'),
    mailFailed: facts.untold.filter(({ status }) => status === 'failed'),
    freePlace: ahead.filter(({ status, hasFreePlace }) => status === 'waiting' && hasFreePlace),
    consentMissing: ahead.filter(({ hasConsent }) => !hasConsent),
    addressUnproven: mustProve ? confirmed : [],
  };
  return FAMILY_STEPS.map((kind) => ({
    kind,
    playerNames: [...new Set(concerned[kind].map(({ playerName }) => playerName))],
  })).filter(({ playerNames }) => playerNames.length > 0);
}
