import { buffer } from 'node:stream/consumers';
import { Controller, Get, HttpCode, Module, Post, Query, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SHEET_LIMITS } from '@lions/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowSuperadmin } from '../platform/common/access.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { TAKES_FORM } from '../platform/http/request-checks.js';
import { TeamsModule } from '../teams/teams.module.js';
import { Editing, TakesDryRun, type Editor } from '../undo/editing.js';
import { UndoModule } from '../undo/undo.controller.js';
import { ActivitySheets } from './activity-sheets.js';
import { PlayerSheets } from './player-sheets.js';
import { refusedSheet } from './sheet-file.js';
import { ImportSheetQuery, SheetDifferenceDto, SheetFileQuery } from './sheets.dto.js';
import { SheetsService } from './sheets.service.js';
import { TeamSheets } from './team-sheets.js';

const BYTES = { type: 'string', format: 'binary' };
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

@ApiTags('sheets')
@Controller('sheets')
class SheetsController {
  constructor(private readonly sheets: SheetsService) {}

  /** A kind of rows as a spreadsheet, to be changed there and imported again. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({
    content: Object.fromEntries(Object.values(TYPES).map((type) => [type, { schema: BYTES }])),
  })
  async getSheet(
    @Query() { kind, format = 'xlsx', lang = 'en' }: SheetFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.sheets.file(kind, format, lang);
    void reply.headers({
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="lions-${kind}.${format}"`,
    });
    await reply.send(bytes);
  }

  /**
   * Imports a spreadsheet, CSV or XLSX: the body is the file. The dry run tells what each row would change; the import
   * then makes these differences, all or none. It can be undone for a day.
   */
  @Post()
  @AllowSuperadmin()
  @TakesDryRun(SheetDifferenceDto)
  @RouteConfig(TAKES_FORM)
  @HttpCode(200)
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: BYTES })
  @ApiOkResponse({ type: SheetDifferenceDto })
  @ApiErrors('SHEET_OUTDATED')
  async importSheet(
    @Editing() editor: Editor,
    @Query() { kind, lang = 'en', removeMissing, digest }: ImportSheetQuery,
    @Req() { raw, headers }: FastifyRequest,
  ): Promise<SheetDifferenceDto> {
    // Before the body is read; a body without a length is refused before.
    if (Number(headers['content-length'] ?? 0) > SHEET_LIMITS.bytes) throw refusedSheet('tooLarge');
    const bytes = await buffer(raw).catch(() => {
      throw refusedSheet('unreadable');
    });
    return this.sheets.import(editor, kind, bytes, {
      language: lang,
      removesMissing: removeMissing === 'true',
      digest,
    });
  }
}

/** Sheets in and out. See docs/decisions/coaches/sheets.md. */
@Module({
  imports: [TeamsModule, UndoModule],
  controllers: [SheetsController],
  providers: [ActivitySheets, TeamSheets, PlayerSheets, SheetsService],
})
export class SheetsModule {}
