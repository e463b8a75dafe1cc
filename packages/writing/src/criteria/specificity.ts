/** Specificity and evidence: could anybody else have written this? */

import { readEvidence } from '../measures/evidence.ts';
import type { Essay } from '../measures/measure.ts';
import { concreteSentences } from '../measures/specificity/concrete-sentences.ts';
import { hasOwnAction, isConcrete } from '../measures/specificity/details.ts';
import { namesAndNumbers } from '../measures/specificity/names-and-numbers.ts';
import { ownActions } from '../measures/specificity/own-actions.ts';
import { isWithoutScene, scenes } from '../measures/specificity/scenes.ts';
import { findVagueClaims, vagueClaims } from '../measures/specificity/vague-claims.ts';
import { stillShown } from '../measures/told/listed.ts';
import { readParagraphs } from '../measures/told/paragraph-kinds.ts';
import type { Document } from '../text/document.ts';
import type { Sentence } from '../text/sentences.ts';
import { TRAITS } from '../words/traits.ts';
import { VAGUE_PHRASES } from '../words/vague-phrases.ts';
import { type Advice, adviseFrom, quoteOf, type SentencesOf, wholeEssay } from './advice.ts';
import type { Criterion } from './criterion.ts';

/** Below this a paragraph carries nothing on (told/paragraph-kinds.ts). */
const BARE = 0.62;
/** A paragraph of this many words can be expected to hold one detail. */
const FULL_PARAGRAPH = 40;
/** Where names and numbers show less than this for their crowd, it is said. */
const STILL_SHOWN = 0.8;

const ANYBODY = "“{phrase}” could stand in anybody's essay.";
const SENTENCES: SentencesOf<'specificity'> = {
  'specificity.no-scene':
    'The essay reports and claims; nothing happens in it that the reader could see. Which ten minutes could they stand in with you?',
  'specificity.vague-thing': `${ANYBODY} Which things? Name one or two.`,
  'specificity.vague-way': `${ANYBODY} In which way? Show one.`,
  'specificity.vague-difficulty': `${ANYBODY} Which difficulty? Tell one of them.`,
  'specificity.vague-people': `${ANYBODY} Who? One person says more than many.`,
  'specificity.vague-skill': `${ANYBODY} Where did you use it, and what came of it?`,
  'specificity.vague-lesson': `${ANYBODY} What was it, and what do you do differently since?`,
  'specificity.vague-activity': `${ANYBODY} Which ones, and what did you do in them?`,
  'specificity.vague-change': `${ANYBODY} For whom, and how would one notice it?`,
  'specificity.vague-culture': `${ANYBODY} Which person, from where, and what surprised you?`,
  'specificity.vague-place': `${ANYBODY} What is there that you need and cannot find elsewhere?`,
  'specificity.vague-future': `${ANYBODY} What would you be doing on an ordinary day in it?`,
  'specificity.vague-rest': '“{phrase}” hides the rest. Say it, or stop at the best example.',
  'specificity.trait':
    'You say that you are {trait}; nothing here shows it yet. What did you do, when, and what came of it?',
  'specificity.bare-paragraph':
    'This paragraph says what any essay could say. Which moment, thing or person of yours could stand here for the rest?',
  'specificity.crowded':
    'Names and numbers are strung together here and elsewhere, like a list. Which one of them deserves its story?',
};
const advise = adviseFrom(SENTENCES);

export const specificityCriterion: Criterion = {
  id: 'specificity',
  title: 'Specificity and evidence',
  measures: [scenes, namesAndNumbers, concreteSentences, ownActions, vagueClaims],
  advise: (essay) =>
    [
      ...adviseScene(essay),
      ...adviseVague(essay),
      ...adviseTraits(essay),
      ...adviseBare(essay),
      ...adviseCrowded(essay),
    ].sort((a, b) => a.start - b.start),
};

function adviseScene(essay: Essay): Advice[] {
  const whole = wholeEssay(essay.document);
  return whole && isWithoutScene(essay) ? [advise('specificity.no-scene', whole)] : [];
}

/** More of them at once would not be read. */
const MOST_VAGUE = 3;

function adviseVague(essay: Essay): Advice[] {
  return findVagueClaims(essay)
    .slice(0, MOST_VAGUE)
    .map((found) =>
      advise(`specificity.vague-${VAGUE_PHRASES.get(found.phrase) ?? 'thing'}`, found, {
        phrase: quoteOf(essay.document.given, found),
      }),
    );
}

/** "I am hardworking" with nothing concrete in that sentence or the next. */
function adviseTraits({ document }: Essay): Advice[] {
  const { sentences, tokens } = document;
  return sentences.flatMap((sentence, place) => {
    const next = sentences[place + 1];
    if (isBacked(document, sentence) || (next && isBacked(document, next))) return [];
    for (let i = sentence.first + 1; i < sentence.last; i++) {
      const token = tokens[i];
      if (!token || !TRAITS.has(token.meant)) continue;
      const before = tokens.slice(Math.max(sentence.first, i - 6), i).map(({ meant }) => meant);
      if (
        !before.some(
          (word, at) =>
            /^(?:i'm|im)$/.test(word) || (word === 'i' && /^(?:am|was|have|became)$/.test(before[at + 1] ?? '')),
        )
      )
        continue;
      return [advise('specificity.trait', token, { trait: token.meant })];
    }
    return [];
  });
}

/** More than this often the same question is not read. */
const MOST_BARE = 3;
/** A paragraph with so many names and numbers is a list, whatever it carries. */
const LISTED = 6;

/**
 * Full paragraphs of claims, in an essay that has others; where all are so, `no-scene` says it once. A paragraph of prizes and
 * posts is nobody else's: of the fullest one it is said that it is a list.
 */
function adviseBare(essay: Essay): Advice[] {
  if (isWithoutScene(essay)) return [];
  const { document } = essay;
  const bare = readParagraphs(document).filter(({ words, carries }) => words >= FULL_PARAGRAPH && carries < BARE);
  const listed = bare.filter((paragraph) => namesIn(document, paragraph) >= LISTED);
  const [fullest] = listed.toSorted((a, b) => namesIn(document, b) - namesIn(document, a));
  return [
    ...bare
      .filter((paragraph) => !listed.includes(paragraph))
      .slice(0, MOST_BARE)
      .map((paragraph) => advise('specificity.bare-paragraph', firstSentence(document, paragraph))),
    ...(fullest && stillShown(document) > STILL_SHOWN
      ? [advise('specificity.crowded', firstSentence(document, fullest))]
      : []),
  ];
}

function namesIn(document: Document, { start, end }: { start: number; end: number }): number {
  return readEvidence(document)
    .filter(({ sentence }) => start <= sentence.start && sentence.start < end)
    .reduce((sum, { names }) => sum + names, 0);
}

function firstSentence({ sentences }: Document, { start }: { start: number }): { start: number; end: number } {
  return sentences.find((sentence) => sentence.start === start) ?? { start, end: start };
}

/** Points at the sentence with most names and numbers, where the whole essay is strung together of them. */
function adviseCrowded({ document }: Essay): Advice[] {
  if (stillShown(document) > STILL_SHOWN) return [];
  const [fullest] = readEvidence(document).toSorted((a, b) => b.names - a.names);
  return fullest ? [advise('specificity.crowded', fullest.sentence)] : [];
}

function isBacked(document: Document, sentence: Sentence): boolean {
  return isConcrete(document, sentence) || hasOwnAction(document, sentence);
}
