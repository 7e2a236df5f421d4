import { AuditEntry } from '../../../platform/audit/audit-entry.entity.js';
import type { Registration } from '../../../places/registration.entity.js';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../../../testing/given.js';
import { ON_SERVER } from '../../../testing/database/test-database.js';
import { startTestApp, useSignedIn, useTestApp } from '../../../testing/test-app.js';
import type { FullSearchDto } from './people.dto.js';

const EMAIL = 'helene.demo@example.test';

const app = useTestApp({
  now: '2025-09-01T16:00:00.000Z',
  empty: ['registrations', 'families', 'practices', 'tryout_sessions', 'teams', 'audit_entries'],
});
const coach = useSignedIn(app, 'coach');

const search = async (q: string) => (await coach.post<FullSearchDto>('/api/search', { q })).body;
const given = (change: Partial<Registration>) =>
  givenRegistration(app, {
    parentEmail: EMAIL,
    parentName: 'Hélène Démo',
    parentPhone: '(514) 555-0123',
    playerName: 'Łukasz Démo',
    ...change,
  });
const childrenOf = async (q: string) => (await search(q)).children.map(({ playerName }) => playerName);

describe('the search for people', () => {
  it('finds a child by the beginnings of its words, regardless of accents and case, once per family', async () => {
    const { id: familyId } = await givenFamily(app, EMAIL);
    const near = await givenPractice(app, { date: '2025-09-05' });
    for (const date of ['2025-08-30', '2025-09-12'])
      await given({ practiceId: (await givenPractice(app, { date })).id, familyId });
    await given({ practiceId: near.id, familyId });
    await given({ practiceId: near.id, playerName: 'Other Child', parentEmail: 'other@example.test' });
    for (const q of ['lukasz', 'ŁUKASZ', 'luk dem', 'démo luk'])
      expect((await search(q)).children).toEqual([
        {
          familyId,
          registrationId: expect.any(Number),
          playerName: 'Łukasz Démo',
          event: { kind: 'practice', id: near.id, team: null, date: '2025-09-05', time: '6:00 PM - 7:30 PM' },
        },
      ]);
    for (const q of ['ukasz', 'lukasz other', 'lukasz x']) expect(await childrenOf(q)).toEqual([]);
  });

  it('names the team of a session, and leaves out a cancelled one', async () => {
    const team = await givenTeam(app, { name: 'M15 Test' });
    const gone = await givenTryoutSession(app, { teamId: team.id, date: '2025-09-04' });
    const { id } = await givenTryoutSession(app, { teamId: team.id, date: '2025-09-06' });
    await given({ sessionId: gone.id, status: 'cancelled' });
    await given({ sessionId: id });
    expect((await search('lukasz')).children).toMatchObject([
      { familyId: null, event: { kind: 'session', id, team: { id: team.id, name: 'M15 Test' } } },
    ]);
  });

  it('finds a parent by name, with neither address nor telephone', async () => {
    const { id: familyId } = await givenFamily(app, EMAIL);
    await given({ practiceId: (await givenPractice(app)).id, familyId });
    const { parents, children } = await search('helene');
    expect(children).toEqual([]);
    expect(parents).toMatchObject([
      { familyId, parentName: 'Hélène Démo', email: null, phone: null, playerNames: ['Łukasz Démo'] },
    ]);
  });

  it('finds a parent by the beginning of the address, and shows the address', async () => {
    await given({ practiceId: (await givenPractice(app)).id, parentName: null });
    for (const q of ['HELENE.DEMO@example.test', 'helene.demo@', 'helene.d'])
      expect((await search(q)).parents).toMatchObject([{ parentName: null, email: EMAIL, phone: null }]);
    expect((await search('example.test')).parents).toEqual([]);
  });

  it.each(['0123', '50123', '555-0123', '514 555 0123', '+1 (514) 555.0123', '514555'])(
    'finds a parent by the digits of the telephone number: %s',
    async (q) => {
      await given({ practiceId: (await givenPractice(app)).id });
      expect((await search(q)).parents).toMatchObject([{ phone: '(514) 555-0123', email: null }]);
    },
  );

  it('finds a child by words of several persons', async () => {
    await given({ practiceId: (await givenPractice(app)).id });
    expect(await childrenOf('lukasz helene')).toEqual(['Łukasz Démo']);
    expect(await childrenOf('lukasz 0123')).toEqual(['Łukasz Démo']);
  });

  it('finds a tryout number of the whole season, coming days first, then the latest past ones', async () => {
    const team = await givenTeam(app);
    const onDay = async (date: string) => (await givenTryoutSession(app, { teamId: team.id, date })).id;
    const numbered = { tryoutNumber: 12 };
    await given({ ...numbered, sessionId: await onDay('2025-12-09'), playerName: 'Later' });
    await given({ ...numbered, sessionId: await onDay('2025-08-31'), playerName: 'Yesterday' });
    await given({ ...numbered, sessionId: await onDay('2025-08-02'), playerName: 'Past' });
    await given({ ...numbered, sessionId: await onDay('2025-09-08'), playerName: 'Coming' });
    const { id: practiceId } = await givenPractice(app, { date: '2025-09-01' });
    await given({ ...numbered, practiceId, playerName: 'Now' });
    await given({ tryoutNumber: 13, practiceId, playerName: 'Other' });
    for (const q of ['12', '#12']) {
      const { numbers } = await search(q);
      expect(numbers.map(({ playerName }) => playerName)).toEqual([
        'Now',
        'Coming',
        'Later',
        'Yesterday',
        'Past',
      ]);
      expect(numbers[0]).toMatchObject({ tryoutNumber: 12, event: { kind: 'practice', id: practiceId } });
      expect(numbers[1]).toMatchObject({ event: { team: { id: team.id } } });
    }
    expect((await search('#14')).numbers).toEqual([]);
  });

  it('returns eight of a tryout number, though more days have it', async () => {
    for (let day = 10; day < 20; day += 1)
      await given({
        practiceId: (await givenPractice(app, { date: `2025-08-${day}` })).id,
        tryoutNumber: 12,
        playerName: `Day ${day}`,
      });
    const { numbers } = await search('#12');
    expect(numbers).toHaveLength(8);
    expect(numbers[0]?.playerName).toBe('Day 19');
  });

  it('finds a practice by its day in both languages and by its place, coming ones first', async () => {
    const past = await givenPractice(app, { date: '2025-08-29' });
    const { id } = await givenPractice(app, { date: '2025-11-28', cancelledAt: app.clock.now() });
    for (const q of ['Nov 28', '28 novembre', '2025-11-28', 'friday 28', 'vendredi 28 nov'])
      expect((await search(q)).practices).toEqual([
        { id, date: '2025-11-28', time: '6:00 PM - 7:30 PM', isCancelled: true },
      ]);
    for (const q of ['Dollard Civic', 'centre civique de dollard'])
      expect((await search(q)).practices.map((found) => found.id)).toEqual([id, past.id]);
    for (const q of ['nov 8', '28', 'novak']) expect((await search(q)).practices).toEqual([]);
  });

  it('finds a tryout session by its day, as it finds teams', async () => {
    const team = await givenTeam(app, { name: 'M15 Test' });
    const { id } = await givenTryoutSession(app, { teamId: team.id, date: '2025-11-28' });
    await givenTryoutSession(app, { teamId: team.id, date: '2025-11-08' });
    expect((await search('28 novembre')).tryoutSessions).toMatchObject([{ id }]);
    expect((await search('m15 test')).teams).toMatchObject([{ id: team.id }]);
  });

  it('returns eight of a kind', async () => {
    const { id: practiceId } = await givenPractice(app);
    for (let child = 10; child < 20; child += 1)
      await given({ practiceId, playerName: `Łukasz ${child}`, parentEmail: `p${child}@example.test` });
    expect(await childrenOf('lukasz')).toHaveLength(8);
  });

  it('is for coaches, takes the text in the body only, and records nothing', async () => {
    expect((await app.anonymous().post('/api/search', { q: 'lukasz' })).status).toBe(401);
    for (const body of [{}, { q: 'a' }, { q: 'a'.repeat(81) }, { q: 'aa', more: 1 }])
      expect((await coach.post('/api/search', body)).status).toBe(400);
    expect((await coach.post('/api/search?q=lukasz', {})).status).toBe(400);
    expect(await app.db.read((reader) => reader.count(AuditEntry, {}))).toBe(0);
  });
});

