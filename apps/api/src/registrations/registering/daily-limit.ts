import { DAY_MS } from '@lions/domain';
import { AppError } from '../../common/app-error.js';
import type { Reader } from '../../database/reader.js';
import { instant, text } from '../../database/row-shape.js';

/** Registrations per day and e-mail: more than any family has children. */
const A_DAY = 10;

/** Recent registrations by e-mail, for practices and sessions together. */
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
       WHERE parentEmail IN (${emails.map(() => '?').join(', ')}) AND createdAt > ? ORDER BY createdAt`,
      [...emails, new Date(now.getTime() - DAY_MS).toISOString()],
      { parentEmail: text, createdAt: instant },
    );
    for (const { parentEmail, createdAt } of rows) latest.get(parentEmail)?.push(createdAt);
    return new DailyLimit(now, latest);
  }

  /** TOO_MANY_REQUESTS until the tenth last registration of the e-mail is a day old. */
  refusal(email: string): AppError | undefined {
    const tenth = this.latest.get(email)?.at(-A_DAY);
    if (!tenth) return undefined;
    const retryAfter = Math.ceil((tenth.getTime() + DAY_MS - this.now.getTime()) / 1000);
    return new AppError('TOO_MANY_REQUESTS', { retryAfter });
  }

  note(email: string): void {
    this.latest.get(email)?.push(this.now);
  }
}
