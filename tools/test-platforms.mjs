/**
 * `npm run test:platforms`: the built site on each supported Node, in WebKit and Firefox, and as a container.
 * Installs missing programs where it may (root on Debian), prints one table, exits with 1 on any failure.
 * With CI=true a platform that cannot run is a failure. Arguments select platforms by name prefix.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './setup/build.mjs';
import { endWithNpm } from './setup/end-with-npm.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireSupportedNode } from './setup/node-version.mjs';
import { countNodeTests } from './testing/counts.mjs';
import { provide } from './testing/debian.mjs';
import { BUILDAH } from './testing/platforms/buildah.mjs';
import { FIREFOX } from './testing/platforms/firefox.mjs';
import { WEBKIT } from './testing/platforms/webkit.mjs';
import { failureText, report } from './testing/report.mjs';
import { runSuite } from './testing/run-suite.mjs';

const isCi = !['', '0', 'false'].includes(process.env.CI ?? '');
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143));

const platform = (name, file, more) => ({
  name,
  args: ['--test', '--test-reporter=tap', `tools/testing/platforms/${file}`],
  count: countNodeTests,
  ...more,
});
const PLATFORMS = [
  ...['20.19', '22', '24', '26'].map((version) =>
    platform(`Node ${version}`, 'node-version.mjs', { env: { PLATFORM_NODE: version } }),
  ),
  platform('WebKit', 'browser-flows.mjs', { env: { PLATFORM_BROWSER: 'webkit' }, tool: WEBKIT }),
  platform('Firefox', 'browser-flows.mjs', { env: { PLATFORM_BROWSER: 'firefox' }, tool: FIREFOX }),
  platform('container image', 'image.mjs', { tool: BUILDAH }),
];

requireSupportedNode();
endWithNpm();
await ensureInstalled();
const build = await buildIfStale();
if (build.failed) {
  console.log(failureText({ ...build, name: 'build' }));
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), 'lions-platforms-'));
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
const results = [];
for (const one of PLATFORMS.filter(isWanted)) {
  const { missing } = one.tool ? await provide(one.tool) : { missing: undefined };
  if (missing) {
    results.push({ name: one.name, notRun: missing });
    continue;
  }
  const result = await runSuite(one, { folder, env: { ...process.env, FORCE_COLOR: '0' } });
  console.log(`${result.failed > 0 ? 'FAILED' : 'passed'}  ${one.name} (${result.seconds.toFixed(0)} s)`);
  if (result.failed > 0) console.log(failureText(result));
  results.push(result);
}
const { text, failed } = report(results, { isCi });
console.log(text);
if (failed === 0) rmSync(folder, { recursive: true, force: true });
process.exit(failed === 0 ? 0 : 1);
