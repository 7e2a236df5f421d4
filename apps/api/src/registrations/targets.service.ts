import { Injectable } from '@nestjs/common';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { practiceTarget, sessionTarget, type RegistrationTarget, type TargetRef } from '../places/target.js';
import { PracticeAccess } from '../practices/practice-access.js';
import { SessionAccess } from '../tryouts/session-access.js';

/** Practices and tryout sessions, as targets of registrations. */
@Injectable()
export class TargetsService {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly practices: PracticeAccess,
    private readonly sessions: SessionAccess,
  ) {}

  /** Locks a target until the end of the write; undefined when it does not exist. */
  async lockIn(tx: Writer, ref: TargetRef): Promise<RegistrationTarget | undefined> {
    const [target] = await this.lockAllIn(tx, [ref]);
    return target;
  }

  /**
   * Locks several: practices before sessions, then the teams of these, each by id, so that two writes never deadlock.
   * `withDeleted` includes deleted sessions, about which no mail is sent.
   */
  async lockAllIn(
    tx: Writer,
    refs: readonly TargetRef[],
    withDeleted = false,
  ): Promise<RegistrationTarget[]> {
    const [now, { zone }] = [this.clock.now(), this.configuration];
    const idsOf = (kind: TargetRef['kind']) =>
      [...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id))].sort((a, b) => a - b);
    const targets: RegistrationTarget[] = [];
    for (const id of idsOf('practice')) {
      const practice = await this.practices.lockIn(tx, id);
      if (practice) targets.push(practiceTarget(practice, now, zone));
    }
    const sessionIds = idsOf('session');
    const sessions = await this.sessions.lockAllIn(tx, sessionIds);
    for (const id of sessionIds) {
      const session = sessions.find((locked) => locked.id === id);
      const gone = session || !withDeleted ? undefined : await this.sessions.lockWithDeletedIn(tx, id);
      if (session) targets.push(sessionTarget(session, now, zone));
      else if (gone) targets.push({ ...sessionTarget(gone, now, zone), isAhead: false });
    }
    return targets;
  }

  /** Why the caller cannot register there now; undefined when they can. */
  async refusalIn(
    reader: Reader,
    caller: Caller | undefined,
    { kind, id }: TargetRef,
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

/** The error of a missing target. */
export function goneError({ kind }: TargetRef): AppError {
  return new AppError(kind === 'practice' ? 'PRACTICE_NOT_FOUND' : 'SESSION_NOT_FOUND');
}
