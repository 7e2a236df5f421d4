import { STANDARD_CLUB, VALIDATION } from '@lions/domain';
import { Not } from 'typeorm';
import { AdminUser } from '../../auth/accounts/admin-user.entity.js';
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js';
import { CleanupScheduler } from '../../operations/cleanup/cleanup.scheduler.js';
import { ClubSetting, Setting } from '../../settings/setting.entity.js';
import type { ErrorDto } from '../../platform/common/error.dto.js';
import { DemoData } from '../../operations/demo/demo-data.js';
import { Family } from '../../places/outbox/family.entity.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import { LedgerEntry } from '../../places/ledger-entry.entity.js';
import { Registration } from '../../places/registration.entity.js';
import { Practice } from '../../practices/practice.entity.js';
import type { SettingStateDto } from '../../settings/settings.dto.js';
import { Team } from '../../teams/team.entity.js';
import { givenTeam, givenTryoutSession } from '../../testing/given.js';
import { Client } from '../../testing/client.js';
import { PASSWORD, type SignedIn, useSignedIn, useTestApp } from '../../testing/test-app.js';
import { TryoutSession } from '../tryout-session.entity.js';
import { UndoableChange } from '../../undo/undoable-change.entity.js';
import type { UndoableChangeDto } from '../../undo/undo.dto.js';
import type { SeasonTurnDto } from './season.dto.js';

const PATH = '/api/season/turn';
const SEASON = {
  label: { en: 'Fall 2026', fr: 'Automne 2026' },
  years: { en: '2026-27', fr: '2026-2027' },
  firstDay: '2026-08-20',
  lastDay: '2027-04-30',
};
const NOON = '2025-09-01T16:00:00.000Z';
const LAST_SECOND = '2025-09-02T15:59:59.000Z';
const NEXT_DAY = '2025-09-02T16:00:00.000Z';
const EVERY_TABLE = [Team, TryoutSession, Registration, Practice, Setting, OutboxMail, LedgerEntry, Family];

let root: SignedIn;

const app = useTestApp({
  empty: [
    'tryout_sessions',
    'practices',
    'teams',
    'families',
    'audit_entries',
    'settings',
    'club_settings',
    'undoable_changes',
    'cleanup_runs',
  ],
});
const other = useSignedIn(app, 'superadmin');
beforeAll(async () => {
  await signInAt(NOON);
});
beforeEach(async () => {
  await signInAt(NOON);
});

/** Sets the clock and signs in again: a sign-in ends before another day. */
async function signInAt(instant: string): Promise<void> {
  app.clock.set(instant);
  root = await app.signedIn('superadmin');
}

interface Choice {
  season?: object;
  newTeams?: object[];
  archivedTeamIds?: number[];
}
const turn = <Body = SeasonTurnDto>(choice: Choice = {}, headers: object = {}, client = root) =>
  client.post<Body>(
    PATH,
    { season: SEASON, newTeams: [], archivedTeamIds: [], ...choice },
    { 'if-match': '0', ...headers },
  );
const undoable = async () => (await root.get<UndoableChangeDto[]>('/api/undo')).body;
const undo = async () => {
  const change = (await undoable()).find(({ action }) => action === 'season.turn');
  return root.post<ErrorDto>(`/api/undo/${change?.id}`);
};
const entries = () => app.find(AuditEntry, { where: { subject: Not('signIn') }, order: { id: 'ASC' } });
const shownSeason = async () => (await app.anonymous().get<typeof STANDARD_CLUB>('/api/club')).body.season;
const teamOf = (id: number) => app.findOne(Team, { where: { id } });

/** Every row as JSON, without what only rises. */
const everyRow = () =>
  app.db.read(async (reader) => {
    const tables: Record<string, object[]> = {};
    for (const table of EVERY_TABLE) {
      const rows = await reader.find<{ id: number }>(table, { order: { id: 'ASC' } });
      tables[table.name] = rows.map((row) => ({
        ...(JSON.parse(JSON.stringify(row)) as object),
        version: undefined,
        updatedAt: undefined,
      }));
    }
    return tables;
  });

/** The demo club at the end of its season: its tryouts are over, registration is open for two teams and practices. */
async function givenDemoClub(): Promise<Team[]> {
  app.clock.set('2025-08-01T16:00:00.000Z');
  await app.app.get(DemoData, { strict: false }).putOnce();
  app.clock.set(NOON);
  const teams = await app.find(Team, { order: { id: 'ASC' } });
  await app.execute('DELETE FROM audit_entries');
  return teams;
}

