// Runs before the page is first painted: finds the language, has the static page speak it and look as the
// person likes, and starts the program after the first paint. The build writes the files' names into FILES
// and the few words of the static page into WORDS.
(function () {
  'use strict';
  var FILES = __FILES__;
  var WORDS = __WORDS__;
  var asked = {};

  // The text of a file such as `words/de`; a promise.
  window.texts = function (name) {
    return asked[name] || (asked[name] = fetch(FILES[name]).then(function (answer) {
      if (!answer.ok) throw new Error(name + ': ' + answer.status);
      return answer.text();
    }).catch(function (error) {
      // The next who asks tries again.
      delete asked[name];
      throw error;
    }));
  };

  function settings() {
    try {
      return JSON.parse(localStorage.getItem('little-devils/settings')) || {};
    } catch (error) {
      // There are none, or none that can be read.
      return {};
    }
  }

  // As the program will choose: the address before the settings before the browser.
  function first(values, known) {
    for (var at = 0; at < values.length; at += 1) {
      var value = String(values[at]).split(/[-_]/)[0].toLowerCase();
      if (known(value)) return value;
    }
    return null;
  }

  // Has the static page say what it says in the language, as its parts arrive. Of an element that has
  // just begun, the words may still be on their way: it is looked at again with each part.
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

  // Has everything fetched that it takes to start; the program asks for it by `window.begun`.
  function begin() {
    if (window.begun) return;
    var styles = add('link', { rel: 'stylesheet', href: FILES.styles });
    window.begun = {
      styles: new Promise(function (done, failed) {
        styles.onload = done;
        styles.onerror = function () { failed(new Error(FILES.styles)); };
      }),
      program: fetch(FILES.program),
    };
    add('link', { rel: 'modulepreload', href: FILES.script });
    add('script', { type: 'module', src: FILES.start });
    // If they fail, the program asks once more and tells.
    window.texts('words/' + lang).catch(function () {});
  }

  // What the page shows by itself is seen first, and has the line to itself until then. Where nobody
  // looks, nothing is painted to wait for; and some browsers do not tell.
  setTimeout(begin, document.hidden ? 0 : 1000);
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
}());
