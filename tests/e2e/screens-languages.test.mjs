// Every dialog and page lies in its window as it should in the other languages, at a few sizes; in every other run, in one
// of the languages. The runs between have screens-large.test.mjs.
import { useBrowser } from './harness.mjs';
import { screensFit } from './screens-fit.mjs';
import { FEW_SIZES } from './sizes.mjs';
import { taking } from './turns.mjs';

useBrowser();

const FEW = Object.fromEntries(taking(['en', 'nl', 'fr']).map((lang) => [lang, FEW_SIZES]));

screensFit(Object.assign({}, ...taking([FEW, {}])), 1);
