// Serves a folder over HTTP on this machine only. A few lines of Node, because
// Node is already there for wasm-opt, and because the tests need a server too.
//
//   node scripts/serve.mjs FOLDER [PORT]     PORT taken: the next free one
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { resolve, sep, extname } from 'node:path';
import { pathToFileURL } from 'node:url';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

// What a browser may take instead of a file, the smallest first.
const ENCODINGS = [['br', '.br'], ['gzip', '.gz']];

// A file whose name ends in its hash never changes.
const HASHED = /-[0-9a-f]{8,16}(_bg|_loader)?\.[a-z]+$/;

// What the page may do; a host should send the like. Browsers hold the page to
// it here already, so that a breach shows in development and in the tests.
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A file as the build has compressed it, if the browser takes that, with the headers that say so. */
async function smallest(file, accepted) {
  for (const [encoding, ending] of ENCODINGS) {
    if (!accepted.includes(encoding)) continue;
    const body = await readFile(file + ending).catch(() => null);
    if (body) return { body, 'Content-Encoding': encoding, Vary: 'Accept-Encoding' };
  }
  return { body: await readFile(file) };
}

/**
 * Starts serving `folder`; port 0 means any free one. Resolves to { url, close }. `missing` is called
 * with each path that is asked for and not there.
 */
export async function serve(folder, { port = 0, missing = () => {} } = {}) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const head = {
      'X-Content-Type-Options': 'nosniff',
      // A frame that is sandboxed without an origin asks for the game's files as a stranger.
      'Access-Control-Allow-Origin': '*',
    };
    try {
      let path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
      if (path.endsWith('/')) path += 'index.html';
      const file = resolve(root, `.${path}`);
      if (file !== root && !file.startsWith(root + sep)) throw new Error('outside the folder');
      const { body, ...encoding } = await smallest(file, request.headers['accept-encoding'] ?? '');
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      // The page that shows the game in frames has a policy of its own in it.
      const policy = path.endsWith('/index.html') ? { 'Content-Security-Policy': POLICY } : {};
      const caching = HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
      response.writeHead(200, {
        ...head, ...policy, ...encoding, 'Content-Type': type, 'Cache-Control': caching,
      }).end(body);
    } catch {
      missing(request.url);
      const caching = { 'Cache-Control': 'no-cache' };
      response.writeHead(404, { ...head, ...caching, 'Content-Type': TYPES['.txt'] }).end('not found\n');
    }
  });
  await new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

async function main([folder = 'dist', port = '8080']) {
  for (let candidate = Number(port); ; candidate += 1) {
    try {
      const { url } = await serve(folder, { port: candidate });
      console.log(`\nLittle Devils is at ${url} (Ctrl-C stops it)`);
      return;
    } catch (error) {
      if (error.code !== 'EADDRINUSE' || candidate >= Number(port) + 50) throw error;
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2));
