/** Whether an answer speaks of what was asked, part by part: where, and on how firm a ground. */

import type { Evidence } from '@lantern/writing/measures/evidence';
import { isNumber } from '@lantern/writing/measures/specificity/details';
import type { Document } from '@lantern/writing/text/document';
import { groundAround } from './hollow.ts';
import { hasTitle, isSign, readSigns, type Signs } from './signs.ts';
import type { AskedPart } from './types.ts';

export type FoundPart = {
  part: AskedPart;
  /** 0-1: not spoken of, only touched, spoken of with names, numbers, things or deeds. */
  strength: number;
  /** Whether a sure sign of it is there, on whatever ground. */
  named: boolean;
  /** The sentence in which it is spoken of best; -1 when nowhere. */
  sentence: number;
};

/** What a bare word is worth: a question repeated is no answer. */
const TOUCHED = 0.25;
/** What weak signs are worth at most: "year" speaks of a visa history only beside "refused". */
const MOST_BY_WEAK = 0.35;

export function findParts(
  document: Document,
  evidence: readonly Evidence[],
  ground: readonly number[],
  asks: readonly AskedPart[],
): readonly FoundPart[] {
  const numbers = evidence.map(({ sentence }) => document.tokens.slice(sentence.first, sentence.last).some(isNumber));
  const counted = (place: number) => [place - 1, place, place + 1].some((near) => numbers[near]);
  const titles = evidence.map(({ sentence }) => hasTitle(document, sentence));
  return asks.map((part) => {
    const signs = readSigns(part.words);
    let best: FoundPart = { part, strength: 0, named: false, sentence: -1 };
    for (const [place, { sentence, acts }] of evidence.entries()) {
      const tokens = document.tokens.slice(sentence.first, sentence.last);
      const speaks = (of: Signs) =>
        (of.deed && acts) || (of.title && titles[place]) || tokens.some((token) => isSign(of, token));
      const sure = speaks(signs.strong) && (!part.number || counted(place));
      const most = sure ? 1 : speaks(signs.strong) || speaks(signs.weak) ? MOST_BY_WEAK : 0;
      if (most === 0) continue;
      const strength = most * (TOUCHED + (1 - TOUCHED) * groundAround(ground, place));
      const named = best.named || most === 1;
      best = strength > best.strength ? { part, strength, named, sentence: place } : { ...best, named };
    }
    return best;
  });
}
