import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PICTURE_FORMATS } from '@lions/domain';
import type { FastifyReply } from 'fastify';
import { AllowAnyone, type CallerRequest } from '../../platform/common/access.js';
import { ApiErrors } from '../../platform/common/error.dto.js';
import { matchesEtag } from '../../platform/http/encoding.js';
import { PicturesService } from './pictures.service.js';

/** A shared cache lets a removed photograph go within the hour, a browser within a day. */
const SHOWN = 'public, max-age=86400, s-maxage=3600';

const BYTES = { schema: { type: 'string', format: 'binary' } };

@ApiTags('pictures')
@Controller('media')
export class MediaController {
  constructor(private readonly pictures: PicturesService) {}

  /** A stored size of a photograph, such as `{fileKey}-960.avif`; of a hidden team for superadmins only. */
  @Get(':file')
  @AllowAnyone()
  @ApiOkResponse({ content: Object.fromEntries(PICTURE_FORMATS.map((format) => [`image/${format}`, BYTES])) })
  @ApiErrors('NOT_FOUND')
  async getMedia(
    @Param('file') file: string,
    @Req() { user, isRenewable, headers }: CallerRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { format, bytes, isPublic } = await this.pictures.media(user ?? undefined, file);
    // An answer that clears the cookies of a dead sign-in must not reach other visitors.
    if (isPublic && isRenewable !== false) {
      // The address is enough: another photograph has other addresses.
      const etag = `"${file}"`;
      void reply.headers({ etag, 'cache-control': SHOWN });
      if (matchesEtag(headers['if-none-match'], etag)) {
        await reply.status(304).send();
        return;
      }
    }
    await reply.header('content-type', `image/${format}`).send(bytes);
  }
}
