import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, instantAt } from '@lions/domain';
import { useSecondApp, useTestApp } from '../../testing/test-app.js';
import type { ExaminationDto } from './doctor.controller.js';
import { CheckUp, NightlyCheckUp, type NightlyCheckUpDto } from './nightly-check-up.js';

const app = useTestApp({ isForEach: true });
/** On the embedded database the same process, which then ticks twice at once. */
const second = useSecondApp(app, beforeEach);
beforeEach(() => {
  for (const { configuration, url } of [app, second]) configuration.publicUrl = url;
});

jest.setTimeout(60_000);

/** Local dates after the start of the app, 2025-09-01 at noon. */
const [FIRST, NEXT] = ['2025-09-02', '2025-09-03'] as const;
const tick = () => Promise.all([app, second, app, second].map((each) => each.app.get(NightlyCheckUp).tick()));
async function tickAt(date: string, hour: number): Promise<void> {
  app.clock.set(instantAt(date, hour * 60, app.configuration.zone));
  await tick();
}
/** Access tokens expire after 15 minutes, so each call uses a fresh sign-in. */
async function answerOf<Body>(path: string): Promise<Body> {
  const { status, body } = await (await app.signedIn('superadmin')).get<Body>(path);
  expect(status).toBe(200);
  return body;
}
const shown = () => answerOf<NightlyCheckUpDto>('/api/admin/doctor/nightly');
async function countOf(asked: string): Promise<number> {
  const { parts } = await answerOf<ExaminationDto>('/api/admin/doctor');
  return parts.filter(({ level }) => level === asked).length;
}

it('examines the site once a night, at five, with any number of processes', async () => {
  const asked: string[] = [];
  const outside = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const publicUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  for (const { configuration } of [app, second]) configuration.publicUrl = publicUrl;
  const examinations = () => asked.filter((url) => url === '/api/health/live').length;
  await tick();
  await tickAt(FIRST, 4.9);
  expect(examinations()).toBe(0);
  expect(await shown()).toEqual({ last: null, isOverdue: false });
  await tickAt(FIRST, 5);
  expect(examinations()).toBe(1);
  const last = {
    ranAt: app.clock.now().toISOString(),
    wrong: await countOf('wrong'),
    warnings: await countOf('warning'),
  };
  // No mail server, no backups.
  expect(last.warnings).toBeGreaterThanOrEqual(2);
  expect(await shown()).toEqual({ last, isOverdue: false });
  asked.length = 0;
  await tickAt(FIRST, 6);
  expect(examinations()).toBe(0);
  expect(await shown()).toEqual({ last, isOverdue: false });
  expect(await app.find(CheckUp)).toHaveLength(1);
  outside.closeAllConnections();
  outside.close();
});

it('shows a wrong setting the next morning, and keeps only the last result', async () => {
  await tickAt(FIRST, 5);
  const before = await shown();
  const dir = mkdtempSync(join(tmpdir(), 'lions-check-up-'));
  for (const { configuration } of [app, second]) configuration.backup = { dir, passphrase: undefined };
  await tickAt(NEXT, 5);
  const { last } = await shown();
  expect(last).toMatchObject({
    ranAt: app.clock.now().toISOString(),
    wrong: (before.last?.wrong ?? NaN) + 1,
  });
  expect(await app.find(CheckUp)).toMatchObject([{ ranOn: NEXT }]);
  rmSync(dir, { recursive: true });
});

it('catches up after a night of downtime', async () => {
  await tickAt(FIRST, 5);
  await tickAt(NEXT, 15);
  expect(await shown()).toMatchObject({ last: { ranAt: app.clock.now().toISOString() } });
});

it('is overdue after 48 hours without a result', async () => {
  app.clock.advance(2 * DAY_MS);
  expect(await shown()).toEqual({ last: null, isOverdue: false });
  app.clock.advance(1);
  expect(await shown()).toEqual({ last: null, isOverdue: true });
  await tick();
  app.clock.advance(2 * DAY_MS);
  expect(await shown()).toMatchObject({ isOverdue: false });
  app.clock.advance(HOUR_MS);
  // A check-up that began and never ended is no result.
  const { ranAt, id } = (await app.find(CheckUp))[0] as CheckUp;
  await app.update(CheckUp, { id }, { ranAt: app.clock.now(), wrong: null, warnings: null });
  expect(await shown()).toMatchObject({ last: null, isOverdue: true });
  await app.update(CheckUp, { id }, { ranAt, wrong: 0, warnings: 1 });
  expect(await shown()).toEqual({
    last: { ranAt: ranAt.toISOString(), wrong: 0, warnings: 1 },
    isOverdue: true,
  });
});
