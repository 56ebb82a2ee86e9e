// Every dialog and page lies in its window as it should, at every size. German words are the longest: what has room
// for them has room for all. In each run every one is looked at in a third of the windows, which are different ones for
// those that one comes to after it.
import { useBrowser } from './harness.mjs';
import { screensFit } from './screens-fit.mjs';
import { SIZES } from './sizes.mjs';

useBrowser();

screensFit({ de: SIZES }, 3);
