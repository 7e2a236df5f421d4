import type { Client } from '../testing/client.js';
import { givenTeam } from '../testing/given.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import type { TeamDto } from './teams.dto.js';

const app = useTestApp({ empty: ['teams', 'audit_entries'] });
const coach = useSignedIn(app, 'coach');
const root = useSignedIn(app, 'superadmin');

const order = (teamIds: unknown, client: Client = coach, league = 'lheq') =>
  client.put<TeamDto[]>('/api/teams/order', { league, teamIds });
const listed = async (client: Client, league = 'lheq') =>
  (await client.get<TeamDto[]>(`/api/teams?league=${league}`)).body;
const idsOf = (teams: TeamDto[]) => teams.map(({ id }) => id);
const lines = async () =>
  (await root.get<{ action: string; before: object; after: object }[]>('/api/audit')).body.filter(
    ({ action }) => action === 'team.order',
  );

/** Three teams of one league, listed a, b, c; the middle one is hidden. */
async function threeTeams() {
  const a = await givenTeam(app, { name: 'M13', sortOrder: 0 });
  const b = await givenTeam(app, { name: 'M15', sortOrder: 1, isVisible: false });
  const c = await givenTeam(app, { name: 'M17', sortOrder: 2 });
  return { a: a.id, b: b.id, c: c.id };
}

describe('the order of a league’s teams', () => {
  it('is set by a coach for all callers, and leaves the other league unchanged', async () => {
    const { a, b, c } = await threeTeams();
    const other = await givenTeam(app, { league: 'm18aaa', sortOrder: 7 });
    const answer = await order([c, a, b]);
    expect(answer).toMatchObject({ status: 200, body: [{ id: c }, { id: a }, { id: b }] });
    expect(await listed(coach)).toEqual(answer.body);
    expect(idsOf(await listed(app.anonymous()))).toEqual([c, a]);
    expect(await listed(coach, 'm18aaa')).toMatchObject([{ id: other.id, sortOrder: 7, version: 1 }]);
  });

  it('edits no team: version and last update stay', async () => {
    const { a, b, c } = await threeTeams();
    const before = app.clock.now().toISOString();
    app.clock.advance(60_000);
    expect((await order([b, a, c])).body).toMatchObject([
      { id: b, sortOrder: 0, version: 1, updatedAt: before },
      { id: a, sortOrder: 1, version: 1, updatedAt: before },
      { id: c, sortOrder: 2, version: 1, updatedAt: before },
    ]);
    expect(await listed(coach)).toMatchObject([
      { id: b, version: 1, updatedAt: before },
      { id: a },
      { id: c },
    ]);
  });

  it('does not conflict with a coach who edits a team, and is kept by that edit', async () => {
    const { a, b, c } = await threeTeams();
    await order([c, b, a]);
    const edited = await root.put(`/api/teams/${c}`, { name: 'M17 B' }, { 'if-match': '"1"' });
    expect(edited).toMatchObject({ status: 200, body: { name: 'M17 B', sortOrder: 0, version: 2 } });
    expect(idsOf(await listed(coach))).toEqual([c, b, a]);
  });

  it('adds one audit entry, and none when nothing moved', async () => {
    const { a, b, c } = await threeTeams();
    await order([a, b, c]);
    expect(await lines()).toEqual([]);
    await order([c, b, a]);
    expect(await lines()).toMatchObject([
      { before: { league: 'lheq', teamIds: [a, b, c] }, after: { league: 'lheq', teamIds: [c, b, a] } },
    ]);
  });

  it('requires exactly the current teams of the league', async () => {
    const { a, b, c } = await threeTeams();
    const deleted = await givenTeam(app, { deletedAt: app.clock.now() });
    const foreign = await givenTeam(app, { league: 'm18aaa' });
    for (const wrong of [[], [a, b], [a, b, c, deleted.id], [a, b, foreign.id], [a, b, c, 999_999]])
      expect(await order(wrong)).toMatchObject({ status: 409, body: { code: 'TEAM_ORDER_OUTDATED' } });
    expect(await listed(coach)).toMatchObject([
      { id: a, version: 1 },
      { id: b, version: 1 },
      { id: c, version: 1 },
    ]);
    expect(await lines()).toEqual([]);
  });

  it.each([[undefined], [null], ['1'], [[0]], [[1.5]], [['1']], [[1, 1]], [[null]], [[2 ** 31]]])(
    'refuses %j as a list of teams',
    async (teamIds) => {
      expect(await order(teamIds)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED', details: [{ field: 'teamIds' }] },
      });
    },
  );

  it('refuses an unknown league and an anonymous caller', async () => {
    expect(await order([], coach, 'nhl')).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(await order([], app.anonymous())).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
  });

  it('is one of the two when two people order at once, never a mixture', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { a, b, c } = await threeTeams();
      const wanted = [
        [c, b, a],
        [b, c, a],
      ];
      const answers = await Promise.all([order(wanted[0]), order(wanted[1], root)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const now = await listed(coach);
      expect(wanted).toContainEqual(idsOf(now));
      expect(now.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2]);
      // The second call started from the first one's result: their entries are consecutive.
      const [second, first] = await lines();
      expect((second?.before as { teamIds: number[] }).teamIds).toEqual(
        (first?.after as { teamIds: number[] }).teamIds,
      );
      await app.execute('DELETE FROM teams');
    }
  });
});
