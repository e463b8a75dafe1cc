/** Structure: can a reader follow the way from the first sentence to the last? */
import type { Essay } from '../measures/measure.ts';
import { balance, isOneWall } from '../measures/structure/balance.ts';
import { carryingParagraphs } from '../measures/structure/carrying-paragraphs.ts';
import { connectives } from '../measures/structure/connectives.ts';
import { ending, readEnding } from '../measures/structure/ending.ts';
import { flow } from '../measures/structure/flow.ts';
import { findFormula, opening } from '../measures/structure/opening.ts';
import { paragraphLength } from '../measures/structure/paragraph-length.ts';
import { sentencesByParagraph, wordsOf } from '../text/document.ts';
import { type Advice, adviseFrom, type SentencesOf } from './advice.ts';
import type { Criterion } from './criterion.ts';

/** From here on a paragraph is a wall. */
const WALL = 230;

const SENTENCES: SentencesOf<'structure'> = {
  'structure.opening':
    'Many essays open like this. Which moment, place or sentence of somebody could the reader meet first instead?',
  'structure.wall': 'This paragraph has {words} words. Where does the thought turn? A new paragraph could begin there.',
  'structure.abrupt-end': 'The text seems to break off here: the last sentence has no end.',
  'structure.formula-end':
    'A polite formula is the last thing that the reader keeps. What should stay with them instead?',
  'structure.hollow-end':
    'Any essay could end with this sentence. Which moment, thing or question of yours should the reader keep?',
  'structure.short-end': 'The essay stops quickly. Does the end say what the story led to?',
};
const advise = adviseFrom(SENTENCES);

export const structureCriterion: Criterion = {
  id: 'structure',
  title: 'Structure',
  measures: [paragraphLength, balance, opening, ending, flow, connectives, carryingParagraphs],
  advise: (essay) => {
    const formula = findFormula(essay);
    const { flaw } = readEnding(essay);
    return [
      ...(formula ? [advise('structure.opening', formula)] : []),
      ...adviseWalls(essay),
      ...(flaw ? [advise(flaw.rule, flaw)] : []),
    ];
  },
};

function adviseWalls({ document }: Essay): Advice[] {
  return sentencesByParagraph(document).flatMap((group) => {
    const words = group.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0);
    return group[0] && (words >= WALL || isOneWall(document)) ? [advise('structure.wall', group[0], { words })] : [];
  });
}
