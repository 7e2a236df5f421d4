/** Debian's WebKitGTK, driven by its own WebDriver on a virtual screen. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort } from '../../setup/free-port.mjs';

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
  const children = [];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  process.once('exit', stop);
  // Xvfb picks a free display and writes its number to that descriptor.
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const screen = spawn(SCREEN, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  children.push(screen);
  const [display] = await once(screen.stdio[3], 'data');
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
  const run = (program, options, more) =>
    children.push(spawn(program, options, { stdio: 'ignore', env: { ...env, ...more } }));

  /**
   * A browser and its driver. The driver would start a browser on a port that it picks with `bind(0)`; if
   * another program takes that port first, the driver waits for that program's answer for ever.
   */
  const open = async () => {
    const [target, port] = [await freePort(), await freePort()];
    // Full screen: the toolbar would make windows wider than a phone.
    const inspector = { WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${target}` };
    run(BROWSERS.find(existsSync), ['--automation', '--full-screen'], inspector);
    await listening(target);
    run(DRIVER, [`--port=${port}`, `--target=127.0.0.1:${target}`]);
    await listening(port);
    return new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
  };
  return { open, stop };
}

/** Waits until something listens on that port. */
async function listening(port) {
  for (let tries = 0; tries < 400; tries += 1) {
    const socket = connect(port, '127.0.0.1');
    const isThere = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
