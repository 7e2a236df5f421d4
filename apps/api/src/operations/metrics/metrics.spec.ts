import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '@lions/domain';
import { writeBackup } from '../backup/write-backup.js';
import { NightlyRuns } from '../cleanup/nightly-runs.js';
import { Clock } from '../../platform/common/clock.js';
import { StartRefused } from '../../platform/config/configuration.js';
import type { Db } from '../../platform/database/db.js';
import { givenFamily, givenMail } from '../../testing/given.js';
import { MailCatcher } from '../../testing/mail-catcher.js';
import { freePort } from '../../testing/server-process.js';
import { startTestApp, useTestApp } from '../../testing/test-app.js';
import { METRICS } from './metric-table.js';
import { storedFigures } from './stored-figures.js';

const TOKEN = 'a-token-of-the-tests-only';
const MONITORING = join(__dirname, '../../../../../docs/monitoring');
const backups = mkdtempSync(join(tmpdir(), 'lions-metrics-'));

const catcher = new MailCatcher();
const app = useTestApp({ catcher, environment: { METRICS_TOKEN: TOKEN, BACKUP_DIR: backups } });
afterAll(() => rmSync(backups, { recursive: true }));

const ask = (authorization?: string) =>
  fetch(`${app.url}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
async function scrape(): Promise<string> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  return answer.text();
}
/** The value of a line; undefined when there is no such line. */
function valueIn(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}
const value = async (line: string) => valueIn(await scrape(), line);
const requestsOf = (method: string, route: string, status: number) =>
  `lions_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`;

describe('where metrics are', () => {
  it('they are off unless asked for', async () => {
    const plain = await startTestApp();
    expect((await fetch(`${plain.url}/metrics`)).status).toBe(404);
    await plain.close();
  });

  it('beside the site they need the token', async () => {
    for (const authorization of [undefined, '', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
      const answer = await ask(authorization);
      expect({ authorization, status: answer.status }).toEqual({ authorization, status: 401 });
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.text()).not.toContain('lions_');
    }
    const answer = await ask(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('on a port of their own they are on this machine only, and not beside the site', async () => {
    const port = await freePort();
    const own = await startTestApp({ METRICS_PORT: String(port) });
    expect(own.configuration.metrics).toEqual({ port, host: '127.0.0.1', token: undefined });
    expect((await fetch(`${own.url}/metrics`)).status).toBe(404);
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('\nlions_database_up 1\n');
    for (const path of ['/', '/metrics/x', '/api/teams'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    await own.close();
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
  });

  it('on a port of their own they ask for the token that is set', async () => {
    const port = await freePort();
    const own = await startTestApp({ METRICS_PORT: String(port), METRICS_TOKEN: TOKEN });
    const status = async (headers: Record<string, string>) =>
      (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    await own.close();
  });

  it('a port that is taken refuses the start with one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const start = startTestApp({ METRICS_PORT: String(port) });
    await expect(start).rejects.toThrow(StartRefused);
    await expect(start).rejects.toThrow(/^METRICS_HOST 127\.0\.0\.1 and METRICS_PORT \d+ cannot/);
    other.close();
  });
});

describe('requests', () => {
  it('are counted by method, pattern and status', async () => {
    const before = valueIn(await scrape(), requestsOf('POST', '/api/auth/login', 401)) ?? 0;
    const wrong = { username: 'nobody', password: 'wrong password' };
    expect((await app.anonymous().post('/api/auth/login', wrong)).status).toBe(401);
    expect(await value(requestsOf('POST', '/api/auth/login', 401))).toBe(before + 1);
    const bucket = requestsOf('POST', '/api/auth/login', 401).replace('_count{', '_bucket{');
    expect(await value(bucket.replace('{', '{le="+Inf",'))).toBe(before + 1);
  });

  it('that are answered from memory are counted too, as hits', async () => {
    const counts = async () => {
      const text = await scrape();
      return {
        hits: valueIn(text, 'lions_kept_answers_total{result="hit"}') ?? NaN,
        misses: valueIn(text, 'lions_kept_answers_total{result="miss"}') ?? NaN,
        answered: valueIn(text, requestsOf('GET', '/api/teams', 200)) ?? 0,
      };
    };
    const before = await counts();
    for (let count = 0; count < 3; count += 1) await app.anonymous().get('/api/teams?league=lheq');
    const after = await counts();
    expect(after).toEqual({
      hits: before.hits + 2,
      misses: before.misses + 1,
      answered: before.answered + 3,
    });
  });

  it('leave no address, name, token or method of their own in a label', async () => {
    const { token } = await givenFamily(app, 'demo.parent@example.test');
    const client = app.anonymous();
    await client.get(`/api/my/${token}`);
    await client.get('/jean.tremblay@example.test?player=Zoé');
    await client.get('/api/teams/4711');
    await client.send('PROPFIND', '/api/teams');
    const text = await scrape();
    const labels = [...text.matchAll(/\{.*\}/g)].join();
    for (const part of [token, 'tremblay', 'example.test', 'Zo', '4711', 'PROPFIND', '127.0.0.1', TOKEN])
      expect(labels).not.toContain(part);
    const patterns = new Set(app.routes.map((route) => route.split(' ')[1]));
    const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
    expect([...routes].filter((route) => route !== 'none' && !patterns.has(route))).toEqual([]);
    expect(routes).toContain('/api/my/:token');
  });
});

describe('the state of the site', () => {
  it('tells the results of mails, and the age of the oldest that waits', async () => {
    await app.sendMails();
    const before = await scrape();
    catcher.refuseRecipient = (address) =>
      address.startsWith('gone') ? { code: 550, text: 'no such user' } : undefined;
    await givenMail(app, 'confirmation', { email: 'gone@example.test' });
    await givenMail(app, 'confirmation', { email: 'there@example.test' });
    await app.sendMails();
    const after = await scrape();
    for (const result of ['sent', 'failed']) {
      const line = `lions_mail_results_total{result="${result}"}`;
      expect(valueIn(after, line)).toBe((valueIn(before, line) ?? NaN) + 1);
    }
    expect(valueIn(after, 'lions_mails{status="failed"}')).toBe(1);
    expect(valueIn(after, 'lions_oldest_mail_age_seconds')).toBe(0);
    // The mail server asks to try again later.
    catcher.refuseRecipient = () => ({ code: 450, text: 'later' });
    await givenMail(app, 'confirmation', { email: 'later@example.test' });
    await app.sendMails();
    app.clock.advance(MINUTE_MS / 2);
    expect(await value('lions_oldest_mail_age_seconds')).toBe(30);
    expect(await value('lions_mail_results_total{result="retried"}')).toBe(1);
    catcher.refuseRecipient = () => undefined;
    expect(await value('lions_registrations{target="practice",status="confirmed"}')).toBe(3);
  });

  it('tells the age of backup and clean-up', async () => {
    expect(await value('lions_backups')).toBe(0);
    expect(await value('lions_backup_age_seconds')).toBeUndefined();
    mkdirSync(backups, { recursive: true });
    const { takenAt } = await writeBackup(
      app.configuration,
      join(backups, 'lions-nightly-2025-01-01.backup'),
      undefined,
    );
    await app.app.get(NightlyRuns).runIfDue();
    expect(await value('lions_cleanup_age_seconds')).toBeLessThan(86_400);
    app.clock.set(new Date(takenAt.getTime() + 7000));
    expect(await value('lions_backup_age_seconds')).toBe(7);
    expect(await value('lions_backups')).toBe(1);
    expect(await value('lions_cleanup_waiting')).toBe(0);
  });

  it('says so when the database does not answer', async () => {
    const away = { read: () => Promise.reject(new Error('away')) } as unknown as Db;
    expect(await storedFigures(away, new Clock(), true)).toEqual({
      lions_database_up: [{ labels: {}, value: 0 }],
    });
  });
});

describe('names', () => {
  it('each metric of the table has a line once the site has worked a while', async () => {
    const text = await scrape();
    for (const [name, { type, labels }] of Object.entries(METRICS)) {
      const line = text.split('\n').find((each) => new RegExp(`^${name}(_count)?[ {]`).test(each)) ?? '';
      expect({ name, line }).toEqual({ name, line: expect.stringMatching(/ [\d.e+]+$/) as string });
      expect([...line.matchAll(/(\w+)="/g)].map(([, label]) => label)).toEqual([...labels]);
      expect(text).toContain(`\n# TYPE ${name} ${type}\n`);
    }
  });

  it.each(['alert-rules.yml', 'dashboard.json'])('%s names only metrics that are there', async (file) => {
    const text = await scrape();
    const source = readFileSync(join(MONITORING, file), 'utf8');
    const named = new Set(source.match(/\b(?:lions|nodejs|process)_[a-z0-9_]+\b/g));
    expect(named.size).toBeGreaterThan(8);
    for (const name of named)
      expect({ name, isThere: new RegExp(`^${name}[ {]`, 'm').test(text) }).toEqual({ name, isThere: true });
  });
});
