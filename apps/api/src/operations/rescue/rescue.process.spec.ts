import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, civilAt } from '@lions/domain';
import { Secret, TOTP } from 'otpauth';
import type { AuditEntryDto } from '../../platform/audit/audit.dto.js';
import { Client } from '../../testing/client.js';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../testing/database/test-database.js';
import { BURST_ENVIRONMENT, RegistrationBurst } from '../../testing/registration-burst.js';
import { runCommand } from '../../testing/run-command.js';
import { freePort, ServerProcess } from '../../testing/server-process.js';

const FORGOTTEN = 'correct horse battery';
const NEW = 'another long sentence';
const TIMES_WRONG = 5;

let database: TestDatabase;
let url: string;
let server: ServerProcess;
let client: Client;

async function given(more: Record<string, string> = {}): Promise<void> {
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  database = await createTestDatabase({
    PORT: port,
    PUBLIC_URL: url,
    SUPERADMIN_PASSWORD: FORGOTTEN,
    ...more,
  });
  client = new Client(url);
  await startServer();
}
async function startServer(): Promise<void> {
  server = new ServerProcess(database.environment);
  await server.ready();
}
afterEach(async () => {
  await server.kill();
  await database.drop();
});

const rescue = (line: string, input = '') => runCommand(database.environment, `--rescue ${line}`, input);
const signIn = async (password: string, username = 'superadmin') =>
  (await client.post('/api/auth/login', { username, password })).status;
const isSignedIn = async () => {
  if ((await client.get('/api/auth/me')).status === 200) return true;
  return (await client.post('/api/auth/refresh')).status === 200;
};
/** Actions from the shell, oldest first. */
async function fromShell(): Promise<string[]> {
  const { body } = await client.get<AuditEntryDto[]>('/api/audit?actor=shell');
  expect(body.every(({ actorId }) => actorId === null)).toBe(true);
  return body.map(({ action }) => action).reverse();
}

// Each test starts several processes.
jest.setTimeout(120_000);

describe('the rescue of a sole superadmin who forgot the password', () => {
  it('unlocks the account and makes a link for a new password while the site runs', async () => {
    await given();
    for (let wrong = 0; wrong < TIMES_WRONG; wrong += 1) expect(await signIn('a wrong guess')).toBe(401);
    expect(await signIn(FORGOTTEN)).toBe(423);
    expect((await rescue('users')).output).toMatch(/^superadmin +superadmin +active +locked$/m);
    expect(await rescue('unlock SuperAdmin')).toMatchObject({
      code: 0,
      output: 'superadmin can try to sign in again.\n',
      errors: '',
    });
    expect(await signIn('a wrong guess')).toBe(401);

    const link = await rescue('reset-link superadmin');
    expect(link.code).toBe(0);
    const [, address, token] = /^ {2}(\S+)#(\S+)$/m.exec(link.output) ?? [];
    expect(address).toBe(`${url}/admin/reset-password`);
    const choose = () => client.post('/api/auth/reset-password', { token, newPassword: NEW });
    expect((await choose()).status).toBe(200);
    expect((await choose()).status).not.toBe(200);
    expect(await signIn(NEW)).toBe(200);
    expect(await fromShell()).toEqual(['user.unlock', 'user.createResetLink']);
  });

  it('removes the second factor of a lost phone', async () => {
    await given();
    expect(await signIn(FORGOTTEN)).toBe(200);
    const factor = '/api/auth/second-factor';
    const { body } = await client.post<{ secret: string }>(factor, { currentPassword: FORGOTTEN });
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    expect((await client.post(`${factor}/confirm`, { code })).body).toMatchObject({ isOnlySuperadmin: true });
    expect(await signIn(FORGOTTEN)).toBe(401);
    expect((await rescue('reset-second-factor superadmin')).code).toBe(0);
    expect(await signIn(FORGOTTEN)).toBe(200);
    expect(await fromShell()).toEqual(['user.resetSecondFactor']);
  });

  it('creates another superadmin while the site is stopped, with a given or a drawn password', async () => {
    await given();
    await server.kill();
    const account = 'create-superadmin --username Second --email second@example.test';
    const givenOne = await rescue(`${account} --password-stdin`, `${NEW}\nanother line\n`);
    expect(givenOne).toMatchObject({ code: 0, errors: '' });
    expect(givenOne.output).not.toContain(NEW);
    const drawnOne = await rescue('create-superadmin --username third --email third@example.test');
    const drawn = /\) {2}(\S{12})$/m.exec(drawnOne.output)?.[1] ?? '';

    const refusals: [string, string, RegExp][] = [
      [account, '', /^This username is already taken\.\n$/],
      ['create-superadmin --username ab --email x@example.test', '', /^--username takes 3 to 40 letters/],
      ['create-superadmin --username fourth --email nowhere', '', /^--email takes an email address/],
      ['create-superadmin --username fourth --email second@example.test', '', /already used/],
      [
        'create-superadmin --username fourth --email x@example.test --password-stdin',
        'short',
        /8 characters/,
      ],
      ['create-superadmin --username fourth --email x@example.test --password-stdin', '', /8 characters/],
      [
        'create-superadmin --username fourth --email x@example.test --password-stdin',
        'password123',
        /common/,
      ],
    ];
    for (const [line, input, sentence] of refusals)
      expect(await rescue(line, input)).toEqual({
        code: 1,
        output: '',
        errors: expect.stringMatching(sentence) as string,
      });

    await startServer();
    expect(await signIn(drawn, 'third')).toBe(200);
    expect(await signIn(NEW, 'second')).toBe(200);
    expect(await fromShell()).toEqual(['user.create', 'user.create']);
  });
});

