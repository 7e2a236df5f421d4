import type { ModelTarget } from './place-model.js';

export const isGone = ({ off, isOff }: ModelTarget) => off === 'deleted' && isOff;

const cancelled = ({ kind }: ModelTarget) =>
  kind === 'session' ? 'SESSION_CANCELLED' : 'PRACTICE_CANCELLED';

/** Why no player is moved there. */
export function closedTo(target: ModelTarget): string | undefined {
  if (isGone(target)) return 'SESSION_NOT_FOUND';
  if (target.isOff) return cancelled(target);
  return target.takesPlace ? undefined : 'REGISTRATION_CLOSED';
}

/** Why the public or a coach cannot register there. */
export function refusalOf(target: ModelTarget, byCoach: boolean): string | undefined {
  if (!byCoach && !target.isActive)
    return target.kind === 'session' ? 'SESSION_NOT_FOUND' : 'PRACTICE_NOT_FOUND';
  return target.isOff ? cancelled(target) : undefined;
}
