import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { Client } from './testing/client.js';
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.js';
import { uploadForm } from './testing/given-picture.js';
import { freePort, ServerProcess } from './testing/server-process.js';

// Each test starts several processes.
jest.setTimeout(90_000);

const SUPERADMIN = { username: 'superadmin', password: 'a superadmin of the tests' };
const ENDS_WITHIN_MS = 4000;
const folder = mkdtempSync(join(tmpdir(), 'lions-killed-server-'));
const databases: TestDatabase[] = [];
afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  rmSync(folder, { recursive: true });
});

async function givenPlace() {
  const port = await freePort();
  const database = await createTestDatabase({
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    BACKUP_DIR: mkdtempSync(join(folder, 'backups-')),
    SUPERADMIN_PASSWORD: SUPERADMIN.password,
  });
  databases.push(database);
  const { environment, configuration } = database;
  const media = join(configuration.dataDir, 'media');
  mkdirSync(media);
  return { environment, media, url: `http://127.0.0.1:${port}`, backups: environment['BACKUP_DIR'] ?? '' };
}

async function until(condition: () => boolean, what: string, milliseconds = 30_000): Promise<void> {
  for (const from = performance.now(); !condition(); await pause(20))
    if (performance.now() - from > milliseconds) throw new Error(`Not within ${milliseconds} ms: ${what}.`);
}

/** The processes whose parent is `pid`, without those that have ended and were not waited for. */
function childrenOf(pid: number): number[] {
  return running().flatMap(({ id, parent }) => (parent === pid ? [id] : []));
}

function running() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,stat='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [id, parent, state] = line.trim().split(/\s+/);
    return state === undefined || state.startsWith('Z') ? [] : [{ id: Number(id), parent: Number(parent) }];
  });
}

/** Kills the server in the middle of what one child does, and waits for the end of the child. */
async function killInTheMiddle(server: ServerProcess): Promise<void> {
  const children = childrenOf(server.pid);
  expect(children).toHaveLength(1);
  await server.kill('SIGKILL');
  const left = () => running().filter(({ id }) => children.includes(id));
  try {
    await until(() => left().length === 0, 'the end of the child', ENDS_WITHIN_MS);
  } finally {
    for (const { id } of left()) process.kill(id, 'SIGKILL');
  }
}

it('a nightly backup ends with its server, and the next one leaves nothing of it', async () => {
  const { environment, media, backups } = await givenPlace();
  const large = join(media, 'large.webp');
  writeFileSync(large, '');
  // Reading it takes longer than the test waits; it takes no space.
  truncateSync(large, 6 * 1024 ** 3);
  const names = (ending: RegExp) => readdirSync(backups).filter((name) => ending.test(name));
  const server = new ServerProcess(environment);
  await server.ready();
  await until(() => names(/\.partial$/).length > 0, 'a backup that has begun');
  await killInTheMiddle(server);
  expect(names(/\.partial$/)).toHaveLength(1);

  rmSync(large);
  const next = new ServerProcess(environment);
  await next.ready();
  await until(() => names(/\.backup$/).length > 0, 'the next backup');
  await next.kill();
  expect(readdirSync(backups).sort()).toEqual(['backup.lock', ...names(/\.backup$/)]);
});

it('the encoding of a photograph ends with its server', async () => {
  const { environment, media, url, backups } = await givenPlace();
  const server = new ServerProcess(environment);
  await server.ready();
  await until(() => readdirSync(backups).some((name) => name.endsWith('.backup')), 'the backup');
  await until(() => childrenOf(server.pid).length === 0, 'the end of the backup');
  const client = new Client(url);
  expect((await client.post('/api/auth/login', SUPERADMIN)).status).toBe(200);
  // Noise takes ten seconds.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photograph = sharp({ create: { width: 1600, height: 1600, channels: 3, background: '#fff', noise } });
  const upload = client.post('/api/pictures', uploadForm(await photograph.jpeg().toBuffer()));
  upload.catch(() => undefined);
  await until(() => readdirSync(media, { recursive: true }).length > 1, 'the first size');
  await killInTheMiddle(server);
});
