import { Controller, Get, Module, Req } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import type { Language } from '@lions/domain';
import { AllowSuperadmin } from '../../platform/common/access.js';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { examine, surroundings, type Examination } from './examine.js';
import { LEVELS, type Level } from './check.js';
import { NightlyCheckUp, NightlyCheckUpDto } from './nightly-check-up.js';

/** A sentence in both languages. */
class BilingualDto implements Record<Language, string> {
  @ApiProperty({ example: 'Disk' }) en: string;
  @ApiProperty({ example: 'Disque' }) fr: string;
}

/** Finding of one check. */
class ExaminedPartDto {
  @ApiProperty({ example: 'disk' }) id: string;
  @ApiProperty({ enum: LEVELS, enumName: 'ExaminedLevel' }) level: Level;
  @ApiProperty({ type: BilingualDto }) name: BilingualDto;
  @ApiProperty({ type: BilingualDto }) found: BilingualDto;
  @ApiProperty({ type: BilingualDto, nullable: true, description: 'Null when all is well' })
  todo: BilingualDto | null;
}

/** An examination of the site. */
export class ExaminationDto {
  @ApiProperty({ enum: LEVELS, enumName: 'ExaminedLevel', description: 'The most serious one' })
  level: Level;
  @ApiProperty({ example: '2026-11-21T15:04:05.000Z' }) examinedAt: string;
  @ApiProperty({ type: [ExaminedPartDto] }) parts: ExaminedPartDto[];
}

function toExaminationDto({ level, parts }: Examination, examinedAt: Date): ExaminationDto {
  return {
    level,
    examinedAt: examinedAt.toISOString(),
    parts: parts.map(({ id, level, name, found, todo = null }) => ({ id, level, name, found, todo })),
  };
}

@ApiTags('doctor')
@Controller('admin/doctor')
class DoctorController {
  /** Shared by all who ask meanwhile: an examination takes seconds and asks other servers. */
  private running: Promise<Examination> | undefined;

  constructor(
    private readonly configuration: Configuration,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
    private readonly nightly: NightlyCheckUp,
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

  /** When the site last examined itself at night, and how many findings there were. */
  @Get('nightly')
  @AllowSuperadmin()
  @ApiOkResponse({ type: NightlyCheckUpDto })
  getNightlyCheckUp(): Promise<NightlyCheckUpDto> {
    return this.nightly.latest();
  }

  /** Known only when the request came through the public address; each proxy adds an address to the header. */
  private proxiesOf({ headers }: FastifyRequest): number | undefined {
    if (headers.host !== new URL(this.configuration.publicUrl).host) return undefined;
    return [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean).length;
  }
}

@Module({ controllers: [DoctorController], providers: [NightlyCheckUp] })
export class DoctorModule {}
