import { launch } from './firefox.mjs';
import { smoke } from './path.mjs';

smoke('Firefox', launch);
