/** Finds what may be taken wrongly, sentence by sentence; what is denied ("I do not plan to settle") is left alone. */

import { cue, matchesOf } from '@lantern/writing/measures/evidence';
import { oncePer } from '@lantern/writing/measures/once';
import type { Answer } from '../answer.ts';
import type { Place } from '../types.ts';
import type { Caution } from './caution.ts';
import { CAUTIONS } from './cautions.ts';

export type FoundCaution = { caution: Caution; start: number; end: number; source?: string };

const patterns = new Map(CAUTIONS.map((caution) => [caution, cue(...caution.patterns)]));
const DENIED = / (?:not|never|no|nor|without|neither) (?:\S+ ){0,5}$/;
const SAID_DENIED = /\b(?:not|n't|never|no|nor|without|neither)(?: \S+){0,5} $/;
/** What other people say or do, and what is only known of. */
const OF_OTHERS = /\b(?:i know about|talk among|people say|some people|they say|other students|rumou?rs?)\b/;
/** So far back a denial is looked for. */
const BEFORE = 80;
/** A longer sentence is a transcript without marks; its beginning is read. */
const LONGEST = 600;
/** These speak of not knowing or of no value themselves. */
const ITSELF_DENIED = new Set(['not-knowing', 'blaming', 'against-home', 'praise-in-disguise', 'going-round']);

export const findCautions = oncePer((answer: Answer): readonly FoundCaution[] => {
  const { input } = answer;
  const country = input.facts?.country;
  const found: FoundCaution[] = [];
  for (const [caution, pattern] of patterns) {
    const { types, countries, except, sources } = caution;
    if (!types.includes(input.type) || (country && except?.includes(country))) continue;
    if (countries && !(country && countries.includes(country))) continue;
    const place = caution.find ? caution.find(answer) : findPlace(answer, caution, pattern);
    if (!place) continue;
    const source = country && sources?.[country];
    found.push({ caution, ...place, ...(source && { source }) });
  }
  return found;
});

/** The first place is enough: the advice is about the thought. */
function findPlace({ evidence, document }: Answer, { id, said = [] }: Caution, pattern: RegExp): Place | undefined {
  for (const sentence of evidence) {
    const { start, end } = sentence.sentence;
    const text = document.text
      .slice(start, Math.min(end, start + LONGEST))
      .toLowerCase()
      .replaceAll('’', "'");
    if (!ITSELF_DENIED.has(id) && OF_OTHERS.test(text)) continue;
    const match = matchesOf(sentence, pattern).find(
      ({ index }) =>
        ITSELF_DENIED.has(id) || !DENIED.test(sentence.gist.words.slice(Math.max(0, index - BEFORE), index + 1)),
    );
    if (match) return sentence.gist.locate(match);
    for (const one of said) {
      const found = one.exec(text);
      if (found && (ITSELF_DENIED.has(id) || !SAID_DENIED.test(text.slice(0, found.index))))
        return { start: start + found.index, end: start + found.index + found[0].length };
    }
  }
  return undefined;
}
