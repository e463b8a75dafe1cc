/** Makes a rule from rows of patterns. */
import type { FlagKind } from '../language/flag.ts';
import type { OwnRuleId } from '../language/rule-ids.ts';
import type { Token } from '../text/tokens.ts';
import { compilePatterns, matchAt, type Pattern } from './pattern.ts';
import type { Hit, Rule } from './rule.ts';

export type Row = readonly [pattern: string, fix?: string];

export function phraseRule(id: OwnRuleId, rows: readonly Row[], kind: FlagKind = 'grammar'): Rule {
  const byWord = new Map<string, Pattern[]>();
  const others: Pattern[] = [];
  for (const pattern of rows.flatMap(([source, fix]) => compilePatterns(source, fix))) {
    // What takes no token ("^", "~the") looks at the same place: the first word that is taken decides whether to try.
    const words = pattern.tests.find(({ takes }) => takes)?.words;
    if (!words) others.push(pattern);
    else {
      for (const word of words) {
        const own = byWord.get(word);
        if (own) own.push(pattern);
        else byWord.set(word, [pattern]);
      }
    }
  }
  const find = (sentence: readonly Token[]): Hit[] => {
    const hits: Hit[] = [];
    let free = 0;
    const first = (patterns: readonly Pattern[] | undefined, at: number): Hit | undefined => {
      for (const pattern of patterns ?? []) {
        const hit = matchAt(pattern, sentence, at);
        if (hit && hit.from >= free) return hit;
      }
      return undefined;
    };
    for (let at = 0; at < sentence.length; at++) {
      const hit = first(byWord.get((sentence[at] as Token).lower), at) ?? first(others, at);
      if (!hit) continue;
      hits.push(hit);
      free = hit.to;
    }
    return hits;
  };
  return { id, kind, find };
}
