/** node:test run: the built site on the Node of PLATFORM_NODE, such as '20.19' or '26', from npm. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { runNpm } from '../../setup/run.mjs';
import { givenOpenTeam, signInByApi, startSite } from './site.mjs';
import { smoke } from './smoke.mjs';

const version = process.env.PLATFORM_NODE;

describe(`Node ${version}`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'lions-node-'));
  const node = join(folder, 'node_modules/node/bin/node');
  before(async () => {
    const quiet = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
    // The package's install script puts this machine's binary in its place.
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ allowScripts: { node: true } }));
    const code = await runNpm(['install', ...quiet, `node@${version}`], { cwd: folder });
    assert.equal(code, 0, `npm cannot install node@${version}`);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('starts the built site, which answers and exits with 0', async () => {
    const found = execFileSync(node, ['--version'], { encoding: 'utf8' });
    assert.ok(found.startsWith(`v${version}.`), found);
    const site = await startSite({ node });
    try {
      await smoke(site.url);
      const call = await signInByApi(site.url);
      const team = await givenOpenTeam(call, 'M13 Test');
      const registered = await call('POST', `/api/sessions/${team.sessionIds[0]}/registrations`, {
        playerName: 'Zoé Démo',
        playerPosition: 'Goalie',
        playerAge: 12,
        parentName: 'Demo Parent',
        parentEmail: 'demo.parent@example.test',
      });
      assert.equal(registered.isWaitlist, false);
    } finally {
      assert.equal(await site.stop(), 0);
    }
  });
});