describe('a new season', () => {
  it('archives, empties, closes, adds and names in one step, with one entry in the log', async () => {
    const teams = await givenDemoClub();
    const sessions = await app.db.read((reader) => reader.count(TryoutSession, {}));
    const players = teams.reduce((sum, { activePlayers }) => sum + activePlayers.length, 0);
    const archivedTeamIds = [teams[2]?.id ?? 0];
    const newTeams = [{ name: 'M13 AAA Elite', nameFr: 'M13 AAA Élite', league: 'lheq' }];
    const { status, body } = await turn({ archivedTeamIds, newTeams });
    expect(status).toBe(200);
    expect(body).toEqual({
      archivedTeams: ['M17 AAA'],
      keptTeams: teams.filter((_, index) => index !== 2).map(({ name }) => name),
      newTeams: ['M13 AAA Elite'],
      archivedSessions: sessions,
      closedTeams: 2,
      emptiedLists: 6,
      emptiedPlayers: players,
      closedPractices: true,
      undoUntil: NEXT_DAY,
    });
    const after = await app.find(Team, { order: { id: 'ASC' } });
    expect(after.at(-1)).toMatchObject(newTeams[0] ?? {});
    expect(after.map(({ activePlayers }) => activePlayers)).toEqual(Array(7).fill([]));
    expect(after.map(({ registrationOpen }) => registrationOpen)).toEqual(Array(7).fill(false));
    expect(after.map(({ deletedAt }) => deletedAt !== null)).toEqual([0, 0, 1, 0, 0, 0, 0].map(Boolean));
    expect(await shownSeason()).toEqual(SEASON);
    const { body: site } = await app.anonymous().get<object>('/api/settings/public');
    expect(site).toMatchObject({ practiceRegistrationEnabled: false });
    const log = await entries();
    expect(log.map(({ action, actorId }) => [action, actorId])).toEqual([['season.turn', root.user.id]]);
    expect(log[0]).toMatchObject({
      before: { label: 'Fall 2025 / Automne 2025', practiceRegistration: true },
      after: {
        label: 'Fall 2026 / Automne 2026',
        practiceRegistration: false,
        archivedTeams: ['M17 AAA'],
        newTeams: ['M13 AAA Elite'],
        emptiedLists: 6,
      },
    });
    expect(await app.db.read((reader) => reader.count(OutboxMail, {}))).toBe(0);
  });

  it('is shown before by a dry run that changes nothing', async () => {
    const teams = await givenDemoClub();
    const choice = {
      archivedTeamIds: [teams[0]?.id ?? 0],
      newTeams: [{ name: 'M13 AAA Elite', league: 'lheq' }],
    };
    const before = await everyRow();
    const dry = await turn(choice, { 'dry-run': 'true' });
    expect(dry.status).toBe(200);
    expect(await everyRow()).toEqual(before);
    expect([await entries(), await undoable(), await shownSeason()]).toEqual([[], [], STANDARD_CLUB.season]);
    expect((await turn(choice)).body).toEqual(dry.body);
  });

  it('is begun by one of two superadmins who begin it at once', async () => {
    // The first season that is saved, and later ones.
    for (const version of [0, 1, 2]) {
      const name = `M13 Round ${version}`;
      const choice = {
        season: { ...SEASON, firstDay: `${2026 + version}-08-20`, lastDay: `${2027 + version}-04-30` },
        newTeams: [{ name, league: 'lheq' }],
      };
      const answers = await Promise.all(
        [root, other].map((client) => turn<ErrorDto>(choice, { 'if-match': String(version) }, client)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('VERSION_CONFLICT');
      expect(await app.db.read((reader) => reader.count(Team, { name }))).toBe(1);
    }
    expect((await entries()).map(({ action }) => action)).toEqual(Array(3).fill('season.turn'));
  });

  it.each<[string, Choice, string, string]>([
    [
      'no days',
      { season: { ...SEASON, firstDay: '', lastDay: null } },
      'season.firstDay',
      VALIDATION.seasonDaysRequired,
    ],
    [
      'the year of the present one',
      { season: { ...SEASON, firstDay: '2025-12-20' } },
      'season.firstDay',
      VALIDATION.seasonNotNew,
    ],
    [
      'a name in one language',
      { season: { ...SEASON, label: { en: 'Fall 2026' } } },
      'season.label.fr',
      VALIDATION.bothLanguages,
    ],
    [
      'a team without a name',
      { newTeams: [{ name: ' ', league: 'lheq' }] },
      'newTeams.0.name',
      VALIDATION.teamNameRequired,
    ],
  ])('is refused with %s', async (_, choice, field, message) => {
    const answer = await turn<ErrorDto>(choice);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toContainEqual({ field, message });
    expect(await shownSeason()).toEqual(STANDARD_CLUB.season);
  });

  it('is refused without the version of the season, and with an older one', async () => {
    const missing = await root.post<ErrorDto>(PATH, { season: SEASON, newTeams: [], archivedTeamIds: [] });
    expect([missing.status, missing.body.details]).toEqual([
      400,
      [{ field: 'If-Match', message: VALIDATION.required }],
    ]);
    await root.put('/api/club/settings/season', { value: { ...STANDARD_CLUB.season, anniversary: 49 } });
    expect((await turn()).status).toBe(409);
  });

  it('is the last change of what it changed, and of nothing else', async () => {
    const changed = await givenTeam(app, { activePlayers: ['Alex Example'] });
    const untouched = await givenTeam(app);
    for (const { id } of [changed, untouched]) await root.put(`/api/teams/${id}`, { description: 'Ready' });
    for (const key of ['practice_registration_enabled', 'development_notice_enabled'])
      await root.put(`/api/settings/${key}`, { value: 'true' });
    await turn({}, {}, other);
    const changerOf = async (id: number) =>
      (await root.put<ErrorDto>(`/api/teams/${id}`, {}, { 'if-match': '9' })).body.changedBy;
    const nameOf = ({ user }: typeof root) => `${user.firstName} ${user.lastName}`;
    expect([await changerOf(changed.id), await changerOf(untouched.id)]).toEqual([
      nameOf(other),
      nameOf(root),
    ]);
    const { body } = await root.get<SettingStateDto[]>('/api/settings');
    const by = (key: string) => body.find((setting) => setting.key === key)?.changedBy;
    expect(by('practice_registration_enabled')).toBe(nameOf(other));
    expect(by('development_notice_enabled')).toBe(nameOf(root));
  });

  it('archives no team with a coming session, and no team that does not exist', async () => {
    const { id, name } = await givenTeam(app, { activePlayers: ['Alex Example'] });
    await givenTryoutSession(app, { teamId: id });
    const busy = await turn<ErrorDto>({ archivedTeamIds: [id] });
    expect(busy).toMatchObject({ status: 409, body: { code: 'TEAM_HAS_SESSIONS', team: name } });
    expect((await turn<ErrorDto>({ archivedTeamIds: [id + 1000] })).body.code).toBe('TEAM_NOT_FOUND');
    expect((await teamOf(id))?.activePlayers).toEqual(['Alex Example']);
    await root.put(`/api/sessions/${(await sessionOf(id))?.id}`, { isCancelled: true });
    expect((await turn({ archivedTeamIds: [id] })).status).toBe(200);
  });
});

const sessionOf = (teamId: number) => app.findOne(TryoutSession, { where: { teamId } });

describe('undoing a new season', () => {
  it('restores every row of the demo club', async () => {
    const teams = await givenDemoClub();
    const before = await everyRow();
    const archivedTeamIds = teams.slice(1, 4).map(({ id }) => id);
    const newTeams = [
      { name: 'M13 AAA Elite', league: 'lheq' },
      { name: 'M15 AAA', league: 'lheq' },
    ];
    expect((await turn({ archivedTeamIds, newTeams })).status).toBe(200);
    expect(await everyRow()).not.toEqual(before);
    await signInAt(LAST_SECOND);
    expect(await undoable()).toMatchObject([{ action: 'season.turn', secondsLeft: 1, families: 0 }]);
    expect((await undo()).status).toBe(204);
    expect(await everyRow()).toEqual(before);
    expect(await shownSeason()).toEqual(STANDARD_CLUB.season);
    expect((await entries()).map(({ action }) => action)).toEqual(['season.turn', 'season.undo']);
    expect(await undoable()).toEqual([]);
  });

  it('puts back a season that was saved before, as its newest version', async () => {
    const saved = { ...STANDARD_CLUB.season, anniversary: 49 };
    await root.put('/api/club/settings/season', { value: saved });
    expect((await turn({}, { 'if-match': '1' })).status).toBe(200);
    expect((await undo()).status).toBe(204);
    expect(await shownSeason()).toEqual(saved);
    const versions = await app.find(ClubSetting, { order: { version: 'ASC' } });
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('is not possible for a superadmin who became a coach', async () => {
    const former = await app.signedIn('superadmin');
    await turn({}, {}, former);
    const [change] = await undoable();
    await app.update(AdminUser, { id: former.user.id }, { role: 'coach' });
    const asCoach = new Client(app.url);
    await asCoach.post('/api/auth/login', { username: former.user.username, password: PASSWORD });
    expect((await asCoach.get<object[]>('/api/undo')).body).toEqual([]);
    expect((await asCoach.post<ErrorDto>(`/api/undo/${change?.id}`)).body.code).toBe('UNDO_NOT_FOUND');
  });

  it('is over after a day', async () => {
    await turn();
    const [change] = await undoable();
    await signInAt(NEXT_DAY);
    expect(await undoable()).toEqual([]);
    expect((await root.post<ErrorDto>(`/api/undo/${change?.id}`)).body.code).toBe('UNDO_NOT_FOUND');
  });

  it('is over at the end of the season, and no name of a list is left then', async () => {
    app.clock.set('2026-04-30T12:00:00.000Z');
    await app.app.get(CleanupScheduler).tick();
    await givenTeam(app, { activePlayers: ['Alex Example'] });
    await signInAt('2026-04-30T20:00:00.000Z');
    // Midnight in Montréal.
    expect((await turn()).body.undoUntil).toBe('2026-05-01T04:00:00.000Z');
    const held = () => app.find(UndoableChange);
    expect(JSON.stringify(await held())).toContain('Alex Example');
    app.clock.set('2026-05-01T07:00:00.000Z');
    await app.app.get(CleanupScheduler).tick();
    expect(await held()).toEqual([]);
  });

  it.each<[string, (ids: { kept: number; made: number }) => Promise<unknown>, object[]]>([
    [
      'players were listed',
      ({ kept }) => root.put(`/api/teams/${kept}/active-players`, { playerNames: ['Bo Example'] }),
      [{ subject: 'team', name: 'M15 Kept', date: null }],
    ],
    [
      'a new team got a session',
      ({ made }) => givenTryoutSession(app, { teamId: made }),
      [{ subject: 'team', name: 'M13 New', date: null }],
    ],
    [
      'a new team was changed',
      ({ made }) => root.put(`/api/teams/${made}`, { description: 'Ready' }),
      [{ subject: 'team', name: 'M13 New', date: null }],
    ],
    [
      'a coach was given a new team',
      async ({ made }) => {
        const { user } = await app.signedIn('coach');
        return root.put(`/api/admin/users/${user.id}`, { teamIds: [made] });
      },
      [{ subject: 'team', name: 'M13 New', date: null }],
    ],
    [
      'the season was named otherwise',
      () => root.put('/api/club/settings/season', { value: { ...SEASON, anniversary: 51 } }),
      [{ subject: 'club', name: 'season', date: null }],
    ],
    [
      'registration for practices was opened',
      () => root.put('/api/settings/practice_registration_enabled', { value: 'true' }),
      [{ subject: 'setting', name: 'practice_registration_enabled', date: null }],
    ],
    [
      'an archived session was restored',
      async ({ kept }) => root.post(`/api/sessions/${(await sessionOf(kept))?.id}/restore`),
      [{ subject: 'tryoutSession', name: 'M15 Kept', date: '2025-08-20' }],
    ],
  ])('is refused as a whole, with what was changed, when %s', async (_, change, changed) => {
    const { id: kept } = await givenTeam(app, {
      name: 'M15 Kept',
      registrationOpen: true,
      activePlayers: ['Alex Example'],
    });
    await givenTryoutSession(app, { teamId: kept, date: '2025-08-20' });
    await root.put('/api/settings/practice_registration_enabled', { value: 'true' });
    expect((await turn({ newTeams: [{ name: 'M13 New', league: 'lheq' }] })).status).toBe(200);
    const made = await app.findOne(Team, { where: { name: 'M13 New' } });
    const answer = (await change({ kept, made: made?.id ?? 0 })) as { status?: number };
    expect(answer.status ?? 200).toBe(200);
    const before = await everyRow();
    const refused = await undo();
    expect(refused).toMatchObject({ status: 409, body: { code: 'UNDO_CONFLICT', changed } });
    expect(refused.body.error).toContain(String((changed[0] as { name: string }).name));
    expect(await everyRow()).toEqual(before);
    expect((await shownSeason()).label).toEqual(SEASON.label);
  });
});
