import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, etagOf, matchesEtag, packed } from '../platform/http/encoding.js';

const HEADERS = {
  'content-type': 'text/calendar; charset=utf-8',
  'content-disposition': 'inline; filename="lions.ics"',
};

/** Sends calendar files, and 304 when the client has the current one. */
@Injectable()
export class CalendarAnswers {
  /** Sends a public calendar, which may be cached for a while. */
  async send(request: FastifyRequest, reply: FastifyReply, file: string): Promise<void> {
    const bytes = Buffer.from(file);
    const etag = etagOf(bytes);
    void reply.headers({ etag, 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
    if (matchesEtag(request.headers['if-none-match'], etag)) {
      await reply.status(304).send();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    await reply.headers(HEADERS).send(packed(bytes, encoding));
  }

  /** Sends a family's calendar, which is cached nowhere, not even on the server. */
  async sendPrivately(reply: FastifyReply, file: string): Promise<void> {
    await reply.headers(HEADERS).send(file);
  }
}
