// A round of six clients in WebAssembly: prints the mean milliseconds of one player for each part.
//
//   node crates/sealed-deal/examples/minimal.mjs MODULE     (as wasm-bindgen --target nodejs writes it)
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const { Minimal } = createRequire(import.meta.url)(resolve(process.argv[2]));
const players = 6;
const cards = 54;
const lengths = [32 * (players + 1), 1 + 32 * cards, 32 * (players - 1), 33, 34].map((length) => 5 + length);
const seats = [...Array(players).keys()];
const open = [];
let spent = 0;

const timed = (work) => {
  const begin = performance.now();
  const result = work();
  spent += performance.now() - begin;
  return result;
};

/** Puts joined messages on their way to all others. */
function spread(from, bytes = []) {
  for (let at = 0; at < bytes.length;) {
    const message = bytes.slice(at, (at += lengths[bytes[at]]));
    open.push(...seats.filter((to) => to !== from).map((to) => ({ from, to, message })));
  }
}

/** Delivers all messages; those that are too early go back into the queue. */
function deliver(part) {
  for (let refused = 0; open.length > 0;) {
    const { from, to, message } = open.shift();
    const answer = timed(() => clients[to].receive(from, message));
    refused = answer ? 0 : refused + 1;
    if (!answer) open.push({ from, to, message });
    if (refused > open.length + 1) throw new Error(`${open.length} messages are refused`);
    spread(to, answer);
  }
  console.log(`${part}: ${(spent / players).toFixed()} ms`);
  spent = 0;
}

const clients = seats.map((me) => timed(() => Minimal.make(cards, new Uint8Array(players).fill(9), me, new Uint8Array(32).fill(me))));
for (const me of seats) spread(me, clients[me].sent());
deliver('deal');
for (const me of seats) {
  for (let card = 0; card < cards; card += 1) spread(me, timed(() => clients[me].play(card)));
}
deliver('play');
for (const me of seats) spread(me, timed(() => clients[me].finish()));
deliver('audit');
if (clients.some((client) => client.lies() > 0)) throw new Error('an honest player is named');
