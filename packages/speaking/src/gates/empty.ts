/** Nothing to read. */
import type { Gate } from './gate.ts';

export const emptyGate: Gate = {
  id: 'empty',
  effect: 'refuse',
  trips: ({ document }) => !document.words.some(({ kind }) => kind === 'word'),
};
