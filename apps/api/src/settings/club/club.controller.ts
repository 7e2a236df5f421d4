import { Body, Controller, Get, Module, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Club } from '@lions/domain';
import { AllowAnyone, AllowSuperadmin, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ExpectedVersion, TakesVersion } from '../../platform/common/if-match.js';
import { ClubSettingsService } from './club-settings.service.js';
import { ClubDto, ClubSettingDto, ClubVersionDto, UpdateClubSettingDto } from './club.dto.js';

@ApiTags('club')
@Controller('club')
class ClubController {
  constructor(private readonly settings: ClubSettingsService) {}

  /** The settings of the club, as the pages show them; one that was never saved follows the code. */
  @Get()
  @AllowAnyone()
  @ApiOkResponse({ type: ClubDto })
  getClub(): Promise<Club> {
    return this.settings.club();
  }

  /** All settings of the club, saved or not, with the user and time of the last change. */
  @Get('settings')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [ClubSettingDto] })
  listClubSettings(): Promise<ClubSettingDto[]> {
    return this.settings.list();
  }

  /** The newest 100 versions of a setting, newest first. */
  @Get('settings/:key/versions')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [ClubVersionDto] })
  @ApiErrors('SETTING_NOT_FOUND')
  listClubVersions(@Param('key') key: string): Promise<ClubVersionDto[]> {
    return this.settings.versions(key);
  }

  /** Saves a setting as a new version; the value of an earlier version puts that version back. */
  @Put('settings/:key')
  @AllowSuperadmin()
  @TakesVersion()
  @ApiOkResponse({ type: ClubSettingDto })
  @ApiErrors('SETTING_NOT_FOUND')
  updateClubSetting(
    @SignedIn() caller: Caller,
    @Param('key') key: string,
    @Body() { value }: UpdateClubSettingDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<ClubSettingDto> {
    return this.settings.update(caller, key, value, version);
  }
}

@Module({
  controllers: [ClubController],
  providers: [ClubSettingsService],
  exports: [ClubSettingsService],
})
export class ClubModule {}
