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
    const past = pastOfBare(document, flag);
    const told = past === undefined ? 'not' : tellingAround(document, flag);
    if (told === 'not') return flag;
    // the writer goes to and fro between the tenses: which one was meant, nobody knows
    if (told === 'mixed') return withoutFix(flag);
    const rule = 'language.verb-story' as const;
    return { ...flag, rule, message: OWN_RULES[rule], fix: past };
  });
}

function withoutFix({ fix: _, ...flag }: Flag): Flag {
  return flag;
}

/** A verb without its -s in a paragraph that tells of the past, or goes to and fro: the lesson is the tense, not the -s. */
export function isBareInStory(document: Document, flag: Flag): boolean {
  return pastOfBare(document, flag) !== undefined && tellingAround(document, flag) !== 'not';
}

/** "He shout": the past of a verb that stands bare where -s is asked for. */
function pastOfBare(document: Document, { rule, start, end }: Flag): string | undefined {
  if (!FOR_HE.test(rule)) return undefined;
  const word = document.text.slice(start, end).toLowerCase();
  const past = toForm(word, 's') === undefined ? undefined : toForm(word, 'past');
  return past === word ? undefined : past;
}

/** How a paragraph tells: a story is told before and after the sentence, not only in it. */
type Telling = 'past' | 'mixed' | 'not';

function tellingAround(document: Document, { start }: Flag): Telling {
  return tellings(document)[sentenceAt(document, start)?.paragraph ?? -1] ?? 'not';
}

/** For each paragraph. */
const tellings = oncePer((document: Document): readonly Telling[] => {
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
  return past.map((verbs, paragraph) => {
    if (verbs < FEWEST_PAST) return 'not';
    const now = present[paragraph] ?? 0;
    if (verbs >= TIMES * now) return 'past';
    return TIMES * verbs >= now ? 'mixed' : 'not';
  });
});
