/**
 * Tests the import rules of eslint.config.mjs with code that they must refuse: a rule that matches nothing looks
 * like a clean project.
 */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import tseslint from 'typescript-eslint';
import { ROOT } from './setup/run.mjs';

/**
 * No file is written, because other processes may be building. Typed rules need a file, and no import rule is
 * typed.
 */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

async function rulesAgainst(filePath, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result.messages
    .filter((message) => message.severity === 2)
    .map((message) => message.ruleId ?? message.message);
}

const BOUNDARY = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';
/** The same, where a type may be imported. */
const CODE = '@typescript-eslint/no-restricted-imports';
const use = (specifier) => `import { thing } from '${specifier}';\nexport const other = thing;`;
const lines = (count) =>
  Array.from({ length: count }, (_, line) => `export const line${line} = ${line};`).join('\n');

/** [what the probe does, the file, its code, the rule that must refuse it] */
const PROBES = [
  ['domain imports a package', 'libs/domain/src/probe.ts', use('rxjs'), IMPORTS],
  ['domain imports Node', 'libs/domain/src/probe.ts', use('node:fs'), IMPORTS],
  ['domain imports the API client', 'libs/domain/src/probe.ts', use('@lions/api-client'), BOUNDARY],
  [
    'the API client imports the web app',
    'libs/api-client/src/probe.ts',
    use('../../../apps/site/src/ui/page/page'),
    BOUNDARY,
  ],
  [
    'what both web apps share imports one of them',
    'libs/web-base/src/probe.ts',
    use('../../../apps/site/src/ui/page/page'),
    BOUNDARY,
  ],
  [
    'what both web apps share imports the API client',
    'libs/web-base/src/probe.ts',
    use('@lions/api-client'),
    BOUNDARY,
  ],
  ['what both web apps share imports antd', 'libs/web-base/src/probe.ts', use('antd'), BOUNDARY],
  ['the API imports the API client', 'apps/api/src/teams/probe.ts', use('@lions/api-client'), BOUNDARY],
  [
    'the API imports the web app by path',
    'apps/api/src/probe.ts',
    use('../../site/src/ui/page/page.js'),
    BOUNDARY,
  ],
  [
    'the web app imports the API by path',
    'apps/site/src/app/probe.ts',
    use('../../../api/src/entities'),
    BOUNDARY,
  ],
  ['browser tests import the domain', 'apps/e2e/probe.ts', use('@lions/domain'), BOUNDARY],
  [
    'browser tests import a screen',
    'apps/e2e/src/support/probe.ts',
    use('../../../back-office/src/app/views'),
    BOUNDARY,
  ],
  ['tools import the domain', 'tools/probe.mjs', use('@lions/domain'), BOUNDARY],
  ['ui imports a feature', 'apps/site/src/ui/probe.tsx', use('../features/home/home-page'), IMPORTS],
  ['content imports app', 'apps/site/src/content/probe.ts', use('../app/render'), IMPORTS],
  ['i18n imports app', 'apps/site/src/i18n/fr/probe.ts', use('../../app/render'), IMPORTS],
  ['a feature imports app', 'apps/site/src/features/home/probe.tsx', use('../../app/render'), IMPORTS],
  [
    'a feature imports another',
    'apps/site/src/features/home/probe.tsx',
    use('../tryouts/team-page'),
    IMPORTS,
  ],
  [
    'a feature of the back-office imports another',
    'apps/back-office/src/features/teams/probe.tsx',
    use('../users/users-view'),
    IMPORTS,
  ],
  [
    'a file in a folder of a feature imports another feature',
    'apps/site/src/features/home/part/probe.tsx',
    use('../../tryouts/team-page'),
    IMPORTS,
  ],
  ...['antd', '@reduxjs/toolkit', 'react-redux', 'react-router-dom', 'i18next', 'react-i18next'].map(
    (name) => [`a public page imports ${name}`, 'apps/site/src/features/home/probe.tsx', use(name), BOUNDARY],
  ),
  [
    "a public page carries the API client's code",
    'apps/site/src/ui/probe.tsx',
    use('@lions/api-client'),
    CODE,
  ],
  [
    'a public page imports the back-office',
    'apps/site/src/app/probe.ts',
    use('../../../back-office/src/app/views'),
    BOUNDARY,
  ],
  [
    'the back-office imports a public page',
    'apps/back-office/src/app/probe.ts',
    use('../../../site/src/ui/page/page'),
    BOUNDARY,
  ],
  [
    'the back-office imports the API by path',
    'apps/back-office/src/app/probe.ts',
    use('../../../api/src/entities'),
    BOUNDARY,
  ],
  ['the API prints to the console', 'apps/api/src/teams/probe.ts', "console.log('here');", 'no-console'],
  [
    'a module asks the driver',
    'apps/api/src/teams/probe.ts',
    "export const rows = (manager) => manager.query('SELECT COUNT(*) AS n FROM teams');",
    'no-restricted-syntax',
  ],
  [
    'any',
    'apps/api/src/teams/probe.ts',
    'export const anything: any = 1;',
    '@typescript-eslint/no-explicit-any',
  ],
  ['a file of 401 lines', 'apps/site/src/ui/probe.ts', lines(401), 'max-lines'],
  ['handleX', 'apps/site/src/ui/probe.ts', 'export function handleClick(): void {}', 'no-restricted-syntax'],
  [
    'a literal spread in a literal',
    'libs/domain/src/probe.ts',
    'export const point = { ...{ x: 1, y: 2 } };',
    'no-restricted-syntax',
  ],
  [
    'Session alone',
    'libs/domain/src/probe.ts',
    'export interface Session {\n  id: number;\n}',
    'no-restricted-syntax',
  ],
  [
    'a rule switched off without a reason',
    'libs/domain/src/probe.ts',
    '// eslint-disable-next-line no-debugger\ndebugger;',
    'lions/disable-needs-reason',
  ],
];

/** Allowed imports: [what passes, the file, its code] */
const ALLOWED = [
  ['a spec of domain uses a package', 'libs/domain/src/probe.spec.ts', use('fast-check')],
  ['the API uses the domain', 'apps/api/src/teams/probe.ts', use('@lions/domain')],
  [
    'the back-office uses all libraries',
    'apps/back-office/src/app/probe.ts',
    `${use('@lions/domain')}\nexport * from '@lions/api-client';\nexport * from '@lions/web-base';`,
  ],
  ['a feature uses ui', 'apps/site/src/features/home/probe.tsx', use('../../ui/page/page')],
  [
    'a file in a folder of a feature uses the feature',
    'apps/site/src/features/home/part/probe.tsx',
    `${use('../home-page')}\nexport * from '../../../ui/page/page';`,
  ],
  [
    "a public page names the API client's types",
    'apps/site/src/ui/probe.tsx',
    "export type { TeamDto } from '@lions/api-client';",
  ],
  ['a feature of the back-office uses antd', 'apps/back-office/src/features/teams/probe.tsx', use('antd')],
  [
    'a rule switched off for a reason',
    'libs/domain/src/probe.ts',
    '// eslint-disable-next-line no-debugger -- shown here\ndebugger;',
  ],
];

before(() => createProjectGraphAsync({ exitOnError: false }));

describe('import rules', () => {
  for (const [name, file, code, rule] of PROBES) {
    it(`refuse: ${name}`, async () =>
      assert.ok((await rulesAgainst(file, code)).includes(rule), `${rule} said nothing`));
  }
});

describe('allowed imports', () => {
  for (const [name, file, code] of ALLOWED) {
    it(`pass: ${name}`, async () => assert.deepEqual(await rulesAgainst(file, code), []));
  }
});
