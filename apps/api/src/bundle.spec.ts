import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from './testing/client.js';
import { freePort, ServerProcess } from './testing/server-process.js';
import { createTestDatabase, type TestDatabase } from './testing/test-database.js';

const API = join(__dirname, '..');
const PACKAGES = join(API, '../../node_modules');
/** All that the bundle may need beside itself; the image could hold these alone. */
const OUTSIDE = ['bcrypt', '@libsql', 'swagger-ui-dist'];
const PASSWORD = 'a superadmin of the tests';

describe('the bundled server, alone in a folder', () => {
  const place = mkdtempSync(join(tmpdir(), 'lions-bundle-'));
  let database: TestDatabase;
  let client: Client;
  let server: ServerProcess;

  beforeAll(async () => {
    for (const path of ['server.cjs', 'dist/bundle', 'openapi.json'])
      cpSync(join(API, path), join(place, 'apps/api', path), { recursive: true });
    mkdirSync(join(place, 'node_modules'));
    for (const name of OUTSIDE) symlinkSync(join(PACKAGES, name), join(place, 'node_modules', name));
    const port = String(await freePort());
    database = await createTestDatabase({
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      SUPERADMIN_PASSWORD: PASSWORD,
    });
    server = new ServerProcess(database.environment, { entry: join(place, 'apps/api/server.cjs') });
    await server.ready();
    client = new Client(`http://127.0.0.1:${port}`);
    await client.post('/api/auth/login', { username: 'superadmin', password: PASSWORD });
  });

  afterAll(async () => {
    await server.kill();
    await database.drop();
    rmSync(place, { recursive: true, force: true });
  });

  it('trims what is sent, in classes that are made from others as well', async () => {
    const made = await client.post<{ id: number }>('/api/teams', { name: '  M13 Test ', league: 'lheq' });
    expect(made.body).toMatchObject({ name: 'M13 Test' });
    const changed = await client.put(
      `/api/teams/${made.body.id}`,
      { name: '  M15 Test ' },
      { 'if-match': '"1"' },
    );
    expect(changed.body).toMatchObject({ name: 'M15 Test' });
  });

  it('refuses what must not pass, in the one shape', async () => {
    expect(await client.post('/api/teams', { name: 7, league: 'lheq', colour: 'red' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it('shows its documentation', async () => {
    expect((await client.get('/api/docs')).status).toBe(200);
    expect((await client.get('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
    expect((await client.get('/api/openapi.json')).body).toHaveProperty('openapi');
  });
});

it('the compiled code beside the bundle is taken by the Node that built it', () => {
  const look = `
    const { readFileSync } = require('node:fs');
    const { Script } = require('node:vm');
    const read = (end, as) => readFileSync(${JSON.stringify(join(API, 'dist/bundle/api'))} + end, as);
    console.log(new Script(read('.cjs', 'utf8'), { cachedData: read('.cache') }).cachedDataRejected);`;
  expect(execFileSync(process.execPath, ['-e', look], { encoding: 'utf8' })).toBe('false\n');
});
