/** Tenses that do not go together inside a sentence, and verbs that have no -ing form in it. */
import type { Token } from '../text/tokens.ts';
import { isForm, readVerb, toForm } from '../words/verb-forms.ts';
import { phraseRule } from './phrase-rule.ts';
import type { Hit, Rule } from './rule.ts';

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

const PERIOD = /^(?:year|month|week|night|summer|winter|spring|weekend|semester|term)$/;
/** What makes another time of it: "since last year", "from last year", "the film that came last year". */
const OTHER_TIME =
  /^(?:since|from|of|than|over|during|for|until|till|by|like|before|in|the|this|that|which|who|what|when|where|as|because|if|and|but|,)$/;
/** Words between the verb and the day at most. */
const REACH = 8;

/** Where a day that is over begins: "yesterday", "last year", "two years ago" (its first word), "in 2019". */
function overAt(sentence: readonly Token[], at: number): boolean {
  const [word, next, third] = [sentence[at]?.lower, sentence[at + 1]?.lower ?? '', sentence[at + 2]?.lower ?? ''];
  if (word === 'yesterday') return true;
  if (word === 'last') return PERIOD.test(next);
  if (word === 'in') return /^(?:19|20)\d\d$/.test(next);
  return third === 'ago' && /^(?:year|month|week|day|hour)s?$/.test(next);
}

/** "I have seen him last year", "Two years ago I have left school": a day that is over asks for the simple past. */
const perfectOver: Rule = {
  id: 'language.verb-perfect',
  kind: 'grammar',
  find: (sentence) => {
    const hits: Hit[] = [];
    for (let at = 1; at < sentence.length - 1; at++) {
      const have = sentence[at] as Token;
      if (!/^(?:have|has)$/.test(have.lower) || !PRONOUN.test((sentence[at - 1] as Token).lower)) continue;
      const verb = sentence[at + 1] as Token;
      const past = toForm(verb.lower, 'past');
      if (!isForm(verb.lower, 'participle') || past === undefined || /^(?:been|had|got)$/.test(verb.lower)) continue;
      if (opensOver(sentence, at - 1) || endsOver(sentence, at + 2)) hits.push({ from: at, to: at + 2, fix: past });
    }
    return hits;
  },
};

/** "Yesterday[,] I have ...": nothing else stands between. */
function opensOver(sentence: readonly Token[], subject: number): boolean {
  const end = sentence[subject - 1]?.text === ',' ? subject - 1 : subject;
  const opening = sentence.slice(0, end).map(({ lower }) => lower);
  return opening.length > 0 && opening.length < 4 && PAST_OPENING.test(opening.join(' '));
}

function endsOver(sentence: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(sentence.length, from + REACH); at++) {
    const { lower, pos } = sentence[at] as Token;
    if (overAt(sentence, at)) return true;
    if (OTHER_TIME.test(lower) && !/^(?:the|this|in|for|of)$/.test(lower)) return false;
    // "over the last year", "in the last two years"
    if (/^(?:the|this)$/.test(lower) && /^(?:last|past)$/.test(sentence[at + 1]?.lower ?? '')) return false;
    if (/^(?:in|for|of)$/.test(lower) && /^(?:last|yesterday)$/.test(sentence[at + 1]?.lower ?? '')) return false;
    if (pos === 'VERB' || pos === 'AUX') return false;
  }
  return false;
}

const KNOWING = 'knowing|belonging|possessing|owning|resembling|preferring|believing';
/** One is having these as one has lunch: something goes on. */
const GOING_ON =
  'meetings|classes|lessons|exams|tests|meals|drinks|lunches|dinners|parties|arguments|fights|talks|discussions|sessions|interviews|problems|difficulties|babies|twins|visitors|guests|dreams|nightmares|surgeries|treatments|hours|days|weeks|minutes';

/** "I am knowing him", "the shop was having nine computers". */
const stative = phraseRule('language.verb-stative', [
  [`i|he|she|we|they|you [am|is|are|was|were ${KNOWING}]`, undefined],
  ['it|which [is|are|was|were belonging|containing|consisting|resembling]', undefined],
  [
    `am|is|are|was|were [having] two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|<many> !${GOING_ON} <sureplural>`,
    undefined,
  ],
  [
    'am|is|are|was|were [having] a|an|one|no|only <adj>? brother|sister|son|daughter|house|car|degree|diploma',
    undefined,
  ],
]);

export const tenseRules: readonly Rule[] = [pastOpening, perfectOver, stative];
