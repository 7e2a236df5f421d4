import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShownPictureDto } from './site/pictures/pictures.dto.js';
import { Client } from './testing/client.js';
import { givenPhotograph, uploadForm } from './testing/given-picture.js';
import { freePort, ServerProcess } from './testing/server-process.js';
import { createTestDatabase, type TestDatabase } from './testing/database/test-database.js';

const API = join(__dirname, '..');
const PASSWORD = 'a superadmin of the tests';

/** Creates, over HTTP as a coach, a team that is open for registration and one coming session. */
async function givenOpenSession(client: Client): Promise<number> {
  const team = await client.post<{ id: number }>('/api/teams', {
    name: 'M11 Test',
    league: 'lheq',
    registrationOpen: true,
  });
  const session = await client.post<{ id: number }>(`/api/teams/${team.body.id}/sessions`, {
    date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
    time: '6:00 PM - 7:30 PM',
    location: 'Dollard Civic Centre - Dollard-Des Ormeaux',
  });
  return session.body.id;
}

describe('the server, run from the image’s files only', () => {
  // Outside of the checkout, so that its node_modules is not found.
  const place = mkdtempSync(join(tmpdir(), 'lions-image-'));
  let database: TestDatabase;
  let client: Client;
  let server: ServerProcess;

  beforeAll(async () => {
    execFileSync(process.execPath, [join(API, 'image.mjs'), place]);
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

  it('can be read by the user of the image, who has not built it', () => {
    const files = readdirSync(place, { recursive: true, encoding: 'utf8' });
    const closed = files.filter((name) => (statSync(join(place, name)).mode & 0o004) === 0);
    expect(closed).toEqual([]);
  });

  it('trims input, also in derived DTO classes', async () => {
    const made = await client.post<{ id: number }>('/api/teams', { name: '  M13 Test ', league: 'lheq' });
    expect(made.body).toMatchObject({ name: 'M13 Test' });
    const changed = await client.put(
      `/api/teams/${made.body.id}`,
      { name: '  M15 Test ' },
      { 'if-match': '"1"' },
    );
    expect(changed.body).toMatchObject({ name: 'M15 Test' });
  });

  it('refuses invalid input in the common error shape', async () => {
    expect(await client.post('/api/teams', { name: 7, league: 'lheq', colour: 'red' })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  it('serves the API documentation with all its files', async () => {
    const page = await client.get<string>('/api/docs');
    expect(page.status).toBe(200);
    const named = [...page.body.matchAll(/(?:href|src)="\.\/([^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) expect((await client.get(`/api/${path}`)).status).toBe(200);
    expect((await client.get('/api/openapi.json')).body).toEqual(
      JSON.parse(readFileSync(join(API, 'openapi.json'), 'utf8')),
    );
  });

  it('serves pages in both languages with their scripts and styles', async () => {
    for (const path of ['/', '/fr']) {
      const page = await client.get<string>(path);
      expect(page.status).toBe(200);
      const named = new Set(page.body.match(/\/assets\/[\w.-]+/g));
      expect(named.size).toBeGreaterThan(2);
      for (const asset of named) expect((await client.get(asset)).status).toBe(200);
    }
  });

  it('decodes a photograph by the packages beside the bundle', async () => {
    const kept = await client.post<ShownPictureDto>(
      '/api/pictures',
      uploadForm(await givenPhotograph().toBuffer()),
    );
    expect(kept).toMatchObject({ status: 201, body: { widths: [480, 900] } });
    expect((await client.get(`/api/media/${kept.body.fileKey}-480.avif`)).status).toBe(200);
  });

  it('registers a player', async () => {
    const registered = await client.post(`/api/sessions/${await givenOpenSession(client)}/registrations`, {
      playerName: 'Zoé Démo',
      playerPosition: 'Goalie',
      playerAge: 12,
      parentName: 'Demo Parent',
      parentEmail: 'demo.parent@example.test',
    });
    expect(registered).toMatchObject({ status: 201, body: { playerName: 'Zoé Démo', isWaitlist: false } });
  });
});
