/** The commands of docs/runbook.md, and a check of the names in those that a test cannot run. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
// Nx is a declared package that reads YAML; a parser of our own would be one more.
import { readYamlFile } from 'nx/src/utils/fileutils.js';
import { settingsIn } from '../setup/env-file.mjs';
import { ROOT } from '../setup/run.mjs';

const { name: PROJECT, services, volumes } = readYamlFile(`${ROOT}docker-compose.yml`);
const FENCE = /^( *)```(\w*)\n([\s\S]*?)\n\1```$/gm;

/** The fenced blocks of the English and of the French half, each with its kind and its lines. */
export const blocksOf = (document) =>
  readFileSync(`${ROOT}${document}`, 'utf8')
    .split('\n## Français\n')
    .map((half) =>
      [...half.matchAll(FENCE)].map(([, indent, kind, body]) => ({
        kind,
        lines: body.split('\n').map((line) => line.slice(indent.length)),
      })),
    );

const [english] = blocksOf('docs/runbook.md');
const linesOf = (kind) => english.filter((block) => block.kind === kind).flatMap(({ lines }) => lines);
/** Every command, once. */
export const COMMANDS = [...new Set(linesOf('sh'))];

/** The settings of `.env` as the runbook writes them, those named only. */
export function settingsOf(...names) {
  const settings = settingsIn(linesOf('ini').join('\n'));
  for (const name of Object.keys(settings)) assert.ok(name === 'DOMAIN' || VARIABLES.has(name), name);
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

/** The first lines of `.env` as the runbook writes them. */
export const FIRST_SETTINGS = english.find(({ kind }) => kind === 'ini').lines.join('\n');

/** The command inside a one-off container of the image, and the variables that `--env` sets there. */
export function containerRun(command) {
  const inner = command.split(' app ').slice(1).join(' app ');
  assert.notEqual(inner, '', command);
  const env = [...command.matchAll(/ --env (\w+)=(\S*)/g)].map(([, name, value]) => [name, value]);
  return { inner, env: Object.fromEntries(env) };
}

const wordsOf = (command) =>
  [...command.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, plain]) => single ?? double ?? plain,
  );
/** Options of `docker compose` with a value; those without one; and how many services may follow. */
const VERBS = {
  build: { flags: ['--pull'], services: 0 },
  cp: { services: 0 },
  down: { services: 0 },
  exec: { services: 1 },
  logs: { valued: ['--tail'], services: Infinity },
  ps: { services: 0 },
  pull: { flags: ['--ignore-buildable'], services: 0 },
  restart: { services: Infinity },
  run: {
    valued: ['--env', '--publish', '--volume'],
    flags: ['--build', '--no-deps', '--rm'],
    services: 1,
  },
  up: { flags: ['--build', '--detach', '--wait'], services: 0 },
  version: { services: 0 },
};
const VARIABLES = new Set(
  [...readFileSync(`${ROOT}docs/operations.md`, 'utf8').matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name),
);
/** 'lions_data' is the volume `data`. */
function requireVolume(full) {
  assert.ok(full.startsWith(`${PROJECT}_`) && full.slice(PROJECT.length + 1) in volumes, `no volume ${full}`);
}

/** Services, options, variables, volumes and paths of a `docker compose` command exist. */
function checkCompose(command) {
  const [, , verb, ...words] = wordsOf(command);
  const { valued = [], flags = [], services: most } = VERBS[verb] ?? assert.fail(`docker compose ${verb}`);
  while (words[0]?.startsWith('--')) {
    const option = words.shift();
    if (flags.includes(option)) continue;
    assert.ok(valued.includes(option), `${verb} ${option}`);
    const value = words.shift();
    if (option === '--env') assert.ok(VARIABLES.has(value.split('=')[0].replace(/_FILE$/, '')), value);
    if (option === '--volume' && !value.startsWith('$PWD')) requireVolume(value.split(':')[0]);
    if (option === '--publish') assert.match(value, /^127\.0\.0\.1:/);
  }
  for (const service of words.slice(0, most)) assert.ok(service in services, `no service ${service}`);
  if (verb === 'cp') checkPath('app', words[0].split(':')[1]);
  if (most === 1)
    for (const [path] of command.matchAll(/(?<=[ '"])\/(?:backups|data)\b/g)) checkPath(words[0], path);
}

/** A volume of the service is mounted there. */
function checkPath(service, path) {
  assert.ok(
    services[service].volumes.some((volume) => volume.split(':')[1] === path),
    `${service}: ${path}`,
  );
}

const DISTRIBUTION = 'changes packages or the firewall of the machine';
const NO_DOCKER = 'needs Docker';
const REMOTE = 'needs the server and the repository of the club';
const SYSTEM = 'restarts, reads or cleans a service of the machine';
const WORKING_COPY = 'changes the files that the test runs on';
const installed = () =>
  linesOf('sh')
    .filter((line) => line.startsWith('apt-get --yes install '))
    .join(' ');
/** A program that the runbook uses is one that it has installed. */
const isInstalled = (command) => assert.match(installed(), new RegExp(`\\b${command.split(' ')[0]}\\b`));
const has = (text) => () =>
  assert.ok(
    linesOf('sh').some((line) => line.includes(text)),
    text,
  );
const anything = () => undefined;

/** Caddy serves the domain of `.env`. */
function checkDomain(command) {
  assert.ok(command.endsWith(settingsOf('DOMAIN').DOMAIN), command);
  assert.match(services.caddy.scale, /DOMAIN/);
}

const RULES = [
  [/^docker compose (?!exec app (?:node|ls|rm) )(?!run .* app (?:node|sh) )/, NO_DOCKER, checkCompose],
  [/^docker volume rm /, NO_DOCKER, (command) => command.split(' ').slice(3).forEach(requireVolume)],
  [/^docker (?:image|builder) prune --force$|^docker system df$/, NO_DOCKER, has('sh get-docker.sh')],
  [/^sh get-docker\.sh$/, DISTRIBUTION, has('--output get-docker.sh')],
  [/^curl .* https:\/\/get\.docker\.com /, DISTRIBUTION, isInstalled],
  [/^apt-get (?:update|--yes upgrade|clean|--yes install( [a-z-]+)+)$/, DISTRIBUTION, anything],
  [/^ufw (?:allow (?:22|80|443)\/tcp|--force enable)$/, DISTRIBUTION, isInstalled],
  [
    /^(?:ssh|scp) .*root@203\.0\.113\.10/,
    REMOTE,
    (command) => {
      if (command.includes(' -L ')) has('--publish 127.0.0.1:3999:3000')();
      if (command.startsWith('scp')) has('docker compose cp app:/backups backups-copy')();
    },
  ],
  [/^cd (?:~\/)?lions$/, WORKING_COPY, has('lions.git lions')],
  [/^nano \.env$/, WORKING_COPY, () => settingsOf()],
  [/^chown --recursive 1000:1000 backups-copy$/, WORKING_COPY, has('backups-copy')],
  [/^sudo install -D --mode=600 \S+ \/root\/\.ssh\/authorized_keys$|^exit$/, SYSTEM, has('ssh root@')],
  [/^journalctl --vacuum-size=200M$|^reboot$/, SYSTEM, anything],
  [/^(?:curl --head https:\/\/|getent hosts )lions\.example$/, REMOTE, checkDomain],
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
