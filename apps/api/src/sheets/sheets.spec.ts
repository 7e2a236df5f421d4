import { SHEET_SENTENCES } from '@lions/domain';
import papaparse from 'papaparse';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Practice } from '../practices/practice.entity.js';
import { givenPractice, givenRegistration, givenTeam, givenTryoutSession } from '../testing/given.js';
import { FILE, sheetCalls, sheetRefusal as refusal } from '../testing/sheet-calls.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import { TryoutSession } from '../tryouts/tryout-session.entity.js';

/** 2025-09-01, 12:00 in Montréal. */
const NOON = '2025-09-01T16:00:00.000Z';

const app = useTestApp({
  now: NOON,
  empty: ['tryout_sessions', 'practices', 'teams', 'audit_entries', 'undoable_changes'],
});
const root = useSignedIn(app, 'superadmin');
const coach = useSignedIn(app, 'coach');

const { download, dryRun, apply, undo, query } = sheetCalls(app, root);
const practices = () => app.find(Practice, { order: { id: 'ASC' } });
const sessions = () => app.find(TryoutSession, { order: { id: 'ASC' } });

describe('a sheet out', () => {
  it('names its columns in the language, and holds no formula', async () => {
    const team = await givenTeam(app, { name: 'M15 AAA' });
    await givenTryoutSession(app, { teamId: team.id, description: '=1+1', feeCents: 1250 });
    const { data } = papaparse.parse<string[]>(String(await download('sessions', 'csv', 'fr')), {
      skipEmptyLines: true,
    });
    expect(data[0]?.slice(0, 4)).toEqual(['Numéro', 'Équipe', 'Date', 'Heure']);
    expect(data[1]?.slice(1)).toEqual([
      'M15 AAA',
      '2025-09-05',
      '18:00 - 19:30',
      'Bob-Birnie Arena - Pointe-Claire',
      "'=1+1",
      '',
      '20',
      '12.5',
      '',
      'oui',
      'non',
    ]);
  });

  it.each(['csv', 'xlsx'] as const)(
    'as %s is equal when it comes in again, in either language',
    async (format) => {
      const texts = ['=1+1', "'quoted", '"a";b,c', 'à\nb', '0123', '+1 514', '<&>'];
      for (const description of texts) await givenTryoutSession(app, { description, date: '2024-02-29' });
      await givenTryoutSession(app, { date: 'Soon', time: 'Evening', isActive: false });
      await givenPractice(app, {
        feeCents: 5,
        feeUrl: 'https://pay.example.test',
        cancelledAt: app.clock.now(),
      });
      for (const lang of ['en', 'fr'] as const) {
        const { body } = await dryRun('sessions', await download('sessions', format, lang));
        expect(body.rows).toEqual([]);
        expect(body.counts.same).toBe(texts.length + 1);
        expect((await dryRun('practices', await download('practices', format, lang))).body.counts.same).toBe(
          1,
        );
      }
    },
  );

  it('is for superadmins', async () => {
    expect((await coach.get('/api/sheets?kind=practices')).status).toBe(403);
    expect((await coach.post('/api/sheets?kind=practices', 'x', FILE)).status).toBe(403);
    expect((await app.anonymous().post('/api/sheets?kind=practices', 'x', FILE)).status).toBe(401);
  });
});

