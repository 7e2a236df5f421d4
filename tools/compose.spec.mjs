import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
// Nx is a declared package that reads YAML; a parser of our own would be one more.
import { readYamlFile } from 'nx/src/utils/fileutils.js';
import { ROOT } from './setup/run.mjs';

const { services } = readYamlFile(`${ROOT}docker-compose.yml`);
/** Added capabilities; docker-compose.yml has the reason of each. */
const CAPABILITIES = {
  secrets: ['CHOWN'],
  database: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'],
};
const LASTING = ['database', 'app', 'app2', 'proxy', 'mail'];
/** Services with ports that other machines can reach. */
const PUBLIC = ['proxy'];

for (const [name, service] of Object.entries(services))
  describe(`service ${name}`, () => {
    it('writes only to its volumes and temporary folders', () => {
      assert.equal(service.read_only, true);
      assert.ok(service.tmpfs.includes('/tmp'));
    });

    it('has no capabilities but the named ones', () => {
      assert.deepEqual(service.cap_drop, ['ALL']);
      assert.deepEqual(service.cap_add ?? [], CAPABILITIES[name] ?? []);
      assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
      assert.equal(service.privileged, undefined);
    });

    it('keeps at most 50 MB of log', () =>
      assert.deepEqual(service.logging, {
        driver: 'json-file',
        options: { 'max-size': '10m', 'max-file': '5' },
      }));

    if (!PUBLIC.includes(name))
      it('is reachable from this machine only', () => {
        for (const port of service.ports ?? []) assert.match(port, /^127\.0\.0\.1:/);
      });

    it(`${LASTING.includes(name) ? 'restarts' : 'runs once'}`, () =>
      assert.equal(service.restart, LASTING.includes(name) ? 'unless-stopped' : undefined));
  });

it('the app uses the database user that changes rows, and the migration the one that changes tables', () => {
  assert.equal(services.app.environment.DATABASE_URL_FILE, '/secrets/database-url');
  assert.equal(services.migrate.environment.DATABASE_URL_FILE, '/secrets/migration-url');
  const grants = services.users.command[0].match(/GRANT .+;/g);
  assert.deepEqual(grants, [
    "GRANT OPTION FROM 'lions'@'%';",
    "GRANT SELECT, INSERT, UPDATE, DELETE ON lions.* TO 'lions'@'%';",
    "GRANT PROCESS ON *.* TO 'lions'@'%';",
    "GRANT ALL ON lions.* TO 'migration'@'%';",
  ]);
});

it('the database keeps no binary log, which would hold erased families', () =>
  assert.ok(services.database.command.includes('--disable-log-bin')));

it('the app gets at least its shutdown time before it is killed', () =>
  assert.ok(Number.parseInt(services.app.stop_grace_period, 10) > 10));

it('an app that hangs is killed, so that it restarts', () => {
  assert.equal(services.app.init, true);
  assert.match(services.app.healthcheck.test.at(-1), /SIGKILL/);
});

it('the build gets no settings, backups or keys that documentation puts into the folder', () => {
  const ignored = readFileSync(`${ROOT}.dockerignore`, 'utf8').split('\n');
  const runbook = readFileSync(`${ROOT}docs/runbook.md`, 'utf8');
  const scale = readFileSync(`${ROOT}docs/scale.md`, 'utf8');
  assert.match(runbook, / cp app:\/backups backups-copy$/m);
  assert.match(runbook, /^npm run backup -- practice\.backup$/m);
  assert.match(scale, /^mkdir certificates$/m);
  for (const path of ['.env*', 'backups-copy', '*.backup', 'certificates'])
    assert.ok(ignored.includes(path), path);
});

describe('the profile of two processes', () => {
  const CONFIG = readFileSync(`${ROOT}proxy/nginx.conf`, 'utf8');
  const variables = Object.fromEntries(
    readFileSync(`${ROOT}proxy/scale.env`, 'utf8')
      .split('\n')
      .filter((line) => line.includes('=') && !line.startsWith('#'))
      .map((line) => line.split('=')),
  );

  it('is started by its variables only', () => {
    assert.equal(variables.COMPOSE_PROFILES, 'scale');
    const ofProfile = Object.keys(services).filter((name) => services[name].profiles?.includes('scale'));
    assert.deepEqual(ofProfile, ['app2', 'proxy']);
  });

  it('runs two equal processes on the same volumes, without a port of their own for the second', () => {
    const { ports, ...first } = services.app;
    const { ports: none, profiles, ...second } = services.app2;
    assert.deepEqual(second, first);
    assert.deepEqual([ports.length, none.length, profiles], [1, 0, ['scale']]);
  });

  it('believes one proxy, which names both processes and replaces what visitors claim', () => {
    assert.equal(variables.TRUST_PROXY, '1');
    assert.match(services.app2.environment.TRUST_PROXY, /^\$\{TRUST_PROXY:-/);
    for (const name of ['app', 'app2']) assert.match(CONFIG, new RegExp(`server ${name}:3000 resolve`));
    assert.match(CONFIG, /X-Forwarded-For \$remote_addr;/);
    assert.match(CONFIG, /listen 8443 ssl/);
    assert.match(variables.PUBLIC_URL, /^https:/);
  });

  it('logs no request at the proxy: addresses and private links would be in its lines', () => {
    assert.match(CONFIG, /^error_log stderr crit;$/m);
    assert.match(CONFIG, /access_log off;/);
  });

  it('starts the proxy when both processes are ready, and asks it often whether they are', () => {
    const { depends_on: needs, healthcheck } = services.proxy;
    for (const name of ['app', 'app2']) assert.equal(needs[name].condition, 'service_healthy');
    assert.match(healthcheck.test.at(-1), /\/api\/health\/ready$/);
    assert.equal(healthcheck.interval, '2s');
  });
});
