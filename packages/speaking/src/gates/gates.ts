/** Every gate, in the order in which they are told. */
import { copiedGate } from './copied.ts';
import { emptyGate } from './empty.ts';
import type { Gate } from './gate.ts';
import { languageGate } from './language.ts';
import { mixedGate } from './mixed.ts';
import { nearTopicGate, offTopicGate, ownWordsGate } from './off-topic.ts';
import { repeatsGate } from './repeats.ts';
import { shortGate } from './short.ts';

export const GATES: readonly Gate[] = [
  emptyGate,
  languageGate,
  mixedGate,
  shortGate,
  offTopicGate,
  nearTopicGate,
  ownWordsGate,
  copiedGate,
  repeatsGate,
];
