/** Dependencies, the files for the code host, and releases. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
// Nx is a declared package that reads YAML; a parser of our own would be one more.
import { readYamlFile } from 'nx/src/utils/fileutils.js';
import { ROOT } from '../setup/run.mjs';
import { findings } from './audit.mjs';
import { isAllowed, refusedPackages } from './licences.mjs';

describe('licences', () => {
  it('are all allowed', () => {
    assert.deepEqual(refusedPackages(), []);
  });

  it('refuses a copyleft licence, and one for the wrong package', () => {
    const packages = {
      'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only' },
      'node_modules/b/node_modules/@c/d': { version: '2.0.0' },
    };
    assert.deepEqual(
      refusedPackages({ packages }).map(({ name, licence }) => [name, licence]),
      [
        ['a', 'GPL-3.0-only'],
        ['@c/d', 'none named'],
      ],
    );
    assert.equal(isAllowed('jszip', '(MIT OR GPL-3.0-or-later)'), true);
    assert.equal(isAllowed('pako', '(MIT AND Zlib)'), true);
    assert.equal(isAllowed('other', 'MIT AND GPL-3.0-only'), false);
    assert.equal(isAllowed('other', 'MPL-2.0'), false);
  });
});

describe('the audit', () => {
  const url = 'https://github.com/advisories/GHSA-0000-0000-0000';
  const via = [{ url, name: 'left', severity: 'high', title: 'Runs code' }];
  const report = { vulnerabilities: { left: { via }, right: { via: ['left'] } } };
  const exception = { advisory: url, until: '2026-12-31', reason: 'An example' };

  it('names a vulnerability once', () => {
    assert.deepEqual(findings(report, [], '2026-11-25'), [`left: Runs code (high), ${url}`]);
  });
  it('accepts an exception until its day', () => {
    assert.deepEqual(findings(report, [exception], '2026-12-31'), []);
    assert.match(findings(report, [exception], '2027-01-01')[0], /ended on 2026-12-31/);
  });
  it('names an exception that matches nothing', () => {
    assert.match(findings({ vulnerabilities: {} }, [exception], '2026-11-25')[0], /matches nothing/);
  });
  it('has exceptions with a day and a reason', () => {
    const exceptions = JSON.parse(readFileSync(join(ROOT, 'tools/supply/audit-exceptions.json'), 'utf8'));
    for (const { advisory, until, reason } of exceptions) {
      assert.match(advisory, /^https:/);
      assert.match(until, /^\d{4}-\d\d-\d\d$/);
      assert.ok(reason.length > 10, advisory);
    }
  });
});

describe('the list of parts (SBOM)', () => {
  it('names what is delivered, with licences, and no tool', () => {
    const output = execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 1e8,
    });
    const { bomFormat, components } = JSON.parse(output);
    assert.equal(bomFormat, 'CycloneDX');
    const names = new Set(components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
    for (const name of ['mysql2', 'fastify', 'antd', 'react-dom', 'sharp']) assert.ok(names.has(name), name);
    for (const name of ['jest', 'nx', 'eslint']) assert.ok(!names.has(name), name);
  });
});

describe('the files for the code host', () => {
  const { jobs } = readYamlFile(join(ROOT, '.github/workflows/ci.yml'));
  const steps = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));

  it('run commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    for (const [, name] of steps.join('\n').matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      assert.ok(scripts[name], name);
    assert.ok(steps.includes('.ci/run'));
    assert.ok(steps.includes('npm run audit'));
  });

  it('ask for updates of packages and images', () => {
    const { updates } = readYamlFile(join(ROOT, '.github/dependabot.yml'));
    const kinds = updates.map((update) => update['package-ecosystem']);
    assert.deepEqual(kinds, ['npm', 'docker', 'docker-compose', 'github-actions']);
  });
});

describe('the workflow of images', () => {
  const read = (name) => readYamlFile(join(ROOT, `.github/workflows/${name}.yml`));
  const { jobs, env } = read('image');
  const stepsOf = (all) => Object.values(all).flatMap(({ steps }) => steps);

  it('uses no action that CI does not use, and names no registry', () => {
    const used = new Set(stepsOf(read('ci').jobs).flatMap(({ uses }) => uses ?? []));
    for (const { uses } of stepsOf(jobs)) assert.ok(uses === undefined || used.has(uses), uses);
    assert.equal(env.REGISTRY, '${{ vars.REGISTRY }}');
    for (const job of Object.values(jobs)) assert.equal(job.if, "vars.REGISTRY != ''");
  });

  it('builds a tag for two platforms, joins them, and refuses a tag of another version', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const run = (job, tag) =>
      spawnSync('bash', ['-e', '-c', `docker() { echo "docker $*"; }\n${jobs[job].steps.at(-1).run}`], {
        cwd: ROOT,
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          ARCH: 'arm64',
          REGISTRY: 'images.example',
          GITHUB_ACTOR: 'robot',
          GITHUB_REPOSITORY: 'Club/Lions',
          GITHUB_REF_NAME: tag,
        },
      });
    const login = 'docker login images.example --username robot --password-stdin';
    const image = `images.example/club/lions:${version}`;
    assert.deepEqual(run('build', `v${version}`).stdout.trim().split('\n'), [
      login,
      `docker buildx build --platform linux/arm64 --provenance false --tag ${image}-arm64 --push .`,
    ]);
    assert.deepEqual(run('join', `v${version}`).stdout.trim().split('\n'), [
      login,
      `docker buildx imagetools create --tag ${image} ${image}-amd64 ${image}-arm64`,
    ]);
    const other = run('build', 'v0.0.1');
    assert.notEqual(other.status, 0);
    assert.equal(other.stdout, '');
    assert.deepEqual(
      jobs.build.strategy.matrix.include.map(({ arch }) => arch),
      ['amd64', 'arm64'],
    );
  });
});

describe('a release', () => {
  it('has one version in all packages', () => {
    const files = execFileSync('git', ['ls-files', '*package.json', 'apps/api/openapi.json'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    const versions = files
      .trim()
      .split('\n')
      .map((file) => {
        const { version, info } = JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
        return version ?? info.version;
      });
    assert.equal(new Set(versions).size, 1, versions.join());
  });
});
