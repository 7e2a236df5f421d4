import type { Registration } from '../places/registration.entity.js';
import {
  givenFamily,
  givenOpenPractices,
  givenPractice,
  givenReceipt,
  givenRegistration,
  givenTeam,
  givenTryoutSession,
} from '../testing/given.js';
import { readCalendar } from '../testing/read-calendar.js';
import { useTestApp } from '../testing/test-app.js';

const OURS = 'ours@example.test';
const THEIRS = 'theirs@example.test';

const app = useTestApp({ empty: ['families', 'practices', 'tryout_sessions', 'teams'] });

const given = (sessionId: number | null, change: Partial<Registration> = {}) =>
  givenRegistration(app, { sessionId, parentEmail: OURS, ...change });
/** The path of a family's feed, read from its private page. */
async function feedOf(email: string): Promise<string> {
  const { path } = await givenFamily(app, email);
  const { body } = await app.anonymous().get<{ feedUrl: string }>(path);
  return new URL(body.feedUrl).pathname;
}
const get = (path: string) => app.anonymous().get<string>(path);

async function givenFamilyDay() {
  const team = await givenTeam(app, { name: 'M15 Lions' });
  const session = await givenTryoutSession(app, { teamId: team.id });
  await givenTryoutSession(app, { teamId: team.id, date: '2025-09-06' });
  const [held, waited, left] = [
    await givenPractice(app, { date: '2025-09-08' }),
    await givenPractice(app, { date: '2025-09-09' }),
    await givenPractice(app, { date: '2025-09-10' }),
  ];
  await given(session.id);
  await given(null, { practiceId: held.id });
  await given(null, { practiceId: held.id, playerName: 'Demo Sibling', status: 'waiting', turn: 2 });
  await given(null, { practiceId: waited.id, status: 'waiting' });
  await given(null, { practiceId: left.id, status: 'cancelled' });
  await given(session.id, { parentEmail: THEIRS, playerName: 'Demo Player 02' });
  return { session };
}

