import type { Team } from '../../teams/team.entity.js';
import type { Answer } from '../../testing/client.js';
import { givenTeam } from '../../testing/given/given-team.js';
import { givenTryoutSession } from '../../testing/given/given-tryout-session.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import type { AuditEntryDto } from './audit.dto.js';
import { AuditEntry } from './audit-entry.entity.js';

let app: TestApp;
let root: Awaited<ReturnType<TestApp['signedIn']>>;
let team: Team;
beforeAll(async () => {
  app = await startTestApp();
  root = await app.signedIn('superadmin');
  team = await givenTeam(app.db, app.clock);
});
afterAll(() => app.close());
beforeEach(() => app.db.write((tx) => tx.execute('DELETE FROM audit_entries')));

/** Inserts an entry; returns its id. */
const given = (line: Partial<AuditEntry> = {}) =>
  app.db.write((tx) =>
    tx.insert(AuditEntry, {
      at: app.clock.now(),
      actorId: null,
      actor: 'server',
      action: 'team.update',
      subject: 'team',
      subjectId: null,
      before: null,
      after: null,
      ...line,
    }),
  );
const list = async (query = '') => (await root.get<AuditEntryDto[]>(`/api/audit${query}`)).body;
const ids = async (query: string) => (await list(query)).map(({ id }) => id);

describe('the audit log', () => {
  it('filters by actor, subject, action and id', async () => {
    const first = await given({ actor: 'amy', subjectId: 1 });
    const second = await given({ actor: 'ben', subjectId: 2 });
    const third = await given({ actor: 'amy', action: 'user.update', subject: 'user', subjectId: 1 });
    const fourth = await given({ actor: 'amy', action: 'team.delete', subjectId: 1 });
    expect(await ids('')).toEqual([fourth, third, second, first]);
    expect(await ids('?actor=amy')).toEqual([fourth, third, first]);
    expect(await ids('?subject=team')).toEqual([fourth, second, first]);
    expect(await ids('?action=team.update')).toEqual([second, first]);
    expect(await ids('?subject=team&subjectId=1')).toEqual([fourth, first]);
    expect(await ids('?subject=user&action=team.update')).toEqual([]);
    expect(await ids('?actor=nobody')).toEqual([]);
    expect((await root.get('/api/audit/actors')).body).toEqual(['amy', 'ben']);
  });

  it('filters by the club’s days, both inclusive, also when clocks change', async () => {
    const times = ['2025-11-02T03:59:59.999Z', '2025-11-02T04:00:00.000Z', '2025-11-03T04:59:59.999Z'];
    const [before, start, end] = await Promise.all(times.map((at) => given({ at: new Date(at) })));
    const after = await given({ at: new Date('2025-11-03T05:00:00.000Z') });
    expect((await ids('?from=2025-11-02&to=2025-11-02')).sort()).toEqual([start, end].sort());
    expect((await ids('?from=2025-11-02')).sort()).toEqual([start, end, after].sort());
    expect((await ids('?to=2025-11-01')).sort()).toEqual([before]);
  });

  it('refuses unknown filters', async () => {
    const wrong = ['subject=teams', 'subject=', 'action=team', 'action=team.fly', 'action=toString'];
    wrong.push('from=nonsense', 'from=2025-02-30', 'to=2025-11-1', 'from=', "from=2025-11-01' OR 1=1 --");
    wrong.push('from=2025-11-02&to=2025-11-01', 'from[]=2025-11-01', 'from=2025-11-01&from=2025-11-02');
    wrong.push(
      'subjectId=0',
      'subjectId=x',
      'subjectId=1e99',
      'subjectId=2147483648',
      'cursor=-1',
      'limit=501',
    );
    wrong.push(`actor=${'x'.repeat(41)}`, 'actor=', 'actor=a&actor=b', 'actor=%00', 'person=amy');
    for (const query of wrong)
      expect([query, await root.get(`/api/audit?${query}`)]).toMatchObject([
        query,
        { status: 400, body: { code: 'VALIDATION_FAILED' } },
      ]);
    expect(await ids(`?actor=${encodeURIComponent("' OR '1'='1")}`)).toEqual([]);
  });

  it('pages with the same filter and ends', async () => {
    const wanted: number[] = [];
    for (let count = 0; count < 5; count += 1) {
      wanted.unshift(await given({ actor: 'a&b c' }));
      await given({ actor: 'other' });
    }
    const found: number[] = [];
    let next: string | undefined = '/api/audit?actor=a%26b+c&subject=team&limit=2';
    while (next !== undefined) {
      const { body, headers }: Answer<AuditEntryDto[]> = await root.get(next);
      found.push(...body.map(({ id }) => id));
      next = /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(found).toEqual(wanted);
  });

  it('names the subject while it exists', async () => {
    const session = await givenTryoutSession(app.db, app.clock, team.id);
    await root.put('/api/settings/development_notice_enabled', { value: 'true' });
    await given({ subjectId: team.id });
    await given({ subjectId: 2_147_483_647 });
    const ofSession = { action: 'tryoutSession.delete', subject: 'tryoutSession' };
    await given({ ...ofSession, subjectId: session.id });
    await given({ action: 'user.update', subject: 'user', subjectId: root.user.id });
    await given({ action: 'cleanup.run', subject: 'cleanup', subjectId: 1 });
    await given({ action: 'demo.load', subject: 'demo' });
    const lines = await list();
    expect(lines.map(({ subject, subjectName, subjectDate }) => [subject, subjectName, subjectDate])).toEqual(
      [
        ['demo', null, null],
        ['cleanup', null, null],
        ['user', root.user.username, null],
        ['tryoutSession', team.name, session.date],
        ['team', null, null],
        ['team', team.name, null],
        ['setting', 'development_notice_enabled', null],
      ],
    );
  });
});
