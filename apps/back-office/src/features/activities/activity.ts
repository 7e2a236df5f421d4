import type { PracticeDto, TryoutSessionDto } from '@lions/api-client';

/** Practice or tryout session that families register for. */
export type Activity = PracticeDto | TryoutSessionDto;

/** An activity as the calls about families name it. */
export type ActivityRef = { practiceId: number } | { sessionId: number };

export const isPractice = (activity: Activity): activity is PracticeDto => 'goaliesCount' in activity;

export const activityRef = (activity: Activity): ActivityRef =>
  isPractice(activity) ? { practiceId: activity.id } : { sessionId: activity.id };

/** Players who have a place, as the list of practices or sessions counts them. */
export const registeredIn = (activity: Activity): number =>
  isPractice(activity) ? activity.skatersCount + activity.goaliesCount : activity.registeredCount;

/** Whether it has ended; one in progress has not, nor one whose end is unknown. */
export const isOver = ({ endsAt }: Pick<Activity, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) < now;

/** Whether it has begun; without a readable date it has not. */
export const hasBegun = ({ startsAt }: Pick<Activity, 'startsAt'>, now = new Date()): boolean =>
  startsAt !== null && new Date(startsAt) <= now;

/**
 * Whether it takes place and has not begun: only then does the site write to its families. The clock decides, because
 * a list may be old.
 */
export function isAhead(activity: Activity, now = new Date()): boolean {
  const isHidden = !isPractice(activity) && !activity.isActive;
  return (
    !isHidden &&
    activity.cancelledAt === null &&
    activity.startsAt !== null &&
    new Date(activity.startsAt) > now
  );
}
