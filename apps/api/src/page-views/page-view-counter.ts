import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { civilAt, type Language } from '@lions/domain';
import { Clock } from '../common/clock.js';
import { Configuration } from '../config/configuration.js';
import { describeError } from '../database/database-error.js';
import { PageViewsService, type DaysViews } from './page-views.service.js';

const WRITE_EVERY_MS = 10_000;

/**
 * Counts page views in memory and writes them out now and then, so that no page waits for it or fails with it. A
 * kill -9 loses the last ten seconds, which no report will miss.
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

  /** Counts one view, today. `path` must be that of a page there is: else anybody could fill the memory. */
  count(path: string, language: Language): void {
    const day = civilAt(this.clock.now(), this.configuration.zone).date;
    this.add({ day, path, language, views: 1 });
  }

  /** Writes out what is counted; never fails. One write at a time: a second call waits for the first. */
  @Interval(WRITE_EVERY_MS)
  flush(): Promise<void> {
    this.tail = this.tail.then(() => this.writeOut());
    return this.tail;
  }

  /** After the last page has been answered, before the database is let go. */
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
      // Once, not every ten seconds of a long night.
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
