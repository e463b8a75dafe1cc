/** Which sentences carry an essay least: what could go first where it is too long, or where room is needed for more. */
import { isCliche } from '../measures/cliches.ts';
import { readAims } from '../measures/fit/aim.ts';
import { planOf } from '../measures/fit/concrete-plans.ts';
import { reasonOf } from '../measures/fit/reasons-here.ts';
import { findReturns } from '../measures/reflection/returns.ts';
import { readThoughts } from '../measures/reflection/thought.ts';
import { readTold, type Told } from '../measures/told/told.ts';
import { countWords } from '../text/count.ts';
import { type Document, readPlainDocument } from '../text/document.ts';

/** A saying, words of any essay, or what was held and won without what was done. */
export type CutReason = 'saying' | 'anybody' | 'report';

export type Cut = { start: number; end: number; words: number; reason: CutReason };

/** From here on a sentence could stand in any essay. */
const STRANGE = 0.45;
const LARGE = 2;
/** A short report ("We won.") costs little. */
const LONG_REPORT = 12;
const MOST_CUTS = 4;
/** Whoever carries more than this is kept. */
const CARRIES = 0.5;

/**
 * The sentences that carry clearly less than others, in the order of the text: at most four, or so many as an essay is `over` its limit
 * in words. The first and the last sentence, turns of thought, plans and reasons are never among them. A plain short sentence is not
 * one of them either: where no other is found, the writer must choose what to leave untold, and none is named.
 */
export function findCuts(text: string, over = 0): Cut[] {
  const document = readPlainDocument(text);
  const ranked = weighSentences(document).sort((a, b) => a.carries - b.carries || b.words - a.words);
  const chosen: Cut[] = [];
  let gone = 0;
  for (const { carries: _, ...cut } of ranked) {
    if (over > 0 ? gone >= over : chosen.length >= MOST_CUTS) break;
    chosen.push(cut);
    gone += cut.words;
  }
  return chosen.sort((a, b) => a.start - b.start);
}

function weighSentences(document: Document): (Cut & { carries: number })[] {
  const thoughts = readThoughts(document);
  const aims = readAims(document);
  const returns = findReturns(document);
  return readTold(document).flatMap((told, place, all) => {
    const reason = reasonToCut(document, told);
    const [thought, aim] = [thoughts[place], aims[place]];
    if (!reason || place === 0 || place === all.length - 1 || thought?.turned) return [];
    const back = [...told.seen.keys()].filter((word) => returns.has(word)).length;
    const kept = (thought?.insights ?? 0) + (aim ? planOf(aim) + reasonOf(aim) : 0) + back / 2;
    const carries = reason === 'saying' ? -1 : (told.scene + kept) * (1 - told.stranger) * (1 - 0.5 * told.report);
    const { start, end } = told.evidence.sentence;
    const words = countWords(document.given.slice(start, end));
    return carries >= CARRIES ? [] : [{ start, end, words, reason, carries }];
  });
}

function reasonToCut(document: Document, { stranger, large, report, evidence }: Told): CutReason | undefined {
  if (isCliche(document, evidence.sentence)) return 'saying';
  if (stranger >= STRANGE && large >= LARGE) return 'anybody';
  return report === 1 && evidence.words >= LONG_REPORT ? 'report' : undefined;
}
