import { Body, Controller, Delete, Get, HttpCode, Module, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PasswordsModule } from '../auth/accounts/accounts.module.js';
import { AllowAnyone, AllowSuperadmin, SignedIn, type Caller } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { Configuration } from '../platform/config/configuration.js';
import { ExpectedVersion, TakesVersion } from '../platform/common/if-match.js';
import {
  PublicSettingsDto,
  SettingDto,
  SettingStateDto,
  toSettingDto,
  UpdateSettingDto,
} from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@ApiTags('settings')
@Controller('settings')
class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly configuration: Configuration,
  ) {}

  /** All settings, with or without a value, with the user and time of the last change. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [SettingStateDto] })
  listSettings(): Promise<SettingStateDto[]> {
    return this.settings.list();
  }

  /** Settings of the public site. */
  @Get('public')
  @AllowAnyone()
  @ApiOkResponse({ type: PublicSettingsDto })
  async getPublicSettings(): Promise<PublicSettingsDto> {
    return {
      developmentNoticeEnabled: await this.settings.isOn('development_notice_enabled'),
      practiceRegistrationEnabled: await this.settings.isOn('practice_registration_enabled'),
      sendsMail: this.configuration.mail !== undefined,
    };
  }

  /** A setting; 404 when its key is unknown or it has no value. */
  @Get(':key')
  @AllowSuperadmin()
  @ApiOkResponse({ type: SettingDto })
  @ApiErrors('SETTING_NOT_FOUND')
  async getSetting(@Param('key') key: string): Promise<SettingDto> {
    return toSettingDto(await this.settings.get(key));
  }

  /** Creates or replaces the value of a setting. */
  @Put(':key')
  @AllowSuperadmin()
  @TakesVersion()
  @ApiOkResponse({ type: SettingDto })
  @ApiErrors('INVALID_CLEANUP_TIME', 'INVALID_SETTING', 'SECOND_FACTOR_OWN_FIRST', 'SETTING_NOT_FOUND')
  async updateSetting(
    @SignedIn() caller: Caller,
    @Param('key') key: string,
    @Body() input: UpdateSettingDto,
    @ExpectedVersion() version: number | undefined,
  ): Promise<SettingDto> {
    return toSettingDto(await this.settings.update(caller, key, input, version));
  }

  /** Removes a setting's value. Defaults: clean-up off, development notice on, practice registration off. */
  @Delete(':key')
  @AllowSuperadmin()
  @TakesVersion()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('SETTING_NOT_FOUND')
  async deleteSetting(
    @SignedIn() caller: Caller,
    @Param('key') key: string,
    @ExpectedVersion() version: number | undefined,
  ): Promise<void> {
    await this.settings.remove(caller, key, version);
  }
}

@Module({
  imports: [PasswordsModule],
  controllers: [SettingsController],
  providers: [SettingsService],
  exports: [SettingsService],
})
export class SettingsModule {}
