import { Controller, Get, Module, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AllowSuperadmin } from '../../platform/common/access.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { ExaminationDto, toExaminationDto } from './doctor.dto.js';
import { examine, surroundings, type Examination } from './examine.js';

@ApiTags('doctor')
@Controller('admin/doctor')
class DoctorController {
  /** Shared by all who ask meanwhile: an examination takes seconds and asks other servers. */
  private running: Promise<Examination> | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
  ) {}

  /** Examines database, disk, clock, mail, public address and links; each finding with what to do. Takes seconds. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: ExaminationDto })
  async examineSite(@Req() request: FastifyRequest): Promise<ExaminationDto> {
    const around = { ...surroundings(), clock: this.clock, proxies: this.proxiesOf(request) };
    const databaseOf = () => Promise.resolve(this.dataSource.options);
    this.running ??= examine(this.configuration, databaseOf, around).finally(
      () => (this.running = undefined),
    );
    return toExaminationDto(await this.running, this.clock.now());
  }

  /** Known only when the request came through the public address; each proxy adds an address to the header. */
  private proxiesOf({ headers }: FastifyRequest): number | undefined {
    if (headers.host !== new URL(this.configuration.publicUrl).host) return undefined;
    return [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean).length;
  }
}

@Module({ controllers: [DoctorController] })
export class DoctorModule {}
