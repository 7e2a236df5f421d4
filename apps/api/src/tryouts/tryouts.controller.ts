import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  AllowAnyone,
  AllowCoach,
  AllowSuperadmin,
  MaybeCaller,
  SignedIn,
  type Caller,
} from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { ExpectedVersion, TakesVersion } from '../platform/common/if-match.js';
import { changedRows, ChangesQuery } from '../platform/common/input/query-fields.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { AlsoCsv } from '../platform/http/csv-answer.js';
import { ACTIVITY_COLUMNS, sessionRow } from '../places/activity-table.js';
import {
  ClubScheduleQuery,
  CreateTryoutSessionDto,
  CreateTryoutSessionsDto,
  DeletedDto,
  ScheduledSessionDto,
  TryoutSessionDto,
  UpdateTryoutSessionDto,
} from './tryouts.dto.js';
import { ClubScheduleService } from './club-schedule.service.js';
import { ComingSessionDto, ComingSessions } from './coming-sessions.js';
import { TryoutsService } from './tryouts.service.js';
import { Editing, Undoable, UndoableDelete, type Editor } from '../undo/editing.js';

@ApiTags('tryouts')
@Controller()
export class TryoutsController {
  constructor(
    private readonly tryouts: TryoutsService,
    private readonly schedule: ClubScheduleService,
    private readonly coming: ComingSessions,
  ) {}

  /** Tryout sessions of all teams in a range of days, by date and start. */
  @Get('sessions')
  @AllowCoach()
  @ApiOkResponse({ type: [ScheduledSessionDto] })
  listClubSchedule(
    @SignedIn() caller: Caller,
    @Query() query: ClubScheduleQuery,
  ): Promise<ScheduledSessionDto[]> {
    return this.schedule.between(caller, query);
  }

  /** The next tryout sessions of each visible team, by date and start: at most three a team, none cancelled. */
  @Get('sessions/coming')
  @AllowAnyone()
  @ApiOkResponse({ type: [ComingSessionDto] })
  listComingSessions(): Promise<ComingSessionDto[]> {
    return this.coming.list();
  }

  /** The tryout sessions of a team by date and start. The public sees the active ones of a visible team. */
  @Get('teams/:id/sessions')
  @AllowAnyone()
  @ApiOkResponse({ type: [TryoutSessionDto] })
  @ApiErrors('TEAM_NOT_FOUND')
  @AlsoCsv({
    fileName: 'sessions',
    columns: ACTIVITY_COLUMNS,
    rowsOf: (sessions: TryoutSessionDto[]) => sessions.map((session) => sessionRow(session)),
  })
  async listTryoutSessions(
    @MaybeCaller() caller: Caller | undefined,
    @Param('id', ParseIdPipe) teamId: number,
    @Query() query: ChangesQuery,
  ): Promise<TryoutSessionDto[]> {
    return changedRows(await this.tryouts.list(caller, teamId), query);
  }

  /** Adds a tryout session to a team. */
  @Post('teams/:id/sessions')
  @AllowCoach()
  @ApiCreatedResponse({ type: TryoutSessionDto })
  @ApiErrors('TEAM_MISMATCH', 'TEAM_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  createTryoutSession(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) teamId: number,
    @Body() input: CreateTryoutSessionDto,
  ): Promise<TryoutSessionDto> {
    return this.tryouts.create(caller, teamId, input);
  }

  /** Adds several tryout sessions that differ in their day; when one is refused, none is added. */
  @Post('teams/:id/sessions/batch')
  @AllowCoach()
  @ApiCreatedResponse({ type: [TryoutSessionDto] })
  @ApiErrors('TEAM_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  createTryoutSessions(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) teamId: number,
    @Body() input: CreateTryoutSessionsDto,
  ): Promise<TryoutSessionDto[]> {
    return this.tryouts.createAll(caller, teamId, input);
  }

  /** A tryout session, as in the list of its team. */
  @Get('sessions/:id')
  @AllowAnyone()
  @ApiOkResponse({ type: TryoutSessionDto })
  @ApiErrors('SESSION_NOT_FOUND')
  getTryoutSession(
    @MaybeCaller() caller: Caller | undefined,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<TryoutSessionDto> {
    return this.tryouts.get(caller, id);
  }

  /** Changes a tryout session; omitted fields keep their value. `isCancelled` cancels it or brings it back. */
  @Put('sessions/:id')
  @AllowCoach()
  @Undoable()
  @TakesVersion()
  @ApiOkResponse({ type: TryoutSessionDto })
  @ApiErrors('SESSION_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  updateTryoutSession(
    @Editing() editor: Editor,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: UpdateTryoutSessionDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<TryoutSessionDto> {
    return this.tryouts.update(editor, id, input, version);
  }

  /** Soft-deletes a tryout session; a superadmin can restore it for 30 days. */
  @Delete('sessions/:id')
  @AllowCoach()
  @UndoableDelete()
  @TakesVersion()
  @ApiErrors('SESSION_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  deleteTryoutSession(
    @Editing() editor: Editor,
    @Param('id', ParseIdPipe) id: number,
    @ExpectedVersion() version: number | undefined,
  ): Promise<void> {
    return this.tryouts.remove(editor, id, version);
  }

  /** Restores a deleted tryout session; no effect on one that is not deleted. */
  @Post('sessions/:id/restore')
  @AllowSuperadmin()
  @Undoable()
  @HttpCode(200)
  @ApiOkResponse({ type: TryoutSessionDto })
  @ApiErrors('SESSION_NOT_FOUND', 'TEAM_DELETED')
  restoreTryoutSession(
    @Editing() editor: Editor,
    @Param('id', ParseIdPipe) id: number,
  ): Promise<TryoutSessionDto> {
    return this.tryouts.restore(editor, id);
  }

  /** Deleted teams, and deleted tryout sessions of teams that are not deleted. */
  @Get('deleted')
  @AllowSuperadmin()
  @ApiOkResponse({ type: DeletedDto })
  listDeleted(): Promise<DeletedDto> {
    return this.schedule.listDeleted();
  }
}
