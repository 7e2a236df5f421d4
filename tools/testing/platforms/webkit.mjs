/** Debian's WebKitGTK, driven by its own WebDriver on a virtual screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { freePort } from '../../bench/server-process.mjs';

const DRIVER = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
const BROWSERS = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

export const WEBKIT = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isThere: () => [DRIVER, SCREEN].every((file) => existsSync(file)) && BROWSERS.some(existsSync),
  start: startWebKit,
};

/** @returns {Promise<{open: () => Promise<import('selenium-webdriver').WebDriver>, stop: () => void}>} */
async function startWebKit() {
  const { Builder } = await import('selenium-webdriver');
  // Xvfb picks a free display and writes its number to that descriptor.
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(SCREEN, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [display] = await once(screen.stdio[3], 'data');
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const stop = () => [driver, screen].forEach((child) => child.kill('SIGTERM'));
  process.once('exit', stop);
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/status`);
  return {
    // Full screen: the toolbar would make windows wider than a phone.
    open: () =>
      new Builder()
        .usingServer(url)
        .withCapabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': {
            binary: BROWSERS.find(existsSync),
            args: ['--automation', '--full-screen'],
          },
        })
        .build(),
    stop,
  };
}

async function answering(url) {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No answer at ${url}.`);
}
