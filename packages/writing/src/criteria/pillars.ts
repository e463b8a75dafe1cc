/**
 * What an essay stands on: something that can be seen to happen, a thought about it, an answer to what is asked, a voice of
 * its own, language that can be followed, and, where it is vivid, an end that is its own too. Good order and the other pillars do not make up for one that is missing: where
 * one is low, what lies above 2 in the overall is drawn together, so that 10 becomes `most`. Only the lowest counts, and each
 * is known by the criterion that reads it, or by what was seen of the whole. Points: set by hand.
 */
import { type Anchors, scoreBy } from '../measures/scale.ts';
import type { CriterionId, EssayType } from '../types.ts';

export const PILLARS = ['unshown', 'unthought', 'unasked', 'unvoiced', 'unclear', 'unended'] as const;
type PillarId = (typeof PILLARS)[number];

/** Where nothing is taken off, a quiet essay that shows and hardly says has 3 in reflection. */
const MOST: Readonly<Record<PillarId, Anchors>> = {
  unshown: [
    [0, 4],
    [3, 6],
    [6, 10],
  ],
  unthought: [
    [0, 5.5],
    [2.5, 10],
  ],
  unasked: [
    [0, 5],
    [4, 10],
  ],
  unvoiced: [
    [2, 5],
    [6, 7],
    [8, 8],
    [9, 10],
  ],
  unclear: [
    [3, 7.5],
    [7.5, 10],
  ],
  unended: [
    [0, 8.7],
    [10, 10],
  ],
};

export type Pillar = { gate: PillarId; most: number };

/** What no criterion says. */
type Seen = {
  /** 0-1 (measures/structure/weak-end.ts). */
  weakEnd: number;
  /** The prompt asks for a community, a place or a person alone, and the essay shows it. */
  portrait: boolean;
};

/** A portrait needs no thought that is said: so much of one stands in it. */
const PORTRAYED = 2;

/** A shorter text has no room for all of them; from the second number of words on they count in full. */
const ROOM: Anchors = [
  [100, 0],
  [220, 1],
];

/** The lowest pillar of a text of so many words, or none where all stand. */
export function lowestPillar(
  essayType: EssayType,
  scores: Readonly<Record<CriterionId, number>>,
  words: number,
  seen: Seen = { weakEnd: 0, portrait: false },
): Pillar | undefined {
  const standing = standingOf(essayType, scores, seen);
  return PILLARS.map((gate) => ({ gate, most: 10 - scoreBy(ROOM, words) * (10 - scoreBy(MOST[gate], standing[gate])) }))
    .filter(({ most }) => most < 10)
    .sort((a, b) => a.most - b.most)[0];
}

function standingOf(
  essayType: EssayType,
  scores: Readonly<Record<CriterionId, number>>,
  { weakEnd, portrait }: Seen,
): Record<PillarId, number> {
  const asked = scores['prompt-fit'];
  // a proposal tells no story
  if (essayType === 'Research Proposal')
    return { unshown: 10, unthought: 10, unasked: asked, unvoiced: 10, unclear: scores.language, unended: 10 };
  const tells = essayType === 'Personal Statement' || essayType === 'Diversity Essay';
  const thought = tells ? scores.reflection : Math.max(scores.reflection, scores.fit);
  return {
    unshown: scores.specificity,
    // elsewhere a plan that grows out of the work is a thought too
    unthought: portrait ? Math.max(PORTRAYED, thought) : thought,
    unasked: asked,
    // what stands in a stock end alone is taken off there
    unvoiced: scores.voice + weakEnd * (10 - scores.voice),
    unclear: scores.language,
    unended: 10 * (1 - weakEnd),
  };
}