describe('a sheet in', () => {
  const sheet = (...rows: string[]) => ['Date,Time,Spots,Fee', ...rows].join('\n');

  it('tells what each row would change, and changes nothing', async () => {
    const same = await givenPractice(app, { date: '2025-09-10' });
    const changed = await givenPractice(app, { date: '2025-09-11' });
    const gone = await givenPractice(app, { date: '2025-09-12' });
    const { body, status } = await dryRun(
      'practices',
      sheet(
        '2025-09-10,18:00 - 19:30,20,',
        '2025-09-11,18:00 - 19:30,22,"12,50"',
        '2025-09-20,6 PM,20,',
        '21/09/2025,18 h - 19 h 30,20,free',
        '2025-09-22,7:00 PM - 8:00 PM,18,',
      ),
    );
    expect(status).toBe(200);
    expect(body.counts).toEqual({ same: 1, new: 1, changed: 1, gone: 1, wrong: 2 });
    expect(body.rows).toEqual([
      {
        row: 4,
        state: 'wrong',
        name: '2025-09-20 · 6 PM',
        changes: [],
        problems: [{ column: 'Time', message: expect.stringContaining('must look like') as string }],
      },
      {
        row: 5,
        state: 'wrong',
        name: '21/09/2025 · 18 h - 19 h 30',
        changes: [],
        problems: [{ column: 'Fee', message: SHEET_SENTENCES.notMoney.en }],
      },
      {
        row: 6,
        state: 'new',
        name: '2025-09-22 · 7:00 PM - 8:00 PM',
        changes: [
          { column: 'Date', before: '', after: '2025-09-22' },
          { column: 'Time', before: '', after: '19:00 - 20:00' },
          { column: 'Spots', before: '', after: '18' },
        ],
        problems: [],
      },
      {
        row: 3,
        state: 'changed',
        name: '2025-09-11 · 18:00 - 19:30',
        changes: [
          { column: 'Spots', before: '20', after: '22' },
          { column: 'Fee', before: '', after: '12.5' },
        ],
        problems: [],
      },
      { row: null, state: 'gone', name: '2025-09-12 · 18:00 - 19:30', changes: [], problems: [] },
    ]);
    expect((await practices()).map(({ id, version }) => [id, version])).toEqual(
      [same, changed, gone].map(({ id }) => [id, 1]),
    );
  });

  it('adds and changes rows in one transaction with one line in the audit log, and is undone once', async () => {
    const { id } = await givenPractice(app, { date: '2025-09-11' });
    const rows = sheet('2025-09-11,18:00 - 19:30,22,', '2025-09-22,19:00 - 20:00,18,0');
    expect((await apply('practices', rows)).status).toBe(200);
    expect(await practices()).toMatchObject([
      { id, capacity: 22, version: 2 },
      { date: '2025-09-22', time: '7:00 PM - 8:00 PM', capacity: 18, feeCents: null, isActive: true },
    ]);
    const [entry, ...others] = await app.find(AuditEntry, { where: { subject: 'sheet' } });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'sheet.import',
      after: { sheet: 'practices', newRows: 1, changedRows: 1, removedRows: 0 },
    });
    expect((await undo()).status).toBe(204);
    expect(await practices()).toMatchObject([{ id, capacity: 20, version: 3 }]);
    expect((await undo()).status).toBe(400);
  });

  it('changes a session by its id, and finds its team by either name', async () => {
    const team = await givenTeam(app, { name: 'M15', nameFr: 'M15 Élite' });
    const { id } = await givenTryoutSession(app, { teamId: team.id });
    const rows = `Numéro;Équipe;Date;Heure;Aréna\n${id};m15 élite;2025-10-06;18:00 - 19:00;Aréna\n;M15;2025-10-07;18:00 - 19:00;Aréna`;
    const { body } = await apply('sessions', rows, { lang: 'fr' });
    expect(body.counts).toMatchObject({ changed: 1, new: 1, wrong: 0 });
    expect(await sessions()).toMatchObject([
      { id, teamId: team.id, date: '2025-10-06', location: 'Aréna', version: 2 },
      { teamId: team.id, date: '2025-10-07', capacity: 20, isActive: true, deletedAt: null },
    ]);
  });

  it('removes what it lacks only when asked to, and never what players are registered for', async () => {
    const past = await givenPractice(app, { date: '2025-08-01' });
    const lone = await givenPractice(app, { date: '2025-09-12' });
    const rows = sheet('2025-09-22,19:00 - 20:00,18,');
    await apply('practices', rows);
    expect((await practices()).map(({ cancelledAt }) => cancelledAt)).toEqual([null, null, null]);
    await apply('practices', rows, { removeMissing: true });
    expect(await practices()).toMatchObject([
      { id: past.id, cancelledAt: null },
      { id: lone.id, cancelledAt: app.clock.now() },
      { cancelledAt: null },
    ]);
    expect((await undo()).status).toBe(204);
    await givenRegistration(app, { practiceId: lone.id });
    const { body } = await dryRun('practices', rows, { removeMissing: true });
    expect(body.rows[0]).toMatchObject({
      state: 'wrong',
      row: null,
      problems: [{ message: SHEET_SENTENCES.registered.en }],
    });
    expect(await apply('practices', rows, { removeMissing: true })).toMatchObject(refusal('rowsWrong'));
    expect((await practices())[1]).toMatchObject({ cancelledAt: null });
  });

  it('changes the texts of a session with players, and nothing that their families planned with', async () => {
    const { id } = await givenTryoutSession(app);
    await givenRegistration(app, { sessionId: id });
    await apply('sessions', `Id,Description\n${id},Bring both jerseys`);
    expect(await sessions()).toMatchObject([{ description: 'Bring both jerseys' }]);
    for (const [column, value] of [
      ['Date', '2025-09-06'],
      ['Spots', '10'],
      ['Cancelled', 'yes'],
      ['Public', 'no'],
    ])
      expect((await dryRun('sessions', `Id,${column}\n${id},${value}`)).body.rows).toMatchObject([
        { state: 'wrong', problems: [{ column, message: SHEET_SENTENCES.registered.en }] },
      ]);
    expect((await undo()).status).toBe(204);
    expect(await sessions()).toMatchObject([{ description: null }]);
  });

  it('is refused when the club has changed since the dry run, or without one', async () => {
    const { id } = await givenPractice(app);
    const rows = `Id,Spots\n${id},22`;
    const { body } = await dryRun('practices', rows);
    await root.put(`/api/practices/${id}`, { capacity: 25 });
    const outdated = { status: 409, body: { code: 'SHEET_OUTDATED' } };
    expect(await root.post(query('practices', {}, body.digest), rows, FILE)).toMatchObject(outdated);
    expect(await root.post(query('practices', {}), rows, FILE)).toMatchObject(outdated);
    expect(await practices()).toMatchObject([{ capacity: 25 }]);
  });

  it('is not undone when one of its rows was changed, or has a player by now', async () => {
    const { id } = await givenPractice(app, { date: '2025-09-10' });
    const conflict = { status: 409, body: { code: 'UNDO_CONFLICT' } };
    await apply(
      'practices',
      `Id,Date,Time,Spots\n${id},2025-09-10,18:00 - 19:30,22\n,2025-09-22,19:00 - 20:00,18`,
    );
    const [, made] = await practices();
    for (const practiceId of [id, made?.id ?? 0]) {
      const { id: player } = await givenRegistration(app, { practiceId });
      expect(await undo()).toMatchObject(conflict);
      await app.execute('DELETE FROM registrations WHERE id = ?', [player]);
    }
    await root.put(`/api/practices/${made?.id}`, { capacity: 25 });
    expect(await undo()).toMatchObject(conflict);
    expect((await practices()).map(({ capacity }) => capacity)).toEqual([22, 25]);
  });
});

