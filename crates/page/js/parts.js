// Loads the parts of a program. scripts/inline-parts.mjs puts this into the program's script, with the names of the
// files, and with the parts that are loaded before a part. HERE is the script's address, and `begun` has what was asked
// for before.
const FILES = __FILES__;
const EARLIER = __EARLIER__;
const loading = {};

/** Loads a part and those before it, each once. After a failure the next call tries again. */
function load(part) {
  loading[part] ??= arrive(part).catch((error) => {
    delete loading[part];
    throw error;
  });
  return loading[part];
}

async function arrive(part) {
  const asked = begun[part] ?? fetch(new URL(FILES[part], HERE));
  delete begun[part];
  const styles = part === 'more' ? [addStyles()] : [];
  const [answer] = await Promise.all([asked, ...styles, ...(EARLIER[part] ?? []).map(load)]);
  if (!answer.ok) throw new Error(`${FILES[part]}: ${answer.status}`);
  // The browser's streaming needs a host that knows the type of the file.
  await WebAssembly.instantiate(await answer.arrayBuffer(), getSharedImports());
}

/** Adds the styles for the part `more`. */
function addStyles() {
  return new Promise((done, failed) => {
    const link = document.createElement('link');
    link.onload = done;
    link.onerror = () => {
      link.remove();
      failed(new Error(link.href));
    };
    link.rel = 'stylesheet';
    link.href = document.getElementById('pages-style').href;
    document.head.append(link);
  });
}

/** What the program calls to load a part: it hears whether the part has arrived. */
const loader = (part) => async (callback, data) => {
  const arrived = await load(part).then(() => true, (error) => {
    console.error(error);
    return false;
  });
  getSharedImports().__wasm_split.__indirect_function_table.get(callback)(data, arrived);
};
const loaders = Object.fromEntries(Object.keys(FILES).map((part) => [`__wasm_split_load_${part}`, loader(part)]));
