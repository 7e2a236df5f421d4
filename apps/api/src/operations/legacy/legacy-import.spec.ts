import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, civilAt } from '@lions/domain';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { dataSourceOptions } from '../../platform/database/data-source-options.js';
import { ENTITIES } from '../../entities.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { importLegacy } from './import-legacy.js';

const SAMPLES = join(__dirname, '../../../../../docs/samples');
const sample = (name: string) => JSON.parse(readFileSync(join(SAMPLES, name), 'utf8')) as Sample;
type Row = Record<string, unknown>;
type Sample = Partial<Record<'tryouts' | 'tryoutRegistrations' | 'users', Row[]>>;

let app: TestApp;
let day: string;
beforeEach(async () => {
  app = await startTestApp();
  app.clock.set(new Date());
  day = addDays(civilAt(app.clock.now(), app.configuration.zone).date, 14);
});
afterEach(() => app.close());

/** The sample with days in the future. */
function tryoutsAhead(): Sample {
  const content = sample('legacy-tryouts.json');
  return { ...content, tryouts: (content.tryouts ?? []).map((row) => ({ ...row, date: day })) };
}
async function run(content: unknown, options: { isWritten?: boolean; showNames?: boolean } = {}) {
  const path = join(app.configuration.dataDir, 'legacy.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  const { isWritten = true, showNames = false } = options;
  const database = await dataSourceOptions(app.configuration, ENTITIES);
  return importLegacy(app.configuration, database, { path, isWritten, showNames });
}
async function rowCounts(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of [
    'teams',
    'tryout_sessions',
    'registrations',
    'ledger_entries',
    'admin_users',
    'audit_entries',
    'outbox_mails',
    'families',
    'legacy_imports',
  ]) {
    counts[table] = await app.db.read((reader) => reader.count(table, {}));
  }
  return counts;
}

