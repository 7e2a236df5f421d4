import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from './run.mjs';

const UNIT = `${ROOT}tools/setup/lions.service`;
const INSTALLER = readFileSync(`${ROOT}tools/setup/systemd.sh`, 'utf8');
const valuesOf = (name) =>
  [...readFileSync(UNIT, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), 'lions-systemd-'))));
after(() => rmSync(folder, { recursive: true, force: true }));

describe('the unit lions.service', () => {
  it('writes to its two folders only, which the installer makes', () => {
    assert.deepEqual(valuesOf('ProtectSystem'), ['strict']);
    const folders = valuesOf('Environment')
      .filter((line) => /^(?:DATA|BACKUP)_DIR=/.test(line))
      .map((line) => line.split('=')[1]);
    assert.deepEqual(valuesOf('ReadWritePaths'), [folders.join(' ')]);
    assert.ok(INSTALLER.includes(`install -d -m 700 -o lions -g lions ${folders.join(' ')}\n`));
  });

  it('has variables without spaces, which the command lions splits at', () => {
    assert.ok(valuesOf('Environment').length > 4);
    for (const line of valuesOf('Environment')) assert.match(line, /^[A-Z_]+=[^\s"'*]+$/);
  });

  if (existsSync('/usr/bin/systemd-analyze')) {
    it('is understood by systemd, which counts it among the closed ones', () => {
      const analyze = (...args) => spawnSync('systemd-analyze', args, { encoding: 'utf8' });
      const verified = analyze('verify', UNIT);
      assert.deepEqual([verified.status, verified.stderr], [0, '']);
      // Of 100: 20 is what a service of the network can reach.
      const { status, stdout, stderr } = analyze('security', '--offline=true', '--threshold=20', UNIT);
      assert.equal(status, 0, stdout + stderr);
    });
  }
});

describe('the settings of the unit', () => {
  const settings = (text, environment = {}) => {
    writeFileSync(join(folder, '.env'), text);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        '--import',
        `${ROOT}tools/setup/with-env.mjs`,
        '-p',
        "['DEMO_DATA', 'PUBLIC_URL', 'TRUST_PROXY', 'MAIL_FROM'].map((name) => process.env[name] ?? '-').join('|')",
      ],
      { encoding: 'utf8', env: { SETTINGS_DIR: folder, ...environment } },
    );
    assert.equal(stderr, '');
    return stdout.trim();
  };

  it('are those of .env and, with DOMAIN, the address behind Caddy', () => {
    assert.equal(
      settings("MAIL_FROM='Lions <info@lions.example>'\r\n"),
      'off|-|-|Lions <info@lions.example>',
    );
    assert.equal(settings('DOMAIN=lions.example'), 'off|https://lions.example|1|-');
    assert.equal(
      settings('DOMAIN=a.example\nPUBLIC_URL=https://b.example\nDEMO_DATA=on'),
      'on|https://b.example|1|-',
    );
  });

  it('give way to the variables of the unit', () =>
    assert.equal(settings('MAIL_FROM=a@b.example', { MAIL_FROM: 'c@d.example' }), 'off|-|-|c@d.example'));
});

it('the installer is understood by a plain POSIX shell, and refuses another user than root', () => {
  assert.equal(spawnSync('sh', ['-n', `${ROOT}tools/setup/systemd.sh`]).status, 0);
  const id = join(folder, 'id');
  writeFileSync(id, '#!/bin/sh\necho 1000\n', { mode: 0o755 });
  const env = { ...process.env, PATH: `${folder}:${process.env.PATH}`, LIONS_LANG: 'fr' };
  const { status, stderr } = spawnSync('sh', [`${ROOT}tools/setup/systemd.sh`], { env, encoding: 'utf8' });
  assert.deepEqual([status, stderr], [1, 'C’est réservé à root : sudo sh tools/setup/systemd.sh\n']);
});
