import { SHEET_LIMITS, SHEET_SENTENCES, VALIDATION } from '@lions/domain';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { Team } from '../teams/team.entity.js';
import { givenTeam, givenTryoutSession } from '../testing/given.js';
import { sheetCalls, sheetRefusal } from '../testing/sheet-calls.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';

const app = useTestApp({ empty: ['tryout_sessions', 'teams', 'audit_entries', 'undoable_changes'] });
const root = useSignedIn(app, 'superadmin');
const { download, dryRun, apply, undo } = sheetCalls(app, root);
const teams = () => app.find(Team, { order: { id: 'ASC' } });

describe('a sheet of teams', () => {
  it('is equal when it comes in again, and fills an empty club', async () => {
    for (let run = 0; run < 4; run += 1) {
      for (let each = 0; each < 1 + run * 2; each += 1)
        await givenTeam(app, {
          name: `=M1${each}`,
          nameFr: each % 2 ? null : `M1${each} Élite`,
          league: each % 3 ? 'lheq' : 'm18aaa',
          description: each % 2 ? 'a;"b"\nc' : null,
          colorTheme: each % 2 ? 'gold' : 'none',
          isVisible: each % 3 > 0,
          sortOrder: each * 7,
          playerDisplay: each % 2 ? 'initials' : 'numbers',
          registrationOpen: each % 2 > 0,
        });
      const was = await teams();
      for (const format of ['csv', 'xlsx'] as const)
        for (const lang of ['en', 'fr'] as const) {
          const { body } = await dryRun('teams', await download('teams', format, lang));
          expect([body.rows, body.counts.same]).toEqual([[], was.length]);
        }
      const file = await download('teams', run % 2 ? 'csv' : 'xlsx', run % 2 ? 'fr' : 'en');
      await app.execute('DELETE FROM teams');
      expect((await apply('teams', file)).body.counts).toMatchObject({ new: was.length, wrong: 0 });
      const idless = (rows: Team[]) => rows.map((row) => ({ ...row, id: 0 }));
      expect(idless(await teams())).toEqual(idless(was));
      await app.execute('DELETE FROM teams');
    }
  });

  it('adds and changes teams with an audit entry each, and is undone once', async () => {
    const { id } = await givenTeam(app, { name: 'M15', category: 'M15' });
    const sheet = 'Ligue;Nom;Catégorie;Couleur\nlheq;M15;M15 AAA;or\nm18aaa;M18;;';
    const { body } = await apply('teams', sheet, { lang: 'fr' });
    expect(body).toMatchObject({ counts: { same: 0, new: 1, changed: 1, gone: 0, wrong: 0 } });
    const [changed, made] = await teams();
    expect(changed).toMatchObject({ id, category: 'M15 AAA', colorTheme: 'gold', version: 2 });
    expect(made).toMatchObject({ name: 'M18', league: 'm18aaa', category: 'M18', isVisible: true });
    const entries = await app.find(AuditEntry, { order: { id: 'ASC' } });
    expect(entries.map(({ action, subjectId }) => [action, subjectId])).toEqual(
      expect.arrayContaining([
        ['sheet.import', null],
        ['team.update', id],
        ['team.create', made?.id],
      ]),
    );
    expect((await undo()).status).toBe(204);
    expect(await teams()).toMatchObject([{ id, category: 'M15', colorTheme: 'none', version: 3 }]);
    expect((await undo()).status).toBe(400);
  });

  it('keeps the teams that it lacks', async () => {
    const { teamId } = await givenTryoutSession(app);
    const { body } = await apply('teams', 'League,Name\nlheq,M13', { removeMissing: true });
    expect(body.counts).toMatchObject({ new: 1, gone: 0 });
    expect(await teams()).toMatchObject([
      { id: teamId, deletedAt: null, version: 1 },
      { name: 'M13', deletedAt: null },
    ]);
  });

  it('is not undone when one of its teams was changed, or has a session by now', async () => {
    const { id } = await givenTeam(app, { name: 'M15' });
    const conflict = { status: 409, body: { code: 'UNDO_CONFLICT' } };
    await apply('teams', `Id,Name,League\n${id},M15 AAA,lheq\n,M13,lheq`);
    const [, made] = await teams();
    await givenTryoutSession(app, { teamId: made?.id ?? 0 });
    expect(await undo()).toMatchObject(conflict);
    await app.execute('DELETE FROM tryout_sessions');
    await root.put(`/api/teams/${id}`, { name: 'M15 BB' });
    expect(await undo()).toMatchObject(conflict);
    expect((await teams()).map(({ name }) => name)).toEqual(['M15 BB', 'M13']);
  });

  it('with wrong cells is answered with the row and a sentence, and nothing is changed', async () => {
    const { id } = await givenTeam(app, { name: 'M15' });
    const sheet = [
      'Id,League,Name,Color Theme,How the public sees the players,Order,Visible to public',
      `${id},lheq,,,,,`,
      ',nhl,M16,,,,',
      ',lheq,M17,pink,,,',
      ',lheq,M18,,faces,,',
      ',lheq,M19,,,-1,',
      ',lheq,M20,,,,perhaps',
      ',,M21,,,,',
      'League,Name,,,,,',
      ',lheq,M22,,,,',
      ',lheq,M22,,,,',
    ].join('\n');
    const { body } = await dryRun('teams', sheet);
    expect(body.rows.map(({ row, state, problems: [problem] }) => [row, state, problem?.message])).toEqual([
      [2, 'wrong', VALIDATION.teamNameRequired],
      [3, 'wrong', VALIDATION.leagueInvalid],
      [4, 'wrong', SHEET_SENTENCES.colorUnknown.en],
      [5, 'wrong', SHEET_SENTENCES.displayUnknown.en],
      [6, 'wrong', VALIDATION.wholeNumberInvalid],
      [7, 'wrong', SHEET_SENTENCES.yesOrNo.en],
      [8, 'wrong', VALIDATION.required],
      [9, 'wrong', SHEET_SENTENCES.idWrong.en],
      [11, 'wrong', SHEET_SENTENCES.rowTwice.en],
      [10, 'new', undefined],
    ]);
    expect(await apply('teams', sheet)).toMatchObject(sheetRefusal('rowsWrong'));
    expect(await teams()).toMatchObject([{ name: 'M15', version: 1 }]);
  });

  it('with more differences than are saved one after another is refused', async () => {
    const rows = Array.from({ length: SHEET_LIMITS.changes + 1 }, (_, at) => `lheq,M${at}`);
    expect(await dryRun('teams', ['League,Name', ...rows].join('\n'))).toMatchObject(
      sheetRefusal('tooManyChanges'),
    );
    const most = ['League,Name', ...rows.slice(1)].join('\n');
    expect((await apply('teams', most)).body.counts.new).toBe(SHEET_LIMITS.changes);
    expect((await undo()).status).toBe(204);
    expect(await teams()).toEqual([]);
  });
});
