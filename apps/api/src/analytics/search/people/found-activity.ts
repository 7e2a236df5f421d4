import { nullable, text, whole, type RowOf } from '../../../platform/database/row-shape.js';
import type { Reader } from '../../../platform/database/reader.js';
import type { Indexed } from '../search-index.js';
import type { FoundEventDto } from './people.dto.js';

const REGISTERED = {
  id: whole,
  parentEmail: text,
  playerName: text,
  tryoutNumber: nullable(whole),
  practiceId: nullable(whole),
  sessionId: nullable(whole),
};

/** A registration with its activity. */
export type Registered = RowOf<typeof REGISTERED> & { activity: FoundEventDto };

/** The newest registrations by a condition in SQL; what is cancelled or deleted is left out. */
export async function registeredIn(
  reader: Reader,
  index: Indexed,
  condition: string,
  values: readonly unknown[],
  most: number,
): Promise<Registered[]> {
  const rows = await reader.select(
    `SELECT id, parentEmail, playerName, tryoutNumber, practiceId, sessionId FROM registrations
     WHERE status <> 'cancelled' AND ${condition} ORDER BY id DESC LIMIT ?`,
    [...values, most],
    REGISTERED,
  );
  return rows.flatMap((row) => {
    const activity = activityOf(index, row);
    return activity ? [{ ...row, activity }] : [];
  });
}

function activityOf(index: Indexed, { practiceId, sessionId }: RowOf<typeof REGISTERED>) {
  const practice = practiceId === null ? undefined : index.practices.get(practiceId);
  if (practice) return toActivity('practice', { ...practice, team: null });
  const session = sessionId === null ? undefined : index.sessions.get(sessionId);
  return session && toActivity('session', session.row);
}

const toActivity = (
  kind: FoundEventDto['kind'],
  { id, team, date, time }: Omit<FoundEventDto, 'kind'>,
): FoundEventDto => ({ kind, id, team, date, time });

export const byDate = (a: Registered, b: Registered) =>
  a.activity.date < b.activity.date ? -1 : Number(a.activity.date > b.activity.date);

/** Its next day from today on, else the last one before. */
export function nextOf(rows: readonly Registered[], today: string): FoundEventDto | null {
  const activities = [...rows].sort(byDate).map(({ activity }) => activity);
  return activities.find(({ date }) => date >= today) ?? activities.at(-1) ?? null;
}
