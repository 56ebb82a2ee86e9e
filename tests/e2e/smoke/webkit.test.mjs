import { smoke } from './path.mjs';
import { launch } from './webkit.mjs';

smoke('WebKitGTK', launch);
