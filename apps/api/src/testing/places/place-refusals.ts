import type { ModelActivity } from './place-model.js';

export const isGone = ({ off, isOff }: ModelActivity) => off === 'deleted' && isOff;

const cancelled = ({ kind }: ModelActivity) =>
  kind === 'session' ? 'SESSION_CANCELLED' : 'PRACTICE_CANCELLED';

/** Why no player is moved there. */
export function closedTo(activity: ModelActivity): string | undefined {
  if (isGone(activity)) return 'SESSION_NOT_FOUND';
  if (activity.isOff) return cancelled(activity);
  return activity.takesPlace ? undefined : 'REGISTRATION_CLOSED';
}

/** Why the public or a coach cannot register there. */
export function refusalOf(activity: ModelActivity, byCoach: boolean): string | undefined {
  if (!byCoach && !activity.isActive)
    return activity.kind === 'session' ? 'SESSION_NOT_FOUND' : 'PRACTICE_NOT_FOUND';
  return activity.isOff ? cancelled(activity) : undefined;
}
