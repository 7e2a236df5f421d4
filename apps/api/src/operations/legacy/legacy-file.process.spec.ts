import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, ServerProcess } from '../../testing/server-process.js';
import { createTestDatabase, ON_SERVER } from '../../testing/database/test-database.js';
import { legacyArguments } from './import-legacy.js';
import { LEGACY_BOUNDS, readLegacyFile } from './legacy-file.js';

const folder = mkdtempSync(join(tmpdir(), 'lions-legacy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function given(content: string): string {
  const path = join(folder, 'legacy.json');
  writeFileSync(path, content);
  return path;
}

describe('a file of the older system', () => {
  it.each([
    ['no JSON', '{"users": [{"username": "Secret Person"', /^The file .+legacy\.json is not JSON\.$/],
    ['nothing', '', /is not JSON\.$/],
    ['a list', '[]', /^The file must be an object with/],
    ['null', 'null', /^The file must be an object with/],
    ['an empty object', '{}', /^The file must be an object with/],
    ['an unknown list', '{"users": [], "payments": []}', /^The file must be an object with/],
    ['no list', '{"users": {"0": {}}}', /^The file must be an object with/],
    [
      'too many rows',
      JSON.stringify({ users: Array(LEGACY_BOUNDS.users + 1).fill({}) }),
      /more than 100 rows/,
    ],
    ['too large', `{"users": []}${' '.repeat(LEGACY_BOUNDS.bytes)}`, /larger than 2 MB/],
  ])('that is %s is refused with one sentence without its values', async (_, content, sentence) => {
    const refusal = await readLegacyFile(given(content)).catch((error: unknown) => error as Error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(sentence) as string });
    expect((refusal as Error).message).not.toContain('Secret');
  });

  it('that is missing is refused, and one with a byte order mark is read', async () => {
    await expect(readLegacyFile(join(folder, 'none.json'))).rejects.toThrow(/cannot be read\.$/);
    await expect(readLegacyFile(given('\ufeff{"users": []}'))).resolves.toMatchObject({ users: [] });
  });

  it('is the only argument, with known options; anything else prints the usage', () => {
    expect(legacyArguments(['--migrate-only'])).toBeUndefined();
    expect(legacyArguments(['--import-legacy', 'a.json'])).toEqual({
      path: 'a.json',
      isWritten: false,
      showNames: false,
    });
    for (const args of [[], ['a.json', 'b.json'], ['a.json', '--writ'], ['--write']])
      expect(() => legacyArguments(['--import-legacy', ...args])).toThrow(/^Usage: /);
  });
});

describe('the import as a process', () => {
  it('imports a file and ends; beside a running server on the embedded file it is refused', async () => {
    const port = await freePort();
    const database = await createTestDatabase({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
    const args = ['--import-legacy', given('{"users": [{"id": 1, "username": "old.coach"}]}'), '--write'];
    const server = new ServerProcess(database.environment);
    try {
      await server.ready();
      const beside = new ServerProcess(database.environment, { args });
      expect(await beside.exited).toBe(ON_SERVER ? 0 : 1);
      if (!ON_SERVER) expect(beside.errors).toMatch(/^Another process already uses the database in .+\n$/);
      await server.kill();
      const alone = new ServerProcess(database.environment, { args });
      expect(await alone.exited).toBe(0);
      expect(alone.output).toContain(`  users: ${ON_SERVER ? '0 taken, 1' : '1 taken, 0'} taken before`);
    } finally {
      await server.kill();
      await database.drop();
    }
  }, 60_000);
});
