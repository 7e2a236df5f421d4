/**
 * Firefox, driven over Marionette, its native protocol, which geckodriver uses too; Debian has no
 * geckodriver.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const PREFERENCES = {
  'marionette.port': 0,
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};
/** Firefox's minimum window width is that of its toolbar. */
const AS_NARROW_AS_A_PHONE = ':root { min-width: 0 !important; }';
/** Selenium's command names, as far as the tests use them. */
const COMMANDS = {
  addCookie: 'WebDriver:AddCookie',
  clickElement: 'WebDriver:ElementClick',
  executeScript: 'WebDriver:ExecuteScript',
  get: 'WebDriver:Navigate',
  getCurrentUrl: 'WebDriver:GetCurrentURL',
  quit: 'Marionette:Quit',
  screenshot: 'WebDriver:TakeScreenshot',
  sendKeysToElement: 'WebDriver:ElementSendKeys',
  setWindowRect: 'WebDriver:SetWindowRect',
};

export const FIREFOX = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isThere: () => PLACES.some(existsSync),
  start: () => Promise.resolve({ open: openFirefox, stop: () => {} }),
};

/** A browser with a temporary profile, which is removed when it quits. */
async function openFirefox() {
  const { Session, WebDriver } = await import('selenium-webdriver');
  const profile = mkdtempSync(join(tmpdir(), 'lions-firefox-'));
  mkdirSync(join(profile, 'chrome'));
  writeFileSync(join(profile, 'chrome/userChrome.css'), AS_NARROW_AS_A_PHONE);
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile];
  const browser = spawn(PLACES.find(existsSync), args, { stdio: 'ignore' });
  const kill = () => browser.kill('SIGKILL');
  process.once('exit', kill);
  const exited = once(browser, 'exit').then(() => {
    process.off('exit', kill);
    rmSync(profile, { recursive: true, force: true });
  });

  const send = await marionette(await portOf(profile, browser));
  const { sessionId, capabilities } = await send('WebDriver:NewSession', {});
  const executor = {
    async execute(command) {
      const name = command.getName();
      // Screenshot of the window, not of the whole page.
      const parameters = { full: false, ...command.getParameters() };
      if (parameters.id) parameters.id = Object.values(parameters.id)[0];
      const answer = await send(COMMANDS[name] ?? `unknown ${name}`, parameters);
      if (name === 'quit') await exited;
      return answer !== null && 'value' in answer ? answer.value : answer;
    },
  };
  return new WebDriver(new Session(sessionId, capabilities), executor);
}

async function portOf(profile, browser) {
  const file = join(profile, 'MarionetteActivePort');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') {
    if (browser.exitCode !== null) throw new Error('Firefox ended at its start.');
    await pause(50);
  }
  return Number(readFileSync(file, 'utf8'));
}

/** Messages are `LENGTH:[0, id, command, parameters]`, answers `LENGTH:[1, id, error, result]`. */
async function marionette(port) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const waiting = new Map();
  let unread = Buffer.alloc(0);
  let lastId = 0;
  socket.on('data', (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    for (let colon = unread.indexOf(':'); colon > 0; colon = unread.indexOf(':')) {
      const end = colon + 1 + Number(unread.subarray(0, colon));
      if (unread.length < end) return;
      take(JSON.parse(unread.subarray(colon + 1, end)));
      unread = unread.subarray(end);
    }
  });
  const take = (message) => {
    // The first message, a greeting, is not an array.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message;
    const { resolve, reject } = waiting.get(id);
    waiting.delete(id);
    if (error) reject(new Error(`${error.error}: ${error.message}`));
    else resolve(result);
  };
  socket.on('close', () => waiting.forEach(({ reject }) => reject(new Error('Firefox ended.'))));
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      const text = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}
