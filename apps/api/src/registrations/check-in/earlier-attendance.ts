import { registrantKey, type CivilDate } from '@lions/domain';
import { inBatches, placeholders } from '../../platform/database/inserting.js';
import type { Reader } from '../../platform/database/reader.js';
import { flag, text } from '../../platform/database/row-shape.js';
import type { Registration } from '../../places/registration.entity.js';

/** How often a child had a spot on an earlier day, and did not come. */
export interface Attendance {
  earlier: number;
  absences: number;
}

const NONE: Attendance = { earlier: 0, absences: 0 };

/**
 * Earlier attendance of these children, by `registrantKey`: activities where players were checked in. Ends
 * with the retention of registrations, because nothing else is stored.
 */
export async function earlierAttendanceIn(
  reader: Reader,
  rows: readonly Registration[],
  today: CivilDate,
): Promise<(row: Registration) => Attendance> {
  const found = new Map<string, Attendance>();
  for (const emails of inBatches([...new Set(rows.map(({ parentEmail }) => parentEmail))])) {
    const visits = await reader.select(
      `SELECT r.playerName AS playerName, r.parentEmail AS parentEmail, r.attended AS attended
       FROM registrations r LEFT JOIN practices p ON p.id = r.practiceId
       LEFT JOIN tryout_sessions s ON s.id = r.sessionId
       WHERE r.parentEmail IN (${placeholders(emails)}) AND r.status = 'confirmed'
       AND COALESCE(p.date, s.date) < ? AND COALESCE(p.cancelledAt, s.cancelledAt, s.deletedAt) IS NULL
       AND EXISTS (SELECT 1 FROM registrations o WHERE o.attended = ?
         AND (o.practiceId = r.practiceId OR o.sessionId = r.sessionId))`,
      [...emails, today, true],
      { playerName: text, parentEmail: text, attended: flag },
    );
    for (const visit of visits) {
      const child = registrantKey(visit);
      const { earlier, absences } = found.get(child) ?? NONE;
      found.set(child, { earlier: earlier + 1, absences: absences + (visit.attended ? 0 : 1) });
    }
  }
  return (row) => found.get(registrantKey(row)) ?? NONE;
}
