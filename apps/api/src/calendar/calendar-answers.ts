import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matchesEtag, PageBytes } from '../site/page-bytes.js';

/** How long whom may keep a calendar: Cache-Control. */
export const FOR_EVERYBODY = 'public, max-age=300';
export const FOR_ONE_FAMILY = 'private, no-cache';

/** Sends calendar files: packed once for each content, and not at all to who has it already. */
@Injectable()
export class CalendarAnswers {
  private readonly bytes = new PageBytes();

  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    file: string,
    cacheControl: typeof FOR_EVERYBODY | typeof FOR_ONE_FAMILY,
  ): Promise<void> {
    const etag = PageBytes.etag(file);
    void reply.headers({ etag, 'cache-control': cacheControl, vary: 'accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      await reply.status(304).send();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="lions.ics"')
      .send(await this.bytes.packed(file, etag, encoding));
  }
}
