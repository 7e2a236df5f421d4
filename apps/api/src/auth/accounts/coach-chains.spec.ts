import fc from 'fast-check';
import { ACCESS } from '../../platform/common/access-table.js';
import { OutboxMail } from '../../places/outbox/outbox-mail.entity.js';
import type { Team } from '../../teams/team.entity.js';
import type { Answer } from '../../testing/client.js';
import { CHANGES_NOTHING, DEVICE, MESSAGE, PRACTICE_CALLS, TEAM_CALLS } from '../../testing/coach-calls.js';
import { givenMail, givenPractice, givenTeam, givenTryoutSession, tokenOf } from '../../testing/given.js';
import { type SignedIn, useSignedIn, useTestApp } from '../../testing/test-app.js';

/** Chains of calls; MODEL_SEED sets the seed. */
const CHAINS = Number(process.env['MODEL_HISTORIES'] ?? 25);
const SEED = Number(process.env['MODEL_SEED'] ?? 1976);
const VICTIM = 'demo.victim@example.test';
const FOREIGN = ['teams', 'tryout_sessions', 'practices', 'registrations'];

const app = useTestApp();
const root = useSignedIn(app, 'superadmin');

async function mailOf(registrationId: number): Promise<number> {
  const [mail] = await app.find(OutboxMail, { where: { registrationId } });
  return mail?.id ?? 0;
}

/** A team with a session and a registration of that address. */
async function givenPlace(email: string, change: Partial<Team> = {}) {
  const team = await givenTeam(app, change);
  const { id: sessionId } = await givenTryoutSession(app, { teamId: team.id });
  const { registrationId } = await givenMail(app, 'changed', { email, registration: { sessionId } });
  return { team, sessionId, practiceId: 0, registrationId, mailId: await mailOf(registrationId) };
}

/** A club where one family is at another team, at a hidden one and at a practice, and a coach of one team. */
async function givenClub() {
  await app.db.write(async (tx) => {
    for (const table of ['outbox_mails', 'undoable_changes', 'messages', 'families', ...FOREIGN.toReversed()])
      await tx.execute(`DELETE FROM ${table}`);
  });
  const own = await givenPlace('demo.own@example.test', { name: 'M13 Own' });
  const other = await givenPlace(VICTIM, { name: 'M17 Other' });
  const hidden = await givenPlace(VICTIM, { name: 'M18 Hidden', isVisible: false });
  const { id: practiceId } = await givenPractice(app);
  const { registrationId } = await givenMail(app, 'changed', {
    email: VICTIM,
    registration: { practiceId },
  });
  const practice = {
    team: hidden.team,
    sessionId: hidden.sessionId,
    practiceId,
    registrationId,
    mailId: await mailOf(registrationId),
  };
  const coach = await app.signedIn('coach');
  // Undoable changes from before the limit.
  await coach.put(`/api/sessions/${other.sessionId}`, { capacity: 19 });
  await coach.put(`/api/practices/${practiceId}`, { capacity: 19 });
  const undoIds = (await coach.get<{ id: number }[]>('/api/undo')).body.map(({ id }) => id);
  const limits = { teamIds: [own.team.id], mayChangePractices: false };
  await root.put(`/api/admin/users/${coach.user.id}`, limits);
  return { own, other, hidden, practice, coach, undoIds };
}
type Club = Awaited<ReturnType<typeof givenClub>>;

/** Every stored byte of the other teams, their sessions, the practices and all registrations there. */
async function foreignRows({ own }: Club): Promise<string> {
  const rows = await app.db.read(async (reader) => {
    const tables = [];
    for (const table of FOREIGN)
      tables.push(await reader.find<{ id: number }>(table, { order: { id: 'ASC' } }));
    return tables;
  });
  const isOwn = (row: object) =>
    ('sessionId' in row && row.sessionId === own.sessionId) ||
    ('teamId' in row && row.teamId === own.team.id);
  return JSON.stringify(
    rows.map((table, index) =>
      table.filter((row) => !isOwn(row) && !(FOREIGN[index] === 'teams' && row.id === own.team.id)),
    ),
  );
}

