/** Nothing to read: no letter in any script, after what cannot be read was set aside. */
import type { Gate } from './gate.ts';

export const emptyGate: Gate = {
  id: 'empty',
  effect: 'refuse',
  advisory: 'There is no text to judge yet. Write or paste your essay first.',
  trips: ({ document }) => !document.words.some((word) => word.kind === 'word'),
};
