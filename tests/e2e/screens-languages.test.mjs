// Every dialog and page lies in its window as it should in the other languages, at a few sizes; in each run in one of
// the languages.
import { useBrowser } from './harness.mjs';
import { screensFit } from './screens-fit.mjs';
import { FEW_SIZES } from './sizes.mjs';
import { taking } from './turns.mjs';

useBrowser();

screensFit(Object.fromEntries(taking(['en', 'nl', 'fr']).map((lang) => [lang, FEW_SIZES])), 1);
