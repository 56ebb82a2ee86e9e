// The page of these tests. It keeps everything that a transport tells, with the time.
import start, { Meeting, Windows } from './meet.js';

const events = [];
const waiting = new Set();

/** For the transports: tells an event. */
function told(kind, text) {
  events.push({ kind, text, at: Date.now() });
  for (const check of waiting) check();
}

/** The event of a kind with this number, from 0 on, once it is there. */
function event(kind, number) {
  return new Promise((done) => {
    const check = () => {
      const found = events.filter((one) => one.kind === kind)[number];
      if (!found) return;
      waiting.delete(check);
      done(found);
    };
    waiting.add(check);
    check();
  });
}

// Which servers the program has named to the browser.
const servers = [];
const Connection = globalThis.RTCPeerConnection;
globalThis.RTCPeerConnection = class extends Connection {
  constructor(configuration, ...more) {
    servers.push(...(configuration?.iceServers ?? ['none given']));
    super(configuration, ...more);
  }
};

await start();
globalThis.meet = { Meeting, Windows, told, event, events, servers };
