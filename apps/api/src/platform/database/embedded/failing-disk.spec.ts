import type { Answer } from '../../../testing/client.js';
import { DiskFaults } from '../../../testing/database/disk-faults.js';
import { FaultySite } from '../../../testing/faulty-site.js';

const READY = '/api/health/ready';
/** Longer than one readiness probe takes to be issued and answered; a busy machine adds to both. */
const SOON_MS = 10_000;

let faults: DiskFaults;
let site: FaultySite;
beforeAll(() => {
  faults = new DiskFaults();
});
afterAll(() => faults.remove());
beforeEach(async () => {
  faults.disarm();
  site = await FaultySite.start(faults.environment);
});
afterEach(() => site.remove());

const names = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => `Demo Player ${String(first + index).padStart(4, '0')}`);
const registered = () =>
  site.stored<{ playerName: string }>('SELECT playerName FROM registrations').map((row) => row.playerName);
const isDone = ({ status }: Answer<unknown>) => status >= 200 && status < 300;

/** Every call succeeds or is refused as unavailable, with Retry-After. */
function expectDoneOrAway(answer: Answer<unknown>): void {
  if (isDone(answer)) return;
  expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
}

async function killAndRestart(): Promise<void> {
  await site.kill();
  faults.disarm();
  await site.restart();
}

async function untilReadyAnswers(status: number): Promise<number> {
  const startedAt = performance.now();
  while ((await site.client.get(READY)).status !== status);
  return performance.now() - startedAt;
}

describe('the embedded database on a failing disk', () => {
  it('keeps every acknowledged row when one write of a request has failed', async () => {
    const practiceId = await site.givenPractice();
    for (const name of names(2)) expect((await site.register(practiceId, name)).status).toBe(201);
    faults.arm(1, false);
    expectDoneOrAway(await site.register(practiceId, 'Demo Player Refused'));
    expect(faults.failed).toBe(1);
    expect((await site.client.put('/api/teams/999999', { name: 'None' })).status).toBe(404);
    for (const name of names(20, 2)) expect((await site.register(practiceId, name)).status).toBe(201);
    await killAndRestart();
    expect(registered().sort()).toEqual(names(22));
  });

  it('keeps every acknowledged row when the disk fills and is freed in a burst', async () => {
    const practiceId = await site.givenPractice();
    const acknowledged: string[] = [];
    const waiting = names(120);
    let answered = 0;
    const client = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const answer = await site.register(practiceId, name);
        expectDoneOrAway(answer);
        if (answer.status === 201) acknowledged.push(name);
        answered += 1;
        if (answered === 30) faults.arm(1, true);
        if (answered === 80) faults.disarm();
      }
    };
    await Promise.all(Array.from({ length: 12 }, client));
    expect(acknowledged.length).toBeGreaterThan(30);
    expect(acknowledged.length).toBeLessThan(120);
    expect((await site.register(practiceId, 'Demo Player Last')).status).toBe(201);
    await killAndRestart();
    expect(registered()).toEqual(expect.arrayContaining([...acknowledged, 'Demo Player Last']));
  }, 120_000);

  it('refuses all writes that wait for a log which does not reach the disk', async () => {
    const practiceId = await site.givenPractice();
    faults.armSyncs();
    const refused = await Promise.all(names(20).map((name) => site.register(practiceId, name)));
    for (const answer of refused) expect(answer.status).toBe(503);
    expect(faults.failed).toBeGreaterThan(0);
    faults.disarm();
    const acknowledged = names(20, 20);
    for (const name of acknowledged) expect((await site.register(practiceId, name)).status).toBe(201);
    await killAndRestart();
    expect(registered()).toEqual(expect.arrayContaining(acknowledged));
  });

  it('is not ready while writes fail, and ready again when they succeed', async () => {
    await untilReadyAnswers(200);
    faults.arm(1, true);
    expect(await untilReadyAnswers(503)).toBeLessThan(SOON_MS);
    expect((await site.client.get('/api/teams')).status).toBe(200);
    faults.disarm();
    expect(await untilReadyAnswers(200)).toBeLessThan(SOON_MS);
  });
});

