import { LIMITS, SHEET_SENTENCES, VALIDATION } from '@lions/domain';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { PlayerListRetention } from '../teams/player-list-retention.js';
import { Team } from '../teams/team.entity.js';
import { givenTeam } from '../testing/given.js';
import { sheetCalls, sheetRefusal } from '../testing/sheet-calls.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';

const app = useTestApp({ empty: ['teams', 'audit_entries', 'undoable_changes'] });
const root = useSignedIn(app, 'superadmin');
const { download, dryRun, apply, undo } = sheetCalls(app, root);
const lists = async () =>
  (await app.find(Team, { order: { id: 'ASC' } })).map(({ activePlayers }) => activePlayers);
const named = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Demo Player ${from + at}`);

describe('a sheet of player lists', () => {
  it('is equal when it comes in again, and fills empty lists', async () => {
    await givenTeam(app, { name: 'M15', nameFr: 'M15 Élite', activePlayers: named(0, 40) });
    await givenTeam(app, { name: 'M15', league: 'm18aaa', activePlayers: ['=1+1', ...named(7, 9)] });
    await givenTeam(app, { name: 'M13' });
    const was = await lists();
    for (const format of ['csv', 'xlsx'] as const)
      for (const lang of ['en', 'fr'] as const) {
        const file = await download('players', format, lang);
        expect((await dryRun('players', file)).body).toMatchObject({ rows: [], counts: { same: 43 } });
        await app.execute("UPDATE teams SET activePlayers = '[]'");
        expect((await apply('players', file)).body.counts).toMatchObject({ new: 43, wrong: 0 });
        expect(await lists()).toEqual(was);
      }
  });

  it('adds names at the end and removes others only when asked to, and is undone once', async () => {
    const { id } = await givenTeam(app, { name: 'M15', activePlayers: ['Demo A', 'Demo B', 'Demo C'] });
    const sheet = 'Équipe;Joueur\nM15;Demo C\nM15;Demo D\nM15;Demo A';
    const { body } = await apply('players', sheet);
    expect(body.counts).toEqual({ same: 2, new: 1, changed: 0, gone: 1, wrong: 0 });
    expect(body.rows).toMatchObject([
      { row: 3, state: 'new', name: 'M15 · Demo D' },
      { row: null, state: 'gone', name: 'M15 · Demo B' },
    ]);
    expect(await lists()).toEqual([['Demo A', 'Demo B', 'Demo C', 'Demo D']]);
    await apply('players', sheet, { removeMissing: true });
    expect(await lists()).toEqual([['Demo A', 'Demo C', 'Demo D']]);
    const entries = await app.find(AuditEntry, { where: { action: 'team.updatePlayers' } });
    expect(entries.map(({ subjectId }) => subjectId)).toEqual([id, id]);
    expect(JSON.stringify(await app.find(AuditEntry))).not.toContain('Demo');
    expect((await undo()).status).toBe(204);
    expect(await lists()).toEqual([['Demo A', 'Demo B', 'Demo C', 'Demo D']]);
    await root.put(`/api/teams/${id}/active-players`, { playerNames: ['Demo E'] });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'UNDO_CONFLICT' } });
    expect(await lists()).toEqual([['Demo E']]);
  });

  it('with wrong rows is answered with a sentence each, and nothing is changed', async () => {
    await givenTeam(app, { name: 'M15', activePlayers: ['Demo A'] });
    const rows = ['M99,Demo B', ',Demo B', 'M15,', 'M15,a@example.test', 'M15,514 555 0100', 'M15,A; B'];
    const sheet = [
      'Team,Player',
      ...rows,
      'Team,Player',
      'M15,Demo A',
      'M15,Demo A',
      'M15,Demo B',
      'M15,Demo B',
    ];
    const { body } = await dryRun('players', sheet.join('\n'));
    expect(body.rows.map(({ row, problems: [problem] }) => [row, problem?.message])).toEqual([
      [2, SHEET_SENTENCES.teamUnknown.en],
      [3, SHEET_SENTENCES.teamUnknown.en],
      [4, VALIDATION.required],
      [5, VALIDATION.playerHoldsContact],
      [6, VALIDATION.playerHoldsContact],
      [7, VALIDATION.playerNameInvalid],
      [8, SHEET_SENTENCES.teamUnknown.en],
      [10, SHEET_SENTENCES.rowTwice.en],
      [12, SHEET_SENTENCES.rowTwice.en],
      [11, undefined],
    ]);
    expect(await apply('players', sheet.join('\n'))).toMatchObject(sheetRefusal('rowsWrong'));
    expect(await lists()).toEqual([['Demo A']]);
  });

  it('cannot lead to a list that is too long, and may replace a whole list', async () => {
    await givenTeam(app, { name: 'M15', activePlayers: named(0, LIMITS.playersPerTeam) });
    const sheet = ['Team,Player', ...named(500, 500 + LIMITS.playersPerTeam).map((name) => `M15,${name}`)];
    const { body } = await dryRun('players', sheet.join('\n'));
    expect(body.rows[0]).toMatchObject({
      state: 'wrong',
      name: 'M15',
      problems: [{ column: '', message: VALIDATION.tooManyPlayers }],
    });
    expect(await apply('players', sheet.join('\n'))).toMatchObject(sheetRefusal('rowsWrong'));
    await apply('players', sheet.join('\n'), { removeMissing: true });
    expect(await lists()).toEqual([named(500, 500 + LIMITS.playersPerTeam)]);
  });

  it('is not undone once the lists were emptied at the end of a season', async () => {
    await givenTeam(app, { name: 'M15', activePlayers: ['Demo A'] });
    await apply('players', 'Team,Player\nM15,Demo B', { removeMissing: true });
    expect(await lists()).toEqual([['Demo B']]);
    await app.db.write((tx) =>
      app.app.get(PlayerListRetention, { strict: false }).emptyIn(tx, app.clock.now()),
    );
    expect((await undo()).status).toBe(400);
    expect(await lists()).toEqual([[]]);
  });
});