describe('the older system’s tryouts', () => {
  it('are checked by a dry run, which writes nothing and reports what the run then does', async () => {
    const before = await rowCounts();
    const dry = await run(tryoutsAhead(), { isWritten: false });
    expect(await rowCounts()).toEqual(before);
    const written = await run(tryoutsAhead());
    expect(dry[0]).toBe('Dry run, nothing was written (--write writes it):');
    expect(dry.slice(1)).toEqual(written.slice(1));
    expect(written).toEqual([
      'Written:',
      '  tryouts: 2 taken, 0 taken before, 0 not taken',
      '  tryoutRegistrations: 4 taken, 0 taken before, 0 not taken',
      '  users: 0 taken, 0 taken before, 0 not taken',
      '  new teams (hidden until a coach shows them): 2',
      '  registrations on a waiting list: 1',
    ]);
  });

  it('become sessions of hidden teams, with places in order of arrival, a ledger and no mail', async () => {
    await run(tryoutsAhead());
    const coach = await app.signedIn('coach');
    const { body: teams } = await coach.get<Row[]>('/api/teams');
    expect((await app.anonymous().get('/api/teams')).body).toEqual([]);
    const idOf = (name: string) => teams.find((team) => team['name'] === name)?.['id'];
    expect(teams).toHaveLength(2);
    const sessions = async (name: string) =>
      (await coach.get<Row[]>(`/api/teams/${String(idOf(name))}/sessions`)).body;
    const [full] = await sessions('M15 Example');
    const location = 'Dollard Civic Centre - Dollard-Des Ormeaux';
    expect(full).toMatchObject({
      date: day,
      time: '6:00 PM - 7:30 PM',
      location,
      capacity: 2,
      isActive: true,
    });
    const [closed] = await sessions('M18 Example');
    expect(closed).toMatchObject({ time: '6:00 PM - 7:30 PM', location: 'Another Arena', isActive: false });
    const { body: held } = await coach.get<Row[]>(`/api/sessions/${String(full?.['id'])}/registrations`);
    const facts = held.map((row) => [row['playerName'], row['playerPosition'], row['status']]);
    expect(facts.sort()).toEqual([
      ['First Example', 'Forward', 'confirmed'],
      ['Second Example', 'Defense', 'confirmed'],
      ['Third Example', 'Goalie', 'waiting'],
    ]);
    expect(await rowCounts()).toMatchObject({ ledger_entries: 4, outbox_mails: 0, families: 0 });
    expect(JSON.stringify(await app.find(AuditEntry))).not.toMatch(/First Example|first\.parent/);
  });

  it('are imported once with repeated files, and new rows are added', async () => {
    await run(tryoutsAhead());
    const before = await rowCounts();
    const again = await run(tryoutsAhead());
    expect(again).toContain('  tryoutRegistrations: 0 taken, 4 taken before, 0 not taken');
    expect(await rowCounts()).toEqual(before);
    const { tryouts, tryoutRegistrations = [] } = tryoutsAhead();
    const more = { ...tryoutRegistrations[0], id: 5, playerName: 'Fifth Example' };
    await run({ tryouts, tryoutRegistrations: [...tryoutRegistrations, more] });
    expect(await rowCounts()).toMatchObject({ registrations: 5, legacy_imports: 7, teams: 2 });
  });

  it('are assigned to an existing team, regardless of the case of its name', async () => {
    const coach = await app.signedIn('coach');
    await coach.post('/api/teams', { name: 'm15 EXAMPLE', league: 'lheq' });
    expect(await run(tryoutsAhead())).toContain('  new teams (hidden until a coach shows them): 1');
  });

  it('are reported row by row when refused, without names or values', async () => {
    const [tryout, other] = tryoutsAhead().tryouts ?? [];
    const [player] = tryoutsAhead().tryoutRegistrations ?? [];
    const content = {
      tryouts: [
        tryout,
        { ...other, date: 'next Friday' },
        { ...tryout, id: 3, date: '2020-01-01', status: 'maybe', time: '7:30 PM - 6:00 PM' },
        'nonsense',
        { ...tryout, id: 4, date: '2020-01-01' },
      ],
      tryoutRegistrations: [
        player,
        { ...player, id: 6, position: 'Q' },
        { ...player, id: 7, tryoutId: 99, playerName: 'Lost Example' },
        { ...player, id: 8, playerName: '  second   EXAMPLE ' },
        { ...player, id: 9, parentEmail: 'nobody@localhost', birthYear: '2012', 'Odd Example': 'x' },
        { ...player, id: 10, tryoutId: 4 },
        { ...player, playerName: 'Same Id Example' },
        null,
      ],
    };
    const quiet = await run(content);
    const refusals = quiet.filter((line) => line.includes('not taken: '));
    expect(refusals.map((line) => line.replace('  not taken: ', ''))).toEqual([
      expect.stringMatching(/^tryouts row 2: date: /),
      expect.stringMatching(/^tryouts row 3: time: /),
      expect.stringMatching(/^tryouts row 3: status: /),
      'tryouts row 4: (row): must be an object',
      'tryoutRegistrations row 2: position: must be D, F or G',
      expect.stringMatching(/^tryoutRegistrations row 5: (\(unnamed field\)|parentEmail|birthYear): /),
      expect.stringMatching(/^tryoutRegistrations row 5: (\(unnamed field\)|parentEmail|birthYear): /),
      expect.stringMatching(/^tryoutRegistrations row 5: (\(unnamed field\)|parentEmail|birthYear): /),
      'tryoutRegistrations row 8: (row): must be an object',
      'tryoutRegistrations row 3: tryoutId: is no tryout that was taken',
      'tryoutRegistrations row 4: playerName: is in this session already',
      'tryoutRegistrations row 7: playerName: is in this session already',
      'tryoutRegistrations row 6: tryoutId: its session is too long past to keep it',
    ]);
    expect(quiet.join()).not.toMatch(/Example|nobody|next Friday/);
    expect(await rowCounts()).toMatchObject({ registrations: 1, tryout_sessions: 2 });
    expect((await run(content, { showNames: true })).join()).toContain('row 3 ("Lost Example"): tryoutId');
  });

  it('are imported once by two parallel runs', async () => {
    const results = await Promise.allSettled([run(tryoutsAhead()), run(tryoutsAhead())]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeLessThan(2);
    for (const { reason } of refused)
      expect((reason as Error).message).toBe(
        'Nothing was written: another process wrote the same rows meanwhile. Run it again.',
      );
    expect(await rowCounts()).toMatchObject({ registrations: 4, tryout_sessions: 2, legacy_imports: 6 });
  });
});

describe('the older system’s users', () => {
  it('become inactive coaches; the old password never works, even after activation', async () => {
    await run(sample('legacy-users.json'));
    const superadmin = await app.signedIn('superadmin');
    const { body: users } = await superadmin.get<Row[]>('/api/admin/users');
    const old = users.find((user) => user['username'] === 'old.coach');
    expect(old).toMatchObject({ role: 'coach', isActive: false, email: 'old.coach@legacy.invalid' });
    const [{ password } = {}] = sample('legacy-users.json').users ?? [];
    const signIn = () => app.anonymous().post('/api/auth/login', { username: 'old.coach', password });
    expect((await signIn()).status).toBe(401);
    const switched = await superadmin.put(`/api/admin/users/${String(old?.['id'])}`, { isActive: true });
    expect(switched.status).toBe(200);
    expect((await signIn()).status).toBe(401);
    expect(await run(sample('legacy-users.json'))).toContain('  users: 0 taken, 2 taken before, 0 not taken');
  });

  it('are reported when their name is taken', async () => {
    const { user } = await app.signedIn('coach');
    const lines = await run({
      users: [
        { id: 1, username: user.username.toUpperCase() },
        { id: 2, username: 'Éric' },
      ],
    });
    expect(lines).toContain('  not taken: users row 1: username: is taken');
    expect(lines.some((line) => line.startsWith('  not taken: users row 2: username: '))).toBe(true);
    expect(lines).toContain('  users: 0 taken, 0 taken before, 2 not taken');
  });
});
