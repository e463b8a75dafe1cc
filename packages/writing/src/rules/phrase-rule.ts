/** Makes a rule from rows of patterns. */
import type { FlagKind } from '../language/flag.ts';
import type { Token } from '../text/tokens.ts';
import { compilePatterns, matchAt, type Pattern } from './pattern.ts';
import type { Hit, Rule } from './rule.ts';

/** [pattern, fix, message]; without a message the rule's own is shown. */
export type Row = readonly [pattern: string, fix?: string, message?: string];

export function phraseRule(id: string, message: string, rows: readonly Row[], kind: FlagKind = 'grammar'): Rule {
  const byWord = new Map<string, Pattern[]>();
  const others: Pattern[] = [];
  for (const pattern of rows.flatMap(([source, fix, own]) => compilePatterns(source, fix, own))) {
    const words = pattern.tests[0]?.takes ? pattern.tests[0].words : undefined;
    if (!words) others.push(pattern);
    else for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
  }
  const find = (sentence: readonly Token[]): Hit[] => {
    const hits: Hit[] = [];
    let free = 0;
    for (let at = 0; at < sentence.length; at++) {
      const own = byWord.get((sentence[at] as Token).lower) ?? [];
      for (const pattern of own.length > 0 ? [...own, ...others] : others) {
        const hit = matchAt(pattern, sentence, at);
        if (!hit || hit.from < free) continue;
        hits.push(hit);
        free = hit.to;
        break;
      }
    }
    return hits;
  };
  return { id, kind, message, find };
}
