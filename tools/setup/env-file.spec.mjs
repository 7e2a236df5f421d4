import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { readEnvFile, settingsIn } from './env-file.mjs';
import { ROOT } from './run.mjs';

/** The same texts, and what compose-go's own dotenv parser makes of them. */
const READ = [
  ['A=1\nB = 2 \n\n# C=3\n  # D=4\nE=', { A: '1', B: '2', E: '' }],
  ['\uFEFFA=1\r\nB=two words\r\n', { A: '1', B: 'two words' }],
  ["A='two  words # $5' # a comment\nB=''", { A: 'two  words # $5', B: '' }],
  [
    String.raw`A="two \"words\" for \$5"` + '\n' + String.raw`B="one\ntwo"`,
    { A: 'two "words" for $5', B: 'one\ntwo' },
  ],
  [String.raw`A='it\'s \d'`, { A: String.raw`it's \d` }],
  ['A=b#c # comment\nB=d#e', { A: 'b#c', B: 'd#e' }],
  ['export A=1\nB: 2\nB=3', { A: '1', B: '3' }],
  ['A=x=y&z', { A: 'x=y&z' }],
];

for (const [text, settings] of READ)
  it(`reads ${JSON.stringify(text)} as Compose does`, () => assert.deepEqual(settingsIn(text), settings));

for (const line of [
  'A',
  'two words',
  "A='it's'",
  "A='no end",
  'A="no end',
  'A=$B',
  'A="${B}"',
  'A=a$$b',
  'A-B C=1',
])
  it(`refuses ${line}, and does not repeat it`, () =>
    assert.throws(() => settingsIn(`OK=1\n${line}\n`), {
      message: "Line 2 of .env must be NAME=value, or NAME='value' with spaces or signs in the value.",
    }));

it('a variable that is given counts more than .env, an empty one, too', () => {
  const root = mkdtempSync(join(tmpdir(), 'lions-env-'));
  try {
    const environment = { PORT: '4000', SMTP_URL: '' };
    readEnvFile(root, environment);
    writeFileSync(join(root, '.env'), 'PORT=3000\nSMTP_URL=smtp://mail:1025\nHOST=127.0.0.1\n');
    readEnvFile(root, environment);
    assert.deepEqual(environment, { PORT: '4000', SMTP_URL: '', HOST: '127.0.0.1' });
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});

it('.env.example is read, and names settings that exist', () => {
  const example = readFileSync(`${ROOT}.env.example`, 'utf8');
  assert.deepEqual(settingsIn(example), {});
  // Each as it is once its # is gone.
  const settings = settingsIn(example.replace(/^#(?=\w+=)/gm, ''));
  const table = readFileSync(`${ROOT}docs/operations.md`, 'utf8').matchAll(/^\| `(\w+)` \|/gm);
  const known = [
    ...[...table].map(([, name]) => name),
    'DOMAIN',
    'COMPOSE_FILE',
    'COMPOSE_PROFILES',
    'CERTIFICATES',
    'IMAGE',
  ];
  assert.deepEqual(
    Object.keys(settings).filter((name) => !known.includes(name)),
    [],
  );
  assert.ok(settings.DOMAIN && settings.MAIL_FROM && settings.COMPOSE_FILE);
});
