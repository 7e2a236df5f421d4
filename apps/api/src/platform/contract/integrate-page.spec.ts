import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { givenOpenPractices, givenPractice, givenTeam } from '../../testing/given.js';
import { useSignedIn, useTestApp } from '../../testing/test-app.js';

const run = promisify(execFile);
const ROOT = join(__dirname, '../../../../..');
const page = readFileSync(join(ROOT, 'docs/integrate.md'), 'utf8');
const blocksOf = (kind: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'))].map(
    ([, text = '']) => text,
  );
const lines = blocksOf('sh').flatMap((block) => block.split('\n'));
const commands = lines.filter((line) => line.startsWith('curl '));
const [program = ''] = blocksOf('ts');

const app = useTestApp({ environment: { RATE_LIMITS: 'off' } });
const root = useSignedIn(app, 'superadmin');
let key: string;
let practiceId: number;
beforeAll(async () => {
  await givenTeam(app, { name: 'M15 AAA' });
  await givenOpenPractices(app);
  practiceId = (await givenPractice(app)).id;
  const scopes = ['schedule:read', 'registrations:read', 'registrations:write'];
  key = (await root.post<{ key: string }>('/api/api-keys', { name: 'Page', scopes })).body.key;
});

/** A line of the page for the server, the key and the practice of this test. */
const here = (text: string) =>
  text.replaceAll('https://club.example', app.url).replace(/(practiceId"?: )7/, `$1${practiceId}`);

describe('docs/integrate.md', () => {
  it.each(commands)('has a command that works: %s', async (command) => {
    const { stdout } = await run('bash', ['-c', here(command).replace('curl', 'curl --fail')], {
      env: { ...process.env, LIONS_KEY: key },
    });
    expect(JSON.parse(stdout)).toBeInstanceOf(Object);
  });

  it('has no command that is not run, but for the packages of its program', () => {
    const others = lines.filter((line) => !commands.includes(line));
    expect(others).toEqual([
      'export LIONS_KEY=lions_…',
      'npm install openapi-fetch openapi-typescript typescript@5 @types/node@20',
      'npx openapi-typescript https://club.example/api/openapi.json --output club.ts',
    ]);
    expect(commands.length).toBeGreaterThan(3);
  });

  it('has a program that works', async () => {
    // Below the packages, where Node finds openapi-fetch.
    const folder = mkdtempSync(join(ROOT, 'node_modules/.integrate-'));
    const options = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
    const file = join(folder, 'program.mjs');
    writeFileSync(file, transpileModule(here(program), { compilerOptions: options }).outputText);
    const { stdout } = await run(process.execPath, [file], { env: { ...process.env, LIONS_KEY: key } });
    rmSync(folder, { recursive: true });
    expect(stdout).toBe('M15 AAA M15 AAA\nhas a spot\n');
  });

  it('has a formula whose address is a table', async () => {
    const [, address = ''] = /^=IMPORTDATA\("https:\/\/club\.example(\S+)"\)$/m.exec(page) ?? [];
    const { status, headers, body } = await app.anonymous().get<string>(address);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(body.split('\r\n')[0]).toMatch(/^Kind,Team,Date,/);
  });
});
