// Says plainly that the game cannot start: the browser is too old, or something is blocked or
// broken on the way. In words as old as any browser, and beside the program, which may not be there.
(function () {
  'use strict';
  var WORDS = {
    en: ['The game could not be started. Either its files did not arrive whole, or this browser is too old for it or has WebAssembly switched off.', 'Try again'],
    de: ['Das Spiel konnte nicht starten. Entweder kamen seine Dateien nicht vollständig an, oder dieser Browser ist zu alt dafür oder hat WebAssembly abgeschaltet.', 'Noch einmal versuchen'],
    nl: ['Het spel kon niet starten. Of de bestanden kwamen niet volledig aan, of deze browser is er te oud voor of heeft WebAssembly uitgeschakeld.', 'Opnieuw proberen'],
    fr: ['Le jeu n’a pas pu démarrer. Soit ses fichiers ne sont pas arrivés entiers, soit ce navigateur est trop ancien ou a désactivé WebAssembly.', 'Réessayer'],
  };
  var told = false;

  function language() {
    var asked = /[?&]lang=([a-z]{2})\b/.exec(location.search);
    var tags = (asked ? [asked[1]] : []).concat(navigator.languages || [navigator.language || 'en']);
    for (var at = 0; at < tags.length; at += 1) {
      var tag = String(tags[at]).slice(0, 2).toLowerCase();
      if (WORDS[tag]) return tag;
    }
    return 'en';
  }

  // What was kept for playing offline may be what is broken: where it can be had anew, it goes.
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

  function tell() {
    var app = document.getElementById('app');
    // Once the game stands there, what goes wrong is its own matter.
    if (told || !app || app.querySelector('main:not(.waking)')) return;
    told = true;
    var lang = language();
    var note = document.createElement('p');
    note.className = 'notice';
    note.lang = lang;
    note.setAttribute('role', 'alert');
    note.appendChild(document.createElement('span')).textContent = WORDS[lang][0];
    var button = note.appendChild(document.createElement('button'));
    button.type = 'button';
    button.textContent = WORDS[lang][1];
    button.addEventListener('click', again);
    (app.querySelector('main') || app).appendChild(note);
  }

  // Scripts that do not arrive tell only themselves, on the way down; the rest tells the window.
  window.addEventListener('error', function (event) {
    var from = event.target;
    if (from === window || (from && from.localName === 'script')) tell();
  }, true);
  window.addEventListener('unhandledrejection', tell);
  if (!('noModule' in document.createElement('script'))) tell();
}());
