import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldText } from '@lions/domain';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { readConfiguration } from '../config/configuration.js';
import { ENTITIES } from '../../entities.js';
import { restoreBackup } from '../../operations/backup/restore-backup.js';
import { writeBackup } from '../../operations/backup/write-backup.js';
import { Message } from '../../registrations/messages/message.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import type { Practice } from '../../practices/practice.entity.js';
import type { Client } from '../../testing/client.js';
import { createEmptyDatabase, ON_SERVER } from '../../testing/database/test-database.js';
import {
  dumpOf,
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenTeam,
  givenTryoutSession,
  register,
} from '../../testing/given.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { ActivityRef } from '../../places/activity.js';

const CHILD = 'Zyxŵkid Qrstuniqué';
const EMAIL = 'zyx.wvu@unseen-family.example';
const CONTACT = {
  playerAge: 14,
  parentName: 'Wvuparent Mnounique',
  parentPhone: '514 555-0177',
  consentVersion: '2026-11',
};
/** Each spelling of a text is compared without accents and case. */
const PARTS = ['zyxwkid', 'qrstunique', 'wvuparent', 'mnounique', 'zyx.wvu', 'unseen-family'];
const PHONES = ['555-0177', '5550177', '555.0177', '555 0177'];

const partsIn = (text: string) => [...PARTS, ...PHONES].filter((part) => foldText(text).includes(part));

/** The parts of the family in each file of a folder; backups are left out, because they replay erasures. */
function foundIn(folder: string): Record<string, string[]> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(join(folder, name)).isFile() && !name.endsWith('.backup'));
  const found = files.map((name) => [name, partsIn(readFileSync(join(folder, name), 'utf8'))] as const);
  return Object.fromEntries(found.filter(([, parts]) => parts.length > 0));
}

const TABLES = ENTITIES.map((entity) => entity as never);
const inTables = async ({ db }: TestApp) => partsIn(await dumpOf(db, TABLES));

const apps: TestApp[] = [];
const drops: (() => unknown)[] = [];
afterEach(async () => {
  for (const app of apps.splice(0).reverse()) await app.close();
  for (const drop of drops.splice(0)) await drop();
});

async function started(...args: Parameters<typeof startTestApp>): Promise<TestApp> {
  const app = await startTestApp(...args);
  apps.push(app);
  return app;
}

/** Stops the server; returns the parts of the family in its folder, by file. */
async function foundAfterStop({ app, configuration }: TestApp): Promise<Record<string, string[]>> {
  await app.close();
  return foundIn(configuration.dataDir);
}

/**
 * A club with a session and a practice, and other families, so that the family's rows are among theirs; with `later` they
 * are registered for that practice only.
 */
async function givenClub(app: TestApp, later?: Partial<Practice>) {
  await givenOpenPractices(app);
  const { id: teamId } = await givenTeam(app, { registrationOpen: true });
  const session = {
    kind: 'session',
    id: (await givenTryoutSession(app, { teamId, capacity: 9 })).id,
  } as const;
  const practice = { kind: 'practice', id: (await givenPractice(app)).id } as const;
  const theirs = later
    ? [{ kind: 'practice', id: (await givenPractice(app, later)).id } as const]
    : [session, practice];
  const others = async (from: number) => {
    for (let n = from; n < from + 8; n += 1)
      for (const activity of theirs)
        await register(app.anonymous(), activity, `Other Player ${n}`, `other.${n}@example.test`);
  };
  await others(0);
  return { teamId, session, practice, others };
}

const TEXTS = {
  subjectEn: 'ZYXWKID forgot a stick',
  textEn: `Zyxwkid’s stick is at the arena. Call Mrs. Mnounique, (514) 555.0177, or write to ${EMAIL.toUpperCase()}.`,
  subjectFr: 'Bâton oublié',
  textFr: 'Le bâton de Zyxŵkid  Qrstuniqué est à l’aréna.',
};

