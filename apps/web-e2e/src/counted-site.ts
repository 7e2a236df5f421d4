import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';

/** A site of its own: the other tests' sites have no outside service set up. */
export const SITE_URL = 'http://127.0.0.1:4392';
/** Its name at the outside service. */
export const SITE_ID = 'lions-of-the-tests';

const SERVER = fileURLToPath(new URL('../../api/server.cjs', import.meta.url));

/** What the outside service serves: it says which site it counts for, and reports the view as they all do. */
const SCRIPT = `
  const { src, dataset } = document.currentScript;
  document.documentElement.dataset.counted = [dataset.websiteId, dataset.domain].join(' ');
  fetch(new URL('/collect', src), { method: 'POST', mode: 'no-cors', body: location.pathname });
`;

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** A running site whose visits an outside service counts. */
export interface CountedSite {
  outsideUrl: string;
  /** What the outside service has been asked for, as 'GET /script.js'; a test may empty it. */
  asked: string[];
  close(): Promise<void>;
}

/** Starts the outside service, and the built product set up with it on an empty database with demo data. */
export async function startCountedSite(): Promise<CountedSite> {
  const asked: string[] = [];
  const outside = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'text/javascript').end(SCRIPT);
  }).listen(0, '127.0.0.1');
  await once(outside, 'listening');
  const outsideUrl = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-e2e-'));
  const site = spawn(process.execPath, [SERVER], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ PORT: '4392', PUBLIC_URL: SITE_URL, DATA_DIR: dataDir, DEMO_DATA: 'on', LOG_LEVEL: 'warn' },
      ...{ ANALYTICS_SCRIPT_URL: `${outsideUrl}/script.js`, ANALYTICS_ID: SITE_ID },
    },
  });
  await expect.poll(() => statusOf(`${SITE_URL}/api/health/ready`), { timeout: 60_000 }).toBe(200);
  return {
    outsideUrl,
    asked,
    async close() {
      site.kill('SIGTERM');
      await once(site, 'exit');
      outside.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
