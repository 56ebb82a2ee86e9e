// Every dialog and page lies in its window as it should in the other languages, at a few sizes.
import { useBrowser } from './harness.mjs';
import { screensFit } from './screens-fit.mjs';
import { FEW_SIZES } from './sizes.mjs';

useBrowser();

screensFit({ en: FEW_SIZES, nl: FEW_SIZES, fr: FEW_SIZES });
