import { DAY_MS, MINUTE_MS, WEBHOOK_EVENTS, type WebhookEvent } from '@lions/domain';
import { Webhook as Verifier } from 'standardwebhooks';
import { AuditEntry } from '../platform/audit/audit-entry.entity.js';
import { OutboxMail } from '../places/outbox/outbox-mail.entity.js';
import { Alerts } from '../operations/alerts.service.js';
import { NightlyRuns } from '../operations/cleanup/nightly-runs.js';
import { ON_SERVER } from '../testing/database/test-database.js';
import { givenPractice, givenTeam, givenTryoutSession } from '../testing/given.js';
import type { Team } from '../teams/team.entity.js';
import { MailCatcher } from '../testing/mail-catcher.js';
import { accepts, answers, WebhookReceiver } from '../testing/webhook-receiver.js';
import { useSecondApp, useSignedIn, useTestApp } from '../testing/test-app.js';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import { WebhookSender } from './webhook-sender.js';
import { WEBHOOK_WAITS, WebhookWorker } from './webhook-worker.js';
import type { WebhookDeliveryDto, WebhookDto, WebhookSecretDto } from './webhooks.dto.js';

const PATH = '/api/webhooks';
const NOW = '2025-09-01T16:00:00.000Z';

const app = useTestApp({
  catcher: new MailCatcher(),
  environment: { WEBHOOK_PRIVATE_ADDRESSES: '127.0.0.1' },
  now: NOW,
  empty: ['webhooks', 'registrations', 'tryout_sessions', 'practices', 'teams', 'outbox_mails'],
});
const second = useSecondApp(app);
const root = useSignedIn(app, 'superadmin', beforeEach);
const coach = useSignedIn(app, 'coach', beforeEach);
const receiver = new WebhookReceiver();
let worker: WebhookWorker;
beforeAll(async () => {
  await receiver.listen();
  worker = app.app.get(WebhookWorker, { strict: false });
});
afterAll(() => receiver.close());
beforeEach(() => receiver.reset());

async function given(
  events: readonly WebhookEvent[] = WEBHOOK_EVENTS,
  url = receiver.url,
): Promise<WebhookSecretDto> {
  const { status, body } = await root.post<WebhookSecretDto>(PATH, { url, events });
  expect(status).toBe(201);
  return body;
}
const list = async () => (await root.get<WebhookDto[]>(PATH)).body;
const deliveriesOf = async ({ id }: { id: number }) =>
  (await root.get<WebhookDeliveryDto[]>(`${PATH}/${id}/deliveries`)).body;
const test = ({ id }: { id: number }) => root.post<WebhookDeliveryDto>(`${PATH}/${id}/test`);
/** The deliveries that arrived once everything due has been sent, as 'team.changed /api/teams/1'. */
async function arrived(): Promise<string[]> {
  await worker.wake();
  return receiver.bodies.map(({ type, url }) => `${type} ${url.replace(app.configuration.publicUrl, '')}`);
}
/** A sign-in ends after a week at the latest. */
const signInAgain = async () => void Object.assign(root, await app.signedIn('superadmin'));
/** In the order of their subjects, because those about different rows are sent side by side. */
const bySubject = (events: string[]) =>
  events.toSorted((one, other) => (one.split(' ')[1] ?? '').localeCompare(other.split(' ')[1] ?? ''));
const later = async (milliseconds: number) => {
  app.clock.advance(milliseconds);
  await worker.wake();
};
const player = (playerName: string) => ({
  playerName,
  playerPosition: 'Forward',
  parentName: 'Parent Name',
  parentEmail: 'parent@example.test',
  playerAge: 15,
});

