// Every dialog and page lies in its window as it should, at every size. German words are the longest: what has room
// for them has room for all.
import { useBrowser } from './harness.mjs';
import { screensFit } from './screens-fit.mjs';
import { SIZES } from './sizes.mjs';

useBrowser();

screensFit({ de: SIZES });
