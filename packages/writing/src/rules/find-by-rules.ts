/** Runs every rule over every sentence. */
import type { Flag } from '../language/flag.ts';
import { OWN_RULES } from '../language/rule-ids.ts';
import type { Document } from '../text/document.ts';
import type { Token } from '../text/tokens.ts';
import type { Tongue } from './calques/calque.ts';
import { findCalques } from './calques/find-calques.ts';
import { matchCase } from './match-case.ts';
import { RULES } from './rules.ts';

export function findByRules(document: Document, tongues: readonly Tongue[] = []): Flag[] {
  const flags: Flag[] = findCalques(document, tongues);
  for (const { first, last } of document.sentences) {
    const sentence = document.tokens.slice(first, last);
    for (const { id, kind, find } of RULES) {
      for (const hit of find(sentence)) {
        const from = sentence[hit.from] as Token | undefined;
        const to = sentence[hit.to - 1] as Token | undefined;
        if (!from || !to) continue;
        const fix =
          hit.fix === undefined ? {} : { fix: kind === 'punctuation' ? hit.fix : matchCase(from.text, hit.fix) };
        flags.push({ rule: id, kind, start: from.start, end: to.end, message: OWN_RULES[id], ...fix });
      }
    }
  }
  return flags;
}
