/** Finds what is carried over from the writer's mother tongue; where that is not known, only what is wrong whoever writes it. */
import type { Flag } from '../../language/flag.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { matchCase } from '../match-case.ts';
import { compilePatterns, matchAt, type Pattern } from '../pattern.ts';
import { ARABIC } from './arabic.ts';
import type { Calque, Tongue } from './calque.ts';
import { ROMANCE } from './romance.ts';
import { SOUTH_ASIAN } from './south-asia.ts';

export const CALQUES: readonly Calque[] = [...SOUTH_ASIAN, ...ARABIC, ...ROMANCE];

type Compiled = { calque: Calque; pattern: Pattern };

const compiled: readonly Compiled[] = CALQUES.flatMap((calque) =>
  compilePatterns(calque.pattern, calque.fix).map((pattern) => ({ calque, pattern })),
);
/** By a word that each of them holds: most sentences hold none of these. */
const byWord = new Map<string, Compiled[]>();
for (const one of compiled) {
  const tests = one.pattern.tests.slice(one.pattern.open, one.pattern.close).filter(({ takes }) => takes);
  for (const word of tests[0]?.words ?? []) byWord.set(word, [...(byWord.get(word) ?? []), one]);
}

export function findCalques(document: Document, tongues: readonly Tongue[] = []): Flag[] {
  const flags: Flag[] = [];
  for (const { first, last } of document.sentences) {
    const sentence = document.tokens.slice(first, last);
    for (const [at, token] of sentence.entries())
      for (const { calque, pattern } of byWord.get(token.lower) ?? []) {
        if (!calque.sure && !calque.tongues.some((tongue) => tongues.includes(tongue))) continue;
        const before = pattern.tests.slice(0, pattern.open).filter(({ takes }) => takes).length;
        const hit = matchAt(pattern, sentence, at - before);
        if (hit?.from !== at) continue;
        const to = sentence[hit.to - 1] as Token;
        flags.push({
          rule: 'language.calque',
          kind: 'word',
          start: token.start,
          end: to.end,
          message: calque.why,
          ...(hit.fix !== undefined && { fix: matchCase(token.text, hit.fix) }),
        });
      }
  }
  return flags;
}
