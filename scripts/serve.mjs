// Serves a folder over HTTP on this machine only: sirv finds the files and their compressed variants,
// this adds the headers that a host of the game should send. Needs scripts/setup.
//
//   node scripts/serve.mjs FOLDER [PORT]     PORT taken: the next free one
import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { lookup } from 'mrmime';
import sirv from 'sirv';

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

/** The headers of a file that is there. sirv adds its length, encoding, date and tag. */
function setHeaders(response, path) {
  const type = lookup(path) ?? 'application/octet-stream';
  response.setHeader('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type);
  response.setHeader('Cache-Control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  // The page that shows the game in frames has a policy of its own in it.
  if (path.endsWith('/index.html')) response.setHeader('Content-Security-Policy', POLICY);
}

/**
 * Starts serving `folder`; port 0 means any free one. Resolves to { url, close }. `missing` is called
 * with each path that is asked for and not there.
 */
export async function serve(folder, { port = 0, missing = () => {} } = {}) {
  // `dev` looks at the folder at each request, as a build may replace it at any time. No `extensions`:
  // an address names its file in full.
  const files = sirv(folder, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], setHeaders });
  const server = createServer((request, response) => {
    const asked = request.url;
    request.url = asked.replace(/^[^?#]*\/(?=$|[?#])/, '$&index.html');
    // No file is so large that a part of it is worth asking for, and sirv throws at a part that ends
    // before it begins.
    delete request.headers.range;
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // A frame that is sandboxed without an origin asks for the game's files as a stranger.
    response.setHeader('Access-Control-Allow-Origin', '*');
    // A file that a build takes away while it is sent ends its connection, not the server.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    files(request, response, () => {
      missing(asked);
      const head = { 'Cache-Control': 'no-cache', 'Content-Type': 'text/plain; charset=utf-8' };
      response.writeHead(404, head).end('not found\n');
    });
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
