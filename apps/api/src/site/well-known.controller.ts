import { Controller, Get, Module, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DAY_MS } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { ClubSettingsService } from '../settings/club/club-settings.service.js';
import { ClubModule } from '../settings/club/club.controller.js';
import { AllowAnyone } from '../platform/common/access.js';
import { AppError } from '../platform/common/app-error.js';
import { Clock } from '../platform/common/clock.js';
import { ApiErrors } from '../platform/common/error.dto.js';
import { Configuration } from '../platform/config/configuration.js';

/** Outside of /api: the standard defines the path. */
export const SECURITY_TXT = '.well-known/security.txt';

/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * DAY_MS;

@ApiTags('security')
@Controller()
class WellKnownController {
  constructor(
    private readonly configuration: Configuration,
    private readonly club: ClubSettingsService,
    private readonly clock: Clock,
  ) {}

  /** The contact for security problems (RFC 9116); 404 while the club has no contact address. */
  @Get(SECURITY_TXT)
  @AllowAnyone()
  @ApiOkResponse({ content: { 'text/plain': { schema: { type: 'string' } } } })
  @ApiErrors('NOT_FOUND')
  async getSecurityTxt(@Res({ passthrough: true }) reply: FastifyReply): Promise<string> {
    const { publicUrl } = this.configuration;
    const { email } = (await this.club.club()).contact;
    if (email === undefined) throw new AppError('NOT_FOUND');
    void reply.type('text/plain; charset=utf-8');
    const expires = new Date(this.clock.time() + VALID_MS);
    const fields = [
      `Contact: mailto:${encodeURI(email)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, fr',
      `Canonical: ${publicUrl}/${SECURITY_TXT}`,
    ];
    return fields.map((field) => `${field}\n`).join('');
  }
}

@Module({ imports: [ClubModule], controllers: [WellKnownController] })
export class WellKnownModule {}
