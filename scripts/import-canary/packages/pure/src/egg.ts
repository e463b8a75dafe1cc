// breaks: no-cycles
import type { Hen } from './hen.ts';

export type Egg = { becomes: Hen };
