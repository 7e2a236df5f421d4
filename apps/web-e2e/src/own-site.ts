import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { SUPERADMIN } from './server.ts';

const SERVER = fileURLToPath(new URL('../../api/server.cjs', import.meta.url));

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

/** A running site that one test file has for itself. */
export interface OwnSite {
  close(): Promise<void>;
}

/** Starts the built product at that address, on an embedded database of its own, set up as the variables say. */
export async function startOwnSite(siteUrl: string, variables: Record<string, string>): Promise<OwnSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lions-e2e-'));
  const site = spawn(process.execPath, [SERVER], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...{ PORT: new URL(siteUrl).port, PUBLIC_URL: siteUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      SUPERADMIN_PASSWORD: SUPERADMIN.password,
      ...variables,
    },
  });
  await expect.poll(() => statusOf(`${siteUrl}/api/health/ready`), { timeout: 60_000 }).toBe(200);
  return {
    async close() {
      site.kill('SIGTERM');
      await once(site, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
