import { MAIL_STATUSES, REGISTRATION_STATUSES } from '@lions/domain';
import type { Clock } from '../../platform/common/clock.js';
import type { Db } from '../../platform/database/db.js';
import type { Reader } from '../../platform/database/reader.js';
import { instant, nullable, oneOf, whole } from '../../platform/database/row-shape.js';
import { each, only, type Figures } from './metric-table.js';

/** A scrape waits no longer for the database. */
const WITHIN_MS = 2000;

const MAILS = 'SELECT status, COUNT(*) AS amount FROM outbox_mails GROUP BY status';
const OLDEST = "SELECT MIN(createdAt) AS at FROM outbox_mails WHERE status = 'pending'";
const REGISTRATIONS = `SELECT CASE WHEN practiceId IS NULL THEN 'session' ELSE 'practice' END AS target, status, COUNT(*) AS amount
  FROM registrations GROUP BY CASE WHEN practiceId IS NULL THEN 'session' ELSE 'practice' END, status`;
const CLEANUP = `SELECT (SELECT MAX(ranAt) FROM cleanup_runs WHERE kind = 'retention') AS lastAt,
  (SELECT COUNT(*) FROM waiting_runs) AS waiting`;

async function rowsIn(reader: Reader) {
  const mails = await reader.select(MAILS, [], { status: oneOf(MAIL_STATUSES), amount: whole });
  const [oldest] = await reader.select(OLDEST, [], { at: nullable(instant) });
  const registrations = await reader.select(REGISTRATIONS, [], {
    target: oneOf(['session', 'practice'] as const),
    status: oneOf(REGISTRATION_STATUSES),
    amount: whole,
  });
  const [cleanup] = await reader.select(CLEANUP, [], { lastAt: nullable(instant), waiting: whole });
  return { mails, oldestMailAt: oldest?.at, registrations, cleanup };
}

/** Figures that all processes share, from the database; read by SQL, because the tables belong to other modules. */
export async function storedFigures(db: Db, clock: Clock, hasMailServer: boolean): Promise<Figures> {
  const rows = await db.read(rowsIn, { within: WITHIN_MS }).catch(() => undefined);
  if (!rows) return { lions_database_up: only(0) };
  const { mails, oldestMailAt, registrations, cleanup } = rows;
  const ageOf = (at: Date) => Math.max(0, clock.time() - at.getTime()) / 1000;
  const amounts = new Map(mails.map(({ status, amount }) => [status, amount]));
  return {
    lions_database_up: only(1),
    lions_mails: each(
      'status',
      Object.fromEntries(MAIL_STATUSES.map((status) => [status, amounts.get(status) ?? 0])),
    ),
    ...(hasMailServer && {
      lions_oldest_mail_age_seconds: only(oldestMailAt ? ageOf(oldestMailAt) : 0),
    }),
    lions_registrations: registrations.map(({ target, status, amount }) => ({
      labels: { target, status },
      value: amount,
    })),
    ...(cleanup?.lastAt && { lions_cleanup_age_seconds: only(ageOf(cleanup.lastAt)) }),
    lions_cleanup_waiting: only(cleanup?.waiting ?? 0),
  };
}
