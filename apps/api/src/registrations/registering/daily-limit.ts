import { DAY_MS } from '@lions/domain';
import { AppError } from '../../platform/common/app-error.js';
import type { Reader } from '../../platform/database/reader.js';
import { placeholders } from '../../platform/database/inserting.js';
import { instant, text } from '../../platform/database/row-shape.js';
import type { OutboxService, QueuedMail } from '../../places/outbox/outbox.service.js';

/** Children per day and e-mail: more than any family has. */
const A_DAY = 10;

/**
 * Recently registered children by e-mail, for practices and sessions together. A child counts once per form, whatever
 * its number of dates: a family of three with four dates must not reach the limit.
 */
export class DailyLimit {
  /** Addresses that the public has used up. */
  private readonly reached = new Set<string>();

  private constructor(
    private readonly now: Date,
    /** Ids by e-mail. */
    private readonly families: ReadonlyMap<string, number>,
    /** Times of a day's registrations by e-mail, oldest first. */
    private readonly latest: Map<string, Date[]>,
  ) {}

  /** `families` are the ids of the limited addresses; without any, nothing is limited. */
  static async readIn(reader: Reader, families: ReadonlyMap<string, number>, now: Date): Promise<DailyLimit> {
    const emails = [...families.keys()];
    const latest = new Map<string, Date[]>(emails.map((email) => [email, []]));
    if (emails.length === 0) return new DailyLimit(now, families, latest);
    const rows = await reader.select(
      `SELECT parentEmail, createdAt FROM registrations
       WHERE parentEmail IN (${placeholders(emails)}) AND createdAt > ?
       GROUP BY parentEmail, createdAt, receiptHash, playerName ORDER BY createdAt`,
      [...emails, new Date(now.getTime() - DAY_MS).toISOString()],
      { parentEmail: text, createdAt: instant },
    );
    for (const { parentEmail, createdAt } of rows) latest.get(parentEmail)?.push(createdAt);
    return new DailyLimit(now, families, latest);
  }

  /** TOO_MANY_REQUESTS while so many more children would be over ten within a day. */
  refusal(email: string, children: number): AppError | undefined {
    const lastInTheWay = this.latest.get(email)?.at(children - A_DAY - 1);
    if (!lastInTheWay) return undefined;
    this.reached.add(email);
    const retryAfter = Math.ceil((lastInTheWay.getTime() + DAY_MS - this.now.getTime()) / 1000);
    return new AppError('TOO_MANY_REQUESTS', { retryAfter });
  }

  note(email: string, children: number, isPublic: boolean): void {
    const latest = this.latest.get(email);
    if (!latest) return;
    for (let count = 0; count < children; count += 1) latest.push(this.now);
    if (isPublic && latest.length >= A_DAY) this.reached.add(email);
  }

  /**
   * A mail to each address that was used up, at most one a day: a stranger may have done it, and the parent then needs
   * another way. The answer to the request tells nothing of it.
   */
  async mailsIn(reader: Reader, outbox: OutboxService): Promise<QueuedMail[]> {
    const mails: QueuedMail[] = [];
    for (const email of this.reached) {
      const familyId = this.families.get(email);
      if (familyId === undefined) continue;
      const aDayAgo = new Date(this.now.getTime() - DAY_MS);
      if (await outbox.hasQueuedIn(reader, 'daily-limit', familyId, aDayAgo)) continue;
      const transitionKey = `daily-limit ${familyId} ${this.now.toISOString()}`;
      mails.push({ kind: 'daily-limit', familyId, locale: null, transitionKey });
    }
    return mails;
  }
}
