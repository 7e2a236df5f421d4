import { Injectable } from '@nestjs/common';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { activityOf, type Activity, type ActivityKind, type ActivityRef } from '../places/activity.js';
import { PracticeAccess } from '../practices/practice-access.js';
import { SessionAccess } from '../tryouts/session-access.js';

/** Locks activities, and tells why a caller cannot register for one. */
@Injectable()
export class ActivitiesService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly practices: PracticeAccess,
    private readonly sessions: SessionAccess,
  ) {}

  /** Locks an activity until the end of the write; undefined when it does not exist. */
  async lockIn(tx: Writer, ref: ActivityRef): Promise<Activity | undefined> {
    const [activity] = await this.lockAllIn(tx, [ref]);
    return activity;
  }

  /**
   * Locks several: practices before sessions, then the teams of these, each by id, so that two writes never deadlock.
   * `withDeleted` includes deleted sessions, about which no mail is sent.
   */
  async lockAllIn(tx: Writer, refs: readonly ActivityRef[], withDeleted = false): Promise<Activity[]> {
    const [now, { zone }] = [this.clock.now(), this.configuration];
    const idsOf = (kind: ActivityKind) =>
      [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))].sort((a, b) => a - b);
    const activities: Activity[] = [];
    for (const id of idsOf('practice')) {
      const practice = await this.practices.lockIn(tx, id);
      if (practice) activities.push(activityOf(practice, now, zone));
    }
    const sessionIds = idsOf('session');
    const sessions = await this.sessions.lockAllIn(tx, sessionIds);
    for (const id of sessionIds) {
      const session = sessions.find((locked) => locked.id === id);
      const gone = session || !withDeleted ? undefined : await this.sessions.lockWithDeletedIn(tx, id);
      if (session) activities.push(activityOf(session, now, zone));
      else if (gone) activities.push({ ...activityOf(gone, now, zone), isAhead: false });
    }
    return activities;
  }

  /** Why the caller cannot register there now; undefined when they can. */
  async refusalIn(
    reader: Reader,
    caller: Caller | undefined,
    { kind, id }: ActivityRef,
  ): Promise<AppError | undefined> {
    try {
      if (kind === 'practice')
        await this.practices.requireOpenIn(reader, caller, await this.practices.findIn(reader, caller, id));
      else await this.sessions.requireOpenIn(reader, caller, await this.sessions.findIn(reader, caller, id));
      return undefined;
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
  }
}

/** The error of a missing activity. */
export function goneError({ kind }: ActivityRef): AppError {
  return new AppError(kind === 'practice' ? 'PRACTICE_NOT_FOUND' : 'SESSION_NOT_FOUND');
}
