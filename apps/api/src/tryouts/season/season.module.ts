import { Module } from '@nestjs/common';
import { ClubModule } from '../../settings/club/club.controller.js';
import { SettingsModule } from '../../settings/settings.controller.js';
import { PlayerListRetention } from '../../teams/player-list-retention.js';
import { TeamsModule } from '../../teams/teams.module.js';
import { ExpiredSessions } from '../expired-sessions.js';
import { UndoModule } from '../../undo/undo.module.js';
import { SeasonController } from './season.controller.js';
import { SeasonTurn } from './season-turn.service.js';

/** Begins a new season in one step. See docs/decisions/coaches/season-turn.md. */
@Module({
  imports: [ClubModule, SettingsModule, TeamsModule, UndoModule],
  controllers: [SeasonController],
  providers: [ExpiredSessions, PlayerListRetention, SeasonTurn],
})
export class SeasonModule {}
