// Whose turn it is. What is much alike in several games, languages, colours or windows is looked at in some of them in
// each run of scripts/test, and in the next ones in the next run. `scripts/test long` looks at all of them, and so does
// a test file that is run by hand without E2E_TURN, the number of the run.
const { E2E_TURN, E2E_FONTS } = process.env;
const TURN = E2E_TURN === undefined ? undefined : Number(E2E_TURN);
if (TURN !== undefined && !(Number.isInteger(TURN) && TURN >= 0)) throw new Error(`E2E_TURN is a number, not ${E2E_TURN}`);

/**
 * The one of these whose turn it is, or with `parts` the group, of which there is that number; without turns all of them.
 * With a `shift`, those that come that number of runs later.
 */
export function taking(all, { parts = all.length, shift = 0 } = {}) {
  if (TURN === undefined) return all;
  // There are three sets of fonts, which take turns too: each is to meet each of three languages.
  const now = shift + (parts % 3 === 0 ? TURN + Math.floor(TURN / 3) : TURN);
  return all.filter((_, at) => at % parts === now % parts);
}

/** The sets of fonts of this run: the one that it is made with, or all where nothing takes turns. */
export const takingFonts = (all) => (TURN === undefined || !E2E_FONTS ? all : all.filter((name) => name === E2E_FONTS));
