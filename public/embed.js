// Two games on one page, every message to them as a button, every message from them in a list.
const asked = new URLSearchParams(location.search);
const frames = document.getElementById('frames');
const log = document.getElementById('log');
const shape = document.getElementById('shape');
const LONG = 1280; // CSS pixels of the longer side
const KINDS = ['ready', 'gameplayStart', 'gameplayStop', 'roundEnd', 'matchEnd', 'resize', 'refused'];

/** A game with these attributes; what the address asks for comes first. */
function game(number, attributes) {
  const element = document.createElement('little-devils');
  const all = { ...attributes, speed: asked.get('speed'), level: asked.get('level'), sandbox: asked.get('sandbox'), src: asked.get('game') };
  for (const [name, value] of Object.entries(all)) {
    if (value !== null && value !== undefined) element.setAttribute(name, value);
  }
  for (const kind of KINDS) {
    element.addEventListener(kind, ({ detail }) => note(`game ${number}: ${kind} ${JSON.stringify(detail)}`));
  }
  frames.append(element);
  return element;
}

function note(text) {
  const line = document.createElement('li');
  line.textContent = text;
  log.append(line);
  log.scrollTop = log.scrollHeight;
}

const games = [
  game(1, { lang: 'en', players: 4, seed: 'one', title: 'Little Devils, first game' }),
  game(2, { lang: 'de', players: 3, seed: 'two', title: 'Little Devils, second game' }),
];

document.getElementById('tools').addEventListener('click', ({ target }) => {
  const { do: what, value, ...wishes } = target.dataset;
  for (const element of games) {
    if (what === 'mute') element.mute(Boolean(value));
    else if (what === 'nonsense') nonsense(element);
    else if (what === 'newMatch') element.newMatch(wishes);
    else if (what) element[what](value);
  }
});

/** A message of ours that makes no sense, which the element would not send. */
function nonsense(element) {
  const { contentWindow } = element.shadowRoot.querySelector('iframe');
  contentWindow.postMessage({ game: 'little-devils', version: 1, type: 'nonsense' }, '*');
}

function resize() {
  // The two ends are 9:32 and 32:9, the middle is a square.
  const ratio = (32 / 9) ** (shape.value / 100);
  const [width, height] = ratio > 1 ? [LONG, LONG / ratio] : [LONG * ratio, LONG];
  for (const element of games) {
    element.style.width = `${Math.round(width)}px`;
    element.style.height = `${Math.round(height)}px`;
  }
  document.getElementById('size').textContent = `${Math.round(width)} × ${Math.round(height)}`;
}
shape.addEventListener('input', resize);
resize();
