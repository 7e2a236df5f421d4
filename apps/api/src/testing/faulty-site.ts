import { DatabaseSync } from '@photostructure/sqlite';
import { embeddedFile } from '../platform/database/embedded/embedded-file.js';
import { Client, type Answer } from './client.js';
import { freePort, ServerProcess } from './server-process.js';
import { createTestDatabase, type TestDatabase } from './database/test-database.js';

const PASSWORD = 'a superadmin of the tests';

/** A club on the embedded database, served by the built server in its own process. */
export class FaultySite {
  private server: ServerProcess;

  private constructor(
    readonly database: TestDatabase,
    readonly url: string,
    private readonly faults: Record<string, string>,
    /** Signed in as superadmin. */
    readonly client: Client,
  ) {}

  /** @param faults environment of the server beside its configuration */
  static async start(faults: Record<string, string> = {}): Promise<FaultySite> {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const database = await createTestDatabase({
      PORT: port,
      PUBLIC_URL: url,
      SUPERADMIN_PASSWORD: PASSWORD,
    });
    const site = new FaultySite(database, url, faults, new Client(url));
    await site.restart();
    await site.client.post('/api/auth/login', { username: 'superadmin', password: PASSWORD });
    await site.client.put('/api/settings/practice_registration_enabled', {
      value: 'true',
      description: null,
    });
    return site;
  }

  async restart(): Promise<void> {
    this.server = new ServerProcess({ ...this.database.environment, ...this.faults });
    await this.server.ready();
  }

  /** Like a power cut. */
  async kill(): Promise<void> {
    await this.server.kill('SIGKILL');
  }

  async remove(): Promise<void> {
    await this.kill();
    await this.database.drop();
  }

  /** A practice in a month, with more places than a test fills. */
  async givenPractice(): Promise<number> {
    const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const practice = { date, time: '6:00 PM - 7:30 PM', capacity: 60, isActive: true };
    return (await this.client.post<{ id: number }>('/api/practices', practice)).body.id;
  }

  async givenTeam(name: string): Promise<number> {
    return (await this.client.post<{ id: number }>('/api/teams', { name, league: 'lheq' })).body.id;
  }

  register(practiceId: number, playerName: string): Promise<Answer<{ code?: string }>> {
    const parentEmail = `${playerName.replaceAll(' ', '.').toLowerCase()}@example.test`;
    return new Client(this.url).post('/api/registrations', {
      practiceId,
      playerName,
      parentEmail,
      position: 'F',
    });
  }

  /** Committed rows, read without the server. */
  stored<Row>(sql: string): Row[] {
    const database = new DatabaseSync(embeddedFile(this.database.configuration.dataDir), { readOnly: true });
    try {
      return database.prepare(sql).all() as Row[];
    } finally {
      database.close();
    }
  }
}
