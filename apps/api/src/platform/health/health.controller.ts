import { Controller, Get, Module } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { HealthCheckService, TerminusModule, type HealthCheckResult } from '@nestjs/terminus';
import { AllowAnyone } from '../common/access.js';
import { AppError } from '../common/app-error.js';
import { ApiErrors } from '../common/error.dto.js';
import { siteVersion } from '../config/api-files.js';
import { DatabaseProbe } from './database-probe.js';
import { Drain } from './drain.js';

/** In seconds: the next process may be up by then. */
const RETRY_AFTER = 5;

class HealthDto {
  @ApiProperty({ example: 'ok' }) status: string;
}

class LivenessDto extends HealthDto {
  @ApiProperty({ example: '1.0.0', description: 'Version of the site' }) version: string;
}

@ApiTags('health')
@Controller('health')
class HealthController {
  constructor(
    private readonly checks: HealthCheckService,
    private readonly database: DatabaseProbe,
    private readonly drain: Drain,
  ) {}

  /** Liveness: answers while the process runs. */
  @Get('live')
  @AllowAnyone()
  @ApiOkResponse({ type: LivenessDto })
  live(): LivenessDto {
    return { status: 'ok', version: siteVersion() };
  }

  /** Readiness: whether the database can be read and written, and the server is not shutting down. */
  @Get('ready')
  @AllowAnyone()
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors('SERVICE_UNAVAILABLE')
  async ready(): Promise<HealthDto> {
    if (this.drain.isDraining) throw new AppError('SERVICE_UNAVAILABLE', { retryAfter: RETRY_AFTER });
    const { status }: HealthCheckResult = await this.checks.check([() => this.database.check()]);
    return { status };
  }
}

@Module({
  imports: [TerminusModule.forRoot({ logger: false })],
  controllers: [HealthController],
  providers: [DatabaseProbe, Drain],
})
export class HealthModule {}