describe('the rescue commands', () => {
  it('end sign-ins after a yes, of one user or of all', async () => {
    await given();
    await rescue('create-superadmin --username second --email s@example.test --password-stdin', NEW);
    const [first, second] = [client, new Client(url)];
    expect(await signIn(FORGOTTEN)).toBe(200);
    client = second;
    expect(await signIn(NEW, 'second')).toBe(200);
    for (const answer of ['', 'no\n', 'later\n'])
      expect(await rescue('end-sign-ins', answer)).toEqual({
        code: 1,
        output: '',
        errors: expect.stringContaining('Nothing was done.') as string,
      });
    expect(await isSignedIn()).toBe(true);
    expect(await rescue('end-sign-ins second', 'yes\n')).toMatchObject({
      code: 0,
      output: '1 sign-in was ended.\n',
    });
    expect(await isSignedIn()).toBe(false);
    client = first;
    expect(await isSignedIn()).toBe(true);
    expect((await rescue('end-sign-ins --yes')).output).toBe('1 sign-in was ended.\n');
    expect(await isSignedIn()).toBe(false);
    expect(await signIn(FORGOTTEN)).toBe(200);
    expect(await fromShell()).toEqual(['user.create', 'user.endSessions', 'user.endSessions']);
  });

  it('replace the secret: sign-ins end, and the links of families stay', async () => {
    await given();
    const file = (name: string) => join(database.environment['DATA_DIR'] ?? '', name);
    const secret = () => readFileSync(file('jwt-secret'), 'utf8');
    const former = secret();
    expect(await signIn(FORGOTTEN)).toBe(200);
    const family = await givenFamilyLink();
    expect((await client.get(family)).status).toBe(200);
    expect((await rescue('rotate-secret', 'no\n')).code).toBe(1);
    expect([secret(), await isSignedIn()]).toEqual([former, true]);

    expect(await rescue('rotate-secret --yes')).toMatchObject({ code: 0, errors: '' });
    expect(await isSignedIn()).toBe(false);
    expect(secret()).not.toBe(former);
    expect(readFileSync(file('link-secret'), 'utf8')).toBe(former);
    for (const name of ['jwt-secret', 'link-secret']) expect(statSync(file(name)).mode & 0o777).toBe(0o600);
    await server.kill();
    await startServer();
    expect(await isSignedIn()).toBe(false);
    expect((await client.get(family)).status).toBe(200);

    // A second rotation keeps the links as well.
    expect((await rescue('rotate-secret --yes')).code).toBe(0);
    await server.kill();
    await startServer();
    expect((await client.get(family)).status).toBe(200);
    expect(await signIn(FORGOTTEN)).toBe(200);
    expect(await fromShell()).toEqual(['server.rotateSecret', 'user.endSessions', 'server.rotateSecret']);

    // The control: without the kept secret the links would end.
    rmSync(file('link-secret'));
    await server.kill();
    await startServer();
    expect((await client.get(family)).status).toBe(404);
  });

  it('draw a new secret for a lost one, without which the site does not start', async () => {
    await given();
    const file = join(database.environment['DATA_DIR'] ?? '', 'jwt-secret');
    const former = readFileSync(file, 'utf8');
    expect(await signIn(FORGOTTEN)).toBe(200);
    const family = await givenFamilyLink();
    await server.kill();
    const refused = {
      code: 1,
      output: '',
      errors: expect.stringMatching(/jwt-secret is lost, .+\n$/) as string,
    };

    rmSync(file);
    const start = new ServerProcess(database.environment);
    expect(await start.exited).toBe(1);
    expect(start.errors).toEqual(refused.errors);
    expect(await rescue('users')).toEqual(refused);
    expect(await runCommand(database.environment, '--backup')).toEqual(refused);
    writeFileSync(file, former);
    await startServer();
    expect((await client.get(family)).status).toBe(200);
    expect(await isSignedIn()).toBe(true);
    await server.kill();

    rmSync(file);
    expect((await rescue('rotate-secret', 'no\n')).code).toBe(1);
    expect(existsSync(file)).toBe(false);
    expect(await rescue('rotate-secret --yes')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Families get new links') as string,
      errors: '',
    });
    await startServer();
    expect(await isSignedIn()).toBe(false);
    expect((await client.get(family)).status).toBe(404);
    expect(await signIn(FORGOTTEN)).toBe(200);
  });

  it('say what to do about a secret that is a variable, and change nothing', async () => {
    await given({ JWT_SECRET: 'a variable of the tests, no file' });
    expect(await signIn(FORGOTTEN)).toBe(200);
    expect(await rescue('rotate-secret --yes')).toEqual({
      code: 1,
      output: '',
      errors: expect.stringContaining('Set LINK_SECRET') as string,
    });
    expect(await isSignedIn()).toBe(true);
  });

  it('refuse no registration while they run beside the site', async () => {
    await given(BURST_ENVIRONMENT);
    const burst = await RegistrationBurst.begin(url, 60);
    const [, ...commands] = await Promise.all([
      burst.send(),
      rescue('create-superadmin --username second --email second@example.test'),
      rescue('reset-link superadmin'),
      rescue('end-sign-ins --yes'),
    ]);
    expect(commands.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(burst.answers.size).toBe(60);
    await burst.expectWhole();
  });

  it('answer in the language of the shell, and explain themselves', async () => {
    await given();
    const french = { ...database.environment, LANG: 'fr_CA.UTF-8' };
    const run = (line: string) => runCommand(french, `--rescue ${line}`);
    expect((await run('unlock nobody')).errors).toMatch(/^Aucun compte ne porte ce nom/);
    expect((await run('unlock nobody --lang en')).errors).toMatch(/^No account has this name/);
    expect((await run('--help')).output).toMatch(/^Commandes de secours/);
    for (const line of ['unlock', 'nonsense', 'unlock a b', 'users --nonsense', 'send-again', 'send-again x'])
      expect(await rescue(line)).toMatchObject({
        code: 2,
        output: '',
        errors: expect.stringMatching(/^This command is not/) as string,
      });
    expect(await rescue('create-superadmin --username x --email x --password secret')).toMatchObject({
      code: 2,
    });
    expect((await rescue('unlock nobody')).code).toBe(1);
  });

  it('neither create nor migrate a database', async () => {
    await given();
    const empty = await createEmptyDatabase();
    const refused = await runCommand(empty.environment, '--rescue users');
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.errors).toMatch(/start the site once/);
    await empty.drop();
  });
});

/** The path of a family's private call, by the link that a coach hands over. */
async function givenFamilyLink(): Promise<string> {
  await client.put('/api/settings/practice_registration_enabled', { value: 'true' });
  const date = addDays(civilAt(new Date(), 'America/Toronto').date, 7);
  const practice = { date, time: '6:00 PM - 7:30 PM' };
  const { body: made } = await client.post<{ id: number }>('/api/practices', practice);
  const child = { playerName: 'Demo Player', parentEmail: 'demo@example.test', position: 'F' };
  const { body: registered } = await client.post<{ id: number }>('/api/registrations', {
    practiceId: made.id,
    ...child,
  });
  const handed = await client.post<{ manageUrl: string }>(`/api/registrations/${registered.id}/family-link`);
  return `/api/my/${handed.body.manageUrl.split('/').at(-1)}`;
}
