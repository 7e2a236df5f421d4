import { Injectable } from '@nestjs/common';
import { activitySpan } from '@lions/domain';
import { IsNull } from 'typeorm';
import type { Caller } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import type { Reader, Writer } from '../platform/database/reader.js';
import { TeamsService } from '../teams/teams.service.js';
import { TryoutSession } from './tryout-session.entity.js';

const THERE = { deletedAt: IsNull(), team: { deletedAt: IsNull() } };

/** Which tryout sessions exist for a caller, and which are open to the public for registration. */
@Injectable()
export class SessionAccess {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly teams: TeamsService,
  ) {}

  /** A session that exists for the caller. @throws AppError SESSION_NOT_FOUND */
  async findIn(reader: Reader, caller: Caller | undefined, id: number): Promise<TryoutSession> {
    const session = await reader.findOne(TryoutSession, { where: { ...THERE, id } });
    return this.requireSeenIn(reader, caller, session);
  }

  /** Session as from `findIn`, locked until the end of the write. @throws AppError SESSION_NOT_FOUND */
  async claimIn(tx: Writer, caller: Caller | undefined, id: number): Promise<TryoutSession> {
    return this.requireSeenIn(tx, caller, await this.lockIn(tx, id));
  }

  /** Locks a session, then its team; neither is deleted. */
  async lockIn(tx: Writer, id: number): Promise<TryoutSession | undefined> {
    const [session] = await tx.lock(TryoutSession, { ...THERE, id });
    return session;
  }

  /** Locks several as `lockIn`: all sessions by id, then their teams by id, so that two writes never deadlock. */
  async lockAllIn(tx: Writer, ids: readonly number[]): Promise<TryoutSession[]> {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) return [(await this.lockIn(tx, only)) ?? []].flat();
    const sessions: TryoutSession[] = [];
    for (const id of ids) sessions.push(...(await tx.lock(TryoutSession, { id, deletedAt: IsNull() })));
    const teams = await this.teams.lockAllIn(
      tx,
      sessions.map(({ teamId }) => teamId),
    );
    return sessions.filter(({ teamId }) => teams.has(teamId));
  }

  /** Locks a session, even when it or its team is deleted. */
  async lockWithDeletedIn(tx: Writer, id: number): Promise<TryoutSession | undefined> {
    const [session] = await tx.lock(TryoutSession, { id });
    return session;
  }

  /**
   * A cancelled session is closed for all. The public registers while the team's registration is open and the session
   * has not started; a session with an unreadable date is closed. @throws AppError SESSION_CANCELLED,
   * REGISTRATION_CLOSED
   */
  async requireOpenIn(reader: Reader, caller: Caller | undefined, session: TryoutSession): Promise<void> {
    if (session.cancelledAt) throw new AppError('SESSION_CANCELLED');
    if (caller) return;
    const [team] = await this.teams.allIn(reader, { id: session.teamId });
    const span = activitySpan(session, this.configuration.zone);
    const isAhead = span !== undefined && this.clock.now() < span.startsAt;
    if (!team?.registrationOpen || !isAhead) throw new AppError('REGISTRATION_CLOSED');
  }

  private async requireSeenIn(
    reader: Reader,
    caller: Caller | undefined,
    session: TryoutSession | null | undefined,
  ): Promise<TryoutSession> {
    const isSeen =
      session && (caller || session.isActive) && (await this.teams.existsIn(reader, caller, session.teamId));
    if (!isSeen) throw new AppError('SESSION_NOT_FOUND');
    return session;
  }
}
