// Starts a program that runs beside the page: a worker, or online tables in the window of the page.
// scripts/inline-parts.mjs puts this at the end of the program's script.
const own = (script ? document.documentElement.dataset.game : self.name).replaceAll('-', '_');
// All files are asked for at once.
for (const part of [own, ...(EARLIER[own] ?? [])]) {
  begun[part] = fetch(new URL(FILES[part], HERE));
  // Whoever waits for it hears of a failure.
  begun[part].catch(() => {});
}
__wbg_init().then(() => load(own)).catch((error) => {
  // The page hears of it: from the element of the script, or from the worker.
  if (script) script.dispatchEvent(new Event('error'));
  else setTimeout(() => { throw error; });
});
