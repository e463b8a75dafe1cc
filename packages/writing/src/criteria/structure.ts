/** Structure: can a reader follow the way from the first sentence to the last? */
import type { Essay } from '../measures/measure.ts';
import { balance } from '../measures/structure/balance.ts';
import { connectives } from '../measures/structure/connectives.ts';
import { ending, readEnding } from '../measures/structure/ending.ts';
import { flow } from '../measures/structure/flow.ts';
import { findFormula, opening } from '../measures/structure/opening.ts';
import { paragraphLength } from '../measures/structure/paragraph-length.ts';
import { sentencesByParagraph, wordsOf } from '../text/document.ts';
import type { Advice, Criterion } from './criterion.ts';

/** From here on a paragraph is a wall. */
const WALL = 230;

export const structureCriterion: Criterion = {
  id: 'structure',
  title: 'Structure',
  measures: [paragraphLength, balance, opening, ending, flow, connectives],
  advise: (essay) => {
    const found = [findFormula(essay), ...adviseWalls(essay), readEnding(essay).advice];
    return found.filter((advice): advice is Advice => advice !== undefined);
  },
};

function adviseWalls({ document }: Essay): Advice[] {
  return sentencesByParagraph(document).flatMap((group) => {
    const words = group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0);
    const first = group[0];
    if (!first || words < WALL) return [];
    const suggestion = `This paragraph has ${words} words. Where does the thought turn? A new paragraph could begin there.`;
    return [{ rule: 'structure.wall', start: first.start, end: first.end, suggestion }];
  });
}
