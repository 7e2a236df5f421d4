import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, matchesEtag, PageBytes } from '../site/page-bytes.js';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="lions.ics"',
};

/** Sends calendar files: packed once for each content, and not at all to who has it already. */
@Injectable()
export class CalendarAnswers {
  private readonly bytes = new PageBytes();

  /** What everybody may see and keep for a while. */
  async send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<void> {
    const etag = PageBytes.etag(file);
    void reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      await reply.status(304).send();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.headers(HEADERS).send(await this.bytes.packed(file, etag, encoding));
  }

  /** What is one family's: nobody keeps it, nor do we. */
  async sendPrivately(reply: FastifyReply, file: string): Promise<void> {
    await reply.headers(HEADERS).send(file);
  }
}
