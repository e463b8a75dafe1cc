/** Specificity and evidence: could anybody else have written this? */
import type { Essay } from '../measures/measure.ts';
import { concreteSentences } from '../measures/specificity/concrete-sentences.ts';
import { hasOwnAction, isConcrete } from '../measures/specificity/details.ts';
import { namesAndNumbers } from '../measures/specificity/names-and-numbers.ts';
import { ownActions } from '../measures/specificity/own-actions.ts';
import { findVagueClaims, vagueClaims } from '../measures/specificity/vague-claims.ts';
import type { Document } from '../text/document.ts';
import { sentencesByParagraph, wordsOf } from '../text/document.ts';
import type { Sentence } from '../text/sentences.ts';
import { TRAITS } from '../words/traits.ts';
import { VAGUE_PHRASES } from '../words/vague-phrases.ts';
import type { Advice, Criterion } from './criterion.ts';

/** A paragraph of this many words can be expected to hold one detail. */
const FULL_PARAGRAPH = 40;

export const specificityCriterion: Criterion = {
  id: 'specificity',
  title: 'Specificity and evidence',
  measures: [namesAndNumbers, concreteSentences, ownActions, vagueClaims],
  advise: (essay) =>
    [...adviseVague(essay), ...adviseTraits(essay), ...adviseBare(essay)].sort((a, b) => a.start - b.start),
};

function adviseVague(essay: Essay): Advice[] {
  return findVagueClaims(essay).map(({ phrase, start, end }) => ({
    rule: 'specificity.vague',
    start,
    end,
    suggestion: `“${essay.document.given.slice(start, end)}” could stand in anybody's essay. ${VAGUE_PHRASES[phrase]}`,
  }));
}

/** "I am hardworking" with nothing concrete in that sentence or the next. */
function adviseTraits({ document }: Essay): Advice[] {
  const { sentences, tokens } = document;
  return sentences.flatMap((sentence, place) => {
    const next = sentences[place + 1];
    if (isBacked(document, sentence) || (next && isBacked(document, next))) return [];
    for (let i = sentence.first + 1; i < sentence.last; i++) {
      const token = tokens[i];
      if (!token || !TRAITS.has(token.lower)) continue;
      const before = tokens.slice(Math.max(sentence.first, i - 6), i).map(({ lower }) => lower);
      if (
        !before.some(
          (word, at) =>
            /^(?:i'm|im)$/.test(word) || (word === 'i' && /^(?:am|was|have|became)$/.test(before[at + 1] ?? '')),
        )
      )
        continue;
      const suggestion = `You say that you are ${token.lower}; nothing here shows it yet. What did you do, when, and what came of it?`;
      return [{ rule: 'specificity.trait', start: token.start, end: token.end, suggestion }];
    }
    return [];
  });
}

/** A full paragraph without one concrete sentence. */
function adviseBare({ document }: Essay): Advice[] {
  return sentencesByParagraph(document).flatMap((own) => {
    const words = own.reduce((sum, sentence) => sum + wordsOf(document, sentence).length, 0);
    const first = own[0];
    if (!first || words < FULL_PARAGRAPH || own.some((sentence) => isBacked(document, sentence))) return [];
    const suggestion =
      'This paragraph has no name, number, place or action of yours. Which moment could stand here for the rest?';
    return [{ rule: 'specificity.bare-paragraph', start: first.start, end: first.end, suggestion }];
  });
}

function isBacked(document: Document, sentence: Sentence): boolean {
  return isConcrete(document, sentence) || hasOwnAction(document, sentence);
}
