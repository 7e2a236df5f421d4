import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
// Nx is a declared package that reads YAML; a parser of our own would be one more.
import { readYamlFile } from 'nx/src/utils/fileutils.js';
import { settingsIn } from './setup/env-file.mjs';
import { ROOT } from './setup/run.mjs';

const [small, mysql] = ['docker-compose.yml', 'docker-compose.mysql.yml'].map((file) =>
  readYamlFile(`${ROOT}${file}`),
);
const { services } = mysql;
/** Added capabilities; the files have the reason of each. */
const CAPABILITIES = {
  secrets: ['CHOWN'],
  database: ['CHOWN', 'DAC_OVERRIDE', 'SETGID', 'SETUID'],
  caddy: ['NET_BIND_SERVICE'],
};
const LASTING = ['database', 'app', 'app2', 'caddy', 'proxy', 'mail'];
/** Services with ports that other machines can reach. */
const PUBLIC = ['caddy', 'proxy'];
const ALL = [small, mysql].flatMap((file) =>
  Object.entries(file.services).filter(([, service]) => service.extends === undefined),
);

for (const [name, service] of ALL)
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

describe('the app', () => {
  const apps = [small.services.app, services.app, services.migrate];

  it('gets every setting of .env, which may be missing, and its own places in the container', () => {
    for (const { env_file: files, environment } of apps) {
      assert.deepEqual(files, [{ path: '.env', required: false }]);
      const { HOST, PORT, DATA_DIR, BACKUP_DIR } = environment;
      assert.deepEqual([HOST, PORT, DATA_DIR, BACKUP_DIR], ['0.0.0.0', 3000, '/data', '/backups']);
      // A default of this file would hide that a setting is missing.
      assert.deepEqual(
        Object.entries(environment).filter(([, value]) => `${value}`.includes('${')),
        Object.entries(small.services.app.environment).filter(([, value]) => `${value}`.includes('${')),
      );
    }
    assert.equal(small.services.app.environment.MAIL_FROM, undefined);
  });

  it('keeps all that lasts in two volumes, which a club on MySQL has as well', () => {
    assert.deepEqual(small.services.app.volumes, ['data:/data', 'backups:/backups']);
    assert.deepEqual(services.app.volumes, ['secrets:/secrets:ro', ...small.services.app.volumes]);
    assert.equal(mysql.name, small.name);
  });

  it('gets at least its shutdown time before it is killed, and restarts when the health check kills it', () => {
    for (const { stop_grace_period: grace, init, healthcheck } of apps.slice(0, 2)) {
      assert.ok(Number.parseInt(grace, 10) > 10);
      assert.equal(init, true);
      assert.equal(healthcheck, undefined);
    }
    const image = readFileSync(`${ROOT}Dockerfile`, 'utf8');
    assert.match(image, /HEALTHCHECK .* CMD \["node", "apps\/api\/healthcheck\.cjs"\]/);
  });

  it('is alone without a domain and profiles; Caddy is in front with a domain', () => {
    const started = Object.entries(small.services).filter(([, service]) => service.profiles === undefined);
    assert.deepEqual(Object.fromEntries(started.map(([name, { scale }]) => [name, scale])), {
      app: undefined,
      caddy: '0${DOMAIN:+1}',
    });
    assert.deepEqual(services.caddy, { extends: { file: 'docker-compose.yml', service: 'caddy' } });
  });
});

describe('the health check of the image', () => {
  const check = async (answers) => {
    const server = createServer((request, response) => {
      response.statusCode = answers[request.url] ?? 500;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const child = spawn(process.execPath, [`${ROOT}apps/api/healthcheck.cjs`], {
      env: { ...process.env, PORT: String(server.address().port) },
    });
    const [code] = await once(child, 'exit');
    server.close();
    return code;
  };

  it('is the readiness of the site', async () => {
    assert.equal(await check({ '/api/health/live': 200, '/api/health/ready': 200 }), 0);
    assert.equal(await check({ '/api/health/live': 200, '/api/health/ready': 503 }), 1);
  });

  it('kills a server that does not answer', () =>
    assert.match(readFileSync(`${ROOT}apps/api/healthcheck.cjs`, 'utf8'), /TimeoutError.*SIGKILL/));
});

it('Caddy logs no request, whose line would hold an address and a private link, and serves the app', () => {
  const config = readFileSync(`${ROOT}proxy/Caddyfile`, 'utf8');
  assert.match(config, /^\tlog \{\n\t\texclude http\.log\n\t\}$/m);
  assert.match(config, /^\{\$DOMAIN\} \{$[^}]*reverse_proxy app:3000$/m);
  assert.doesNotMatch(config, /trusted_proxies/);
});

it('on MySQL the app uses the database user that changes rows, and the migration the one that changes tables', () => {
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

it('the build gets no settings, backups or keys that documentation puts into the folder', () => {
  const ignored = readFileSync(`${ROOT}.dockerignore`, 'utf8').split('\n');
  const runbook = readFileSync(`${ROOT}docs/runbook.md`, 'utf8');
  const scale = readFileSync(`${ROOT}docs/scale.md`, 'utf8');
  assert.match(runbook, /^\.\/lions copy backups-copy$/m);
  assert.match(scale, /^mkdir certificates$/m);
  for (const path of ['.env*', 'backups-copy', '*.backup', 'certificates'])
    assert.ok(ignored.includes(path), path);
});

describe('the profile of two processes', () => {
  const CONFIG = readFileSync(`${ROOT}proxy/nginx.conf`, 'utf8');

  it('has a second process and nginx, and no Caddy, because DOMAIN is not set', () => {
    const ofProfile = Object.keys(services).filter((name) => services[name].profiles?.includes('scale'));
    assert.deepEqual(ofProfile, ['app2', 'proxy']);
    const [settings] = /```ini\n([^`]+)```/.exec(readFileSync(`${ROOT}docs/scale.md`, 'utf8')).slice(1);
    assert.deepEqual(settingsIn(settings), {
      COMPOSE_FILE: 'docker-compose.mysql.yml',
      COMPOSE_PROFILES: 'scale',
      PUBLIC_URL: 'https://lions.example',
      TRUST_PROXY: '1',
      CERTIFICATES: './certificates',
    });
  });

  it('runs two equal processes on the same volumes, without a port of their own for the second', () => {
    const { ports, ...first } = services.app;
    const { ports: none, profiles, ...second } = services.app2;
    assert.deepEqual(second, first);
    assert.deepEqual([ports.length, none.length, profiles], [1, 0, ['scale']]);
  });

  it('believes one proxy, which names both processes and replaces what visitors claim', () => {
    assert.match(services.app2.environment.TRUST_PROXY, /^\$\{TRUST_PROXY:-/);
    for (const name of ['app', 'app2']) assert.match(CONFIG, new RegExp(`server ${name}:3000 resolve`));
    assert.match(CONFIG, /X-Forwarded-For \$remote_addr;/);
    assert.match(CONFIG, /listen 8443 ssl/);
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
