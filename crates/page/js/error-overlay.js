// Tells the player when the game cannot start: the browser is too old, or a file is blocked or broken.
// Written in JavaScript that old browsers understand, and apart from the program, which may be missing.
(function () {
  'use strict';
  // A WebAssembly module that uses SIMD.
  var VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11];
  // For each language: browser too old, files missing, button.
  var WORDS = {
    en: ['This browser is too old for the game, or has WebAssembly switched off. It takes Chrome or Edge 111, Firefox 121, Safari 16.6, or a later version.', 'The game could not be started: probably its files did not arrive whole.', 'Try again'],
    de: ['Dieser Browser ist zu alt für das Spiel, oder WebAssembly ist abgeschaltet. Es braucht Chrome oder Edge 111, Firefox 121, Safari 16.6 oder eine neuere Version.', 'Das Spiel konnte nicht starten: Wahrscheinlich kamen seine Dateien nicht vollständig an.', 'Noch einmal versuchen'],
    nl: ['Deze browser is te oud voor het spel, of WebAssembly is uitgeschakeld. Nodig is Chrome of Edge 111, Firefox 121, Safari 16.6 of een nieuwere versie.', 'Het spel kon niet starten: waarschijnlijk kwamen de bestanden niet volledig aan.', 'Opnieuw proberen'],
    fr: ['Ce navigateur est trop ancien pour le jeu, ou WebAssembly est désactivé. Il faut Chrome ou Edge 111, Firefox 121, Safari 16.6 ou une version plus récente.', 'Le jeu n’a pas pu démarrer : ses fichiers ne sont sans doute pas arrivés entiers.', 'Réessayer'],
  };
  var told = false;
  // Whether something failed before the page had a place for the message.
  var waiting = false;

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
    if (window.Promise) forget().then(reload, reload);
    else reload();
  }

  function tooOld() {
    try {
      return !WebAssembly.validate(new Uint8Array(VECTORS)) || !('noModule' in document.createElement('script'));
    } catch (error) {
      return true;
    }
  }

  function tell() {
    var app = document.getElementById('app');
    waiting = !app;
    // A running game reports its own errors.
    if (told || !app || app.querySelector('main:not(.waking)')) return;
    told = true;
    var lang = language();
    var note = document.createElement('p');
    note.className = 'notice';
    note.lang = lang;
    note.setAttribute('role', 'alert');
    note.appendChild(document.createElement('span')).textContent = WORDS[lang][tooOld() ? 0 : 1];
    var button = note.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = WORDS[lang][2];
    button.addEventListener('click', again);
    (app.querySelector('main') || app).appendChild(note);
  }

  // Errors of loading a script do not bubble: they are caught in the capture phase. All others reach the
  // window.
  window.addEventListener('error', function (event) {
    var from = event.target;
    if (from === window || (from && from.localName === 'script')) tell();
  }, true);
  window.addEventListener('unhandledrejection', tell);
  document.addEventListener('DOMContentLoaded', function () {
    if (waiting || tooOld()) tell();
  });
}());