const bait = (name: string) => ({
  playerName: `Demo Bait ${name}`,
  playerPosition: 'Forward',
  playerAge: 14,
  parentName: 'Demo Coach',
  parentEmail: VICTIM,
});

/** Registers a bait in the coach's own session under the family's address, and asks for the family's link. */
async function askForLink({ coach, own }: Club) {
  const { body } = await coach.post<{ id: number; manageUrl: string }>(
    `/api/sessions/${own.sessionId}/registrations`,
    bait('A'),
  );
  return {
    receipt: body,
    link: await coach.post<{ manageUrl?: string }>(`/api/registrations/${body.id}/family-link`),
  };
}

describe('a coach of one team', () => {
  it('gets no link of a family that has registrations elsewhere, whatever the bait', async () => {
    const club = await givenClub();
    const before = await foreignRows(club);
    const { link, receipt } = await askForLink(club);
    const token = tokenOf(link.body.manageUrl ?? '');
    await app.anonymous().post(`/api/my/${token}/erase`);
    expect(await foreignRows(club)).toBe(before);
    expect(link).toMatchObject({ status: 403, body: { code: 'FAMILY_OUT_OF_SCOPE' } });
    // The receipt opens the bait alone.
    const shown = await app
      .anonymous()
      .get<{ registrations: object[] }>(`/api/my/r/${tokenOf(receipt.manageUrl)}`);
    expect(shown.body.registrations).toMatchObject([{ id: receipt.id }]);
    expect((await root.post(`/api/registrations/${receipt.id}/family-link`)).status).toBe(200);
  });

  it.each(['other', 'hidden', 'practice'] as const)(
    'gets no link while one registration of the family is at: %s',
    async (place) => {
      const club = await givenClub();
      for (const each of [club.other, club.hidden, club.practice])
        if (each !== club[place])
          await app.execute('DELETE FROM registrations WHERE id = ?', [each.registrationId]);
      // A cancelled registration counts, too: the link would open it.
      await app.execute("UPDATE registrations SET status = 'cancelled'");
      const { link } = await askForLink(club);
      expect(link).toMatchObject({ status: 403, body: { code: 'FAMILY_OUT_OF_SCOPE' } });
    },
  );

  it('hands out the link of a family that is at the own team only, and at practices when they are allowed', async () => {
    const club = await givenClub();
    for (const each of [club.other, club.hidden])
      await app.execute('DELETE FROM registrations WHERE id = ?', [each.registrationId]);
    const path = `/api/registrations/${club.own.registrationId}/family-link`;
    expect((await club.coach.post(path)).status).toBe(200);
    expect((await askForLink(club)).link.status).toBe(403);
    await root.put(`/api/admin/users/${club.coach.user.id}`, { mayChangePractices: true });
    expect((await askForLink(club)).link.status).toBe(200);
  });

  it('holds no link that opens what the family registers elsewhere later, nor a replacement of it', async () => {
    const club = await givenClub();
    const email = 'demo.later@example.test';
    const { body: registered } = await club.coach.post<{ id: number }>(
      `/api/sessions/${club.own.sessionId}/registrations`,
      { ...bait('A'), parentEmail: email },
    );
    const path = `/api/registrations/${registered.id}/family-link`;
    const handed = tokenOf((await club.coach.post<{ manageUrl: string }>(path)).body.manageUrl);
    const anyone = app.anonymous();
    const replaced = await anyone.post<{ manageUrl: string }>(`/api/my/${handed}/new-link`);
    const token = tokenOf(replaced.body.manageUrl);
    expect((await anyone.get(`/api/my/${token}`)).status).toBe(200);
    await root.post(`/api/sessions/${club.other.sessionId}/registrations`, {
      ...bait('Later'),
      parentEmail: email,
    });
    const before = await foreignRows(club);
    expect((await anyone.get(`/api/my/${token}`)).status).toBe(404);
    expect((await anyone.post(`/api/my/${token}/erase`)).status).toBe(404);
    // A link without a limit is another one, and the coach's stays closed beside it.
    const full = tokenOf((await root.post<{ manageUrl: string }>(path)).body.manageUrl);
    expect((await anyone.get(`/api/my/${full}`)).status).toBe(200);
    expect((await anyone.post(`/api/my/${token}/erase`)).status).toBe(404);
    expect(await foreignRows(club)).toBe(before);
  });

  it('keeps no link from before the limit, and coaches without one hand out the same', async () => {
    const club = await givenClub();
    const path = `/api/registrations/${club.other.registrationId}/family-link`;
    const [first, second] = [await app.signedIn('coach'), await app.signedIn('coach')];
    const handed = async (coach: SignedIn) =>
      tokenOf((await coach.post<{ manageUrl: string }>(path)).body.manageUrl);
    const token = await handed(first);
    expect(await handed(second)).toBe(token);
    expect((await app.anonymous().get(`/api/my/${token}`)).status).toBe(200);
    await root.put(`/api/admin/users/${first.user.id}`, { teamIds: [club.own.team.id] });
    const before = await foreignRows(club);
    expect((await app.anonymous().post(`/api/my/${token}/erase`)).status).toBe(404);
    expect(await foreignRows(club)).toBe(before);
    const next = await handed(second);
    expect((await app.anonymous().get(`/api/my/${next}`)).status).toBe(200);
    expect((await app.anonymous().get(`/api/my/${token}`)).status).toBe(404);
  });

  it('hands out a link that dies with the coach’s account', async () => {
    const club = await givenClub();
    const path = `/api/registrations/${club.own.registrationId}/family-link`;
    const token = tokenOf((await club.coach.post<{ manageUrl: string }>(path)).body.manageUrl);
    expect((await app.anonymous().get(`/api/my/${token}`)).status).toBe(200);
    await root.put(`/api/admin/users/${club.coach.user.id}`, { isActive: false });
    expect((await app.anonymous().get(`/api/my/${token}`)).status).toBe(404);
  });

  it('changes no foreign row by moves, undoing, walk-ins, forms and messages one after another', async () => {
    const club = await givenClub();
    const { coach, own, other, hidden, practice } = club;
    const before = await foreignRows(club);
    const { receipt } = await askForLink(club);
    for (const place of [other, hidden]) {
      await coach.put(`/api/registrations/${place.registrationId}`, { sessionId: own.sessionId });
      await coach.put(`/api/registrations/${receipt.id}`, { sessionId: place.sessionId });
    }
    await coach.put(`/api/registrations/${receipt.id}`, { practiceId: practice.practiceId });
    for (const { id } of (await coach.get<{ id: number }[]>('/api/undo')).body)
      await coach.post(`/api/undo/${id}`);
    for (const id of club.undoIds) await coach.post(`/api/undo/${id}`);
    await coach.delete(`/api/registrations/${receipt.id}`);
    await coach.post('/api/messages', { teamId: own.team.id, ...MESSAGE });
    await coach.delete(`/api/sessions/${own.sessionId}`);
    await coach.delete(`/api/teams/${own.team.id}`);
    expect(await foreignRows(club)).toBe(before);
  });

  it('changes no foreign row by any chain of calls', async () => {
    const routes = Object.keys(ACCESS).filter(
      (route) => ACCESS[route] === 'coach' && !route.startsWith('GET '),
    );
    const known = new Set([...Object.keys(TEAM_CALLS), ...Object.keys(PRACTICE_CALLS), ...CHANGES_NOTHING]);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    const step = fc.record({
      kind: fc.constantFrom(
        'team',
        'practice',
        'register',
        'walkIn',
        'form',
        'move',
        'link',
        'family',
        'token',
      ),
      route: fc.nat(),
      place: fc.constantFrom('own', 'other', 'hidden', 'practice'),
      to: fc.constantFrom('own', 'other', 'hidden', 'practice'),
      pick: fc.nat(),
    } as const);
    type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
    let done = 0;

    async function take(club: Club, tokens: string[], ids: number[], given: Step): Promise<Answer<never>> {
      const { coach, undoIds } = club;
      const place = club[given.place];
      const pickedId = [place.registrationId, ...ids][given.pick % (ids.length + 1)] ?? 0;
      const named = { ...place, registrationId: pickedId, undoId: undoIds[given.pick % undoIds.length] ?? 0 };
      const call = (calls: Record<string, (of: never) => [string, object?]>) => {
        const [route = '', path] = Object.entries(calls)[given.route % Object.keys(calls).length] ?? [];
        return coach.send<never>(route.split(' ')[0] ?? '', ...(path?.(named as never) ?? ['']));
      };
      const activity = (of: Club['own']) =>
        of === club.practice
          ? { kind: 'practice', id: of.practiceId }
          : { kind: 'session', id: of.sessionId };
      const name = String(given.pick % 5);
      switch (given.kind) {
        case 'team':
          return call(TEAM_CALLS);
        case 'practice':
          return call(PRACTICE_CALLS);
        case 'register':
          return coach.post(`/api/sessions/${place.sessionId}/registrations`, bait(name));
        case 'walkIn': {
          const { kind, id } = activity(place);
          const { playerName, playerPosition, parentName, parentEmail } = bait(name);
          const walkIn = { playerName, playerPosition, parentName, parentEmail };
          const change = { id: crypto.randomUUID(), at: app.clock.now().toISOString(), walkIn };
          return coach.post(`/api/check-in/${kind}s/${id}`, {
            device: DEVICE,
            takesNumbers: true,
            changes: [change],
          });
        }
        case 'form': {
          const { playerName, playerAge, parentName, parentEmail } = bait(name);
          return coach.post('/api/registration-forms', {
            targets: [activity(club.own), activity(club[given.to])].slice(given.to === 'own' ? 1 : 0),
            players: [{ playerName, playerAge, position: 'Forward' }],
            parentName,
            parentEmail,
          });
        }
        case 'move': {
          const to = activity(club[given.to]);
          return coach.put(`/api/registrations/${pickedId}`, { [`${to.kind}Id`]: to.id });
        }
        case 'link':
          return coach.post(`/api/registrations/${pickedId}/family-link`);
        case 'family':
          return coach.post(`/api/registrations/${pickedId}/family`);
        case 'token': {
          const token = tokens[given.pick % Math.max(1, tokens.length)] ?? 'none';
          const registrationId = pickedId;
          const calls: [method: string, path: string, body?: object][] = [
            ['POST', `${token}/erase`],
            ['POST', `${token}/cancel`, { registrationIds: [registrationId] }],
            ['POST', `r/${token}/cancel`, { registrationIds: [registrationId] }],
            ['PUT', `r/${token}/registrations/${registrationId}`, { playerName: 'Demo Taken' }],
            ['PUT', `${token}/preferences`, { locale: 'fr' }],
            ['POST', `${token}/new-link`],
          ];
          const [method, path, body] = calls[given.route % calls.length] ?? ['POST', 'none/erase'];
          return app.anonymous().send(method, `/api/my/${path}`, body);
        }
      }
    }

    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const club = await givenClub();
        const before = await foreignRows(club);
        const [tokens, ids]: [string[], number[]] = [[], []];
        for (const given of steps) {
          const { status, body } = await take(club, tokens, ids, given);
          expect(status).toBeLessThan(500);
          if (status < 300) done += 1;
          const said = JSON.stringify(body);
          tokens.push(...(said.match(/(?<=\/)[\w-]{43}/g) ?? []));
          ids.push(...[...said.matchAll(/"(?:id|registrationId)":(\d+)/g)].map(([, id]) => Number(id)));
          if (club.undoIds.length < 20)
            for (const { id } of (await club.coach.get<{ id: number }[]>('/api/undo')).body)
              club.undoIds.push(id);
        }
        expect(await foreignRows(club)).toBe(before);
      }),
      { numRuns: CHAINS, seed: SEED, endOnFailure: true },
    );
    // The chains are worth something: many calls succeed.
    expect(done).toBeGreaterThan(CHAINS);
  });
});
