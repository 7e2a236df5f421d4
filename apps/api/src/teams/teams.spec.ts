import { namesAlone, NEW_TEAM, parsePlayerList, TEAM_FIELDS, type TeamField } from '@lions/domain';
import { givenTeam } from '../testing/given.js';
import { useSignedIn, useTestApp } from '../testing/test-app.js';
import type { TeamDto, TeamWithPlayerChangesDto } from './teams.dto.js';

const app = useTestApp({ empty: ['teams'] });
const coach = useSignedIn(app, 'coach');
const root = useSignedIn(app, 'superadmin');

/** The fields that null or an empty text clears. */
const CLEARABLE = Object.entries(NEW_TEAM).flatMap(([field, value]) =>
  value === null ? [field as keyof typeof NEW_TEAM] : [],
);
/** Values of a field at its bounds, and just beyond them. */
interface Bounded {
  field: string;
  at: unknown[];
  beyond: unknown[];
}
const FIELDS: Record<string, { personal: boolean; min?: number; max?: number }> = TEAM_FIELDS;
const BOUNDED = Object.entries(FIELDS).flatMap(([field, { min, max }]): Bounded[] => {
  if (max === undefined) return [];
  return min === undefined
    ? [{ field, at: ['é'.repeat(max)], beyond: ['x'.repeat(max + 1)] }]
    : [{ field, at: [min, max], beyond: [min - 1, max + 1] }];
});
const namesOf = (answer: { body: TeamDto[] }) => answer.body.map((team) => team.name);
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

describe('the list of teams', () => {
  it('shows the public the visible teams, and coaches all that are not deleted', async () => {
    await givenTeam(app, { name: 'M13 Visible' });
    await givenTeam(app, { name: 'M15 Hidden', isVisible: false });
    await givenTeam(app, { name: 'M17 Deleted', deletedAt: app.clock.now() });
    expect(namesOf(await app.anonymous().get<TeamDto[]>('/api/teams'))).toEqual(['M13 Visible']);
    expect(namesOf(await app.anonymous().get<TeamDto[]>('/api/teams?league=lheq'))).toEqual(['M13 Visible']);
    expect(namesOf(await coach.get<TeamDto[]>('/api/teams'))).toEqual(['M13 Visible', 'M15 Hidden']);
  });

  it('refuses names without a visible character', async () => {
    const answer = await coach.post('/api/teams', { name: '\u200b\u2060\u202e', league: 'lheq' });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'name' }] } });
  });

  it('is sorted by sort order, then by age division and name', async () => {
    for (const name of ['Elite', 'M15 B', 'M9', 'M15 A', 'M15 A 10', 'M15 A 9'])
      await givenTeam(app, { name });
    await givenTeam(app, { name: 'Z first', sortOrder: 0 });
    await givenTeam(app, { name: 'M7 last', sortOrder: 1 });
    const expected = ['M9', 'M15 A', 'M15 A 9', 'M15 A 10', 'M15 B', 'Elite', 'Z first', 'M7 last'];
    expect(namesOf(await coach.get<TeamDto[]>('/api/teams'))).toEqual(expected);
  });

  it('can be limited to one league', async () => {
    await givenTeam(app, { name: 'M15 L' });
    await givenTeam(app, { name: 'M18 M', league: 'm18aaa' });
    expect(namesOf(await coach.get<TeamDto[]>('/api/teams?league=m18aaa'))).toEqual(['M18 M']);
  });

  it('refuses unknown leagues and parameters', async () => {
    for (const league of ['nhl', 'LHEQ', '', 'lheq%20', "lheq'--", 'toString'])
      expect(await coach.get(`/api/teams?league=${league}`)).toMatchObject({
        status: 400,
        body: { code: 'UNKNOWN_LEAGUE' },
      });
    for (const query of ['league=lheq&league=lheq', 'league[]=lheq', 'ligue=lheq'])
      expect(await coach.get(`/api/teams?${query}`)).toMatchObject({
        status: 400,
        body: { code: 'VALIDATION_FAILED' },
      });
  });

  it.each([
    ['names', ['Demo Abel', 'demo Bouchard', 'Ann-Marie Cyr']],
    ['initials', ['D. A.', 'D. B.', 'A.-M. C.']],
    ['numbers', ['1', '2', '3']],
  ] as const)(
    'shows the public the players as %s, and coaches the names as typed',
    async (playerDisplay, shown) => {
      const typed = ['Ann-Marie Cyr', 'demo Bouchard', 'Demo Abel'];
      await givenTeam(app, { playerDisplay, activePlayers: typed });
      expect((await app.anonymous().get<TeamDto[]>('/api/teams')).body[0]?.activePlayers).toEqual(shown);
      expect((await coach.get<TeamDto[]>('/api/teams')).body[0]?.activePlayers).toEqual(typed);
    },
  );
});

