/** Fixes in the tense of the story: where a paragraph is told in the past, "he shout me" was meant as "shouted". */

import { oncePer } from '../measures/once.ts';
import { type Document, sentenceAt } from '../text/document.ts';
import { isForm, toForm } from '../words/verb-forms.ts';
import type { Flag } from './flag.ts';
import { OWN_RULES } from './rule-ids.ts';

/** A paragraph with this many verbs in the past, and twice as many as in the present, tells a story. */
const FEWEST_PAST = 3;
const TIMES = 2;
const FOR_HE = /^(?:language\.agreement-(?:pronoun|noun)|harper\.agreement)$/;
const PAST = /^(?:was|were|had|did|could)$/;
const PRESENT = /^(?:is|are|am|has|does|can|will)$/;

export function inStoryTense(document: Document, flags: readonly Flag[]): Flag[] {
  return flags.map((flag) => {
    const word = document.text.slice(flag.start, flag.end).toLowerCase();
    const asksForS = FOR_HE.test(flag.rule) && flag.fix !== undefined && toForm(word, 's') === flag.fix.toLowerCase();
    const past = asksForS ? toForm(word, 'past') : undefined;
    if (!past || past === word || !isTold(document, flag)) return flag;
    const rule = 'language.verb-story' as const;
    return { ...flag, rule, message: OWN_RULES[rule], fix: past };
  });
}

function isTold(document: Document, { start }: Flag): boolean {
  // a story is told before and after the sentence, not only in it
  return toldParagraphs(document)[sentenceAt(document, start)?.paragraph ?? -1] ?? false;
}

/** For each paragraph. */
const toldParagraphs = oncePer((document: Document): readonly boolean[] => {
  const past = document.paragraphs.map(() => 0);
  const present = document.paragraphs.map(() => 0);
  const count = (verbs: number[], paragraph: number) => {
    verbs[paragraph] = (verbs[paragraph] ?? 0) + 1;
  };
  for (const { paragraph, first, last } of document.sentences) {
    for (const { lower, pos } of document.tokens.slice(first, last)) {
      if (PAST.test(lower) || (pos === 'VERB' && isForm(lower, 'past') && !isForm(lower, 'base')))
        count(past, paragraph);
      else if (PRESENT.test(lower)) count(present, paragraph);
    }
  }
  return past.map((verbs, paragraph) => verbs >= FEWEST_PAST && verbs >= TIMES * (present[paragraph] ?? 0));
});
