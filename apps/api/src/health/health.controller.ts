import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, type HealthCheckResult } from '@nestjs/terminus';
import { AllowAnyone } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { DatabaseProbe } from './database-probe.js';

/** All is well. */
export class HealthDto {
  @ApiProperty({ example: 'ok' }) status: string;
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly database: DatabaseProbe,
  ) {}

  /** Answers while the process lives. */
  @Get('live')
  @AllowAnyone()
  @ApiOkResponse({ type: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** Whether the database can be read and written. */
  @Get('ready')
  @AllowAnyone()
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors('SERVICE_UNAVAILABLE')
  async ready(): Promise<HealthDto> {
    const { status }: HealthCheckResult = await this.checks.check([() => this.database.check()]);
    return { status };
  }
}
