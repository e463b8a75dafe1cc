/** What a reader keeps of an essay after one reading: its most concrete sentences, by the measures of how it tells. */
import { findReturns } from '../measures/reflection/returns.ts';
import { readTold, type Told } from '../measures/told/told.ts';
import { readPlainDocument } from '../text/document.ts';

export type Remembered = { start: number; end: number };

const MOST = 3;
/** What shows less is read over. */
const SHOWS = 0.62;
/** A thing that the essay comes back to is kept the better. */
const COMES_BACK = 0.25;
/** So many things in one sentence are kept; a longer list is not. */
const ENOUGH_THINGS = 3;

/**
 * The two or three sentences that show most, in the order of the text; fewer where fewer show something, and none in an essay that
 * tells of nothing that can be seen. Of two that stand beside each other the stronger one is kept: a reader keeps the moment, not
 * its wording. Pure and synchronous, without word data.
 */
export function findRemembered(text: string): Remembered[] {
  const document = readPlainDocument(text);
  const returns = findReturns(document);
  const weighed = readTold(document).map((told, place) => ({ told, place, shows: weigh(told, returns) }));
  const ranked = weighed.filter(({ shows }) => shows >= SHOWS).sort((a, b) => b.shows - a.shows || a.place - b.place);
  const chosen: typeof ranked = [];
  for (const one of ranked) {
    if (chosen.length === MOST) break;
    if (chosen.every(({ place }) => Math.abs(place - one.place) > 1)) chosen.push(one);
  }
  return chosen
    .sort((a, b) => a.place - b.place)
    .map(({ told }) => ({ start: told.evidence.sentence.start, end: told.evidence.sentence.end }));
}

function weigh(
  { seen, particular, scene, stranger }: Told,
  returns: ReadonlyMap<string, unknown> | ReadonlySet<string>,
): number {
  const back = [...seen.keys()].filter((word) => returns.has(word)).length;
  const things = Math.min(particular, ENOUGH_THINGS) / ENOUGH_THINGS;
  return scene * (1 - stranger) * (0.5 + 0.5 * things + COMES_BACK * Math.min(back, 2));
}
