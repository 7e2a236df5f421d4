import { Controller, Get, Global, HttpCode, Module, Post, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AllowSuperadmin, SignedIn, type Caller } from '../common/access.js';
import { pageOf } from '../common/input/query-fields.js';
import { AuditEntryDto, AuditQuery } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('audit')
@Controller('audit')
class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Audit log, newest first; the `Link` header has the address of the next page. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [AuditEntryDto] })
  listAuditEntries(
    @Query() query: AuditQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryDto[]> {
    return pageOf(reply, '/api/audit', query, this.audit.list.bind(this.audit));
  }

  /** Records that the caller exports the log; the back-office calls it before it reads the pages. */
  @Post('exports')
  @AllowSuperadmin()
  @HttpCode(204)
  @ApiNoContentResponse()
  recordAuditExport(@SignedIn() caller: Caller): Promise<void> {
    return this.audit.record(caller, { action: 'audit.export' });
  }

  /** Names of all users with an entry in the log; 'server' is the server itself. */
  @Get('actors')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [String] })
  listAuditActors(): Promise<string[]> {
    return this.audit.actors();
  }
}

/** The append-only log of changes; every module writes to it. */
@Global()
@Module({ controllers: [AuditController], providers: [AuditService], exports: [AuditService] })
export class AuditModule {}
