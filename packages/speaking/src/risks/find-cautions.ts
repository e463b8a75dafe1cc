/** Finds what may be taken wrongly, sentence by sentence; what is denied ("I do not plan to settle") is left alone. */
import { cue, matchesOf } from '@lantern/writing/measures/evidence';
import type { Answer } from '../answer.ts';
import { CAUTIONS, type Caution } from './cautions.ts';

export type FoundCaution = { caution: Caution; start: number; end: number; source?: string };

const patterns = new Map(CAUTIONS.map((caution) => [caution, cue(...caution.patterns)]));
const DENIED = / (?:not|never|no|nor|without|neither) (?:\S+ ){0,5}$/;
/** These speak of not knowing or of no value themselves. */
const ITSELF_DENIED = new Set(['not-knowing', 'blaming', 'against-home', 'praise-in-disguise']);

export function findCautions({ input, evidence }: Answer): FoundCaution[] {
  const country = input.facts?.country;
  const found: FoundCaution[] = [];
  for (const [caution, pattern] of patterns) {
    const { types, countries, except, sources, id } = caution;
    if (!types.includes(input.type) || (country && except?.includes(country))) continue;
    if (countries && !(country && countries.includes(country))) continue;
    for (const sentence of evidence) {
      // the first place is enough: the advice is about the thought
      const match = matchesOf(sentence, pattern).find(
        ({ index }) => ITSELF_DENIED.has(id) || !DENIED.test(sentence.gist.words.slice(0, index + 1)),
      );
      if (!match) continue;
      const source = country && sources?.[country];
      found.push({ caution, ...sentence.gist.locate(match), ...(source && { source }) });
      break;
    }
  }
  return found;
}
