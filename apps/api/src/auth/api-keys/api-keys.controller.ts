import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AllowSuperadmin, SignedIn, type Caller } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { ParseIdPipe } from '../../platform/common/input/validation.js';
import { ApiKeyDto, CreateApiKeyDto, CreatedApiKeyDto } from './api-keys.dto.js';
import { ApiKeysService } from './api-keys.service.js';

@ApiTags('api-keys')
@Controller('api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  /** The keys of programs, the newest first, without the keys themselves. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [ApiKeyDto] })
  listApiKeys(): Promise<ApiKeyDto[]> {
    return this.keys.list();
  }

  /** Makes a key for a program. The answer is the only one that has it. */
  @Post()
  @AllowSuperadmin()
  @ApiCreatedResponse({ type: CreatedApiKeyDto })
  createApiKey(@SignedIn() caller: Caller, @Body() input: CreateApiKeyDto): Promise<CreatedApiKeyDto> {
    return this.keys.create(caller, input);
  }

  /** Revokes a key: its next call is refused. */
  @Delete(':id')
  @AllowSuperadmin()
  @HttpCode(204)
  @ApiNoContentResponse()
  @ApiErrors('API_KEY_NOT_FOUND')
  revokeApiKey(@SignedIn() caller: Caller, @Param('id', ParseIdPipe) id: number): Promise<void> {
    return this.keys.revoke(caller, id);
  }
}
