import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '@lions/domain';
import { LEVELS, type Level } from './check.js';
import type { Examination } from './examine.js';

/** A sentence in both languages. */
export class BilingualDto implements Record<Language, string> {
  @ApiProperty({ example: 'Disk' }) en: string;
  @ApiProperty({ example: 'Disque' }) fr: string;
}

/** What one check found. */
export class ExaminedPartDto {
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

export function toExaminationDto({ level, parts }: Examination, examinedAt: Date): ExaminationDto {
  return {
    level,
    examinedAt: examinedAt.toISOString(),
    parts: parts.map(({ id, level, name, found, todo = null }) => ({ id, level, name, found, todo })),
  };
}
