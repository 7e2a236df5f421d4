import { DAY_MS } from '@lions/domain';
import { AppError } from '../../common/app-error.js';
import type { Reader } from '../../database/reader.js';
import { instant, text } from '../../database/row-shape.js';

/** Children per day and e-mail: more than any family has. */
const A_DAY = 10;

/**
 * Recently registered children by e-mail, for practices and sessions together. A child counts once per form, whatever
 * its number of evenings: a family of three with four evenings must not reach the limit.
 */
export class DailyLimit {
  private constructor(
    private readonly now: Date,
    /** By e-mail, oldest first. */
    private readonly latest: Map<string, Date[]>,
  ) {}

  static async readIn(reader: Reader, emails: readonly string[], now: Date): Promise<DailyLimit> {
    const latest = new Map<string, Date[]>(emails.map((email) => [email, []]));
    if (emails.length === 0) return new DailyLimit(now, latest);
    const rows = await reader.select(
      `SELECT parentEmail, createdAt FROM registrations
       WHERE parentEmail IN (${emails.map(() => '?').join(', ')}) AND createdAt > ?
       GROUP BY parentEmail, createdAt, receiptHash, playerName ORDER BY createdAt`,
      [...emails, new Date(now.getTime() - DAY_MS).toISOString()],
      { parentEmail: text, createdAt: instant },
    );
    for (const { parentEmail, createdAt } of rows) latest.get(parentEmail)?.push(createdAt);
    return new DailyLimit(now, latest);
  }

  /** TOO_MANY_REQUESTS while so many more children would be over ten within a day. */
  refusal(email: string, children: number): AppError | undefined {
    const lastInTheWay = this.latest.get(email)?.at(children - A_DAY - 1);
    if (!lastInTheWay) return undefined;
    const retryAfter = Math.ceil((lastInTheWay.getTime() + DAY_MS - this.now.getTime()) / 1000);
    return new AppError('TOO_MANY_REQUESTS', { retryAfter });
  }

  note(email: string, children: number): void {
    for (let count = 0; count < children; count += 1) this.latest.get(email)?.push(this.now);
  }
}
