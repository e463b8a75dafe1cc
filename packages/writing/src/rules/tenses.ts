/** Tenses that do not go together inside a sentence. */
import type { Token } from '../text/tokens.ts';
import { readVerb, toForm } from '../words/verb-forms.ts';
import type { Rule } from './rule.ts';

const PRONOUN = /^(?:i|he|she|we|they)$/;
/** What somebody does now about what was then: "When I was ten, I think, it rained." */
const NOW = /^(?:think|guess|believe|know|remember|hope|mean|suppose|feel|say|can|call|want|need|recall|admit)s?$/;
const PAST_OPENING =
  /^(?:yesterday|last (?:year|month|week|night|summer|winter|spring|weekend)|(?:\S+ )?(?:years?|months?|weeks?|days?) ago|(?:one|two|three|four|five|six|ten|twenty|many|some|few|several|\d+) (?:years?|months?|weeks?|days?) ago)$/;

/** The verb of the main clause where it stands in the present: "I go", "she walks". */
function presentAfter(sentence: readonly Token[], subject: number): number {
  if (!PRONOUN.test(sentence[subject]?.lower ?? '')) return -1;
  const verb = sentence[subject + 1];
  if (verb?.pos !== 'VERB' || NOW.test(verb.lower)) return -1;
  const readings = readVerb(verb.lower);
  return readings.length > 0 && readings.every(({ form }) => form === 'base' || form === 's') ? subject + 1 : -1;
}

/** "When I was young, I spend my time outside"; "Yesterday, we go there." */
const pastOpening: Rule = {
  id: 'language.verb-tense',
  kind: 'grammar',
  find: (sentence) => {
    const comma = sentence.findIndex(({ text }) => text === ',');
    if (comma < 1) return [];
    const opening = sentence.slice(0, comma).map(({ lower }) => lower);
    const told = /^when (?:i|he|she|we|they) (?:was|were) /.test(`${opening.join(' ')} `);
    if (!told && !PAST_OPENING.test(opening.join(' '))) return [];
    const at = presentAfter(sentence, comma + 1);
    if (at < 0) return [];
    const fix = toForm((sentence[at] as Token).lower, 'past');
    return [{ from: at, to: at + 1, ...(fix === undefined ? {} : { fix }) }];
  },
};

export const tenseRules: readonly Rule[] = [pastOpening];