/** The family, and everything that coaches may store about it. */
async function givenTraces(app: TestApp, { session, practice, teamId }: Traced, coach: Client) {
  const receipt = await givenReceipt(app, session, CHILD, EMAIL, CONTACT);
  await register(app.anonymous(), practice, CHILD, EMAIL);
  const change = { id: randomUUID(), at: '2025-09-01T16:00:00.000Z', registrationId: receipt.id };
  const note = {
    device: randomUUID(),
    takesNumbers: true,
    changes: [{ ...change, note: `${CHILD} is ill` }],
  };
  expect((await coach.post(`/api/check-in/sessions/${session.id}`, note)).status).toBe(200);
  const draft = { audience: 'both', ...TEXTS };
  for (const target of [{ sessionId: session.id }, { teamId }, { practiceId: practice.id }])
    expect((await coach.post('/api/messages', { ...target, ...draft })).status).toBe(201);
  await register(app.anonymous(), session, 'Late Player 1', 'late.1@example.test');
  const { body: late } = await register(app.anonymous(), session, 'Late Player 2', 'late.2@example.test');
  const promotion = { isWaitlist: false, addPlace: true, reason: 'Was promised the place of Zyxwkid' };
  expect((await coach.put(`/api/registrations/${late.id}`, promotion)).status).toBe(200);
  const sentence = { 'family-note-en': encodeURIComponent('Zyxwkid, keep your jersey') };
  expect((await coach.put(`/api/sessions/${session.id}`, { isCancelled: true }, sentence)).status).toBe(200);
  expect(await inTables(app)).toEqual(expect.arrayContaining(PARTS));
  return receipt;
}
type Traced = { session: ActivityRef; practice: ActivityRef; teamId: number };

/** The nightly run of a later night. */
async function night({ app, clock }: TestApp, instant: string): Promise<void> {
  clock.set(instant);
  await app.get(CleanupScheduler).tick();
}

async function erase(app: TestApp): Promise<void> {
  const { path } = await givenFamily(app, EMAIL);
  expect((await app.anonymous().post(`${path}/erase`)).status).toBe(204);
}

describe('an erased family', () => {
  it('is in no table and in no byte of the data folder, at once and after a night and a stop', async () => {
    const app = await started();
    const club = await givenClub(app);
    const coach = await app.signedIn('coach');
    await givenTraces(app, club, coach);
    await club.others(8);
    await erase(app);
    expect(await inTables(app)).toEqual([]);
    if (!ON_SERVER) expect(foundIn(app.configuration.dataDir)).toEqual({});
    await night(app, '2025-09-02T12:00:00.000Z');
    expect(await foundAfterStop(app)).toEqual({});
  });

  it('is no longer named in what coaches wrote, and every other word stays', async () => {
    const app = await started();
    const club = await givenClub(app);
    await givenTraces(app, club, await app.signedIn('coach'));
    await erase(app);
    const messages = await app.find(Message);
    expect(messages).toHaveLength(3);
    for (const message of messages)
      expect(message).toMatchObject({
        subjectEn: '[…] forgot a stick',
        textEn: '[…]’s stick is at the arena. Call Mrs. […], ([…], or write to […].',
        subjectFr: 'Bâton oublié',
        textFr: 'Le bâton de […] est à l’aréna.',
      });
    const mails = await app.find(OutboxMail);
    const notes = mails.flatMap(({ data }) => data?.note ?? []);
    expect(notes.length).toBeGreaterThan(0);
    for (const note of notes) expect(note).toEqual({ en: '[…], keep your jersey' });
    const entries = await app.find(AuditEntry);
    expect(entries.flatMap(({ after }) => after?.['reason'] ?? [])).toEqual([
      'Was promised the place of […]',
    ]);
  });

  it('is in no byte of a restored club whose first start erases it again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lions-erased-'));
    drops.push(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'before.backup');
    const app = await started({ BACKUP_DIR: folder });
    const club = await givenClub(app);
    await givenTraces(app, club, await app.signedIn('coach'));
    await writeBackup(app.configuration, file, undefined);
    await erase(app);
    const place = await createEmptyDatabase();
    drops.push(() => place.drop());
    await restoreBackup(place.configuration, file, undefined);
    if (!ON_SERVER) expect(foundIn(place.configuration.dataDir)).not.toEqual({});
    const again = await started({}, { ...app, configuration: readConfiguration(place.environment) });
    expect(await inTables(again)).toEqual([]);
    expect(await foundAfterStop(again)).toEqual({});
  });
});

describe('a family', () => {
  it('whose registrations are past their period is in no byte after the night and a stop', async () => {
    const app = await started();
    const { session, practice, others } = await givenClub(app, { date: '2026-01-10' });
    await register(app.anonymous(), session, CHILD, EMAIL, CONTACT);
    await register(app.anonymous(), practice, CHILD, EMAIL);
    await others(8);
    await night(app, '2025-12-06T12:00:00.000Z');
    expect(await inTables(app)).toEqual([]);
    expect(await foundAfterStop(app)).toEqual({});
  });
});
