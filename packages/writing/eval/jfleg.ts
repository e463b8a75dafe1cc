/** How many of the errors that people correct does the engine find, and how often is it wrong? */
import type { Flag } from '../src/language/flag.ts';
import { type Joined, joinTokens } from './detokenize.ts';
import { agreedEdits, findEdits, kindOfEdit, touches } from './edits.ts';
import { isFixWritten } from './fixes.ts';
import { mean } from './statistics.ts';

export type JflegRow = { source: string; corrections: string[] };

export type JflegFigures = {
  flags: number;
  precision: number;
  recall: number;
  sentences: number;
  inflection: number;
  article: number;
  /** Of the flags that offer a fix, the share whose first one any of the correctors wrote. */
  fixes: number;
  alarmsOnCorrected: number;
  /** The same for the corrector whose text holds the fewest flags: the others leave more errors in. */
  alarmsOnCleanest: number;
  /** The same, all correctors, without the flags at places that two of the other three correctors changed too. */
  alarmsUndisputed: number;
  /** Flags that fewer than two correctors agree with, for whoever improves a rule. */
  wrong: { rule: string; span: string; fix: string | undefined; text: string }[];
  byRule: Map<string, { right: number; wrong: number; fixes: number; fixed: number }>;
};

type FindErrors = (text: string) => Promise<Flag[]>;

const split = (sentence: string) => sentence.trim().split(/\s+/);

export async function measureJfleg(rows: readonly JflegRow[], findErrors: FindErrors): Promise<JflegFigures> {
  const figures = {
    flags: 0,
    right: 0,
    edits: 0,
    found: 0,
    fixes: 0,
    fixed: 0,
    wrongSentences: 0,
    flaggedSentences: 0,
  };
  const correctors: { alarms: number; undisputed: number; words: number }[] = [];
  const kinds = { article: [0, 0], inflection: [0, 0], other: [0, 0] } as Record<string, [number, number]>;
  const wrong: JflegFigures['wrong'] = [];
  const byRule: JflegFigures['byRule'] = new Map();
  for (const { source, corrections } of rows) {
    const tokens = split(source);
    const { text, spans } = joinTokens(tokens);
    const flags = await findErrors(text);
    const ranges = flags.map((flag) => ({ flag, ...tokensOf(flag, spans) }));
    const edits = corrections.map((correction) => findEdits(tokens, split(correction)));
    for (const { flag, from, to } of ranges) {
      figures.flags++;
      const right = edits.filter((list) => list.some((edit) => touches(edit, from, to))).length >= 2;
      const tally = byRule.get(flag.rule) ?? { right: 0, wrong: 0, fixes: 0, fixed: 0 };
      tally[right ? 'right' : 'wrong']++;
      if (flag.fix !== undefined) {
        const written = isFixWritten({ ...flag, fix: flag.fix }, { from, to }, { text, spans }, edits);
        figures.fixes++;
        tally.fixes++;
        if (written) {
          figures.fixed++;
          tally.fixed++;
        }
      }
      byRule.set(flag.rule, tally);
      if (right) figures.right++;
      else wrong.push({ rule: flag.rule, span: text.slice(flag.start, flag.end), fix: flag.fix, text });
    }
    for (const edit of agreedEdits(edits)) {
      const hit = ranges.some(({ from, to }) => touches(edit, from, to));
      const kind = kinds[kindOfEdit(edit, tokens)] as [number, number];
      kind[1]++;
      figures.edits++;
      if (hit) {
        kind[0]++;
        figures.found++;
      }
    }
    if (edits.filter((list) => list.length > 0).length >= 2) {
      figures.wrongSentences++;
      if (flags.length > 0) figures.flaggedSentences++;
    }
    for (const [corrector, correction] of corrections.entries()) {
      const own = correctors[corrector] ?? { alarms: 0, undisputed: 0, words: 0 };
      const joined = joinTokens(split(correction));
      const found = await findErrors(joined.text);
      own.alarms += found.length;
      own.undisputed += countUndisputed(
        found,
        joined,
        corrections.filter((_, other) => other !== corrector),
      );
      own.words += split(joined.text).length;
      correctors[corrector] = own;
    }
  }
  const share = ([part, whole]: [number, number]) => part / Math.max(1, whole);
  return {
    flags: figures.flags,
    precision: figures.right / Math.max(1, figures.flags),
    recall: figures.found / Math.max(1, figures.edits),
    sentences: figures.flaggedSentences / Math.max(1, figures.wrongSentences),
    inflection: share(kinds.inflection as [number, number]),
    article: share(kinds.article as [number, number]),
    fixes: figures.fixed / Math.max(1, figures.fixes),
    alarmsOnCorrected: mean(correctors.map(({ alarms, words }) => (alarms * 100) / Math.max(1, words))),
    alarmsUndisputed: mean(correctors.map(({ undisputed, words }) => (undisputed * 100) / Math.max(1, words))),
    alarmsOnCleanest: Math.min(...correctors.map(({ alarms, words }) => (alarms * 100) / Math.max(1, words))),
    wrong,
    byRule,
  };
}

function tokensOf(flag: Flag, spans: Joined['spans']): { from: number; to: number } {
  const from = spans.findIndex(({ end }) => end > flag.start);
  const after = spans.findIndex(({ start }) => start >= flag.end);
  return { from, to: after < 0 ? spans.length : after };
}

/** Flags on one corrector's text whose place fewer than two of the others wrote differently. */
function countUndisputed(flags: readonly Flag[], { text, spans }: Joined, others: readonly string[]): number {
  if (flags.length === 0) return 0;
  const tokens = spans.map(({ start, end }) => text.slice(start, end));
  const edits = others.map((other) => findEdits(tokens, split(other)));
  return flags.filter((flag) => {
    const { from, to } = tokensOf(flag, spans);
    return edits.filter((list) => list.some((edit) => touches(edit, from, to))).length < 2;
  }).length;
}
