import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { givenOpenPractices } from '../testing/given/given-open-practices.js';
import { givenTeam } from '../testing/given/given-team.js';
import { PlaceHistory } from '../testing/places/place-history.js';
import { HISTORY } from '../testing/places/place-steps.js';
import type { Editor } from '../undo/editing.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';
import { ON_SERVER } from '../testing/database/test-database.js';

/** Histories per database; `npm run model -w @lions/api` runs 10,000, MODEL_SEED sets the seed. */
const HISTORIES = Number(process.env['MODEL_HISTORIES'] ?? 250);
const SEED = Number(process.env['MODEL_SEED'] ?? 1976);
/** The embedded database runs one write at a time. */
const SIDE_BY_SIDE = ON_SERVER ? 6 : 1;

let app: TestApp;
let coach: Editor;
let teamId: number;
beforeAll(async () => {
  app = await startTestApp();
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
  teamId = (await givenTeam(app.db, app.clock, { registrationOpen: true })).id;
});
afterAll(() => app.close());

it(
  `${HISTORIES} random histories leave rows, waiting lines, ledgers and mails as the model predicts`,
  async () => {
    const numRuns = Math.ceil(HISTORIES / SIDE_BY_SIDE);
    const property = fc.asyncProperty(HISTORY, (history) =>
      new PlaceHistory(app, coach, teamId).run(history),
    );
    const lanes = Array.from({ length: SIDE_BY_SIDE }, (_, lane) =>
      fc.assert(property, { numRuns, seed: SEED + lane }),
    );
    await Promise.all(lanes);
  },
  120_000 + HISTORIES * 600,
);
