// breaks: packages-do-no-io
import { readFileSync } from 'node:fs';

export const read = readFileSync;
