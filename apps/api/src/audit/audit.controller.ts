import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { AllowSuperadmin } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { AuditEntryDto, AuditQuery } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('audit')
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Who changed what, newest first; the next page of the same lines stands in the `Link` header. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [AuditEntryDto] })
  @ApiErrors('VALIDATION_FAILED', 'NOT_SIGNED_IN', 'ACCESS_DENIED')
  async listAuditEntries(
    @Query() query: AuditQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryDto[]> {
    const limit = query.limit ?? LIMITS.pageSize.default;
    const entries = await this.audit.list(query, limit);
    const last = entries.at(-1);
    if (last && entries.length === limit)
      void reply.header('link', `<${nextPage(query, limit, last.id)}>; rel="next"`);
    return entries;
  }

  /** Everybody who has a line in the log, by name; 'server' is the server itself. */
  @Get('actors')
  @AllowSuperadmin()
  @ApiOkResponse({ type: [String] })
  @ApiErrors('NOT_SIGNED_IN', 'ACCESS_DENIED')
  listAuditActors(): Promise<string[]> {
    return this.audit.actors();
  }
}

function nextPage(query: AuditQuery, limit: number, cursor: number): string {
  const fields = Object.entries({ ...query, limit, cursor });
  return `/api/audit?${fields.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
