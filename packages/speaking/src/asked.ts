/** Whether an answer speaks of what was asked, part by part: where, and on how firm a ground. */
import { type Evidence, groundNear } from '@lantern/writing/measures/evidence';
import { isNumber } from '@lantern/writing/measures/specificity/details';
import { toBase } from '@lantern/writing/text/base-form';
import type { Document } from '@lantern/writing/text/document';
import type { Token } from '@lantern/writing/text/tokens';
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

type Signs = { whole: ReadonlySet<string>; beginnings: readonly string[]; number: boolean; deed: boolean };

/** What a bare word is worth: a question repeated is no answer. */
const TOUCHED = 0.25;
/** What weak signs are worth at most: "year" speaks of a visa history only beside "refused". */
const MOST_BY_WEAK = 0.35;

const known = new Map<string, { strong: Signs; weak: Signs }>();

function readSigns(words: string): { strong: Signs; weak: Signs } {
  const remembered = known.get(words);
  if (remembered) return remembered;
  const [strong = '', weak = ''] = words.split('/');
  const signs = { strong: listSigns(strong), weak: listSigns(weak) };
  known.set(words, signs);
  return signs;
}

function listSigns(words: string): Signs {
  const all = words.split(/\s+/).filter(Boolean);
  return {
    whole: new Set(all.filter((word) => /^[a-z']+$/.test(word))),
    beginnings: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    number: all.includes('#'),
    deed: all.includes('@did'),
  };
}

function holds({ whole, beginnings, number }: Signs, token: Token): boolean {
  if (token.kind === 'mark') return false;
  if (number && isNumber(token)) return true;
  if (whole.has(token.meant) || whole.has(toBase(token.meant))) return true;
  return beginnings.some((beginning) => token.meant.startsWith(beginning));
}

export function findParts(
  document: Document,
  evidence: readonly Evidence[],
  asks: readonly AskedPart[],
): readonly FoundPart[] {
  return asks.map((part) => {
    const signs = readSigns(part.words);
    let best: FoundPart = { part, strength: 0, named: false, sentence: -1 };
    for (const [place, { sentence, acts }] of evidence.entries()) {
      const tokens = document.tokens.slice(sentence.first, sentence.last);
      const speaks = (of: Signs) => (of.deed && acts) || tokens.some((token) => holds(of, token));
      const most = speaks(signs.strong) ? 1 : speaks(signs.weak) ? MOST_BY_WEAK : 0;
      if (most === 0) continue;
      const strength = most * (TOUCHED + (1 - TOUCHED) * groundNear(evidence, place));
      const named = best.named || most === 1;
      best = strength > best.strength ? { part, strength, named, sentence: place } : { ...best, named };
    }
    return best;
  });
}
