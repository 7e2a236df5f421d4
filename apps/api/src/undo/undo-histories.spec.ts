import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { AppError } from '../platform/common/app-error.js';
import { givenOpenPractices } from '../testing/given/given-open-practices.js';
import { givenTeam } from '../testing/given/given-team.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import { PlaceHistory } from '../testing/places/place-history.js';
import { HISTORY } from '../testing/places/place-steps.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import type { ConsequencesDto } from './consequences.dto.js';
import { DryRunEnd, type Editor } from './editing.js';
import { UndoService } from './undo.service.js';

/** Histories per database; MODEL_SEED sets the seed. */
const HISTORIES = Number(process.env['MODEL_HISTORIES'] ?? 25);
const SEED = Number(process.env['MODEL_SEED'] ?? 1976);
const TABLES = ['registrations', 'practices', 'tryout_sessions', 'teams', 'outbox_mails'];

const IGNORED = { version: undefined, updatedAt: undefined, nextAttemptAt: undefined };

let app: TestApp;
let coach: Editor;
let teamId: number;
beforeAll(async () => {
  app = await startTestApp();
  // Power cuts are tested elsewhere; waiting for the disk would take most of the time here.
  if (!ON_SERVER) await app.app.get(DataSource).query('PRAGMA synchronous = OFF');
  await givenOpenPractices(app);
  const { user } = await app.signedIn('coach');
  const { id: userId, username } = user;
  const caller = {
    userId,
    username,
    role: 'coach',
    teamIds: null,
    mayChangePractices: true,
    adminSessionId: 1,
  } as const;
  coach = { ...caller, isDryRun: false, note: undefined };
  teamId = (await givenTeam(app.db, app.clock, { registrationOpen: true })).id;
});
afterAll(() => app.close());

/** Every stored value, except those that rise with an undo, too, and when a mail leaves. */
async function storedRows(): Promise<string[]> {
  const rows: string[] = [];
  for (const table of TABLES)
    for (const row of await app.app
      .get(DataSource)
      .query<Record<string, unknown>[]>(`SELECT * FROM ${table} ORDER BY id`))
      rows.push(`${table} ${JSON.stringify({ ...row, ...IGNORED })}`);
  return rows;
}

const mailsAmong = (rows: readonly string[]) => rows.filter((row) => row.startsWith('outbox_mails')).length;

/** The consequences of the change; undefined when it is refused. */
async function dryRunOf(change: () => Promise<unknown>): Promise<ConsequencesDto | undefined> {
  coach.isDryRun = true;
  try {
    await change();
    throw new Error('A dry run changed something');
  } catch (error) {
    if (error instanceof DryRunEnd) return error.answer as ConsequencesDto;
    if (error instanceof AppError) return undefined;
    throw error;
  } finally {
    coach.isDryRun = false;
  }
}

/** Makes a change as a dry run, makes it, and undoes it: nothing is left of it. */
async function rehearse(change: () => Promise<unknown>): Promise<void> {
  const undo = app.app.get(UndoService);
  const newest = async () => (await undo.list(coach))[0];
  const before = await storedRows();
  const consequences = await dryRunOf(change);
  expect(await storedRows()).toEqual(before);
  if (!consequences) return;
  const earlier = await newest();
  await change();
  const after = await storedRows();
  const made = await newest();
  if (made && made.id !== earlier?.id) {
    expect(consequences.toldFamilies).toBe(made.families);
    expect(consequences.families).toBeGreaterThanOrEqual(made.families);
    expect(consequences.letters.length > 0).toBe(mailsAmong(after) > mailsAmong(before));
    await undo.undo(coach, made.id);
  }
  expect(await storedRows()).toEqual(before);
}

it(
  `in ${HISTORIES} random histories, every change of a coach can be undone without a trace in rows and mails`,
  () =>
    fc.assert(
      fc.asyncProperty(HISTORY, (history) => new PlaceHistory(app, coach, teamId, rehearse).run(history)),
      { numRuns: HISTORIES, seed: SEED },
    ),
  60_000 + HISTORIES * 3000,
);
