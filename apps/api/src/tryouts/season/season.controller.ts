import { Body, Controller, HttpCode, Module, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowSuperadmin } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ExpectedVersion, TakesVersion } from '../../platform/common/if-match.js';
import { Editing, TakesDryRun, type Editor } from '../../undo/editing.js';
import { SeasonTurnDto, TurnSeasonDto } from './season.dto.js';
import { SeasonTurn } from './season-turn.service.js';
import { ClubModule } from '../../settings/club/club.controller.js';
import { SettingsModule } from '../../settings/settings.controller.js';
import { PlayerListRetention } from '../../teams/player-list-retention.js';
import { TeamsModule } from '../../teams/teams.module.js';
import { ExpiredSessions } from '../expired-sessions.js';
import { UndoModule } from '../../undo/undo.controller.js';

@ApiTags('season')
@Controller('season')
class SeasonController {
  constructor(private readonly season: SeasonTurn) {}

  /**
   * Begins a season in one step: archives sessions that are over and the chosen teams, empties the lists of competing
   * players, closes registration, adds teams and names the season. `If-Match`, the version of the setting `season`, is
   * required. It can be undone for a day.
   */
  @Post('turn')
  @AllowSuperadmin()
  @TakesDryRun(SeasonTurnDto)
  @TakesVersion()
  @HttpCode(200)
  @ApiOkResponse({ type: SeasonTurnDto })
  @ApiErrors('TEAM_NOT_FOUND', 'TEAM_HAS_SESSIONS')
  turnSeason(
    @Editing() editor: Editor,
    @Body() input: TurnSeasonDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<SeasonTurnDto> {
    return this.season.turn(editor, input, version);
  }
}

/** Begins a new season in one step. See docs/decisions/coaches/season-turn.md. */
@Module({
  imports: [ClubModule, SettingsModule, TeamsModule, UndoModule],
  controllers: [SeasonController],
  providers: [ExpiredSessions, PlayerListRetention, SeasonTurn],
})
export class SeasonModule {}
