// Loaded by the page before anything else, as the tests serve it: notes what goes wrong, for browsers
// whose drivers cannot listen to the console. The notes last over reloads, for as long as the tab.
(() => {
  const NOTES = 'smoke/faults';
  const note = (text) => {
    const notes = JSON.parse(sessionStorage.getItem(NOTES) ?? '[]');
    sessionStorage.setItem(NOTES, JSON.stringify([...notes, text]));
  };
  for (const level of ['error', 'warn', 'assert']) {
    const log = console[level];
    console[level] = (...words) => {
      if (level !== 'assert' || !words[0]) note(`console.${level}: ${words.join(' ')}`);
      log.apply(console, words);
    };
  }
  addEventListener('error', ({ target, message }) =>
    note(message ? `thrown: ${message}` : `not loaded: ${target.src ?? target.href}`), true);
  addEventListener('unhandledrejection', ({ reason }) => note(`promise broken: ${reason?.stack ?? reason}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note(`content-security policy: ${effectiveDirective} forbids ${blockedURI}`));
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      if (/^(https?|wss?):/.test(name) && new URL(name).origin !== location.origin) note(`request to ${name}`);
    }
  }).observe({ type: 'resource', buffered: true });
})();
