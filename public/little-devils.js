// Defines <little-devils>: the card game in a frame, wherever it is put.
//
//   <script src="https://your.host/little-devils/little-devils.js" defer></script>
//   <little-devils lang="de" players="4" level="devil"></little-devils>
//
// What it takes, tells and can do stands in docs/embedding.md. No dependencies.
(() => {
  const HOME = new URL('./', document.currentScript?.src ?? location.href).href;
  const PARAMETERS = ['lang', 'players', 'level', 'seed', 'speed', 'theme', 'mute', 'motion'];
  const GAME = 'little-devils';
  const VERSION = 1;

  class LittleDevils extends HTMLElement {
    static observedAttributes = ['lang', 'mute'];

    #frame = null;
    #hear = (event) => {
      const { source, data } = event;
      if (!this.#frame || source !== this.#frame.contentWindow) return;
      if (data?.game !== GAME || data.version !== VERSION) return;
      const { game, version, type, ...detail } = data;
      this.dispatchEvent(new CustomEvent(type, { detail }));
    };

    connectedCallback() {
      if (this.#frame) return;
      this.#frame = this.#build();
      window.addEventListener('message', this.#hear);
      if (!this.style.display) this.style.display = 'block';
      (this.shadowRoot ?? this.attachShadow({ mode: 'open' })).replaceChildren(this.#frame);
    }

    disconnectedCallback() {
      window.removeEventListener('message', this.#hear);
      this.#frame = null;
      this.shadowRoot.replaceChildren();
    }

    // These two change without opening the game again; the others are read when the element is inserted.
    attributeChangedCallback(name, before, value) {
      if (!this.#frame || before === value) return;
      if (name === 'lang' && value) this.setLang(value);
      if (name === 'mute') this.mute(isOn(value));
    }

    /** The bots stop where they are. */
    pause() { this.#tell('pause'); }
    /** They go on. */
    resume() { this.#tell('resume'); }
    /** Silent, or as the player likes it. */
    mute(muted = true) { this.#tell('mute', { muted: Boolean(muted) }); }
    setLang(lang) { this.#tell('setLang', { lang: String(lang) }); }
    /** Another match: { players, level, seed }, all optional. One under way is kept. */
    newMatch({ players, level, seed } = {}) {
      const wishes = {};
      if (players !== undefined) wishes.players = Number(players);
      if (level !== undefined) wishes.level = String(level);
      if (seed !== undefined) wishes.seed = String(seed);
      this.#tell('newMatch', wishes);
    }

    #build() {
      const address = new URL(this.getAttribute('src') ?? HOME, document.baseURI);
      const parameters = address.searchParams;
      parameters.set('embed', '1');
      for (const name of PARAMETERS) {
        if (this.hasAttribute(name)) parameters.set(name, this.getAttribute(name));
      }
      // By default the game talks with the page that has the element, and with no other.
      const host = this.getAttribute('host') ?? location.origin;
      if (host !== 'null' && host !== '*') parameters.set('host', host);
      const frame = document.createElement('iframe');
      frame.title = this.getAttribute('title') ?? 'Little Devils';
      // A browser that cannot share complains of the word.
      frame.allow = `fullscreen; autoplay; clipboard-write${'share' in navigator ? '; web-share' : ''}`;
      frame.loading = 'lazy';
      if (this.hasAttribute('sandbox')) frame.setAttribute('sandbox', this.getAttribute('sandbox'));
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' });
      frame.src = address.href;
      return frame;
    }

    #tell(type, more = {}) {
      // A sandboxed frame has no origin to name; nothing private is in these messages.
      this.#frame?.contentWindow?.postMessage({ game: GAME, version: VERSION, type, ...more }, '*');
    }
  }

  const isOn = (value) => value !== null && !['0', 'false', 'off', 'no'].includes(value);

  if (!customElements.get(GAME)) customElements.define(GAME, LittleDevils);
})();
