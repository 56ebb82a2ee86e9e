// Runs before the first paint: finds the language, sets the texts and the theme of the static page, and
// starts the program after the first paint. The build writes the names of the files into FILES and the
// texts of the static page into WORDS.
(function () {
  'use strict';
  var FILES = __FILES__;
  var WORDS = __WORDS__;
  var asked = {};

  // A promise of a text such as `words/de`: those of all games, and then those of this one.
  window.texts = function (name) {
    return asked[name] || (asked[name] = Promise.all(FILES[name.slice(0, -3)].map(function (file) {
      return fetch(file.replace('*', name.slice(-2))).then(function (answer) {
        if (!answer.ok) throw new Error(name + ': ' + answer.status);
        return answer.text();
      });
    })).then(function (texts) {
      return texts.join('');
    }).catch(function (error) {
      // The next request tries again.
      delete asked[name];
      throw error;
    }));
  };

  function settings() {
    try {
      return JSON.parse(localStorage.getItem('__GAME__/settings')) || {};
    } catch (error) {
      // There are none, or they are unreadable.
      return {};
    }
  }

  // The first known value, as the program will choose: address, settings, browser.
  function first(values, known) {
    for (var at = 0; at < values.length; at += 1) {
      var value = String(values[at]).split(/[-_]/)[0].toLowerCase();
      if (known(value)) return value;
    }
    return null;
  }

  // Sets the texts of the static page in the language, as its parts arrive. The parser may still add the
  // original text to the newest element, so each part is checked again.
  function speak() {
    var places = document.querySelectorAll('[data-word]');
    for (var at = 0; at < places.length; at += 1) {
      var word = WORDS[lang][places[at].getAttribute('data-word')];
      if (places[at].textContent !== word) places[at].textContent = word;
    }
  }

  var root = document.documentElement;
  var address = new URLSearchParams(location.search);
  var kept = settings();
  var lang = first([address.get('lang'), kept.lang].concat(navigator.languages || []), function (tag) {
    return Object.prototype.hasOwnProperty.call(WORDS, tag);
  }) || 'en';
  var theme = first([address.get('theme'), kept.theme], function (name) {
    return /^(system|light|dark|contrast)$/.test(name);
  });
  // The program of several games asks which one this is.
  root.setAttribute('data-game', '__GAME__');
  root.lang = lang;
  if (theme) root.setAttribute('data-theme', theme);
  if (/^(|1|true|on|yes)$/.test(address.get('embed'))) root.setAttribute('data-embed', '');
  var watch = new MutationObserver(speak);
  watch.observe(document, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', function () {
    speak();
    watch.disconnect();
  });

  function add(tag, properties) {
    var element = document.createElement(tag);
    for (var name in properties) element[name] = properties[name];
    return document.head.appendChild(element);
  }

  // Requests everything that the start needs. The program takes it from `window.begun`.
  function begin() {
    if (window.begun) return;
    var styles = add('link', { rel: 'stylesheet', href: FILES.styles });
    var parts = {};
    for (var part in FILES.parts) parts[part] = fetch(FILES.parts[part]);
    window.begun = {
      parts: parts,
      styles: new Promise(function (done, failed) {
        styles.onload = done;
        styles.onerror = function () { failed(new Error(FILES.styles)); };
      }),
      program: fetch(FILES.program),
    };
    add('link', { rel: 'modulepreload', href: FILES.script });
    add('script', { type: 'module', src: FILES.start });
    // If this fails, the program tries again and reports it.
    window.texts('words/' + lang).catch(function () {});
  }

  // A file that is dropped on the page is not opened in its place: the program offers to import it.
  function keep(event) {
    var data = event.dataTransfer;
    if (!data || data.types.indexOf('Files') < 0) return;
    event.preventDefault();
    if (data.files[0]) window.dispatchEvent(new CustomEvent('filedrop', { detail: data.files[0] }));
  }
  window.addEventListener('dragover', keep);
  window.addEventListener('drop', keep);

  // The static page is painted first, and has the network and the processor to itself until then, however
  // slow they are. A hidden page or a frame out of sight is not painted: hence the timer, which does not
  // start before the page is there.
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  if (document.hidden) setTimeout(begin, 0);
  window.addEventListener('load', function () { setTimeout(begin, 2000); });
}());