describe('an event', () => {
  it('is sent for each change of a team, session, practice or registration, with the address of the row', async () => {
    await given();
    const team = (
      await coach.post<{ id: number }>('/api/teams', { name: 'M15 New', league: 'lheq', category: 'M15 AAA' })
    ).body;
    const day = { date: '2025-09-20', time: '6:00 PM - 7:30 PM' };
    const session = (
      await coach.post<{ id: number }>(`/api/teams/${team.id}/sessions`, { ...day, location: 'Arena' })
    ).body;
    const practice = (await coach.post<{ id: number }>('/api/practices', day)).body;
    const registered = await coach.post<{ id: number }>(
      `/api/sessions/${session.id}/registrations`,
      player('First Player'),
    );
    expect(registered.status).toBe(201);
    const at = `/api/registrations/${registered.body.id}`;
    await coach.put(at, { attended: true });
    await coach.delete(at);
    await coach.put(`/api/teams/${team.id}/active-players`, { playerNames: ['One Player'] });
    await coach.put(`/api/practices/${practice.id}`, { isCancelled: true });
    expect((await coach.delete(`/api/sessions/${session.id}`)).status).toBe(204);
    expect(bySubject(await arrived())).toEqual(
      bySubject([
        `team.changed /api/teams/${team.id}`,
        `session.changed /api/sessions/${session.id}`,
        `practice.changed /api/practices/${practice.id}`,
        `registration.created ${at}`,
        `registration.changed ${at}`,
        `registration.cancelled ${at}`,
        `team.changed /api/teams/${team.id}`,
        `practice.changed /api/practices/${practice.id}`,
        `session.changed /api/sessions/${session.id}`,
      ]),
    );
    const sent = receiver.received.map(({ body }) => body).join();
    for (const secret of ['Player', 'Parent', 'parent@', 'M15']) expect(sent).not.toContain(secret);
    expect(Object.keys(receiver.bodies[0] ?? {})).toEqual(['id', 'type', 'at', 'url']);
  });

  it('is sent when a family registers, is promoted by another one that leaves, and undoes nothing by reading', async () => {
    await given(['registration.created', 'registration.changed', 'registration.cancelled']);
    const team = await givenTeam(app, { registrationOpen: true });
    const session = await givenTryoutSession(app, { teamId: team.id, capacity: 1 });
    const register = async (name: string) =>
      (
        await app
          .anonymous()
          .post<{ id: number; manageUrl: string }>(`/api/sessions/${session.id}/registrations`, player(name))
      ).body;
    const [first, next] = [await register('First Player'), await register('Next Player')];
    await app.anonymous().get(`/api/sessions/${session.id}/registrations`);
    const token = first.manageUrl.split('/').at(-1) ?? '';
    await app.anonymous().post(`/api/my/r/${token}/cancel`, { registrationIds: [first.id] });
    expect((await arrived()).sort()).toEqual(
      [
        `registration.created /api/registrations/${first.id}`,
        `registration.created /api/registrations/${next.id}`,
        `registration.cancelled /api/registrations/${first.id}`,
        `registration.changed /api/registrations/${next.id}`,
      ].sort(),
    );
  });

  it('leads to the row, for those who may read it', async () => {
    await given();
    const session = await givenTryoutSession(app);
    const { id } = (
      await coach.post<{ id: number }>(`/api/sessions/${session.id}/registrations`, player('First Player'))
    ).body;
    const practice = await givenPractice(app);
    await worker.wake();
    const paths = [...new Set(receiver.bodies.map(({ url }) => new URL(url).pathname))].sort();
    expect(paths).toEqual(
      [
        `/api/practices/${practice.id}`,
        `/api/registrations/${id}`,
        `/api/sessions/${session.id}`,
        `/api/teams/${session.teamId}`,
      ].sort(),
    );
    for (const path of paths) {
      const answer = await coach.get<{ id: number }>(path);
      expect([path, answer.status, answer.body.id]).toEqual([path, 200, Number(path.split('/').at(-1))]);
      expect((await app.anonymous().get(path)).status).toBe(path.includes('registrations') ? 401 : 200);
    }
    await app.execute('DELETE FROM webhooks');
    await coach.delete(`/api/teams/${session.teamId}`);
    for (const path of [`/api/teams/${session.teamId}`, `/api/sessions/${session.id}`])
      expect((await coach.get(path)).status).toBe(404);
    expect((await coach.get('/api/registrations/2147483647')).status).toBe(404);
  });

  it('is sent only to the webhooks that chose its type, and not for a change that failed', async () => {
    const [teams, practices] = [await given(['team.changed']), await given(['practice.changed'])];
    await givenTeam(app);
    const failed = app.db.write(async (tx) => {
      await tx.update<Team>('teams', {}, { sortOrder: 3 });
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    await worker.wake();
    expect(await deliveriesOf(teams)).toHaveLength(1);
    expect(await deliveriesOf(practices)).toEqual([]);
  });

  it('is sent once for a row that one write changes twice', async () => {
    await given();
    const { id } = await givenTeam(app);
    await app.db.write(async (tx) => {
      await tx.update<Team>('teams', { id }, { sortOrder: 1 });
      await tx.update<Team>('teams', { sortOrder: 1 }, { sortOrder: 2 });
    });
    expect(await arrived()).toHaveLength(2);
  });
});

describe('a delivery', () => {
  it('verifies with a library of the specification, by its own secret only', async () => {
    app.clock.set(new Date());
    await signInAgain();
    const webhook = await given();
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    await test(webhook);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const verify = (secret: string) => new Verifier(secret).verify(body, headers as Record<string, string>);
    expect(verify(webhook.secret)).toMatchObject({ type: 'webhook.test', id: headers['webhook-id'] });
    const other = await given();
    expect(() => verify(other.secret)).toThrow('No matching signature');
    expect(() => new Verifier(webhook.secret).verify(`${body} `, headers as never)).toThrow('No matching');
  });

  it('is signed by both secrets for a day after a new one', async () => {
    app.clock.set(new Date());
    await signInAgain();
    const before = await given();
    const after = (await root.post<WebhookSecretDto>(`${PATH}/${before.id}/secret`)).body;
    expect(after.secret).not.toBe(before.secret);
    const signers = async () => {
      receiver.reset();
      await test(before);
      const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
      expect(headers['webhook-signature']?.toString().split(' ').length).toBe(
        (await list())[0]?.formerSecretUntil ? 2 : 1,
      );
      return [before.secret, after.secret].filter((secret) => {
        try {
          return new Verifier(secret).verify(body, headers as never);
        } catch {
          return false;
        }
      });
    };
    expect(await signers()).toEqual([before.secret, after.secret]);
    await app.update(Webhook, { id: before.id }, { formerUntil: app.clock.now() });
    expect(await signers()).toEqual([after.secret]);
  });

  it('is sent once by two processes', async () => {
    const webhook = await given(['team.changed']);
    receiver.answer = (response) => void setImmediate(() => accepts(response));
    for (let round = 0; round < 10; round += 1) await givenTeam(app);
    await Promise.all([worker.wake(), second.app.get(WebhookWorker, { strict: false }).wake()]);
    await worker.wake();
    const rows = await deliveriesOf(webhook);
    expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
      Array(10).fill('delivered 1'),
    );
    expect(receiver.received).toHaveLength(10);
    expect(ON_SERVER).toBe(second.app !== app.app);
  });

  it('waits for the one before it about the same row, not for those about others', async () => {
    await given(['team.changed']);
    receiver.answer = answers(500);
    const [one, other] = [await givenTeam(app), await givenTeam(app)];
    await worker.wake();
    receiver.reset();
    await app.update<Team>('teams', { id: one.id }, { sortOrder: 5 });
    expect(await arrived()).toEqual([]);
    await later(MINUTE_MS);
    expect(await arrived()).toEqual([
      `team.changed /api/teams/${one.id}`,
      `team.changed /api/teams/${other.id}`,
      `team.changed /api/teams/${one.id}`,
    ]);
  });

  it('is tried for a day with the same id and body, then has failed, and can be sent again', async () => {
    const webhook = await given(['team.changed']);
    receiver.answer = answers(503, 'not now');
    const { id: teamId } = await givenTeam(app);
    await worker.wake();
    expect((await deliveriesOf(webhook))[0]).toMatchObject({
      status: 'pending',
      attempts: 1,
      answerCode: 503,
      answer: 'not now',
    });
    for (const minutes of WEBHOOK_WAITS) {
      const before = receiver.received.length;
      await later(minutes * MINUTE_MS - 1);
      expect(receiver.received).toHaveLength(before);
      await later(1);
      expect(receiver.received).toHaveLength(before + 1);
    }
    await signInAgain();
    const [failed] = await deliveriesOf(webhook);
    expect(failed).toMatchObject({
      status: 'failed',
      attempts: 8,
      path: `/api/teams/${teamId}`,
      nextAttemptAt: null,
    });
    expect(app.clock.time() - Date.parse(NOW)).toBeGreaterThan(0.95 * DAY_MS);
    await later(DAY_MS);
    await signInAgain();
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect((await list())[0]).toMatchObject({ state: 'failing', lastDelivery: { id: failed?.id } });

    receiver.reset();
    const replay = () => root.post<WebhookDeliveryDto>(`${PATH}/deliveries/${failed?.id}/replay`);
    expect(await replay()).toMatchObject({
      status: 200,
      body: { status: 'delivered', attempts: 1, answerCode: 204 },
    });
    expect(receiver.received[0]?.headers['webhook-id']).toBe(failed?.messageId);
    expect((await list())[0]?.state).toBe('on');
    receiver.answer = answers(500);
    expect((await replay()).body).toMatchObject({ status: 'pending' });
    expect(await replay()).toMatchObject({ status: 409, body: { code: 'DELIVERY_PENDING' } });
    expect(await root.post(`${PATH}/deliveries/2147483647/replay`)).toMatchObject({ status: 404 });
  });

  it('waits while webhooks are off, as in a copy of the club on trial', async () => {
    const webhook = await given(['team.changed']);
    app.configuration.webhooks = false;
    await givenTeam(app);
    await worker.tick();
    expect(await deliveriesOf(webhook)).toMatchObject([{ status: 'pending', attempts: 0 }]);
    app.configuration.webhooks = true;
    expect(await arrived()).toHaveLength(1);
  });

  it('is taken over by another process when the lease ends', async () => {
    const webhook = await given(['team.changed']);
    receiver.answer = answers(500);
    await givenTeam(app);
    await worker.wake();
    await app.update(
      WebhookDelivery,
      { webhookId: webhook.id },
      { nextAttemptAt: new Date(app.clock.time() + MINUTE_MS), answerCode: null },
    );
    receiver.answer = accepts;
    await worker.wake();
    expect((await deliveriesOf(webhook))[0]).toMatchObject({ status: 'pending' });
    await later(MINUTE_MS);
    expect((await deliveriesOf(webhook))[0]).toMatchObject({ status: 'delivered' });
  });
});

describe('a bad receiver', () => {
  let sender: WebhookSender;
  beforeAll(() => (sender = app.app.get(WebhookSender, { strict: false })));
  afterEach(() => (sender.timeoutMs = 10_000));

  it('that hangs is given up', async () => {
    sender.timeoutMs = 50;
    receiver.answer = () => undefined;
    const answer = { status: 'pending', answerCode: null, answer: 'No answer within 0.05 seconds' };
    expect((await test(await given())).body).toMatchObject(answer);
  });

  it('that hangs in the middle of its answer counts by its status', async () => {
    sender.timeoutMs = 50;
    receiver.answer = (response) => void response.writeHead(200).write('begun');
    expect((await test(await given())).body).toMatchObject({ status: 'delivered', answer: 'begun' });
  });

  it('that answers 10 MB is read no further than needed', async () => {
    let written = 0;
    receiver.answer = (response) => {
      const more = () => {
        while (written < 10_000_000) {
          written += 100_000;
          if (!response.write('é\n'.repeat(33_000))) return void response.once('drain', more);
        }
        response.end();
      };
      more();
    };
    const { body } = await test(await given());
    expect(body).toMatchObject({ status: 'delivered', answer: 'é '.repeat(250) });
    expect(written).toBeLessThan(10_000_000);
  });

  it('that closes the connection, or is not there, is tried again', async () => {
    receiver.answer = (response) => void response.socket?.destroy();
    expect((await test(await given())).body).toMatchObject({ status: 'pending', answer: 'ECONNRESET' });
    const gone = await new WebhookReceiver().listen();
    const { url } = gone;
    await gone.close();
    expect((await test(await given(WEBHOOK_EVENTS, url))).body).toMatchObject({ answer: 'ECONNREFUSED' });
  });

  it('that sends elsewhere has not accepted', async () => {
    receiver.answer = (response) => void response.writeHead(302, { location: receiver.url }).end();
    expect((await test(await given())).body).toMatchObject({ status: 'pending', answerCode: 302 });
    expect(receiver.received).toHaveLength(1);
  });

  it('that is gone (410) is switched off at once, and on again by a test that arrives', async () => {
    const webhook = await given(['team.changed']);
    receiver.answer = answers(410);
    await givenTeam(app);
    await worker.wake();
    expect((await list())[0]?.state).toBe('off');
    await givenTeam(app);
    expect(await deliveriesOf(webhook)).toMatchObject([{ status: 'failed', answerCode: 410 }]);
    receiver.answer = answers(500);
    expect((await test(webhook)).body).toMatchObject({ status: 'failed' });
    receiver.answer = accepts;
    expect((await test(webhook)).body).toMatchObject({ status: 'delivered' });
    expect((await list())[0]?.state).toBe('on');
  });

  it('that fails for a week is switched off, with one alert to the superadmins', async () => {
    const webhook = await given(['team.changed']);
    receiver.answer = answers(500);
    await givenTeam(app);
    await worker.wake();
    await later(7 * DAY_MS - 1);
    await signInAgain();
    expect((await list())[0]?.state).toBe('failing');
    await givenTeam(app);
    await app.update(WebhookDelivery, { status: 'pending' }, { nextAttemptAt: app.clock.now() });
    await later(1);
    expect((await list())[0]?.state).toBe('off');
    expect((await deliveriesOf(webhook)).map(({ status }) => status)).toEqual(['failed', 'failed']);
    const alerts = async () => {
      await app.app.get(Alerts, { strict: false }).queueDue();
      const mails = await app.find(OutboxMail, { where: { kind: 'alert' } });
      return mails
        .filter(({ data }) => data?.alert?.kind === 'webhooks')
        .map(({ data }) => data?.alert?.amount);
    };
    const told = await alerts();
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told)).toEqual(new Set([1]));
    app.clock.advance(DAY_MS);
    expect(await alerts()).toEqual(told);
  });
});

