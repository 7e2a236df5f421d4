import { Controller, Get, Injectable, Module } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import { civilAt, LIMITS } from '@lions/domain';
import { AllowSuperadmin } from '../platform/common/access.js';
import { Clock } from '../platform/common/clock.js';
import { Configuration } from '../platform/config/configuration.js';
import { Db } from '../platform/database/db.js';
import { nullable, text, whole } from '../platform/database/row-shape.js';

const KINDS = ['team', 'session'] as const;

/** A text that is written in one language only; it is changed where it belongs, by the call of its team or session. */
export class MissingTextDto {
  @ApiProperty({ enum: KINDS, enumName: 'TranslatedKind' }) kind: (typeof KINDS)[number];
  @ApiProperty({ example: 12, description: 'Id of the team or tryout session' }) id: number;
  @ApiProperty({ example: 'M15 AAA', description: 'Name of the team' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: '2026-09-05', description: 'Of a session' }) date:
    string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Bring both jerseys' }) description: string | null;
  @ApiProperty({ type: String, nullable: true, example: null }) descriptionFr: string | null;
  @ApiProperty({ example: 3, description: 'Of the team or session, for If-Match' }) version: number;
}

const TEXT = {
  id: whole,
  name: text,
  date: nullable(text),
  description: nullable(text),
  descriptionFr: nullable(text),
  version: whole,
};

/** Exactly one of the two is written; `t` or `s` is the table. */
const isOneSided = (table: string) =>
  `(COALESCE(${table}.description, '') = '') <> (COALESCE(${table}.descriptionFr, '') = '')`;

const TEAMS = `SELECT t.id, t.name, NULL AS date, t.description, t.descriptionFr, t.version
  FROM teams t WHERE t.deletedAt IS NULL AND ${isOneSided('t')} ORDER BY t.sortOrder, t.id LIMIT ?`;
const SESSIONS = `SELECT s.id, t.name, s.date, s.description, s.descriptionFr, s.version
  FROM tryout_sessions s INNER JOIN teams t ON t.id = s.teamId
  WHERE s.deletedAt IS NULL AND s.isActive = 1 AND t.deletedAt IS NULL AND s.date >= ? AND ${isOneSided('s')}
  ORDER BY s.date, s.id LIMIT ?`;

@Injectable()
export class TranslationsService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Teams in their order, then active sessions from today on by date. */
  missing(): Promise<MissingTextDto[]> {
    const today = civilAt(this.clock.now(), this.configuration.zone).date;
    const { max } = LIMITS.pageSize;
    return this.db.read(async (reader) => {
      const teams = await reader.select(TEAMS, [max], TEXT);
      const sessions = await reader.select(SESSIONS, [today, max], TEXT);
      return [
        ...teams.map((row) => ({ kind: 'team' as const, ...row })),
        ...sessions.map((row) => ({ kind: 'session' as const, ...row })),
      ];
    });
  }
}

@ApiTags('translations')
@Controller('translations')
class TranslationsController {
  constructor(private readonly translations: TranslationsService) {}

  /** Descriptions of teams and coming sessions that one of the languages lacks, at most 500 of each. */
  @Get('missing')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [MissingTextDto] })
  listMissingTexts(): Promise<MissingTextDto[]> {
    return this.translations.missing();
  }
}

@Module({
  controllers: [TranslationsController],
  providers: [TranslationsService],
})
export class TranslationsModule {}
