/** The commands of docs/runbook.md, and a check of the names in those that a test cannot run. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
// Nx is a declared package that reads YAML; a parser of our own would be one more.
import { readYamlFile } from 'nx/src/utils/fileutils.js';
import { settingsIn } from '../setup/env-file.mjs';
import { ROOT } from '../setup/run.mjs';

const { services } = readYamlFile(`${ROOT}docker-compose.yml`);
const FENCE = /^( *)```(\w*)\n([\s\S]*?)\n\1```$/gm;

/** The English and the French half: the words, and the fenced blocks, each with its kind and its lines. */
export const [english, french] = readFileSync(`${ROOT}docs/runbook.md`, 'utf8')
  .split('\n## English\n')[1]
  .split('\n## Français\n')
  .map((half) => ({
    words: half.trim().split(/\s+/).length,
    blocks: [...half.matchAll(FENCE)].map(([, indent, kind, body]) => ({
      kind,
      lines: body.split('\n').map((line) => line.slice(indent.length)),
    })),
  }));

const linesOf = (kind) => english.blocks.filter((block) => block.kind === kind).flatMap(({ lines }) => lines);
/** Every command, once. */
export const COMMANDS = [...new Set(linesOf('sh'))];

/** The texts of `.env`: the first lines, and those about mail. */
export const [FIRST_SETTINGS, MAIL_SETTINGS] = english.blocks
  .filter(({ kind }) => kind === 'ini')
  .map(({ lines }) => `${lines.join('\n')}\n`);
const { DOMAIN, ...SETTINGS } = settingsIn(FIRST_SETTINGS + MAIL_SETTINGS);

/** Names of settings that docs/operations.md lacks. */
export const unknownSettings = () => {
  const operations = readFileSync(`${ROOT}docs/operations.md`, 'utf8');
  return Object.keys(SETTINGS).filter((name) => !operations.includes(`\n| \`${name}\` |`));
};

const SYSTEM = 'changes or restarts the machine';
const ENGINE = 'needs the engine of Docker';
const REMOTE = 'needs the server or the domain of the club';
const EDITOR = 'waits for a person, or is the folder in which the test runs';
const has = (text) => () =>
  assert.ok(
    COMMANDS.some((line) => line.includes(text)),
    text,
  );
const anything = () => undefined;
/** A program that Debian lacks is one that the runbook has installed. */
const isInstalled = (program) => () =>
  assert.match(
    COMMANDS.find((line) => line.includes('apt-get --yes install')),
    new RegExp(` ${program}\\b`),
  );
/** The user of the server is the one that was added. */
function checkUser(command) {
  const [, user] = /^adduser .* (\w+)$/m.exec(COMMANDS.join('\n'));
  assert.ok(command.includes(user), command);
}

const RULES = [
  [
    /^(?:sudo )?apt-get (?:update && (?:sudo )?apt-get --yes upgrade|clean|--yes install( [a-z-]+)+)$/,
    SYSTEM,
    anything,
  ],
  [/^curl -fsSL https:\/\/get\.docker\.com \| sh$/, SYSTEM, isInstalled('curl')],
  [/^ufw allow 22,80,443\/tcp && ufw --force enable$/, SYSTEM, isInstalled('ufw')],
  [/^adduser --gecos '' \w+$/, SYSTEM, anything],
  [
    /^usermod --append --groups sudo,docker \w+$|^install -D --owner=\w+ --mode=600 ~\/\.ssh\/authorized_keys \/home\/\w+\/\.ssh\/authorized_keys$/,
    SYSTEM,
    checkUser,
  ],
  [
    /^printf '(?:\w+ no\\n){3}' \| sudo tee \/etc\/ssh\/sshd_config\.d\/00-lions\.conf$|^sudo sshd -t && sudo systemctl reload ssh$/,
    SYSTEM,
    isInstalled('sudo'),
  ],
  [
    /^sudo (?:journalctl --vacuum-size=200M|reboot|systemctl restart lions|\.\/lions logs 100)$/,
    SYSTEM,
    anything,
  ],
  [
    /^sudo sh tools\/setup\/systemd\.sh$/,
    SYSTEM,
    () => assert.ok(existsSync(`${ROOT}tools/setup/systemd.sh`)),
  ],
  [
    /^docker compose (?:pull --ignore-buildable|(?:restart|logs --tail 50) caddy)$/,
    ENGINE,
    () => assert.ok(services.caddy),
  ],
  [/^ssh-keygen -t ed25519$|^(?:ssh-copy-id|ssh) root@203\.0\.113\.10$/, REMOTE, anything],
  [/^ssh (?:-L 3999:127\.0\.0\.1:3999 )?\w+@203\.0\.113\.10$/, REMOTE, checkUser],
  [/^scp -rp .*@203\.0\.113\.10:lions\/backups-copy/, REMOTE, has('./lions copy backups-copy')],
  [/^getent hosts /, REMOTE, (command) => assert.ok(command.endsWith(DOMAIN))],
  [/^cd lions$|^nano \.env$/, EDITOR, isInstalled('nano')],
];

/** Commands that a test cannot run, each with the reason and a check. */
export const NOT_RUN = new Map(
  COMMANDS.flatMap((command) => {
    const [rule] = RULES.filter(([pattern]) => pattern.test(command));
    return rule ? [[command, { reason: rule[1], check: () => rule[2](command) }]] : [];
  }),
);

/** The rule that no command needs any more. */
export const UNUSED_RULES = RULES.filter(
  ([pattern]) => !COMMANDS.some((command) => pattern.test(command)),
).map(([pattern]) => String(pattern));
