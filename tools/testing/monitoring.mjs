/** The alert rules and the dashboard of docs/monitoring, by promtool. That their metrics exist, the API's own spec checks. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
// Nx is a declared package that reads YAML.
import { readYamlFile } from 'nx/src/utils/fileutils.js';
import { ROOT } from '../setup/run.mjs';
import { findPromtool } from './promtool.mjs';

const FOLDER = join(ROOT, 'docs/monitoring');
const rules = readYamlFile(join(FOLDER, 'alert-rules.yml')).groups.flatMap((group) => group.rules);
const { tests } = readYamlFile(join(FOLDER, 'alert-rules.test.yml'));
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8'));
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

function promtool(...args) {
  const { status, stdout, stderr } = spawnSync(findPromtool(), args, { cwd: FOLDER, encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
}

it('promtool accepts the alert rules', () => promtool('check', 'rules', 'alert-rules.yml'));

it('each alert fires when it should, and is silent otherwise', () =>
  promtool('test', 'rules', 'alert-rules.test.yml'));

it('every alert has a test in which it fires, and one in which it does not', () => {
  const tested = (fires) =>
    tests.flatMap(({ alert_rule_test: cases }) =>
      cases.filter(({ exp_alerts: expected }) => (expected !== undefined) === fires),
    );
  for (const fires of [true, false])
    assert.deepEqual(
      [...new Set(tested(fires).map(({ alertname }) => alertname))].sort(),
      rules.map(({ alert }) => alert).sort(),
    );
});

it('every alert says how serious it is, what happened and what to do', () => {
  for (const { labels, annotations } of rules) {
    assert.match(labels.severity, /^(critical|warning)$/);
    assert.ok(annotations.summary && annotations.description);
  }
});

it('promtool accepts every expression of the dashboard', () => {
  const exprs = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  assert.ok(exprs.length > 10);
  const folder = mkdtempSync(join(tmpdir(), 'lions-dashboard-'));
  const file = join(folder, 'rules.json');
  // JSON is YAML, and a recording rule holds an expression. Grafana fills in the interval.
  const recorded = exprs.map((expr, index) => ({
    record: `panel_${index}`,
    expr: expr.replaceAll('$__rate_interval', '5m'),
  }));
  writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] }));
  promtool('check', 'rules', file);
  rmSync(folder, { recursive: true });
});

it('every panel has a title, a place of its own and the chosen data source', () => {
  assert.equal(new Set(panels.map(({ id }) => id)).size, panels.length);
  const places = panels.map(({ gridPos: { x, y } }) => `${x} ${y}`);
  assert.equal(new Set(places).size, panels.length);
  for (const { title, gridPos, datasource } of panels) {
    assert.ok(title);
    assert.ok(gridPos.x + gridPos.w <= 24);
    assert.deepEqual(datasource, { type: 'prometheus', uid: '${datasource}' });
  }
});
