// Playing Russian Bank quickly, for tests and pictures.

/** Makes the person's moves in the page, without a mouse, until there were `most`, or the deal ends. */
export const playOn = (page, most) => page.evaluate(async (most) => {
  const pause = () => new Promise((done) => { setTimeout(done, 0); });
  let moves = 0;
  for (let waits = 0; moves < most && waits < 20_000 && !document.querySelector('dialog[open]'); waits += 1) {
    const press = ['.cell[data-target]', '.cell[data-state="legal"]', '.offered'].map((one) => document.querySelector(one)).find(Boolean);
    if (press) {
      press.click();
      moves += 1;
    }
    await pause();
  }
  return moves;
}, most);
