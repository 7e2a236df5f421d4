import type { IncomingMessage } from 'node:http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { civilAt, remembered, type Language } from '@lions/domain';
import { Clock } from '../../platform/common/clock.js';
import { Configuration } from '../../platform/config/configuration.js';
import { describeError } from '../../platform/database/database-error.js';
import { PageViewsService, type DaysViews } from './page-views.service.js';

const WRITE_EVERY_MS = 10_000;

/**
 * Counts page views in memory and flushes them every few seconds, so that no page waits for it or fails with it. A
 * kill -9 loses the last ten seconds, which is acceptable.
 */
@Injectable()
export class PageViewCounter implements OnApplicationShutdown {
  private readonly logger = new Logger('Page views');
  private counts = new Map<string, DaysViews>();
  private tail: Promise<void> = Promise.resolve();
  private isFailing = false;

  constructor(
    private readonly pageViews: PageViewsService,
    private readonly clock: Clock,
    private readonly configuration: Configuration,
  ) {}

  /** Counts one view of today. `path` must be an existing page, or any caller could fill the memory. */
  count(path: string, language: Language): void {
    const day = civilAt(this.clock.now(), this.configuration.zone).date;
    this.add({ day, path, language, views: 1 });
  }

  /** Flushes the counts; never rejects. One write at a time: a second call waits for the first. */
  @Interval(WRITE_EVERY_MS)
  flush(): Promise<void> {
    this.tail = this.tail.then(() => this.writeOut());
    return this.tail;
  }

  /** After the last page is answered, before the database closes. */
  onApplicationShutdown(): Promise<void> {
    return this.flush();
  }

  private async writeOut(): Promise<void> {
    if (this.counts.size === 0) return;
    const taken = [...this.counts.values()];
    this.counts = new Map();
    try {
      await this.pageViews.add(taken);
      this.isFailing = false;
    } catch (error) {
      for (const views of taken) this.add(views);
      // Logged once, not every ten seconds.
      if (!this.isFailing)
        this.logger.error({
          message: 'Page views could not be written and are kept for later',
          ...describeError(error),
        });
      this.isFailing = true;
    }
  }

  private add(more: DaysViews): void {
    const key = `${more.day} ${more.language} ${more.path}`;
    const counted = this.counts.get(key);
    if (counted) counted.views += more.views;
    else this.counts.set(key, { ...more });
  }
}

/** User agents of programs; phones of the brand Cubot are excluded. */
const PROGRAMS = new RegExp(
  [
    '(?<!cu)bot|crawl|spider|slurp|scrap|preview|archiver|validator|monitor|uptime|pingdom|lighthouse|pagespeed|headless',
    'facebookexternalhit|whatsapp|embedly|curl|wget|fetch|axios|undici|okhttp|go-http|libwww|python|java/|^node',
  ].join('|'),
  'i',
);

/** Headers in which a browser says that it loads a page ahead of its reader. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
const isAhead = (purpose: string | string[] | undefined) =>
  purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));

const isProgram = remembered((agent) => agent === '' || PROGRAMS.test(agent));

/**
 * Whether a person views the page, as far as the request tells: not a robot, a prefetch, a script or service worker,
 * or a HEAD. Signed-in staff count too; a prefetched page that is shown later is not counted.
 */
export function isPersonsRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const { 'user-agent': agent = '', 'sec-fetch-mode': mode } = headers;
  // Older browsers do not send it.
  const isOpened = mode === undefined || mode === 'navigate';
  return (
    method === 'GET' && isOpened && !PURPOSES.some((name) => isAhead(headers[name])) && !isProgram(agent)
  );
}