describe('creating a team', () => {
  it('requires name and league, and has defaults for the rest', async () => {
    const answer = await coach.post<TeamDto>('/api/teams', { name: '  M15 AAA  ', league: 'lheq' });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: 'M15 AAA',
        league: 'lheq',
        category: 'M15 AAA',
        ...NEW_TEAM,
        activePlayers: [],
        version: 1,
      },
    });
    expect((await coach.get<TeamDto[]>('/api/teams')).body).toEqual([answer.body]);
  });

  it('stores all fields', async () => {
    const all = {
      name: 'M18 É',
      nameFr: 'M18 Élite 🏒',
      league: 'm18aaa',
      category: 'M18 AAA',
      description: 'A\nteam 🏒',
      descriptionFr: 'Une\nÉquipe 🏒',
      ageRange: '15-17',
      colorTheme: 'gold',
      isVisible: false,
      sortOrder: 9999,
      playerDisplay: 'initials',
      registrationOpen: true,
    } satisfies Record<TeamField, unknown>;
    expect(await coach.post<TeamDto>('/api/teams', all)).toMatchObject({ status: 201, body: all });
    expect((await coach.get<TeamDto[]>('/api/teams')).body).toMatchObject([all]);
    const empty = { name: 'M13', league: 'lheq', category: ' ' };
    expect((await coach.post<TeamDto>('/api/teams', empty)).body.category).toBe('M13');
  });

  it.each(CLEARABLE)('stores no %s for an empty text', async (field) => {
    const team = { name: 'M13', league: 'lheq', [field]: ' ' };
    expect((await coach.post<TeamDto>('/api/teams', team)).body[field]).toBeNull();
  });

  it.each([
    [{}, { name: 'Team name is required', league: 'League must be lheq or m18aaa' }],
    [{ name: '' }, { name: 'Team name is required' }],
    [{ name: ' \u00a0 ' }, { name: 'Team name is required' }],
    [{ name: null }, { name: 'Team name is required' }],
    [{ name: 7 }, { name: 'Team name is required' }],
    [{ name: 'x'.repeat(81) }, { name: 'Team name must be at most 80 characters' }],
    [{ name: 'x\ufe0f'.repeat(41) }, { name: 'Team name must be at most 80 characters' }],
    [{ name: 'a\nb' }, { name: 'This text contains characters that cannot be shown' }],
    [{ nameFr: 'a\nb' }, { nameFr: 'This text contains characters that cannot be shown' }],
    [{ category: null }, { category: expect.any(String) }],
    [{ description: 5 }, { description: expect.any(String) }],
    [{ ageRange: 'a\u0000' }, { ageRange: 'This text contains characters that cannot be shown' }],
    [{ league: 'LHEQ' }, { league: 'League must be lheq or m18aaa' }],
    [{ colorTheme: 'pink' }, { colorTheme: expect.any(String) }],
    [{ isVisible: null }, { isVisible: expect.any(String) }],
    [{ isVisible: 'true' }, { isVisible: expect.any(String) }],
    [{ sortOrder: 2 ** 31 }, { sortOrder: 'Must be a whole number within the allowed range' }],
    [{ sortOrder: 1.5 }, { sortOrder: 'Must be a whole number within the allowed range' }],
    [{ sortOrder: '3' }, { sortOrder: 'Must be a whole number within the allowed range' }],
    [{ playerDisplay: 'all' }, { playerDisplay: expect.any(String) }],
    [{ registrationOpen: 1 }, { registrationOpen: expect.any(String) }],
    [{ activePlayers: ['x'] }, { activePlayers: 'Unknown field' }],
    [{ id: 5 }, { id: 'Unknown field' }],
  ])('refuses %j with the field’s name, also in a change, and changes nothing', async (wrong, details) => {
    const before = await givenTeam(app, { name: 'M15 Before' });
    const right = Object.keys(wrong).length === 0 ? {} : { name: 'M15', league: 'lheq' };
    const calls = [
      () =>
        coach.post<{ details: { field: string; message: string }[] }>('/api/teams', { ...right, ...wrong }),
    ];
    if (Object.keys(wrong).length > 0) calls.push(() => coach.put(`/api/teams/${before.id}`, wrong));
    for (const call of calls) {
      const answer = await call();
      expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
      expect(Object.fromEntries(answer.body.details.map(({ field, message }) => [field, message]))).toEqual(
        details,
      );
    }
    expect((await coach.get<TeamDto[]>('/api/teams')).body).toMatchObject([
      { name: 'M15 Before', version: 1 },
    ]);
  });
});