describe('a webhook', () => {
  it.each([
    [{ events: WEBHOOK_EVENTS }, 'url'],
    [{ url: 'https://a.example/' }, 'events'],
    [{ url: 'https://a.example/', events: [] }, 'events'],
    [{ url: 'https://a.example/', events: ['team.changed', 'team.changed'] }, 'events'],
    [{ url: 'https://a.example/', events: ['webhook.test'] }, 'events'],
    [{ url: `https://a.example/${'x'.repeat(500)}`, events: WEBHOOK_EVENTS }, 'url'],
  ])('is refused with 400: %j', async (input, field) => {
    expect(await root.post(PATH, input)).toMatchObject({ status: 400, body: { details: [{ field }] } });
  });

  it('shows its secret once: no answer, row or audit entry has it or its seed', async () => {
    const webhook = await given();
    const { secret } = (await root.post<WebhookSecretDto>(`${PATH}/${webhook.id}/secret`)).body;
    await test(webhook);
    const row = await app.findOne(Webhook, { where: { id: webhook.id } });
    const audit = await app.find(AuditEntry, { where: { subject: 'webhook', subjectId: webhook.id } });
    expect(audit.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['webhook.create', root.user.id],
      ['webhook.replaceSecret', root.user.id],
      ['webhook.test', root.user.id],
    ]);
    const shown = JSON.stringify([await list(), await deliveriesOf(webhook), audit, receiver.received]);
    for (const hidden of [webhook.secret, secret, row?.seed, row?.formerSeed])
      expect(shown).not.toContain(hidden?.replace('whsec_', ''));
    for (const hidden of [webhook.secret, secret])
      expect(JSON.stringify(row)).not.toContain(Buffer.from(hidden.slice(6), 'base64').toString('base64url'));
  });

  it('is deleted with its deliveries', async () => {
    const webhook = await given();
    await test(webhook);
    expect((await root.delete(`${PATH}/${webhook.id}`)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await app.find(WebhookDelivery)).toEqual([]);
    for (const answer of [
      await root.delete(`${PATH}/${webhook.id}`),
      await test(webhook),
      await root.post(`${PATH}/${webhook.id}/secret`),
      await root.get(`${PATH}/${webhook.id}/deliveries`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'WEBHOOK_NOT_FOUND' } });
  });

  it('keeps its deliveries for 30 days, in pages', async () => {
    const webhook = await given();
    for (let round = 0; round < 3; round += 1) await test(webhook);
    const page = await root.get<WebhookDeliveryDto[]>(`${PATH}/${webhook.id}/deliveries?limit=2`);
    const cursor = page.body.at(-1)?.id;
    expect(page.headers.get('link')).toContain(`limit=2&cursor=${cursor}`);
    const next = await root.get<WebhookDeliveryDto[]>(
      `${PATH}/${webhook.id}/deliveries?limit=2&cursor=${cursor}`,
    );
    expect([page.body.length, next.body.length]).toEqual([2, 1]);
    app.clock.advance(30 * DAY_MS + DAY_MS);
    await app.app.get(NightlyRuns, { strict: false }).runIfDue();
    await signInAgain();
    expect(await deliveriesOf(webhook)).toEqual([]);
  });
});
