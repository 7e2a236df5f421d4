import { Injectable } from '@nestjs/common';
import { isInScope } from '@lions/domain';
import type { Caller } from '../../platform/common/access.js';
import type { Reader } from '../../platform/database/reader.js';
import { text } from '../../platform/database/row-shape.js';
import type { TargetRef } from '../../places/target.js';
import { PracticeAccess } from '../../practices/practice-access.js';
import { SessionAccess } from '../../tryouts/session-access.js';
import type { CheckInDto } from './check-in-roster.dto.js';

/** What the check-in shows above its players. */
@Injectable()
export class CheckInFacts {
  constructor(
    private readonly practices: PracticeAccess,
    private readonly sessions: SessionAccess,
  ) {}

  /** @throws AppError PRACTICE_NOT_FOUND, SESSION_NOT_FOUND */
  async factsIn(
    reader: Reader,
    caller: Caller,
    { kind, id }: TargetRef,
  ): Promise<Pick<CheckInDto, 'team' | 'date' | 'time' | 'location' | 'isCancelled' | 'isReadOnly'>> {
    if (kind === 'practice') {
      const { date, time, cancelledAt } = await this.practices.findIn(reader, caller, id);
      const isCancelled = cancelledAt !== null;
      const isReadOnly = !isInScope(caller, null);
      return { team: null, date, time, location: null, isCancelled, isReadOnly };
    }
    const session = await this.sessions.findIn(reader, caller, id);
    const [team] = await reader.select('SELECT name FROM teams WHERE id = ?', [session.teamId], {
      name: text,
    });
    const { date, time, location, cancelledAt } = session;
    const isReadOnly = !isInScope(caller, session.teamId);
    const isCancelled = cancelledAt !== null;
    return { team: team?.name ?? null, date, time, location, isCancelled, isReadOnly };
  }
}
