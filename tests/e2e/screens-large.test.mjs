// Every dialog and page lies in its window as it should with large text, and when the page is enlarged; in every other run,
// in a third of these windows, as in screens.test.mjs. The runs between have screens-languages.test.mjs.
import { useBrowser } from './harness.mjs';
import { screensFit } from './screens-fit.mjs';
import { ZOOMED } from './sizes.mjs';
import { taking } from './turns.mjs';

useBrowser();

const WINDOWS = [[320, 568], [390, 844], [844, 390], [1366, 768]];

const LARGE = { de: [...WINDOWS.flatMap((size) => [[...size, 1.5], [...size, 2]]), ...ZOOMED] };

screensFit(Object.assign({}, ...taking([{}, LARGE])), 3);
