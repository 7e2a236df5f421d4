import { Injectable } from '@nestjs/common';
import {
  isOver,
  newSeasonProblems,
  STANDARD_CLUB,
  VALIDATION,
  type AuditAction,
  type ClubProblem,
  type ClubValue,
} from '@lions/domain';
import { In, IsNull } from 'typeorm';
import { AuditService, type AuditRecord } from '../../platform/audit/audit.service.js';
import { ClubSettingsService, checked } from '../../settings/club/club-settings.service.js';
import { AppError } from '../../platform/common/app-error.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { againIfDuplicate } from '../../platform/database/database-error.js';
import type { Writer } from '../../platform/database/reader.js';
import type { JoinedEntry } from '../../platform/database/recorded-change.js';
import { SettingsService } from '../../settings/settings.service.js';
import { PlayerListRetention } from '../../teams/player-list-retention.js';
import { TeamsService } from '../../teams/teams.service.js';
import { ExpiredSessions } from '../expired-sessions.js';
import { CoachChanges, undoableForADay } from '../../undo/coach-changes.service.js';
import type { Editor } from '../../undo/editing.js';
import type { SeasonTurnDto, TurnSeasonDto } from './season.dto.js';

/** The input with what was read from it. */
interface Choice extends TurnSeasonDto {
  value: ClubValue<'season'>;
  version: number;
  endsAt: Date;
}

interface ComingSession {
  id: number;
  teamId: number;
  cancelledAt: Date | null;
  deletedAt: Date | null;
}

/** Turns the season: one write, with a dry run, and an undo for a day. See docs/decisions/coaches/season-turn.md. */
@Injectable()
export class SeasonTurn {
  constructor(
    private readonly clock: Clock,
    private readonly configuration: Configuration,
    private readonly changes: CoachChanges,
    private readonly club: ClubSettingsService,
    private readonly settings: SettingsService,
    private readonly teams: TeamsService,
    private readonly sessions: ExpiredSessions,
    private readonly playerLists: PlayerListRetention,
    private readonly audit: AuditService,
  ) {}

  /**
   * @throws AppError VALIDATION_FAILED, VERSION_CONFLICT when another superadmin was first, TEAM_NOT_FOUND,
   * TEAM_HAS_SESSIONS
   */
  async turn(editor: Editor, input: TurnSeasonDto, version: number | undefined): Promise<SeasonTurnDto> {
    // Without a version, the second of two superadmins would turn the season again.
    if (version === undefined) throw invalid([{ field: 'If-Match', message: VALIDATION.required }]);
    const value = checked('season', input.season, 'season') as ClubValue<'season'>;
    const endsAt = undoableForADay(this.clock.now(), this.configuration.zone);
    // Another request may save the first version of the season at the same moment: then there is a row to lock.
    return againIfDuplicate(() =>
      this.changes.writeUntil(editor, endsAt, (tx) =>
        this.turnIn(tx, editor, { ...input, value, version, endsAt }),
      ),
    );
  }

  private async turnIn(tx: Writer, editor: Editor, choice: Choice): Promise<SeasonTurnDto> {
    const { newTeams, archivedTeamIds, value, version, endsAt } = choice;
    const joined: JoinedEntry[] = (tx.joined = []);
    const before = (await this.club.savedIn(tx, 'season'))?.value ?? STANDARD_CLUB.season;
    // Saved first: of two superadmins the second one waits here, and then gets the conflict.
    await this.club.saveIn(tx, editor, 'season', { ...value }, version);
    const problems = newSeasonProblems(before, value);
    if (problems.length > 0)
      throw invalid(problems.map(({ field, message }) => ({ field: `season.${field}`, message })));
    const teams = await this.teams.allIn(tx);
    const emptiedPlayers = await this.putAwayIn(tx, editor, teams);
    const archivedSessions = await this.sessions.deleteIn(tx, isOver, this.clock.now());
    await requireNoSessionsIn(tx, archivedTeamIds);
    for (const id of archivedTeamIds) await this.teams.removeIn(tx, editor, id);
    for (const team of newTeams) await this.teams.createIn(tx, editor, team);
    tx.joined = undefined;
    const isArchived = ({ id }: { id: number }) => archivedTeamIds.includes(id);
    const turn: SeasonTurnDto = {
      archivedTeams: teams.filter(isArchived).map(({ name }) => name),
      keptTeams: teams.filter((team) => !isArchived(team)).map(({ name }) => name),
      newTeams: newTeams.map(({ name }) => name),
      archivedSessions: archivedSessions.length,
      closedTeams: entriesOf(joined, 'team.update').length,
      emptiedLists: entriesOf(joined, 'team.updatePlayers').length,
      emptiedPlayers,
      closedPractices: entriesOf(joined, 'setting.update').length > 0,
      undoUntil: endsAt.toISOString(),
    };
    await this.audit.recordIn(tx, editor, entryOf(turn, joined));
    return turn;
  }

  /** Empties the lists, and closes registration for tryouts and practices; returns the number of players. */
  private async putAwayIn(tx: Writer, editor: Editor, teams: readonly { id: number }[]): Promise<number> {
    await this.teams.lockAllIn(
      tx,
      teams.map(({ id }) => id),
    );
    const players = await this.playerLists.playersIn(tx);
    await this.playerLists.emptyIn(tx, this.clock.now());
    await this.teams.closeRegistrationIn(tx, editor);
    await this.settings.switchOffIn(tx, editor, 'practice_registration_enabled');
    return players;
  }
}

const entriesOf = (joined: readonly JoinedEntry[], action: AuditAction) =>
  joined.filter((entry) => entry.action === action);

/** The one entry of the audit log. */
function entryOf(turn: SeasonTurnDto, joined: readonly JoinedEntry[]): AuditRecord {
  const { archivedTeams, newTeams, closedTeams, emptiedLists, archivedSessions, closedPractices } = turn;
  const [season] = entriesOf(joined, 'club.update');
  const ofTeams = joined.filter(({ action }) => action.startsWith('team.'));
  return {
    action: 'season.turn',
    before: { ...season?.before, ...(closedPractices && { practiceRegistration: true }) },
    after: {
      ...season?.after,
      ...(closedPractices && { practiceRegistration: false }),
      archivedTeams,
      newTeams,
      closedTeams,
      emptiedLists,
      archivedSessions,
      teamIds: [...new Set(ofTeams.flatMap(({ subjectId }) => subjectId ?? []))],
    },
  };
}

const invalid = (details: ClubProblem[]) => new AppError('VALIDATION_FAILED', { details });

/**
 * Requires teams without coming sessions, whose families would have to be told; past sessions are deleted before.
 * @throws AppError TEAM_HAS_SESSIONS with the team's name
 */
async function requireNoSessionsIn(tx: Writer, teamIds: readonly number[]): Promise<void> {
  const where = { teamId: In([...teamIds]), deletedAt: IsNull(), cancelledAt: IsNull() };
  const [session] = await tx.find<ComingSession>('tryout_sessions', { where, take: 1 });
  if (!session) return;
  const [team] = await tx.find<{ id: number; name: string }>('teams', { where: { id: session.teamId } });
  throw new AppError('TEAM_HAS_SESSIONS', team && { team: team.name });
}