/** One action, repeated with another fault each time. */
interface Trial {
  prepare(k: number): Promise<unknown>;
  act(k: number): Promise<Answer<unknown>>;
  /** Throws unless all or nothing of the action is stored, and all of it when it was acknowledged. */
  check(k: number, isAcknowledged: boolean): void;
}

describe.each([
  ['once', false],
  ['for good', true],
])('with the k-th disk call failing %s', (_, isForGood) => {
  /** Runs k = 1, 2, 3 … until the action completes without a fault. */
  async function tryAll(trial: Trial, verify: () => void): Promise<void> {
    let k = 0;
    do {
      k += 1;
      await trial.prepare(k);
      faults.arm(k, isForGood);
      const answer = await trial.act(k);
      expectDoneOrAway(answer);
      // Recorded before disarming, which resets it to zero.
      const { failed } = faults;
      faults.disarm();
      trial.check(k, isDone(answer));
      if (failed === 0) break;
    } while (k < 500);
    expect(k).toBeGreaterThan(3);
    await killAndRestart();
    verify();
  }

  it('stores a registration completely or not at all', async () => {
    const practiceId = await site.givenPractice();
    const acknowledged: string[] = [];
    const [nameOf] = [(k: number) => names(1, k)[0] ?? ''];
    const rows = (table: string, name: string) =>
      site.stored(
        `SELECT 1 FROM ${table} JOIN registrations ON registrations.id = ${table}.registrationId WHERE playerName = '${name}'`,
      ).length;
    await tryAll(
      {
        prepare: async (k) => expect((await site.register(practiceId, `Demo Before ${k}`)).status).toBe(201),
        act: (k) => site.register(practiceId, nameOf(k)),
        check(k, isAcknowledged) {
          const isStored = registered().includes(nameOf(k));
          expect(rows('ledger_entries', nameOf(k))).toBe(isStored ? 1 : 0);
          expect(rows('outbox_mails', nameOf(k))).toBe(isStored ? 1 : 0);
          if (!isAcknowledged) return;
          expect(isStored).toBe(true);
          acknowledged.push(nameOf(k));
        },
      },
      () => expect(registered()).toEqual(expect.arrayContaining(acknowledged)),
    );
  }, 120_000);

  it('stores the new pasted list or keeps the old one', async () => {
    const teamId = await site.givenTeam('M15 Test');
    const list = (k: number) => names(200).map((name) => `${name} ${k}`);
    let latest: string[] = [];
    const stored = () => {
      const [row] = site.stored<{ activePlayers: string }>(
        `SELECT activePlayers FROM teams WHERE id = ${teamId}`,
      );
      return JSON.parse(row?.activePlayers ?? '[]') as string[];
    };
    await tryAll(
      {
        prepare: async () => undefined,
        act: (k) => site.client.put(`/api/teams/${teamId}/active-players`, { playerNames: list(k) }),
        check(k, isAcknowledged) {
          const found = stored();
          if (isAcknowledged) expect(found).toEqual(list(k));
          else expect([list(k), latest]).toContainEqual(found);
          latest = found;
        },
      },
      () => expect(stored()).toEqual(latest),
    );
  }, 120_000);

  it('deletes all expired sessions or none', async () => {
    const teamId = await site.givenTeam('M15 Test');
    const yesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
    const left = () => site.stored('SELECT 1 FROM tryout_sessions WHERE deletedAt IS NULL').length;
    let before = 0;
    let deleted = 0;
    await tryAll(
      {
        async prepare() {
          for (const time of ['6:00 PM - 7:00 PM', '7:00 PM - 8:00 PM', '8:00 PM - 9:00 PM'])
            await site.client.post(`/api/teams/${teamId}/sessions`, {
              date: yesterday,
              time,
              location: 'Invented Arena - Somewhere',
            });
          before = left();
        },
        act: () => site.client.post('/api/admin/trigger-auto-deletion', {}),
        check(_k, isAcknowledged) {
          if (isAcknowledged) expect(left()).toBe(0);
          else expect([0, before]).toContain(left());
          deleted += before - left();
        },
      },
      () =>
        expect(site.stored('SELECT 1 FROM tryout_sessions WHERE deletedAt IS NOT NULL').length).toBe(deleted),
    );
  }, 120_000);
});
