import { Injectable } from '@nestjs/common';
import { LIMITS } from '@lions/domain';
import { SHELL } from '../../platform/common/access.js';
import type { OutboxMailDto, OutboxStateDto } from '../../places/outbox/outbox.dto.js';
import { OutboxList } from '../../places/outbox/outbox-list.service.js';

/** The outbox from the shell. */
@Injectable()
export class RescueMails {
  constructor(private readonly outbox: OutboxList) {}

  state(): Promise<OutboxStateDto> {
    return this.outbox.state();
  }

  /** Newest first: those that failed or wait, or the newest of all. */
  async list(takesAll: boolean): Promise<OutboxMailDto[]> {
    const most = LIMITS.pageSize.max;
    if (takesAll) return this.outbox.list({}, most);
    const open = [
      ...(await this.outbox.list({ status: 'failed' }, most)),
      ...(await this.outbox.list({ status: 'pending' }, most)),
    ];
    return open.sort((a, b) => b.id - a.id);
  }

  /** Ids of all failed mails, newest first. */
  async failedIds(): Promise<number[]> {
    const most = LIMITS.pageSize.max;
    const ids: number[] = [];
    for (;;) {
      const page = await this.outbox.list({ status: 'failed', cursor: ids.at(-1) }, most);
      ids.push(...page.map(({ id }) => id));
      if (page.length < most) return ids;
    }
  }

  /** @throws AppError MAIL_NOT_FOUND, MAIL_SETTLED */
  async sendAgain(ids: readonly number[]): Promise<void> {
    for (const id of ids) await this.outbox.retry(SHELL, id);
  }

  /** Retries the given mails that are still failed: the retry of an earlier one covers its whole group. */
  async sendFailed(ids: readonly number[]): Promise<void> {
    for (const id of ids) {
      const [mail] = await this.outbox.list({ status: 'failed', cursor: id + 1 }, 1);
      if (mail?.id === id) await this.outbox.retry(SHELL, id);
    }
  }
}
