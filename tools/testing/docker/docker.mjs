/**
 * A `docker` for tests on machines without its engine: an image is a copy of the folder `apps` of the clone, a volume is
 * a folder, and the container `app` is a real server on TEST_PORT of 127.0.0.1. All of it is in the folder TEST_DOCKER.
 * `docker` beside this file starts it: put this folder first into PATH.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settingsIn } from '../../setup/env-file.mjs';

const STATE = process.env.TEST_DOCKER;
const [TAGS, CONTAINER, LOG] = ['tags.json', 'app.json', 'app.log'].map((name) => join(STATE, name));
const VOLUMES = { '/data': join(STATE, 'data'), '/backups': join(STATE, 'backups') };
const PLACES = { ...VOLUMES, '/tmp/trial': join(STATE, 'trial'), '/from': join(STATE, 'from') };
for (const folder of [STATE, ...Object.values(VOLUMES)]) mkdirSync(folder, { recursive: true });

const jsonOf = (file, otherwise) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise);
const imageOf = (name) => jsonOf(TAGS, {})[name] ?? fail(`No such image: ${name}`);
const settings = () => (existsSync('.env') ? settingsIn(readFileSync('.env', 'utf8')) : {});

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Paths in the container, as they are on this machine. */
const here = (text) =>
  text.replace(/(?<![\w.$}])\/(?:data|backups|from|tmp\/trial)(?=$|[/\s"'])/g, (path) => PLACES[path]);

/** Variables of the container as docker-compose.yml sets them; `extra` are those of `--env`. */
function environment(fromFile, extra = {}) {
  const { DOMAIN, PUBLIC_URL, TRUST_PROXY, DEMO_DATA = 'off', ...own } = fromFile;
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ...own,
    HOST: '127.0.0.1',
    PORT: process.env.TEST_PORT,
    DATA_DIR: VOLUMES['/data'],
    BACKUP_DIR: VOLUMES['/backups'],
    DEMO_DATA,
    PUBLIC_URL: PUBLIC_URL ?? (DOMAIN ? `https://${DOMAIN}` : `http://localhost:${process.env.TEST_PORT}`),
    TRUST_PROXY: TRUST_PROXY ?? (DOMAIN ? '1' : 'off'),
    ...extra,
  };
}

function running() {
  const container = jsonOf(CONTAINER);
  try {
    process.kill(container.pid, 0);
    return readFileSync(`/proc/${container.pid}/stat`, 'utf8').includes(') Z ') ? undefined : container;
  } catch {
    return undefined;
  }
}

async function stop() {
  for (let container = running(); container && running(); await pause(50))
    try {
      process.kill(container.pid, 'SIGTERM');
    } catch {
      // It has just ended.
    }
}

function runIn(image, args, env) {
  const { status } = spawnSync(args[0], args.slice(1).map(here), { cwd: image, env, stdio: 'inherit' });
  process.exitCode = status ?? 137;
}

async function up() {
  const image = jsonOf(TAGS, {}).lions ?? build();
  const env = environment(settings());
  const config = createHash('sha256').update(image).update(JSON.stringify(env)).digest('hex');
  if (running()?.config !== config) {
    await stop();
    const log = openSync(LOG, 'a');
    const child = spawn(process.execPath, ['apps/api/server.cjs'], {
      cwd: image,
      env,
      detached: true,
      stdio: ['ignore', log, log],
    });
    child.unref();
    writeFileSync(CONTAINER, JSON.stringify({ pid: child.pid, image, config, env, since: new Date() }));
  }
  const url = `http://127.0.0.1:${process.env.TEST_PORT}/api/health/ready`;
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (!running()) fail('container lions-app-1 exited (1)');
    await pause(50);
  }
}

function build() {
  if (existsSync('build-fails')) fail('failed to solve: the build of this version fails');
  const image = join(STATE, 'images', randomUUID());
  cpSync('apps', join(image, 'apps'), { recursive: true });
  return tag('lions', image);
}

function tag(name, image) {
  writeFileSync(TAGS, JSON.stringify({ ...jsonOf(TAGS, {}), [name]: image }));
  return image;
}

/** Takes the options off; those with a value are named. */
function options(words, ...valued) {
  const found = [];
  while (words[0]?.startsWith('-')) {
    const name = words.shift();
    found.push(valued.includes(name) ? [name, words.shift()] : [name]);
  }
  return found;
}

const COMPOSE = {
  build: async () => {
    while (existsSync(join(STATE, 'build-waits'))) await pause(50);
    build();
  },
  up,
  stop,
  down: stop,
  restart: () => stop().then(up),
  ps: (words) => {
    const container = running();
    if (words.includes('--quiet')) return container && console.log(container.pid);
    console.log(container ? `Up since ${container.since} (healthy)` : 'Exited (0)');
  },
  logs: (words) => {
    const count = options(words, '--tail').find(([name]) => name === '--tail')?.[1] ?? '100';
    const lines = existsSync(LOG) ? readFileSync(LOG, 'utf8').trimEnd().split('\n') : [];
    console.log(
      lines
        .slice(-Number(count))
        .map((line) => `app-1  | ${line}`)
        .join('\n'),
    );
  },
  exec: (words) => {
    options(words);
    const container = running() ?? fail('service "app" is not running');
    runIn(container.image, words.slice(1), container.env);
  },
  run: (words) => {
    const given = options(words, '--env', '--publish', '--volume');
    const extra = {};
    for (const [name, value] of given) {
      if (name === '--env') extra[value.split('=')[0]] = here(value.slice(value.indexOf('=') + 1));
      if (name === '--publish') extra.PORT = process.env.TEST_TRIAL_PORT;
      if (name === '--volume') PLACES['/from'] = value.split(':')[0];
    }
    runIn(jsonOf(TAGS, {}).lions ?? build(), words.slice(1), environment(settings(), extra));
  },
  cp: ([from, to]) => {
    const path = from.slice(from.indexOf(':') + 1);
    cpSync(here(path).replace(/\/\.$/, ''), resolve(to), { recursive: true, preserveTimestamps: true });
  },
};

const [command, ...words] = process.argv.slice(2);
appendFileSync(join(STATE, 'calls.log'), `${[command, ...words].join(' ')}\n`);
if (command === 'compose') {
  const verb = words.shift();
  await (COMPOSE[verb] ?? fail(`unknown docker command: compose ${verb}`))(words);
} else if (command === 'tag') tag(words[1], imageOf(words[0].replace(/:latest$/, '')));
else if (command === 'pull') fail(`Error response from daemon: ${words[0]}: no such host`);
else if (command === 'volume') rmSync(VOLUMES[`/${words[1].replace('lions_', '')}`], { recursive: true });
else if (!/^(?:image|builder|system) (?:prune|df)/.test(`${command} ${words[0]}`)) fail(`docker ${command}`);
