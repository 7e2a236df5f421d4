/** Climbs each fence of eslint.config.mjs once and sees it hold; a fence that lets all pass looks like a clean project. */
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import tseslint from 'typescript-eslint';
import { ROOT } from './setup/run.mjs';

/** No file is written: others may be building. Types need a file, and no fence needs types. */
const eslint = new ESLint({ cwd: ROOT, overrideConfig: [tseslint.configs.disableTypeChecked] });

async function rulesAgainst(filePath, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath });
  return result.messages
    .filter((message) => message.severity === 2)
    .map((message) => message.ruleId ?? message.message);
}

const BOUNDARY = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';
const TABLES = '@typescript-eslint/no-restricted-imports';
const use = (specifier) => `import { thing } from '${specifier}';\nexport const other = thing;`;
const lines = (count) =>
  Array.from({ length: count }, (_, line) => `export const line${line} = ${line};`).join('\n');

/** [what is climbed, the file, its code, the rule that must refuse it] */
const CLIMBS = [
  ['domain imports a package', 'libs/domain/src/climb.ts', use('rxjs'), IMPORTS],
  ['domain imports Node', 'libs/domain/src/climb.ts', use('node:fs'), IMPORTS],
  ['domain imports the API client', 'libs/domain/src/climb.ts', use('@lions/api-client'), BOUNDARY],
  [
    'the API client imports the web app',
    'libs/api-client/src/climb.ts',
    use('../../../apps/web/src/ui/page'),
    BOUNDARY,
  ],
  ['the API imports the API client', 'apps/api/src/teams/climb.ts', use('@lions/api-client'), BOUNDARY],
  ['the API imports the web app by path', 'apps/api/src/climb.ts', use('../../web/src/ui/page.js'), BOUNDARY],
  [
    'the web app imports the API by path',
    'apps/web/src/app/climb.ts',
    use('../../../api/src/entities'),
    BOUNDARY,
  ],
  ['browser tests import the domain', 'apps/web-e2e/climb.ts', use('@lions/domain'), BOUNDARY],
  ['tools import the domain', 'tools/climb.mjs', use('@lions/domain'), BOUNDARY],
  ['ui imports a feature', 'apps/web/src/ui/climb.tsx', use('../features/home/home-page'), IMPORTS],
  ['content imports app', 'apps/web/src/content/climb.ts', use('../app/theme'), IMPORTS],
  ['i18n imports app', 'apps/web/src/i18n/fr/climb.ts', use('../../app/theme'), IMPORTS],
  ['a feature imports app', 'apps/web/src/features/home/climb.tsx', use('../../app/theme'), IMPORTS],
  ['a feature imports another', 'apps/web/src/features/home/climb.tsx', use('../tryouts/team-page'), IMPORTS],
  [
    'an admin feature imports another',
    'apps/web/src/features/admin-teams/climb.tsx',
    use('../admin-users/users'),
    IMPORTS,
  ],
  ['a public page imports antd', 'apps/web/src/features/home/climb.tsx', use('antd'), IMPORTS],
  ['ui imports the API client', 'apps/web/src/ui/climb.tsx', use('@lions/api-client'), IMPORTS],
  ['the API prints to the console', 'apps/api/src/teams/climb.ts', "console.log('here');", 'no-console'],
  [
    'the database folder imports a module',
    'apps/api/src/database/climb.ts',
    use('../teams/teams.service.js'),
    IMPORTS,
  ],
  ['common imports a module', 'apps/api/src/common/climb.ts', use('../auth/auth.service.js'), IMPORTS],
  ["a module uses another's table", 'apps/api/src/users/climb.ts', use('../teams/team.entity.js'), TABLES],
  [
    'any',
    'apps/api/src/teams/climb.ts',
    'export const anything: any = 1;',
    '@typescript-eslint/no-explicit-any',
  ],
  ['a file of 201 lines', 'apps/web/src/ui/climb.ts', lines(201), 'max-lines'],
  ['handleX', 'apps/web/src/ui/climb.ts', 'export function handleClick(): void {}', 'no-restricted-syntax'],
  [
    'Session alone',
    'libs/domain/src/climb.ts',
    'export interface Session {\n  id: number;\n}',
    'no-restricted-syntax',
  ],
  [
    'a rule switched off without a reason',
    'libs/domain/src/climb.ts',
    '// eslint-disable-next-line no-debugger\ndebugger;',
    'lions/disable-needs-reason',
  ],
];

/** The gates beside the fences: [what passes, the file, its code] */
const GATES = [
  ['a spec of domain uses a package', 'libs/domain/src/climb.spec.ts', use('fast-check')],
  ['the API uses the domain', 'apps/api/src/teams/climb.ts', use('@lions/domain')],
  [
    'the web app uses both libraries',
    'apps/web/src/app/climb.ts',
    `${use('@lions/domain')}\nexport * from '@lions/api-client';`,
  ],
  ['a feature uses ui', 'apps/web/src/features/home/climb.tsx', use('../../ui/page')],
  ['an admin feature uses antd', 'apps/web/src/features/admin-teams/climb.tsx', use('antd')],
  [
    "a module names another's row as a type",
    'apps/api/src/users/climb.ts',
    "export type { Team } from '../teams/team.entity.js';",
  ],
  ["a module uses another's service", 'apps/api/src/users/climb.ts', use('../teams/teams.service.js')],
  [
    'a rule switched off for a reason',
    'libs/domain/src/climb.ts',
    '// eslint-disable-next-line no-debugger -- shown here\ndebugger;',
  ],
];

before(() => createProjectGraphAsync({ exitOnError: false }));

describe('fences', () => {
  for (const [name, file, code, rule] of CLIMBS) {
    it(`holds when ${name}`, async () =>
      assert.ok((await rulesAgainst(file, code)).includes(rule), `${rule} said nothing`));
  }
});

describe('gates', () => {
  for (const [name, file, code] of GATES) {
    it(`lets pass: ${name}`, async () => assert.deepEqual(await rulesAgainst(file, code), []));
  }
});
