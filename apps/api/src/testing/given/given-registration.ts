import type { Clock } from '../../platform/common/clock.js';
import type { Db } from '../../platform/database/db.js';
import { Registration } from '../../places/registration.entity.js';

/** Inserts a confirmed registration for that session, or for the practice in `change`, without checking places. */
export async function givenRegistration(
  db: Db,
  clock: Clock,
  sessionId: number | null,
  change: Partial<Registration> = {},
): Promise<Registration> {
  const row: Omit<Registration, 'id' | 'session' | 'practice' | 'family'> = {
    sessionId,
    practiceId: null,
    familyId: null,
    playerName: 'Demo Player 01',
    playerAge: 14,
    birthYear: null,
    playerPosition: 'Forward',
    parentName: 'Demo Parent',
    parentEmail: 'demo.parent@example.test',
    parentPhone: null,
    status: 'confirmed',
    turn: 1,
    confirmedAt: null,
    attended: false,
    attendedAt: null,
    tryoutNumber: null,
    tryoutNumberAt: null,
    checkInNote: null,
    checkInNoteAt: null,
    consentVersion: null,
    consentReceivedAt: null,
    consentReceivedBy: null,
    parentalAuthority: false,
    locale: null,
    receiptHash: null,
    createdAt: clock.now(),
    updatedAt: clock.now(),
    ...change,
  };
  const id = await db.write((tx) => tx.insert(Registration, row));
  return Object.assign(new Registration(), row, { id });
}
