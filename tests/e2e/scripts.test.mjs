// The scripts that serve and pack the built page, on a small folder made here. Needs no browser.
import { after, before, test } from 'node:test';
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { POLICY, serve } from '../../scripts/serve.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const HASHED = 'app-0123456789abcdef.js';
const SCRIPT = 'console.log("é");\n';

let above;
let folder;
let server;
const missing = [];

before(async () => {
  above = await mkdtemp(join(tmpdir(), 'little-devils-scripts-'));
  folder = join(above, 'dist');
  await mkdir(join(folder, 'screenshots'), { recursive: true });
  // What a request must not reach: a file above the folder, and in one whose name begins like it.
  await mkdir(join(above, 'dist-of-others'));
  await writeFile(join(above, 'dist-of-others/secret.txt'), 'secret');
  await writeFile(join(above, 'secret.txt'), 'secret');
  const page = '<!doctype html><title>Little Devils</title>';
  for (const [name, content] of Object.entries({
    'index.html': page, 'embed.html': page, [HASHED]: SCRIPT, 'service-worker.js': SCRIPT,
    'main-0123456789abcdef.css': 'a{}', 'app-0123456789abcdef_bg.wasm': 'wasm', 'words-en-0123456789abcdef.txt': 'words',
    'manifest.webmanifest': '{}', 'icon.svg': '<svg/>', 'screenshots/one.png': 'png', 'with space.txt': 'space',
  })) await writeFile(join(folder, name), content);
  await writeFile(join(folder, `${HASHED}.br`), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, `${HASHED}.gz`), gzipSync(SCRIPT));
  server = await serve(folder, { missing: (path) => missing.push(path) });
});

after(async () => {
  await server.close();
  await rm(above, { recursive: true });
});

/** Asks for exactly this path; browsers and `fetch` would tidy it up first. */
const ask = (path, headers = {}) => new Promise((done, failed) => {
  const { hostname, port } = new URL(server.url);
  get({ hostname, port, path, headers }, async (response) => {
    const body = Buffer.concat(await response.toArray());
    done({ status: response.statusCode, headers: response.headers, body });
  }).on('error', failed);
});

test('the page comes with its policy, at the folder\'s address too, and is asked for each time', async () => {
  for (const path of ['/', '/?seed=a/', '/index.html']) {
    const { status, headers, body } = await ask(path);
    assert.equal(status, 200, path);
    assert.equal(headers['content-security-policy'], POLICY);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.match(String(body), /Little Devils/);
  }
  // The page with frames says its own.
  assert.equal((await ask('/embed.html')).headers['content-security-policy'], undefined);
});

