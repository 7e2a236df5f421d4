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
import { changedRows } from '../platform/common/input/query-fields.js';
import { ParseIdPipe } from '../platform/common/input/validation.js';
import { AlsoCsv } from '../platform/http/csv-answer.js';
import { TEAM_COLUMNS, TeamOrderDto, TeamsQuery, UpdateActivePlayersDto } from './team-lists.dto.js';
import { TeamOrderService } from './team-order.service.js';
import { CreateTeamDto, TeamDto, TeamWithPlayerChangesDto, UpdateTeamDto } from './teams.dto.js';
import { TeamsService } from './teams.service.js';
import { Editing, Undoable, UndoableDelete, type Editor } from '../undo/editing.js';

@ApiTags('teams')
@Controller('teams')
export class TeamsController {
  constructor(
    private readonly teams: TeamsService,
    private readonly order: TeamOrderService,
  ) {}

  /** All teams, or those of a league. The public sees visible teams, with players as each team displays them. */
  @Get()
  @AllowAnyone()
  @ApiOkResponse({ type: [TeamDto] })
  @ApiErrors('UNKNOWN_LEAGUE', 'VALIDATION_FAILED')
  @AlsoCsv({ fileName: 'teams', columns: TEAM_COLUMNS, rowsOf: (teams: TeamDto[]) => teams })
  async listTeams(@MaybeCaller() caller: Caller | undefined, @Query() query: TeamsQuery): Promise<TeamDto[]> {
    return changedRows(await this.teams.list(caller, query.league), query);
  }

  /** Creates a team. */
  @Post()
  @AllowCoach()
  @ApiCreatedResponse({ type: TeamDto })
  @ApiErrors('TEAM_OUT_OF_SCOPE')
  createTeam(@SignedIn() caller: Caller, @Body() input: CreateTeamDto): Promise<TeamDto> {
    return this.teams.create(caller, input);
  }

  /** Sets the order of a league's teams; the list must hold each of them once, hidden ones included. */
  @Put('order')
  @AllowCoach()
  @ApiOkResponse({ type: [TeamDto] })
  @ApiErrors('TEAM_ORDER_OUTDATED', 'TEAM_OUT_OF_SCOPE')
  orderTeams(@SignedIn() caller: Caller, @Body() input: TeamOrderDto): Promise<TeamDto[]> {
    return this.order.save(caller, input);
  }

  /** A team, as in the list of all teams. */
  @Get(':id')
  @AllowAnyone()
  @ApiOkResponse({ type: TeamDto })
  @ApiErrors('TEAM_NOT_FOUND')
  getTeam(@MaybeCaller() caller: Caller | undefined, @Param('id', ParseIdPipe) id: number): Promise<TeamDto> {
    return this.teams.get(caller, id);
  }

  /** Changes a team; omitted fields keep their value. */
  @Put(':id')
  @AllowCoach()
  @TakesVersion()
  @ApiOkResponse({ type: TeamDto })
  @ApiErrors('TEAM_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  updateTeam(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() input: UpdateTeamDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<TeamDto> {
    return this.teams.update(caller, id, input, version);
  }

  /** Soft-deletes a team and its sessions; a superadmin can restore them for 30 days. */
  @Delete(':id')
  @AllowCoach()
  @UndoableDelete()
  @TakesVersion()
  @ApiErrors('TEAM_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  deleteTeam(
    @Editing() editor: Editor,
    @Param('id', ParseIdPipe) id: number,
    @ExpectedVersion() version: number | undefined,
  ): Promise<void> {
    return this.teams.remove(editor, id, version);
  }

  /** Restores a deleted team with its tryout sessions; no effect on one that is not deleted. */
  @Post(':id/restore')
  @AllowSuperadmin()
  @Undoable()
  @HttpCode(200)
  @ApiOkResponse({ type: TeamDto })
  @ApiErrors('TEAM_NOT_FOUND')
  restoreTeam(@Editing() editor: Editor, @Param('id', ParseIdPipe) id: number): Promise<TeamDto> {
    return this.teams.restore(editor, id);
  }

  /** Replaces the list of competing players; `If-Match` is the team's version. */
  @Put(':id/active-players')
  @AllowCoach()
  @TakesVersion()
  @ApiOkResponse({ type: TeamWithPlayerChangesDto })
  @ApiErrors('TEAM_NOT_FOUND', 'TEAM_OUT_OF_SCOPE')
  updateActivePlayers(
    @SignedIn() caller: Caller,
    @Param('id', ParseIdPipe) id: number,
    @Body() { playerNames }: UpdateActivePlayersDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<TeamWithPlayerChangesDto> {
    return this.teams.updateActivePlayers(caller, id, playerNames, version);
  }
}
