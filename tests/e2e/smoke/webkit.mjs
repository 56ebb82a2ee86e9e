// WebKitGTK's MiniBrowser, driven by WebKitWebDriver over W3C WebDriver, on a screen of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { wait } from './player.mjs';

const SIZE = [1366, 768];

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const KEYS = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', ArrowLeft: '\uE012', ArrowRight: '\uE014' };

/** Opens it: a driver as Player wants it. */
export async function launch() {
  const screen = await openScreen();
  const port = await freePort();
  const server = spawn(process.env.WEBKIT_DRIVER ?? 'WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LANG: 'C.UTF-8', WAYLAND_DISPLAY: '' },
  });
  await once(server, 'spawn');
  const ask = asker(`http://127.0.0.1:${port}`);
  const end = async () => { await ended(server); await ended(screen.process); };
  try {
    const { sessionId, capabilities } = await begin(ask);
    const call = (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
    await call('POST', '/window/rect', { x: 0, y: 0, width: SIZE[0], height: SIZE[1] });
    const version = `${capabilities.browserName} ${capabilities.browserVersion}`;
    return { version, ...driver(call), close: async () => { await call('DELETE', '').catch(() => {}); await end(); } };
  } catch (error) {
    await end();
    throw error;
  }
}

/** The driver's server takes a moment to listen. */
async function begin(ask) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
    } catch (error) {
      if (error.cause?.code !== 'ECONNREFUSED' || tries > 100) throw error;
      await wait(100);
    }
  }
}

const driver = (call) => ({
  faults: [],
  go: (url) => call('POST', '/url', { url }),
  reload: () => call('POST', '/refresh', {}),
  evaluate: (expression) => call('POST', '/execute/sync', { script: `return ${expression}`, args: [] }),
  clickAt: (x, y) => act(call, { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]),
  press: (key) => act(call, { type: 'key', id: 'keyboard' }, [
    { type: 'keyDown', value: KEYS[key] ?? key },
    { type: 'keyUp', value: KEYS[key] ?? key },
  ]),
  picture: () => call('GET', '/screenshot'),
});

/** Acts with a device. While the page is busy, the driver may fail without a reason: then once more. */
async function act(call, device, actions) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await call('POST', '/actions', { actions: [{ ...device, actions }] });
    } catch (error) {
      if (tries === 5 || !error.message.includes('unknown error')) throw error;
      await call('DELETE', '/actions');
      await wait(300);
    }
  }
}

/** Calls the driver's server, and gives the value of its answer. */
const asker = (base) => async (method, path, body) => {
  const response = await fetch(base + path, {
    method,
    body: body && JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(120_000),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  return value;
};

/** A screen that nobody sees: { process, display }. */
async function openScreen() {
  const process = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${SIZE.join('x')}x24`, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  await once(process, 'spawn');
  const lines = createInterface({ input: process.stdio[3] });
  const [number] = await Promise.race([once(lines, 'line'), once(process, 'exit').then(() => { throw new Error('Xvfb ended'); })]);
  return { process, display: `:${number}` };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

async function ended(process) {
  if (process.exitCode !== null || process.signalCode !== null) return;
  process.kill();
  await once(process, 'exit');
}