test('a name with a hash never changes; every other file is asked for each time', async () => {
  const never = 'public, max-age=31536000, immutable';
  for (const [path, type, caching] of [
    [`/${HASHED}`, 'text/javascript; charset=utf-8', never],
    ['/app-0123456789abcdef_bg.wasm', 'application/wasm', never],
    ['/main-0123456789abcdef.css', 'text/css; charset=utf-8', never],
    ['/words-en-0123456789abcdef.txt', 'text/plain; charset=utf-8', never],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/screenshots/one.png', 'image/png', 'no-cache'],
    ['/with%20space.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ]) {
    const { status, headers } = await ask(path);
    assert.deepEqual([status, headers['content-type'], headers['cache-control']], [200, type, caching], path);
  }
});

test('a compressed variant is sent to whom it suits, the smallest first', async () => {
  for (const [accepted, encoding, expected] of [
    ['gzip, deflate, br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ]) {
    const { headers, body } = await ask(`/${HASHED}`, { 'Accept-Encoding': accepted });
    assert.equal(headers['content-encoding'], encoding);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers.vary, 'Accept-Encoding');
    assert.deepEqual(body, expected);
  }
  const plain = await ask('/service-worker.js', { 'Accept-Encoding': 'br' });
  assert.equal(plain.headers['content-encoding'], undefined);
  assert.equal(String(plain.body), SCRIPT);
});

test('what has not changed is not sent again; what a build has replaced is', async () => {
  const file = join(folder, 'words.txt');
  await writeFile(file, 'before');
  const { headers: { etag } } = await ask('/words.txt');
  const again = () => ask('/words.txt', { 'If-None-Match': etag });
  const unchanged = await again();
  assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0]);
  assert.equal(unchanged.headers['access-control-allow-origin'], '*');
  // As long as before.
  await writeFile(file, 'after.');
  await utimes(file, 2_000_000_000, 2_000_000_000);
  const changed = await again();
  assert.deepEqual([changed.status, String(changed.body)], [200, 'after.']);
  await rm(file);
  assert.equal((await again()).status, 404);
});

test('what is not there is not found, and told', async () => {
  for (const path of ['/nothing.js', '/screenshots/', '/screenshots', '/embed', '/icon.svg/', '/%', '/%00']) {
    missing.length = 0;
    const { status, headers, body } = await ask(path, { 'Accept-Encoding': 'br' });
    assert.equal(status, 404, path);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
    assert.equal(String(body), 'not found\n');
    assert.deepEqual(missing, [path]);
  }
});

test('no path leads out of the folder', async () => {
  for (const path of [
    '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%2e%2e%2fsecret.txt', '/screenshots/../../secret.txt',
    '/../dist-of-others/secret.txt', '//secret.txt', '/..\\secret.txt', '../secret.txt',
  ]) {
    const { status, body } = await ask(path);
    assert.ok(status === 404 || status === 400, `${path}: ${status}`);
    assert.doesNotMatch(String(body), /secret/, path);
  }
});

test('a strange range is answered with the whole file, and the server lives on', async () => {
  for (const Range of ['bytes=3-1', 'bytes=999-', 'apples']) {
    const { status, body } = await ask('/service-worker.js', { Range });
    assert.deepEqual([status, String(body)], [200, SCRIPT]);
  }
});

/** Packs a folder with the clock of a time zone: the outcome, and the file's bytes. */
async function pack(from, TZ = 'UTC') {
  const target = join(above, 'packed.zip');
  const env = { ...process.env, TZ };
  const { status, stderr } = spawnSync(process.execPath, [here('../../scripts/zip.mjs'), from, target], { env, encoding: 'utf8' });
  return { status, stderr, bytes: status === 0 && await readFile(target) };
}

/** The names that a zip file lists, in its order. */
function listed(bytes) {
  const names = [];
  let at = bytes.readUInt32LE(bytes.length - 6);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    names.push(bytes.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}

test('the same folder gives the same zip file, whatever its dates and the time zone', async () => {
  const first = await pack(folder);
  assert.equal(first.status, 0, first.stderr);
  await utimes(join(folder, 'index.html'), 1_000_000_000, 1_000_000_000);
  assert.deepEqual((await pack(folder, 'Asia/Tokyo')).bytes, first.bytes);
  const names = listed(first.bytes);
  assert.ok(names.includes('index.html') && names.includes('screenshots/one.png'));
  assert.ok(!names.some((name) => /\.(br|gz)$/.test(name)), 'sites that take a zip file compress by themselves');
  assert.deepEqual(names, names.toSorted());
});

test('a folder without a page, or with too many files, is not packed', async () => {
  const without = await pack(join(folder, 'screenshots'));
  assert.notEqual(without.status, 0);
  assert.match(without.stderr, /no index\.html/);
  const crowd = join(above, 'crowd');
  await mkdir(crowd);
  await Promise.all(Array.from({ length: 999 }, (_, number) => writeFile(join(crowd, `${number}.txt`), '')));
  await writeFile(join(crowd, 'index.html'), '');
  const crowded = await pack(crowd);
  assert.notEqual(crowded.status, 0);
  assert.match(crowded.stderr, /too many/);
});
