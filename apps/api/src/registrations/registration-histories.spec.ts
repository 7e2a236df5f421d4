import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { givenOpenPractices, givenTeam } from '../testing/given.js';
import { PlaceHistory } from '../testing/places/place-history.js';
import { HISTORY } from '../testing/places/place-steps.js';
import { DryRunEnd, type Editor } from '../undo/editing.js';
import { useTestApp } from '../testing/test-app.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import { AppError } from '../platform/common/app-error.js';
import type { ConsequencesDto } from '../undo/undo.dto.js';
import { UndoService } from '../undo/undo.service.js';

/** Histories, more on a server: `npm run model -w @lions/api` runs 10,000, MODEL_SEED sets the seed. */
const HISTORIES = Number(process.env['MODEL_HISTORIES'] ?? (ON_SERVER ? 250 : 100));
/** Histories whose changes are undone. */
const UNDONE = Number(process.env['UNDO_HISTORIES'] ?? 25);
const SEED = Number(process.env['MODEL_SEED'] ?? 1976);
/** The embedded database runs one write at a time. */
const SIDE_BY_SIDE = ON_SERVER ? 6 : 1;

const TABLES = ['registrations', 'practices', 'tryout_sessions', 'teams', 'outbox_mails'];
const IGNORED = { version: undefined, updatedAt: undefined, nextAttemptAt: undefined };

let coach: Editor;
let teamId: number;

const app = useTestApp();
beforeAll(async () => {
  // Power cuts are tested elsewhere; waiting for the disk would take most of the time here.
  if (!ON_SERVER) await app.app.get(DataSource).query('PRAGMA synchronous = OFF');
  await givenOpenPractices(app);
  const { user } = await app.signedIn('coach');
  coach = {
    userId: user.id,
    username: user.username,
    role: 'coach',
    teamIds: null,
    mayChangePractices: true,
    adminSessionId: 1,
    isDryRun: false,
    note: undefined,
  };
  teamId = (await givenTeam(app, { registrationOpen: true })).id;
});

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
  `in ${UNDONE} random histories, every change of a coach can be undone without a trace in rows and mails`,
  () =>
    fc.assert(
      fc.asyncProperty(HISTORY, (history) => new PlaceHistory(app, coach, teamId, rehearse).run(history)),
      { numRuns: UNDONE, seed: SEED, endOnFailure: true },
    ),
  60_000 + UNDONE * 3000,
);

it(
  `${HISTORIES} random histories leave rows, waiting lines, ledgers and mails as the model predicts`,
  async () => {
    const numRuns = Math.ceil(HISTORIES / SIDE_BY_SIDE);
    const property = fc.asyncProperty(HISTORY, (history) =>
      new PlaceHistory(app, coach, teamId).run(history),
    );
    const lanes = Array.from({ length: SIDE_BY_SIDE }, (_, lane) =>
      fc.assert(property, { numRuns, seed: SEED + lane, endOnFailure: true }),
    );
    await Promise.all(lanes);
  },
  120_000 + HISTORIES * 600,
);