describe('the words of the search', () => {
  it('have a registration that was committed after others with higher ids', async () => {
    const { id: practiceId } = await givenPractice(app);
    const { id } = await given({ practiceId });
    await given({ practiceId, playerName: 'Later One' });
    await app.execute('DELETE FROM registrations WHERE id = ?', [id]);
    expect(await childrenOf('later')).toEqual(['Later One']);
    await given({ practiceId, id });
    expect(await childrenOf('lukasz')).toEqual(['Łukasz Démo']);
  });

  it('follow the correction of a family at once', async () => {
    await givenOpenPractices(app);
    const team = await givenTeam(app, { registrationOpen: true });
    const { id } = await givenTryoutSession(app, { teamId: team.id });
    const receipt = await givenReceipt(app, { kind: 'session', id }, 'Demo Oen', EMAIL);
    expect(await childrenOf('oen')).toEqual(['Demo Oen']);
    const change = { playerName: 'Demo One', parentPhone: '438-555-0177' };
    await app.anonymous().put(`${receipt.path}/registrations/${receipt.id}`, change);
    expect(await childrenOf('oen')).toEqual([]);
    expect(await childrenOf('demo one')).toEqual(['Demo One']);
    expect((await search('0177')).parents).toHaveLength(1);
  });

  it('follow the correction of a coach, and its undo, at once', async () => {
    const { id } = await given({ practiceId: (await givenPractice(app)).id, playerName: 'Demo Oen' });
    expect(await childrenOf('oen')).toEqual(['Demo Oen']);
    expect((await coach.put(`/api/registrations/${id}`, { playerName: 'Demo One' })).status).toBe(200);
    expect([await childrenOf('oen'), await childrenOf('demo one')]).toEqual([[], ['Demo One']]);
    const [last] = (await coach.get<{ id: number }[]>('/api/undo')).body;
    expect((await coach.post(`/api/undo/${last?.id}`)).status).toBe(204);
    expect([await childrenOf('oen'), await childrenOf('demo one')]).toEqual([['Demo Oen'], []]);
  });

  it('are removed with the registration, by a family that erases itself or with the practice', async () => {
    const { id: familyId, path } = await givenFamily(app, EMAIL);
    const { id: practiceId } = await givenPractice(app);
    await given({ practiceId, familyId });
    await given({ practiceId, playerName: 'Other Child', parentEmail: 'other@example.test' });
    expect(await childrenOf('lukasz')).toEqual(['Łukasz Démo']);
    expect((await app.anonymous().post(`${path}/erase`)).status).toBe(204);
    expect([await childrenOf('lukasz'), await childrenOf('other')]).toEqual([[], ['Other Child']]);
    await app.execute('DELETE FROM practices');
    expect(await childrenOf('other')).toEqual([]);
  });

  // One process holds the embedded database.
  if (ON_SERVER)
    it('follow the changes of another process at once', async () => {
      const other = await startTestApp({}, app);
      const elsewhere = await other.signedIn('coach');
      const foundElsewhere = async (q: string) => {
        const { body } = await elsewhere.post<FullSearchDto>('/api/search', { q });
        return body.children.map(({ playerName }) => playerName);
      };
      const { id: familyId, path } = await givenFamily(app, EMAIL);
      const { id } = await given({
        practiceId: (await givenPractice(app)).id,
        familyId,
        playerName: 'Demo Oen',
      });
      expect(await foundElsewhere('oen')).toEqual(['Demo Oen']);
      await coach.put(`/api/registrations/${id}`, { playerName: 'Demo One' });
      expect([await foundElsewhere('oen'), await foundElsewhere('one')]).toEqual([[], ['Demo One']]);
      expect((await app.anonymous().post(`${path}/erase`)).status).toBe(204);
      expect(await foundElsewhere('one')).toEqual([]);
    });
});
