// Tells the player when the game cannot start: the browser is too old, or a file is blocked or broken. Tells
// them too when the program of a running game has failed: it does nothing more then, and is to be opened again.
// Written in JavaScript that old browsers understand, and apart from the program, which may be missing.
(function () {
  'use strict';
  // A WebAssembly module that uses SIMD.
  var VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  // For each language: browser too old, files missing, button; program failed, button.
  var WORDS = {
    en: ['This browser is too old for the game, or has WebAssembly switched off. It takes Chrome or Edge 111, Firefox 121, Safari 16.6, or a later version.', 'The game could not be started: probably its files did not arrive whole.', 'Try again', 'An error has stopped the game. Everything saved is still there.', 'Open again'],
    de: ['Dieser Browser ist zu alt für das Spiel, oder WebAssembly ist abgeschaltet. Es braucht Chrome oder Edge 111, Firefox 121, Safari 16.6 oder eine neuere Version.', 'Das Spiel konnte nicht starten: Wahrscheinlich kamen seine Dateien nicht vollständig an.', 'Noch einmal versuchen', 'Ein Fehler hat das Spiel angehalten. Alles Gespeicherte ist noch da.', 'Neu öffnen'],
    nl: ['Deze browser is te oud voor het spel, of WebAssembly is uitgeschakeld. Nodig is Chrome of Edge 111, Firefox 121, Safari 16.6 of een nieuwere versie.', 'Het spel kon niet starten: waarschijnlijk kwamen de bestanden niet volledig aan.', 'Opnieuw proberen', 'Een fout heeft het spel gestopt. Alles wat bewaard is, is er nog.', 'Opnieuw openen'],
    fr: ['Ce navigateur est trop ancien pour le jeu, ou WebAssembly est désactivé. Il faut Chrome ou Edge 111, Firefox 121, Safari 16.6 ou une version plus récente.', 'Le jeu n’a pas pu démarrer : ses fichiers ne sont sans doute pas arrivés entiers.', 'Réessayer', 'Une erreur a arrêté le jeu. Tout ce qui était enregistré est toujours là.', 'Rouvrir'],
  };
  var told = false;
  // Whether something failed before the page had a place for the message.
  var waiting = false;
  // Whether the program ran, so that its files are good.
  var ran = false;

  function language() {
    var asked = /[?&]lang=([a-z]{2})\b/.exec(location.search);
    var tags = (asked ? [asked[1]] : []).concat(navigator.languages || [navigator.language || 'en']);
    for (var at = 0; at < tags.length; at += 1) {
      var tag = String(tags[at]).slice(0, 2).toLowerCase();
      if (WORDS[tag]) return tag;
    }
    return 'en';
  }

  // Deletes the offline copy, which may be the broken part, unless the browser is offline.
  function forget() {
    if (navigator.onLine === false || !window.caches || !navigator.serviceWorker) return Promise.resolve();
    return Promise.all([
      caches.keys().then(function (names) {
        return Promise.all(names.map(function (name) { return caches.delete(name); }));
      }),
      navigator.serviceWorker.getRegistration().then(function (found) { return found && found.unregister(); }),
    ]);
  }

  function again() {
    var reload = function () { location.reload(); };
    if (window.Promise && !ran) forget().then(reload, reload);
    else reload();
  }

  // Whether the error has ended a WebAssembly program in this window. What the browser refuses to a program, such as a
  // file, is another kind of error and has not.
  function isOfProgram(error) {
    return error instanceof WebAssembly.RuntimeError ||
      !!error && error.constructor === Error && /^((?!-extension:)[^])*?wasm-function/.test(error.stack);
  }

  function tooOld() {
    try {
      return !WebAssembly.validate(new Uint8Array(VECTORS)) || !('noModule' in document.createElement('script'));
    } catch (error) {
      return true;
    }
  }

  function add(parent, tag, kind) {
    var element = parent.appendChild(document.createElement(tag));
    element.className = kind;
    return element;
  }

  function tell(error) {
    var app = document.getElementById('app');
    waiting = !app;
    if (told || !app) return;
    var runs = app.querySelector('main:not(.waking)');
    // A running game reports its own errors, except those that end it.
    if (runs && !isOfProgram(error)) return;
    told = true;
    var lang = runs ? document.documentElement.lang : language();
    var words = WORDS[lang];
    var text = words[runs ? 3 : tooOld() ? 0 : 1];
    var note = runs ? add(document.body, 'dialog', 'modal') : add(app.querySelector('main') || app, 'p', 'notice');
    note.lang = lang;
    note.setAttribute('role', runs ? 'alertdialog' : 'alert');
    add(note, runs ? 'p' : 'span', '').textContent = text;
    var button = add(runs ? add(note, 'p', 'actions') : note, 'button', runs ? 'primary' : '');
    button.type = 'button';
    button.textContent = words[runs ? 4 : 2];
    button.addEventListener('click', again);
    if (!runs) return;
    note.setAttribute('aria-label', text);
    // A program that fails again, at once after a reload, may have bad files.
    ran = performance.navigation.type !== 1 || performance.now() > 1e4;
    // What it does after that must not replace what it has saved.
    Storage.prototype.setItem = Storage.prototype.removeItem = function () {};
    // However the dialog closes, the game opens again.
    note.addEventListener('close', again);
    // It lies over all other dialogs.
    function show() {
      note.open = false;
      note.showModal();
    }
    // A frame takes no focus from its host page.
    if (window === top || document.hasFocus()) show();
    else {
      note.open = true;
      window.addEventListener('focus', show, { once: true });
    }
  }

  // Errors of loading a script do not bubble: they are caught in the capture phase. All others reach the
  // window.
  window.addEventListener('error', function (event) {
    var from = event.target;
    if (from === window || (from && from.localName === 'script')) tell(event.error);
  }, true);
  window.addEventListener('unhandledrejection', function (event) { tell(event.reason); });
  document.addEventListener('DOMContentLoaded', function () {
    if (waiting || tooOld()) tell();
  });
}());
