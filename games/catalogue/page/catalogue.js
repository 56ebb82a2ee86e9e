// The page of all games: it is complete without this script, which adds what a list on paper does not have: the language
// of the visitor, a search, conditions, favourites, and what this browser keeps of each game.
//
// data-here says where this page is: the languages' folders from here. scripts/catalogue.mjs writes the pages.
(function () {
  'use strict';
  var FAVOURITES = 'house/favourites';
  var root = document.documentElement;
  var here = document.currentScript.dataset.here;
  var address = new URLSearchParams(location.search);
  var tags = ['en', 'de', 'nl', 'fr'];

  // A text that the browser keeps; none where it keeps nothing.
  function kept(name) {
    try {
      return localStorage.getItem(name);
    } catch (error) {
      return null;
    }
  }

  // The first known value, as the pages of the games choose.
  function first(values, known) {
    for (var value of values) {
      var tag = String(value).split(/[-_]/)[0].toLowerCase();
      if (known.includes(tag)) return tag;
    }
    return null;
  }

  // The settings of all games: the first that say anything count.
  var settings = Object.keys(safeStorage()).filter(function (name) { return /^[a-z-]+\/settings$/.test(name); }).sort();
  settings = settings.map(function (name) {
    try {
      return JSON.parse(kept(name)) || {};
    } catch (error) {
      return {};
    }
  });
  function said(key) {
    return settings.map(function (one) { return one[key]; });
  }
  function safeStorage() {
    try {
      return localStorage;
    } catch (error) {
      return {};
    }
  }

  var theme = first([address.get('theme')].concat(said('theme')), ['system', 'light', 'dark', 'contrast']);
  if (theme) root.dataset.theme = theme;
  // What a game would choose by itself.
  var usual = first(said('lang').concat(navigator.languages || []), tags) || 'en';
  var wanted = first([address.get('lang')], tags) || (here === '.' ? usual : root.lang);
  if (wanted !== root.lang) {
    address.delete('lang');
    var rest = String(address);
    location.replace((here === '.' ? '' : '../') + (wanted === 'en' ? '?lang=en' : wanted + '/') + (rest && wanted !== 'en' ? '?' + rest : '') + location.hash);
    return;
  }

  // Small letters without accents, in words with single spaces between them. An umlaut may be written with an e.
  function plain(text) {
    return text.toLowerCase().replace(/ß/g, 'ss').replace(/œ/g, 'o').normalize('NFD').replace(/[\u0300-\u036f'’]/g, '')
      .replace(/([aou])e/g, '$1').replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  }

  // Whether somebody who writes these words may look for a game: in any order, however the words are divided.
  function isSought(game, words) {
    return words.every(function (word) { return game.names.includes(word) || game.joined.includes(word); });
  }

  function isReadable(text) {
    return /^favourites 1( |$)/.test(text);
  }

  function favourites() {
    var text = kept(FAVOURITES) || '';
    return isReadable(text) ? text.split(' ').slice(2) : [];
  }

  // What this browser keeps of a game: matches won and played, and whether one is under way.
  function record(id, page) {
    if (page === 'patience') {
      var line = (kept('patience/results') || '').split('\n').find(function (text) { return text.startsWith(id + ' '); });
      var numbers = line ? line.split(' ') : [];
      return { played: Number(numbers[1]) || 0, won: Number(numbers[2]) || 0, isOpen: kept('patience/match/' + id) !== null };
    }
    var played = 0;
    var won = 0;
    (kept(id + '/results') || '').split('\n').forEach(function (text) {
      try {
        var result = JSON.parse(text);
        if (!Array.isArray(result.places)) return;
        played += 1;
        if (result.places[0] === 1) won += 1;
      } catch (error) {
        // The game's own page says that it cannot be read.
      }
    });
    return { played: played, won: won, isOpen: false };
  }

  document.addEventListener('DOMContentLoaded', function () {
    var form = document.querySelector('.conditions');
    var found = document.querySelector('.found');
    var all = document.querySelector('.show-all');
    var texts = document.querySelector('.tiles').dataset;

    function add(to, tag, properties) {
      return to.appendChild(Object.assign(document.createElement(tag), properties));
    }

    // A button for a favourite.
    function star(item) {
      var button = add(item, 'button', { type: 'button', className: 'star' });
      button.setAttribute('aria-label', texts.favourite.replace('{game}', item.querySelector('b').textContent));
      var picture = button.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
      picture.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'use')).setAttribute('href', '#star');
      return button;
    }

    var games = Array.from(document.querySelectorAll('.tiles li'), function (item) {
      var names = plain(item.dataset.names);
      return {
        item: item, id: item.dataset.id, family: item.dataset.family, names: names, joined: names.replaceAll(' ', ''),
        from: Number(item.dataset.from), to: Number(item.dataset.to), hasFriends: 'friends' in item.dataset,
        star: star(item),
      };
    });

    function show() {
      var values = new FormData(form);
      var words = plain(values.get('search')).split(' ');
      var players = Number(values.get('players'));
      var family = values.get('family');
      var shown = games.filter(function (game) {
        var isShown = isSought(game, words) && (!family || game.family === family) &&
          (!players || (game.from <= players && (players <= game.to || (players === 5 && game.to > 5)))) &&
          (!values.has('friends') || game.hasFriends) &&
          (!values.has('favourites') || game.star.getAttribute('aria-pressed') === 'true');
        if (game.item.hidden === isShown) game.item.hidden = !isShown;
        return isShown;
      }).length;
      var text = found.dataset[shown === 0 ? 'none' : (shown === 1 ? 'one' : 'other')].replace('{n}', shown);
      if (found.textContent !== text) found.textContent = text;
      all.parentElement.hidden = shown === games.length;
    }

    function mark() {
      var ids = favourites();
      games.forEach(function (game) { game.star.setAttribute('aria-pressed', String(ids.includes(game.id))); });
    }

    // Keeps a text that cannot be read, such as one of a later version of this page, under the first free name.
    function putAside(text) {
      if (!text || isReadable(text)) return;
      var number = 1;
      while (kept(FAVOURITES + '/unreadable-' + number) !== null) number += 1;
      localStorage.setItem(FAVOURITES + '/unreadable-' + number, text);
    }

    function press(id) {
      var ids = favourites();
      var rest = ids.filter(function (one) { return one !== id; });
      if (rest.length === ids.length) rest.push(id);
      try {
        putAside(kept(FAVOURITES));
        localStorage.setItem(FAVOURITES, ['favourites', 1].concat(rest).join(' '));
      } catch (error) {
        found.textContent = found.dataset.notKept;
        return;
      }
      mark();
      show();
    }

    games.forEach(function (game) {
      game.star.addEventListener('click', function () { press(game.id); });
      var now = record(game.id, game.item.dataset.page);
      var says = [];
      if (now.isOpen) says.push(texts.underWay);
      if (now.played > 0) says.push(texts.record.replace('{won}', now.won).replace('{played}', now.played));
      if (says.length > 0) add(game.item.firstElementChild, 'small', { className: 'own', textContent: says.join(' · ') });
    });
    if (usual !== root.lang) {
      document.querySelectorAll('.tile, .home').forEach(function (link) {
        var to = new URL(link.href);
        to.searchParams.set('lang', root.lang);
        link.href = to.href;
      });
    }

    form.addEventListener('submit', function (event) { event.preventDefault(); });
    form.addEventListener('input', show);
    all.addEventListener('click', function () {
      form.reset();
      show();
      form.elements.search.focus();
    });
    // Another tab has changed them.
    window.addEventListener('storage', function (event) {
      if (event.key === FAVOURITES || event.key === null) {
        mark();
        show();
      }
    });
    mark();
    form.hidden = false;
    show();
    if (navigator.serviceWorker) {
      // Without it everything works but offline.
      navigator.serviceWorker.register(here + '/service-worker.js').catch(function () {});
    }
  });
}());
