import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { FaultySite } from '../../../testing/faulty-site.js';
import { embeddedFile } from './embedded-file.js';

const ROUNDS = 20;
const READY = '/api/health/ready';

let site: FaultySite;
/** Connection to the same file, in the role of another program. */
let other: DatabaseSyncInstance;
beforeAll(async () => {
  site = await FaultySite.start();
  other = new DatabaseSync(embeddedFile(site.database.configuration.dataDir));
});
afterAll(async () => {
  other.close();
  await site.remove();
});

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

describe.each([
  ['without readiness calls', false],
  ['with readiness calls', true],
])('a lock of another process on the embedded file, %s', (_, asksReadiness) => {
  it('delays writes or refuses them with 503, and leaves nothing behind', async () => {
    const practiceId = await site.givenPractice();
    const acknowledged: string[] = [];
    let refused = 0;
    const register = async (name: string) => {
      const answer = await site.register(practiceId, name);
      if (answer.status === 201) acknowledged.push(name);
      else {
        expect(answer).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } });
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        refused += 1;
      }
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      other.exec('BEGIN IMMEDIATE');
      const isLong = round % 4 === 3;
      const during = [1, 2].map((number) => register(`Demo Round ${asksReadiness} ${round} ${number}`));
      // Reads do not wait.
      expect((await site.client.get('/api/teams')).status).toBe(200);
      if (isLong && asksReadiness) while ((await site.client.get(READY)).status !== 503);
      // A long lock is held until the writes have given up; a short one is released earlier.
      if (isLong) await Promise.all(during);
      other.exec('ROLLBACK');
      await Promise.all(during);
      await register(`Demo After ${asksReadiness} ${round}`);
      if (asksReadiness) while ((await site.client.get(READY)).status !== 200);
    }
    expect(refused).toBe(2 * (ROUNDS / 4));
    await site.kill();
    await site.restart();
    const rows = site.stored<{ playerName: string }>('SELECT playerName FROM registrations');
    expect(rows.map(({ playerName }) => playerName)).toEqual(expect.arrayContaining(acknowledged));
    expect(statuses([await site.register(practiceId, `Demo Last ${asksReadiness}`)])).toEqual([201]);
  }, 120_000);
});
