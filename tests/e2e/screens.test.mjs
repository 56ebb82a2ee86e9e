// Every dialog and page lies in its window as it should, at every size and in every language.
import { useBrowser } from './harness.mjs';
import { screensFit } from './screens-fit.mjs';
import { FEW_SIZES, SIZES } from './sizes.mjs';

useBrowser();

// German words are the longest: what has room for them has room for all.
screensFit({ de: SIZES, en: FEW_SIZES, nl: FEW_SIZES, fr: FEW_SIZES });
