import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import type { Reader, Writer } from '../database/reader.js';
import {
  isSameTarget,
  practiceTarget,
  sessionTarget,
  type RegistrationTarget,
  type TargetRef,
} from '../places/target.js';
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

  /**
   * Locks a target until the end of the write; undefined when it does not exist. `withDeleted` includes a deleted
   * session, about which no mail is sent.
   */
  async lockIn(
    tx: Writer,
    { kind, id }: TargetRef,
    withDeleted = false,
  ): Promise<RegistrationTarget | undefined> {
    const [now, { zone }] = [this.clock.now(), this.configuration];
    if (kind === 'practice') {
      const practice = await this.practices.lockIn(tx, id);
      return practice && practiceTarget(practice, now, zone);
    }
    const session = await this.sessions.lockIn(tx, id);
    if (session || !withDeleted) return session && sessionTarget(session, now, zone);
    const gone = await this.sessions.lockWithDeletedIn(tx, id);
    return gone && { ...sessionTarget(gone, now, zone), isAhead: false };
  }

  /** Locks several: practices before sessions, each by id, so that two moves never deadlock. */
  async lockAllIn(
    tx: Writer,
    refs: readonly TargetRef[],
    withDeleted = false,
  ): Promise<RegistrationTarget[]> {
    const different = refs.filter(
      (ref, index) => refs.findIndex((other) => isSameTarget(ref, other)) === index,
    );
    const targets: RegistrationTarget[] = [];
    for (const ref of different.sort((a, b) => (a.kind < b.kind ? -1 : a.kind > b.kind ? 1 : a.id - b.id))) {
      const target = await this.lockIn(tx, ref, withDeleted);
      if (target) targets.push(target);
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