describe('a broken sheet', () => {
  const HEADER = 'Team,Date,Time,Arena,Spots,Fee,Where to pay,Public,Cancelled';
  const RIGHT = ['M15', '2025-09-10', '18:00 - 19:30', 'Arena', '20', '12.50', '', 'yes', 'no'];
  /** Wrong cells by column. */
  const WRONG: string[][] = [
    ['', 'M99', '#REF!'],
    ['', '05/06/2025', '2025-02-30', 'tomorrow', '2031-01-01', '2020-01-01', 'Date'],
    ['', '18:00', '19:30 - 18:00', '25:00 - 26:00', '0.75', '6:07 PM - 7:30 PM'],
    ['', 'x'.repeat(121), 'a\u0000b'.replace('\u0000', '\u0007')],
    ['0', '-1', '1.5', 'twenty', '201', '1e3', '99999999999'],
    ['free', '-5', '1,234.50', '99999999', '12.345'],
    ['example.test', 'ftp://example.test', 'javascript:alert(1)', `https://${'x'.repeat(3000)}`],
    ['maybe', '2'],
    ['perhaps', 'oui ou non'],
  ];
  const cells = WRONG.flatMap((texts, at) => texts.map((text) => [at, text] as const));
  const quoted = (row: readonly string[]) => row.map((text) => `"${text}"`).join(',');

  it('of each wrong cell is answered with the row and a sentence, and nothing is changed', async () => {
    await givenTeam(app, { name: 'M15' });
    const rows = cells.map(([at, text]) =>
      quoted(RIGHT.map((right, index) => (index === at ? text : right))),
    );
    const { body } = await dryRun('sessions', [HEADER, ...rows].join('\n'));
    const names = HEADER.split(',');
    expect(body.rows.map(({ row, state, problems }) => [row, state, problems[0]?.column])).toEqual(
      cells.map(([at], index) => [index + 2, 'wrong', names[at]]),
    );
    for (const { problems } of body.rows) expect(problems[0]?.message).toMatch(/^[A-Z].{5}/);
    expect(await apply('sessions', [HEADER, ...rows].join('\n'))).toMatchObject(refusal('rowsWrong'));
    expect(await sessions()).toEqual([]);
  });

  it.each([
    ['without known columns', 'a,b\n1,2', 'noHeader', 'sheet'],
    ['of one column', 'Date\n2025-09-10', 'noHeader', 'sheet'],
    ['without rows', HEADER, 'noRows', 'sheet'],
    ['with a column twice', `Date,${HEADER}\n2025-09-10`, 'columnTwice', 'Date'],
    ['with a column in both languages', `Heure,${HEADER}\n18:00`, 'columnTwice', 'Time'],
  ] as const)('%s is refused with a sentence', async (_, sheet, sentence, field) => {
    expect(await dryRun('sessions', sheet)).toMatchObject(refusal(sentence, field));
  });

  it('with a title, two headers, merged cells and a row twice names the wrong rows', async () => {
    await givenTeam(app, { name: 'M15' });
    const { id } = await givenPractice(app);
    const merged = quoted(RIGHT.map((text, at) => (at === 0 ? '' : text)));
    const sheet = ['Season 2025', '', HEADER, quoted(RIGHT), merged, HEADER].join('\n');
    expect((await dryRun('sessions', sheet)).body.rows.map(({ row, state }) => [row, state])).toEqual([
      [5, 'wrong'],
      [6, 'wrong'],
      [4, 'new'],
    ]);
    expect((await dryRun('practices', `Id,Spots\n${id},22\n${id},23`)).body.rows).toMatchObject([
      { row: 3, problems: [{ message: SHEET_SENTENCES.rowTwice.en }] },
      { row: 2, state: 'changed' },
    ]);
  });
});

describe('a random club', () => {
  it('comes out and in again equal, into an empty club', async () => {
    for (let run = 0; run < 5; run += 1) {
      const count = 1 + run * 3;
      for (let each = 0; each < count; each += 1)
        await givenPractice(app, {
          date: `2025-1${each % 3}-${String(10 + each).padStart(2, '0')}`,
          capacity: 1 + ((each * 7) % 60),
          feeCents: each % 2 ? null : each * 125 + 5,
          isActive: each % 3 > 0,
          cancelledAt: each % 4 ? null : app.clock.now(),
        });
      const before = await download('practices', run % 2 ? 'csv' : 'xlsx', run % 2 ? 'fr' : 'en');
      const was = await practices();
      await app.execute('DELETE FROM practices');
      expect((await apply('practices', before)).body.counts).toMatchObject({ new: count, wrong: 0 });
      const idless = (rows: Practice[]) => rows.map((row) => ({ ...row, id: 0 }));
      expect(idless(await practices())).toEqual(idless(was));
      await app.execute('DELETE FROM practices');
    }
  });
});
