import type { TestApp } from '../test-app.js';
import { Setting } from '../../settings/setting.entity.js';

/** Opens or closes practice registration for the public, like the superadmins' setting. */
export async function givenOpenPractices({ db, clock }: TestApp, isOpen = true): Promise<void> {
  const key = 'practice_registration_enabled';
  const row = {
    value: String(isOpen),
    description: null,
    version: 1,
    updatedAt: clock.now(),
    deletedAt: null,
  };
  await db.write(async (tx) => {
    await tx.delete(Setting, { key });
    await tx.insert(Setting, { key, ...row });
  });
}