describe('a family’s calendar', () => {
  it('lists each event once: confirmed, waiting or cancelled', async () => {
    const { session } = await givenFamilyDay();
    const { body, headers } = await get(await feedOf(OURS));
    expect(readCalendar(body).events).toMatchObject([
      { title: 'Tryout session: M15 Lions', status: 'CONFIRMED' },
      {
        title: 'Lions practice',
        start: '2025-09-08T18:00:00',
        status: 'CONFIRMED',
        description: expect.stringMatching(/^Also: number 1 on the waiting list\n/) as string,
      },
      {
        title: 'Lions practice (number 1 on the waiting list)',
        start: '2025-09-09T18:00:00',
        status: 'TENTATIVE',
      },
      { title: 'Lions practice', start: '2025-09-10T18:00:00', status: 'CANCELLED' },
    ]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const theirs = readCalendar((await get(await feedOf(THEIRS))).body).events;
    expect(theirs.map(({ uid }) => uid)).toEqual([`session-${session.id}@localhost`]);
  });

  it('raises SEQUENCE and LAST-MODIFIED with each change of the registration or of the line before it', async () => {
    app.clock.set('2025-09-01T16:00:00.000Z');
    await givenOpenPractices(app);
    const practice = await givenPractice(app, { capacity: 3, date: '2025-09-08' });
    const activity = { kind: 'practice', id: practice.id } as const;
    const forms = [];
    for (const child of ['First', 'Second', 'Third'])
      forms.push(await givenReceipt(app, activity, `Demo ${child}`, `${child}@example.test`));
    const ours = await givenReceipt(app, activity, 'Demo Ours', OURS);
    const feed = await feedOf(OURS);
    const seen: { version: number; changed: string; title: string }[] = [];
    const look = async () => {
      const [event] = readCalendar((await get(`${feed}?lang=fr`)).body).events;
      seen.push({
        version: event?.sequence ?? 0,
        changed: event?.changedAt ?? '',
        title: event?.title ?? '',
      });
      app.clock.advance(60_000);
    };
    const cancel = ({ path, id }: { path: string; id: number }) =>
      app.anonymous().post(`${path}/cancel`, { registrationIds: [id] });
    await look();
    // Behind the family: nothing changes for it.
    await givenReceipt(app, activity, 'Demo Later', 'later@example.test');
    await look();
    for (const form of forms.slice(0, 3)) {
      await cancel(form);
      await look();
    }
    await cancel(ours);
    await look();
    const coach = await app.signedIn('coach');
    await coach.put(`/api/practices/${practice.id}`, { time: '7:00 PM - 8:30 PM' });
    await look();
    expect(seen.map(({ title }) => title.replace('Entraînement des Lions', '').trim())).toEqual([
      '(au rang\u00a03 de la liste d’attente)',
      '(au rang\u00a03 de la liste d’attente)',
      '(au rang\u00a02 de la liste d’attente)',
      '(en tête de la liste d’attente)',
      '',
      '',
      '',
    ]);
    const [first, same, ...changed] = seen;
    expect(same).toEqual(first);
    for (const [index, { version, changed: at }] of changed.entries()) {
      const before = index === 0 ? same : changed[index - 1];
      expect(version).toBeGreaterThan(before?.version ?? Infinity);
      expect(at > (before?.changed ?? '~')).toBe(true);
    }
  });

  it('contains no names', async () => {
    await givenFamilyDay();
    expect((await get(await feedOf(OURS))).body).not.toMatch(/Demo|example\.test|Player|Sibling/);
  });

  it('is in the family’s language, or in the one that its address requests', async () => {
    await givenFamilyDay();
    const feed = await feedOf(OURS);
    expect((await get(feed)).body).toContain('Lions practice');
    expect((await get(feed)).body).toContain('NAME:Lions: our practices and tryouts\r\n');
    await app.execute(`UPDATE families SET locale = 'fr'`);
    expect((await get(feed)).body).toContain('Entraînement des Lions (en tête de la liste d’attente)');
    expect((await get(feed)).body).toContain(
      'NAME:Lions\u00a0: nos entraînements et séances de sélection\r\n',
    );
    expect((await get(`${feed}?lang=en`)).body).toContain('Lions practice (number 1 on the waiting list)');
  });

  it('ignores query parameters that it does not know', async () => {
    await givenFamilyDay();
    const feed = await feedOf(OURS);
    for (const query of ['fbclid=x', 'nocache=1', '_=1&_=2'])
      expect((await get(`${feed}?${query}&lang=fr`)).body).toBe((await get(`${feed}?lang=fr`)).body);
    expect((await get(`${feed}?lang=de`)).status).toBe(400);
  });

  it('has a file of one event, for the family and for a receipt, in which a waiting child is tentative', async () => {
    await givenOpenPractices(app);
    app.clock.set('2025-09-01T16:00:00.000Z');
    const { id } = await givenPractice(app, { capacity: 1, date: '2025-09-08' });
    const activity = { kind: 'practice', id } as const;
    const first = await givenReceipt(app, activity, 'Demo First', 'first@example.test');
    const ours = await givenReceipt(app, activity, 'Demo Ours', OURS);
    const feed = (await feedOf(OURS)).replace('.ics', '');
    const addresses = [feed, `/api/calendar/my/r/${ours.token}`];
    const fileAt = async (address: string, query = '') => {
      const { status, body, headers } = await get(`${address}/practice/${id}.ics${query}`);
      expect([status, headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ]);
      expect(body).not.toMatch(/\nNAME|X-WR-CALNAME|REFRESH|Demo|example\.test/);
      return readCalendar(body).events;
    };
    const [event] = readCalendar((await get(`/api/calendar/practice/${id}.ics`)).body).events;
    for (const address of addresses) {
      const [waiting, ...more] = await fileAt(address);
      expect(more).toEqual([]);
      expect(waiting).toMatchObject({
        uid: event?.uid,
        status: 'TENTATIVE',
        title: 'Lions practice (number 1 on the waiting list)',
      });
      expect(await fileAt(address, '?lang=fr')).toMatchObject([
        { title: 'Entraînement des Lions (en tête de la liste d’attente)' },
      ]);
    }
    expect(await fileAt(`/api/calendar/my/r/${first.token}`)).toMatchObject([{ status: 'CONFIRMED' }]);
    await app.anonymous().post(`${first.path}/cancel`, { registrationIds: [first.id] });
    for (const address of addresses) {
      const [confirmed] = await fileAt(address);
      expect(confirmed).toMatchObject({ uid: event?.uid, status: 'CONFIRMED', title: 'Lions practice' });
      // Also where the public file was added before.
      expect(confirmed?.sequence).toBeGreaterThan(event?.sequence ?? Infinity);
    }
  });

  it('has one file of all events of a receipt, each once', async () => {
    app.clock.set('2025-09-01T16:00:00.000Z');
    await givenOpenPractices(app);
    const [first, second] = [
      await givenPractice(app, { date: '2025-09-08' }),
      await givenPractice(app, { capacity: 1, date: '2025-09-09' }),
    ];
    const other = await givenPractice(app, { date: '2025-09-10' });
    await givenReceipt(app, { kind: 'practice', id: second.id }, 'Demo Other', THEIRS);
    await givenReceipt(app, { kind: 'practice', id: other.id }, 'Demo Ours', OURS);
    const targets = [first, second].map(({ id }) => ({ kind: 'practice', id }));
    const players = ['Demo Ours', 'Demo Sibling'].map((playerName) => ({
      playerName,
      position: 'Forward',
    }));
    const form = { targets, players, parentEmail: OURS };
    const { body } = await app.anonymous().post<{ manageUrl: string }>('/api/registration-forms', form);
    const token = body.manageUrl.split('/').at(-1);
    const file = await get(`/api/calendar/my/r/${token}.ics?lang=fr`);
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.body).not.toMatch(/\nNAME|X-WR-CALNAME|Demo|example\.test/);
    const { events } = readCalendar(file.body);
    expect(events.map(({ uid, status }) => [uid, status])).toEqual([
      [`practice-${first.id}@localhost`, 'CONFIRMED'],
      [`practice-${second.id}@localhost`, 'TENTATIVE'],
    ]);
    for (const [index, { id }] of [first, second].entries())
      expect(
        readCalendar((await get(`/api/calendar/my/r/${token}/practice/${id}.ics?lang=fr`)).body).events,
      ).toEqual([events[index]]);
    expect(await get(`/api/calendar/my/r/${'x'.repeat(43)}.ics`)).toMatchObject({
      status: 404,
      body: { code: 'RECEIPT_NOT_FOUND' },
    });
  });

  it('has no file of an event of others', async () => {
    const { session } = await givenFamilyDay();
    const other = await givenTryoutSession(app, { teamId: session.teamId, date: '2025-09-07' });
    const feed = (await feedOf(OURS)).replace('.ics', '');
    for (const path of [`session/${other.id}`, `practice/${session.id + 9000}`, `team/${session.id}`])
      expect(await get(`${feed}/${path}.ics`)).toMatchObject({
        status: 404,
        body: { code: 'FAMILY_LINK_NOT_FOUND' },
      });
    for (const token of ['x', feed.slice(-43)])
      expect(await get(`/api/calendar/my/r/${token}/session/${session.id}.ics`)).toMatchObject({
        status: 404,
        body: { code: 'RECEIPT_NOT_FOUND' },
      });
    expect((await get(`${feed}/session/x.ics`)).status).toBe(400);
  });

  it('has no file of an event that a receipt is not for', async () => {
    app.clock.set('2025-09-01T16:00:00.000Z');
    await givenOpenPractices(app);
    const { id } = await givenPractice(app, { date: '2025-09-08' });
    const other = await givenPractice(app, { date: '2025-09-09' });
    const { token } = await givenReceipt(app, { kind: 'practice', id }, 'Demo Ours', OURS);
    await givenReceipt(app, { kind: 'practice', id: other.id }, 'Demo Ours', OURS);
    expect((await get(`/api/calendar/my/r/${token}/practice/${id}.ics`)).status).toBe(200);
    for (const path of [`practice/${other.id}`, `session/${id}`, `team/${id}`])
      expect(await get(`/api/calendar/my/r/${token}/${path}.ics`)).toMatchObject({
        status: 404,
        body: { code: 'RECEIPT_NOT_FOUND' },
      });
  });

  it('opens with its own token only, not with the page’s or another one', async () => {
    const { token } = await givenFamily(app, OURS);
    const feed = await feedOf(OURS);
    for (const other of [token, feed.slice(-47, -4).toUpperCase(), 'x', 'x'.repeat(199)])
      expect(await get(`/api/calendar/my/${other}.ics`)).toMatchObject({
        status: 404,
        body: { code: 'FAMILY_LINK_NOT_FOUND' },
      });
    const feedToken = feed.slice(-47, -4);
    expect((await get(`/api/my/${feedToken}`)).status).toBe(404);
  });
});
