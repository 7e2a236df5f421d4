import { In } from 'typeorm';
import type { Db } from '../../platform/database/db.js';
import { activityWhere } from '../../places/activity.js';
import { isChainIntact } from '../../places/ledger-chain.js';
import { LedgerEntry } from '../../places/ledger-entry.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { Registration } from '../../places/registration.entity.js';
import type { ModelActivity } from './place-model.js';
import type { PlaceWorld } from './place-world.js';

export const FULL_NAME = { D: 'Defense', F: 'Forward', G: 'Goalie' } as const;

/** Expects the model's rows in the order of their lines, ledger entries and mails, and intact chains. */
export async function expectAsModelled(db: Db, { activities, entries, mails }: PlaceWorld): Promise<void> {
  for (const activity of activities) await expectActivity(db, activity);
  const registrationId = In(entries.map(({ id }) => id));
  const written = await db.read((reader) => reader.find(OutboxMail, { where: { registrationId } }));
  const hourless = (key: string) => key.replace(/^(again-\d+)-.*/, '$1');
  const told = written.map((mail) => `${hourless(mail.transitionKey)} ${mail.kind} ${mail.registrationId}`);
  expect(told.sort()).toEqual(mails.map(({ key, kind, entry }) => `${key} ${kind} ${entry.id}`).sort());
}

async function expectActivity(db: Db, activity: ModelActivity): Promise<void> {
  const where = activityWhere(activity);
  const { rows, lines } = await db.read(async (reader) => ({
    rows: await reader.find(Registration, { where, order: { turn: 'ASC', id: 'ASC' } }),
    lines: await reader.find(LedgerEntry, { where, order: { seq: 'ASC' } }),
  }));
  expect(rows.map(({ id, status, playerPosition }) => [id, status, playerPosition])).toEqual(
    activity.entries.map(({ id, status, position }) => [id, status, FULL_NAME[position]]),
  );
  expect(isChainIntact(lines)).toBe(true);
  const written = lines.map((line) => [
    line.event,
    line.registrationId,
    line.pool,
    line.position,
    line.actor,
  ]);
  expect(written).toEqual(
    activity.ledger.map(({ event, entry, pool, position, actor }) => [
      event,
      entry.id,
      pool,
      position,
      actor,
    ]),
  );
}
