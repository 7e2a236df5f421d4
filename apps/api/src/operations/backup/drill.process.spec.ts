import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, civilAt } from '@lions/domain';
import type { LedgerDto } from '../../places/ledger.dto.js';
import type { PracticeRegistrationDto } from '../../registrations/registrations.dto.js';
import { Client } from '../../testing/client.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database/test-database.js';
import { register, tokenOf } from '../../testing/given.js';
import { freePort, ServerProcess } from '../../testing/server-process.js';
import { pictureFolder } from './pictures.js';

// Each test starts several processes.
jest.setTimeout(120_000);

const PASSWORD = 'a superadmin of the tests';
const PASSPHRASE = 'a passphrase of the tests';
const folder = mkdtempSync(join(tmpdir(), 'lions-drill-'));
const databases: TestDatabase[] = [];
const servers: ServerProcess[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

function started(environment: Record<string, string>, args: string[] = []): ServerProcess {
  const server = new ServerProcess(environment, { args });
  servers.push(server);
  return server;
}

/** Runs a command of the server to its end, and returns what it printed. */
async function ran(environment: Record<string, string>, ...args: string[]): Promise<string> {
  const command = started(environment, args);
  expect({ code: await command.exited, errors: command.errors }).toEqual({ code: 0, errors: '' });
  return command.output;
}

/** Registers children one after the other in a few lanes until it is stopped. */
class Load {
  /** When each child's registration was acknowledged, by its id. */
  readonly acknowledged = new Map<number, number>();
  private isStopped = false;
  private readonly lanes: Promise<void>[];

  constructor(url: string, practiceId: number) {
    const lane = async (number: number) => {
      for (let child = 0; !this.isStopped; child += 1) {
        const name = `Demo Player ${number}-${child}`;
        const target = { kind: 'practice', id: practiceId } as const;
        const answer = await register(
          new Client(url),
          target,
          name,
          `demo.${number}.${child}@example.test`,
        ).catch(() => undefined);
        if (answer?.status === 201) this.acknowledged.set(answer.body.id, Date.now());
        await pause(40);
      }
    };
    this.lanes = [0, 1, 2].map(lane);
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.lanes);
  }

  /** Resolves after the next registration. */
  async goesOn(): Promise<void> {
    const { size } = this.acknowledged;
    while (this.acknowledged.size === size) await pause(10);
  }

  before(instant: number): number[] {
    return [...this.acknowledged].flatMap(([id, at]) => (at < instant ? id : []));
  }
}

describe('a club whose server was killed after a backup under load', () => {
  it('is restored elsewhere with every row acknowledged before, its links, sign-ins and pictures', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = {
      PORT: String(port),
      PUBLIC_URL: url,
      SUPERADMIN_PASSWORD: PASSWORD,
      BACKUP_PASSPHRASE: PASSPHRASE,
    };
    const database = await createTestDatabase(environment);
    databases.push(database);
    const picture = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 31) % 256));
    mkdirSync(pictureFolder(database.configuration.dataDir));
    writeFileSync(join(pictureFolder(database.configuration.dataDir), 'team.jpg'), picture);

    const server = started(database.environment);
    await server.ready();
    const root = new Client(url);
    await root.post('/api/auth/login', { username: 'superadmin', password: PASSWORD });
    await root.put('/api/settings/practice_registration_enabled', { value: 'true', description: null });
    const date = addDays(civilAt(new Date(), 'America/Toronto').date, 7);
    const practice = { date, time: '6:00 PM - 7:30 PM', isActive: true };
    const { id: practiceId } = (await root.post<{ id: number }>('/api/practices', practice)).body;
    const target = { kind: 'practice', id: practiceId } as const;
    const first = await register(new Client(url), target, 'Łukasz Demo', 'family@example.test');
    const handed = await root.post<{ manageUrl: string }>(`/api/registrations/${first.body.id}/family-link`);
    const links = [`/api/my/${tokenOf(handed.body.manageUrl)}`, `/api/my/r/${tokenOf(first.body.manageUrl)}`];

    const load = new Load(url, practiceId);
    await load.goesOn();
    const file = join(folder, 'under-load.backup');
    const printed = await ran(database.environment, '--backup', file);
    expect(printed).toMatch(/^Backup of .+: \d+ rows, 1 pictures, \d+ KB\.\n/);
    // The control: the load went on while the command ran.
    await load.goesOn();
    await server.kill('SIGKILL');
    await load.stop();
    const header = JSON.parse(readFileSync(file).toString('latin1').split('\n')[0] ?? '') as {
      takenAt: string;
    };
    const due = load.before(Date.parse(header.takenAt));
    expect(due).not.toEqual([]);

    const elsewhere = await createEmptyDatabase(environment);
    databases.push(elsewhere);
    expect(await ran(elsewhere.environment, '--restore', file)).toMatch(/^Restored the club of .+\n$/);
    const restored = started(elsewhere.environment);
    await restored.ready();
    // The sign-in from before the disaster.
    expect((await root.get('/api/auth/me')).status).toBe(200);
    const path = `/api/registrations?practiceId=${practiceId}&limit=500`;
    const rows = (await root.get<PracticeRegistrationDto[]>(path)).body;
    const ids = new Set(rows.map(({ id }) => id));
    expect(due.filter((id) => !ids.has(id))).toEqual([]);
    expect(rows.length).toBeLessThanOrEqual(load.acknowledged.size + 1);
    const ledger = (await root.get<LedgerDto>(`/api/practices/${practiceId}/ledger`)).body;
    expect(ledger).toMatchObject({ isIntact: true });
    for (const link of links) {
      const answer = await new Client(url).get<object>(link);
      expect({ link, status: answer.status }).toEqual({ link, status: 200 });
      expect(JSON.stringify(answer.body)).toContain('Łukasz Demo');
    }
    const found = readFileSync(join(pictureFolder(elsewhere.configuration.dataDir), 'team.jpg'));
    expect(found.equals(picture)).toBe(true);
    // And it goes on: a new registration gets a new id.
    const next = await register(new Client(url), target, 'Next Demo', 'next@example.test');
    expect(next.body.id).toBeGreaterThan(Math.max(...ids));
  });
});