describe('updating a team', () => {
  it('leaves missing fields unchanged', async () => {
    const team = await givenTeam(app, {
      description: 'About',
      ageRange: '13-14',
      activePlayers: ['Demo One'],
      colorTheme: 'red',
      sortOrder: 4,
    });
    app.clock.advance(60_000);
    const answer = await coach.put<TeamDto>(`/api/teams/${team.id}`, { isVisible: false });
    const { createdAt, deletedAt, ...rest } = team;
    expect(deletedAt).toBeNull();
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual({
      ...rest,
      isVisible: false,
      version: 2,
      createdAt: createdAt.toISOString(),
      updatedAt: app.clock.now().toISOString(),
    });
    expect((await coach.get<TeamDto[]>('/api/teams')).body).toEqual([answer.body]);
  });

  it.each(CLEARABLE.flatMap((field) => [[field, null] as const, [field, ''] as const]))(
    'clears %s by %j',
    async (field, empty) => {
      const texts = Object.fromEntries(CLEARABLE.map((name) => [name, 'About']));
      const team = await givenTeam(app, { ...texts, category: 'Cat' });
      const answer = await coach.put<TeamDto>(`/api/teams/${team.id}`, { [field]: empty });
      expect(answer.body).toMatchObject({ ...texts, category: 'Cat', [field]: null });
    },
  );

  it.each(BOUNDED)('accepts $field at its bounds and rejects it beyond with 400', async (one) => {
    const { id } = await givenTeam(app);
    for (const value of one.at)
      expect(await coach.put<TeamDto>(`/api/teams/${id}`, { [one.field]: value })).toMatchObject({
        status: 200,
        body: { [one.field]: value },
      });
    for (const value of one.beyond)
      expect(await coach.put(`/api/teams/${id}`, { [one.field]: value })).toMatchObject({
        status: 400,
        body: { details: [{ field: one.field }] },
      });
  });

  it('changes the name with an empty category, and the league', async () => {
    const team = await givenTeam(app, { name: 'M15 Old', category: 'Cat' });
    const path = `/api/teams/${team.id}`;
    expect((await coach.put(path, { name: 'M15 New', category: '' })).body).toMatchObject({
      name: 'M15 New',
      category: 'M15 New',
    });
    expect((await coach.put(path, { league: 'm18aaa' })).body).toMatchObject({
      name: 'M15 New',
      league: 'm18aaa',
      version: 3,
    });
  });

  it('reports a conflict between two people who edit the same version', async () => {
    const team = await givenTeam(app);
    const path = `/api/teams/${team.id}`;
    expect((await coach.put(path, { name: 'M15 First' }, ifMatch(1))).status).toBe(200);
    const late = {
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { id: team.id, name: 'M15 First', version: 2 } },
    };
    expect(await root.put(path, { name: 'M15 Second' }, ifMatch(1))).toMatchObject(late);
    expect(await root.put(`${path}/active-players`, { playerNames: [] }, ifMatch(1))).toMatchObject(late);
    expect(await root.delete(path, ifMatch(1))).toMatchObject(late);
    expect(await root.put(path, {}, { 'if-match': 'abc' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
    expect((await root.put(path, { name: 'M15 Second' }, { 'if-match': '2' })).status).toBe(200);
  });

  it('accepts exactly one of two parallel saves', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { id } = await givenTeam(app);
      const saves = [
        coach.put(`/api/teams/${id}`, { name: 'M15 One' }, ifMatch(1)),
        root.put(`/api/teams/${id}`, { name: 'M15 Two' }, ifMatch(1)),
        coach.put(`/api/teams/${id}/active-players`, { playerNames: ['Demo One'] }, ifMatch(1)),
      ];
      expect((await Promise.all(saves)).map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
    }
  });

  it('answers unknown and malformed ids', async () => {
    const deleted = await givenTeam(app, { deletedAt: app.clock.now() });
    for (const id of [999_999, deleted.id]) {
      expect(await coach.put(`/api/teams/${id}`, { name: 'x' })).toMatchObject({
        status: 404,
        body: { code: 'TEAM_NOT_FOUND' },
      });
      expect(await coach.put(`/api/teams/${id}/active-players`, { playerNames: [] })).toMatchObject({
        status: 404,
      });
      expect(await coach.delete(`/api/teams/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'TEAM_NOT_FOUND' },
      });
    }
    for (const id of ['0', '-1', '1.5', '1e3', 'abc', '2147483648', '%00'])
      expect(await coach.put(`/api/teams/${id}`, { name: 'x' })).toMatchObject({
        status: 400,
        body: { code: 'MALFORMED_ID' },
      });
  });
});

describe('deleting a team', () => {
  it('hides it until a superadmin restores it', async () => {
    const team = await givenTeam(app, { name: 'M15 Back' });
    const path = `/api/teams/${team.id}`;
    expect(await coach.delete(path, ifMatch(1))).toMatchObject({ status: 204, body: '' });
    for (const client of [coach, app.anonymous()]) expect((await client.get('/api/teams')).body).toEqual([]);
    expect((await coach.delete(path)).status).toBe(404);
    expect(await coach.post(`${path}/restore`)).toMatchObject({
      status: 403,
      body: { code: 'ACCESS_DENIED' },
    });
    expect(await root.post(`${path}/restore`)).toMatchObject({
      status: 200,
      body: { name: 'M15 Back', version: 3 },
    });
    expect(namesOf(await app.anonymous().get<TeamDto[]>('/api/teams'))).toEqual(['M15 Back']);
    expect(await root.post(`${path}/restore`)).toMatchObject({ status: 200, body: { version: 3 } });
    expect(await root.post('/api/teams/999999/restore')).toMatchObject({
      status: 404,
      body: { code: 'TEAM_NOT_FOUND' },
    });
  });
});

describe('competing players', () => {
  const save = (id: number, playerNames: unknown) =>
    coach.put<TeamWithPlayerChangesDto>(`/api/teams/${id}/active-players`, { playerNames });

  it('are kept in order, and the answer lists what changed', async () => {
    const { id } = await givenTeam(app);
    expect(await save(id, ['Demo B', ' Demo A ', 'Demo B'])).toMatchObject({
      status: 200,
      body: { activePlayers: ['Demo B', 'Demo A', 'Demo B'], added: 3, removed: 0, version: 2 },
    });
    expect((await save(id, ['Demo B', 'Démo A', 'demo a'])).body).toMatchObject({
      added: 2,
      removed: 2,
      version: 3,
    });
    expect((await coach.get<TeamDto[]>('/api/teams')).body[0]?.activePlayers).toEqual([
      'Demo B',
      'Démo A',
      'demo a',
    ]);
    expect((await save(id, [])).body).toMatchObject({ activePlayers: [], added: 0, removed: 3 });
  });

  it('can be 300, of 80 characters each, of any length in bytes', async () => {
    const { id } = await givenTeam(app);
    const longest = Array.from(
      { length: 300 },
      (_, index) => `${String(index).padStart(3, '0')}${'é'.repeat(77)}`,
    );
    expect((await save(id, longest)).body).toMatchObject({ activePlayers: longest, added: 300 });
    const wide = `7${'🏒'.repeat(79)}`;
    expect((await save(id, [wide])).body).toMatchObject({ activePlayers: [wide] });
  });

  const NO_NAME = 'Each name must have 1 to 80 characters on one line, without commas or semicolons';
  it.each([
    ['too many', Array.from({ length: 301 }, () => 'Demo'), 'At most 300 players'],
    ['an empty name', ['Demo', ' '], NO_NAME],
    ['a long name', ['x'.repeat(81)], NO_NAME],
    ['a name without a visible character', ['Demo', '\u3164'], NO_NAME],
    ['a name on two lines', ['a\nb'], NO_NAME],
    ['a name with a comma, which the text of the list would split', ['Demo Stays', 'Last, First'], NO_NAME],
    ['a name with a semicolon', ['Demo; Two'], NO_NAME],
    ['a name with what becomes a semicolon', ['Demo\u037e Two'], NO_NAME],
    ['a name with a line separator', ['Demo\u2028Two'], NO_NAME],
    ['a web address', ['Demo', 'See www.evil.example'], 'Please write the name without a web address'],
    ['half a character', ['\ud83c'], NO_NAME],
    ['null', [null], NO_NAME],
    ['a list in a list', [['Demo']], NO_NAME],
    ['no list', 'Demo', expect.any(String)],
    ['nothing', undefined, expect.any(String)],
    ['null instead of a list', null, expect.any(String)],
    ['an object', { 0: 'Demo', length: 1 }, expect.any(String)],
  ])('refuse %s', async (_, playerNames, message) => {
    const { id } = await givenTeam(app, { activePlayers: ['Demo Stays'] });
    expect(await save(id, playerNames)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', details: [{ field: 'playerNames', message }] },
    });
    expect((await coach.get<TeamDto[]>('/api/teams')).body).toMatchObject([
      { activePlayers: ['Demo Stays'], version: 1 },
    ]);
  });
});

describe('entries with a contact', () => {
  const save = (id: number, playerNames: string[]) =>
    coach.put<{ details: object[] }>(`/api/teams/${id}/active-players`, { playerNames });
  const message = 'The list is public. Remove email addresses, telephone numbers and dates of birth';
  const shown = async () => (await app.anonymous().get<TeamDto[]>('/api/teams')).body[0]?.activePlayers;

  it.each([
    'Ana Roy <ana.roy@example.test>',
    'Ana Roy ana＠example.test',
    '514-555-1000 Zoé',
    'Ana ５１４５５５１０００',
    'Ana ٥١٤٥٥٥١٠٠٠',
    'Ana 2012-05-01',
  ])('are refused by name: %j', async (entry) => {
    const { id } = await givenTeam(app, { activePlayers: ['Demo Stays'] });
    const answer = await save(id, ['Demo A', entry]);
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(answer.body.details).toEqual([
      { field: 'playerNames.1', message: expect.any(String) as string, entry },
    ]);
    expect(await shown()).toEqual(['Demo Stays']);
  });

  it('of a sheet are all refused, and its names alone are saved', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => {
      const first = String(index).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
      return [
        `Roy${first}`,
        `Ana${first}`,
        `514-555-${1000 + index}`,
        `p${index}@example.test`,
        '2012-05-01',
      ];
    });
    const sheet = rows.map((row) => row.join('\t')).join('\r\n');
    const { id } = await givenTeam(app);
    const refused = await save(id, parsePlayerList(sheet));
    expect(refused.status).toBe(400);
    expect(refused.body.details[0]).toEqual({
      field: 'playerNames.0',
      message,
      entry: 'Roya Anaa 514-555-1000 p0@example.test 2012-05-01',
    });
    expect(await shown()).toEqual([]);
    expect((await save(id, namesAlone(sheet).split('\n'))).status).toBe(200);
    const names = await shown();
    expect(names).toHaveLength(300);
    expect(JSON.stringify(names)).not.toMatch(/[\d@]/);
  });

  it('that were stored before are shown to coaches only', async () => {
    const activePlayers = ['Ana Roy <ana@example.test>', 'Bo Test', '514-555-1000 Zoé'];
    const { id } = await givenTeam(app, { activePlayers });
    expect(await shown()).toEqual(['Bo Test']);
    expect((await coach.get<TeamDto[]>('/api/teams')).body[0]?.activePlayers).toEqual(activePlayers);
    await coach.put(`/api/teams/${id}`, { playerDisplay: 'initials' });
    expect(await shown()).toEqual(['B. T.']);
  });
});

describe('the audit log', () => {
  it('has an entry for each change of a team, without names', async () => {
    const { id } = (await coach.post<TeamDto>('/api/teams', { name: 'M15 Log', league: 'lheq' })).body;
    await coach.put(`/api/teams/${id}`, { isVisible: false });
    await coach.put(`/api/teams/${id}/active-players`, { playerNames: ['Demo Secret'] });
    await coach.delete(`/api/teams/${id}`);
    await root.post(`/api/teams/${id}/restore`);
    const lines = (
      await root.get<{ action: string; subjectId: number; before: object; after: object }[]>('/api/audit')
    ).body;
    const mine = lines.filter((line) => line.subjectId === id && line.action.startsWith('team.')).reverse();
    expect(mine.map((line) => line.action)).toEqual([
      'team.create',
      'team.update',
      'team.updatePlayers',
      'team.delete',
      'team.restore',
    ]);
    expect(mine[1]).toMatchObject({ before: { isVisible: true }, after: { isVisible: false } });
    expect(mine[2]).toMatchObject({
      before: { activePlayers: '0 entries' },
      after: { activePlayers: '1 entries' },
    });
    expect(JSON.stringify(lines)).not.toContain('Secret');
  });

  it('has no entry for a refused change', async () => {
    const team = await givenTeam(app);
    await coach.put(`/api/teams/${team.id}`, { name: 'Late' }, ifMatch(7));
    const lines = (await root.get<{ action: string; subjectId: number }[]>('/api/audit')).body;
    expect(lines.filter((line) => line.subjectId === team.id && line.action === 'team.update')).toEqual([]);
  });
});

describe('the public list of teams', () => {
  it('is refused to an expired sign-in: its short names could be saved over the full ones', async () => {
    await givenTeam(app, { playerDisplay: 'initials', activePlayers: ['Demo Player'] });
    const late = await app.signedIn('coach');
    app.clock.advance(15 * 60_000);
    expect(await late.get('/api/teams')).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } });
    expect((await late.post('/api/auth/refresh')).status).toBe(200);
    expect((await late.get<TeamDto[]>('/api/teams')).body[0]?.activePlayers).toEqual(['Demo Player']);
    late.cookies.delete('access_token');
    expect((await late.get('/api/teams')).status).toBe(401);
  });

  it('does not reveal surnames by the order of initials', async () => {
    await givenTeam(app, {
      playerDisplay: 'initials',
      activePlayers: ['Zoe Abel', 'Adam Abbott', 'Bob Acton'],
    });
    const [team] = (await app.anonymous().get<TeamDto[]>('/api/teams')).body;
    expect(team?.activePlayers).toEqual(['A. A.', 'B. A.', 'Z. A.']);
  });
});
