import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { AllowSuperadmin } from '../common/access.js';
import { ApiErrors } from '../common/error.dto.js';
import { AuditEntryDto, PageQuery, toAuditEntryDto } from './audit.dto.js';
import { AuditService } from './audit.service.js';

@ApiTags('audit')
@Controller('audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  /** Who changed what, newest first; the next page stands in the `Link` header. */
  @Get()
  @AllowSuperadmin()
  @ApiOkResponse({ type: [AuditEntryDto] })
  @ApiErrors('VALIDATION_FAILED', 'NOT_SIGNED_IN', 'ACCESS_DENIED')
  async listAuditEntries(
    @Query() page: PageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuditEntryDto[]> {
    const entries = await this.audit.list(page);
    const limit = page.limit ?? LIMITS.pageSize.default;
    const last = entries.at(-1);
    if (last && entries.length === limit)
      void reply.header('link', `</api/audit?limit=${limit}&cursor=${last.id}>; rel="next"`);
    return entries.map(toAuditEntryDto);
  }
}
