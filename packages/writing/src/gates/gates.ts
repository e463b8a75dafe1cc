/** Every gate, in the order their advisories are shown. */
import { codeGate } from './code.ts';
import { emptyGate } from './empty.ts';
import { functionWordsGate } from './function-words.ts';
import type { Gate } from './gate.ts';
import { heavyGate } from './heavy.ts';
import { languageGate } from './language.ts';
import { markupGate } from './markup.ts';
import { partialGate } from './partial.ts';
import { repeatsGate } from './repeats.ts';
import { saladGate } from './salad.ts';
import { shortGate } from './short.ts';

export const GATES: readonly Gate[] = [
  emptyGate,
  markupGate,
  codeGate,
  languageGate,
  heavyGate,
  shortGate,
  partialGate,
  functionWordsGate,
  saladGate,
  repeatsGate,
];
