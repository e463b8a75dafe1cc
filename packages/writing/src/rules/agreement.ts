/** Subject and verb: both one, or both many. */
import type { Token } from '../text/tokens.ts';
import { isCounted, isPlural, isSingular, isUncountable } from '../words/noun-forms.ts';
import { NOUN_VERBS } from '../words/noun-verbs.ts';
import { NUMBER_WORDS } from '../words/number-words.ts';
import { isForm, readVerb, toForm } from '../words/verb-forms.ts';
import { phraseRule } from './phrase-rule.ts';
import type { Hit, Rule } from './rule.ts';

const HELPERS = `do|does|did|don't|doesn't|didn't|can|could|will|would|shall|should|may|might|must|can't|cannot|couldn't|won't|wouldn't|shouldn't|let|lets|make|makes|made|making|help|helps|helped|helping|see|saw|watch|hear|heard|have|had|to|that|than|whether|lest|and|or|nor|if|of|with|for|like|about|not`;
/** What comes after a verb and hardly after the noun of the same spelling. */
const OBJECTS = 'me|us|you|him|them|to|the|a|an|my|your|our|their|his|people|that|like|very|so';
const CLAUSE = new Set(
  ', ; : ( because when if that but so while although and or which who since what where " “ then however'.split(' '),
);
const DETERMINERS = new Set(
  'the my your his her its our their this that these those some many several most all every each a an both few other'.split(
    ' ',
  ),
);
const MANY_TO_ONE: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
};
const ONE_TO_MANY: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  have: 'has',
  "aren't": "isn't",
  "weren't": "wasn't",
  "haven't": "hasn't",
  "don't": "doesn't",
};
const PEOPLE = new Set('people children men women'.split(' '));

/** Where the noun phrase that ends before `verb` starts, if a clause starts with it; otherwise -1. */
function startOfSubject(sentence: readonly Token[], verb: number): number {
  let at = verb - 1;
  while (at > 0 && verb - at < 5) {
    const before = sentence[at - 1] as Token;
    if (DETERMINERS.has(before.lower) && before.lower !== 'that') {
      at--;
      break;
    }
    if (before.pos !== 'ADJ' && before.pos !== 'NUM' && before.pos !== 'NOUN' && !/\w{3}ed$/.test(before.lower)) break;
    at--;
  }
  if (at === 0) return 0;
  const before = sentence[at - 1] as Token;
  return CLAUSE.has(before.lower) ? at : -1;
}

/** A head of which several are meant: "the majority of students are", "a number of cars are". */
const GROUPS = new Set(
  `majority minority rest variety range group couple lot half third quarter pair series percent percentage proportion part kind sort type
handful crowd team class generation family selection collection set bunch total population portion mix mixture combination list plenty
remainder bulk generations sum host array string chain fraction one`.split(/\s+/),
);
/** Where a clause can begin, so that what follows is its subject. */
const BEGINS = new Set(', ; because when if that but so while although and since where “ " however'.split(' '));

/** "The quality of these products are", "the effects of the war is": the noun before the verb is not its subject. */
function findDistant(sentence: readonly Token[]): Hit[] {
  const hits: Hit[] = [];
  for (let at = 4; at < sentence.length; at++) {
    const verb = sentence[at] as Token;
    const near = sentence[at - 1] as Token;
    const one = /^(?:are|were|have|don't|aren't|weren't|haven't)$/.test(verb.lower);
    if (!one && !/^(?:is|was|has|doesn't|isn't|wasn't|hasn't)$/.test(verb.lower)) continue;
    if (one ? !isPlural(near.lower) && !PEOPLE.has(near.lower) : !isSingular(near.lower) || near.text !== near.lower)
      continue;
    let of = at - 2;
    while (of > 1 && at - of < 6 && /^(?:DET|ADJ|NOUN|NUM)$/.test((sentence[of] as Token).pos)) of--;
    if (sentence[of]?.lower !== 'of') continue;
    const head = sentence[of - 1] as Token;
    let start = of - 2;
    if (sentence[start]?.pos === 'ADJ') start--;
    const first = sentence[start];
    const before = sentence[start - 1];
    if (!first || !/^(?:the|this|these|those|my|your|his|her|our|their|its)$/.test(first.lower)) continue;
    if (before && !BEGINS.has(before.lower)) continue;
    // "What the people and the price of the goods are": two subjects.
    if (before && /^(?:and|,)$/.test(before.lower) && start > 1 && one) continue;
    if (head.text !== head.lower || GROUPS.has(head.lower)) continue;
    if (one ? !isSingular(head.lower) : !isPlural(head.lower)) continue;
    const fix = one ? ONE_TO_MANY[verb.lower] : MANY_TO_ONE[verb.lower];
    hits.push({ from: at, to: at + 1, ...(fix === undefined ? {} : { fix }) });
  }
  return hits;
}

/** "The students needs", "many people is", "my brother have", "the teacher like". */
const nounAndVerb: Rule = {
  id: 'language.agreement-noun',
  kind: 'grammar',
  find: (sentence) => {
    const hits: Hit[] = [];
    for (let at = 1; at < sentence.length; at++) {
      const verb = sentence[at] as Token;
      const noun = sentence[at - 1] as Token;
      const many = isPlural(noun.lower) || PEOPLE.has(noun.lower);
      if (!many && !isSingular(noun.lower) && !isUncountable(noun.lower)) continue;
      const fix = many ? fixMany(verb) : fixOne(verb, sentence[at + 1], noun);
      if (!fix) continue;
      const start = startOfSubject(sentence, at);
      if (start < 0) continue;
      const first = sentence[start] as Token;
      const before = sentence[start - 1]?.lower;
      if (many && /^(?:a|an|this|every|each)$/.test(first.lower)) continue;
      if (many && isSpan(sentence, start, at)) continue;
      // "My mother and the teacher have": two subjects.
      if (!many && (before === 'and' || before === 'or' || before === ',' || before === 'that')) continue;
      const mass =
        start === at - 1 &&
        (isUncountable(noun.lower) || !isCounted(noun.lower)) &&
        !/^(?:that|what|which)$/.test(before ?? '');
      if (
        !many &&
        !mass &&
        (start === at - 1 || !/^(?:the|my|your|his|her|our|their|this|every|each|a|an)$/.test(first.lower))
      )
        continue;
      if (many && start > 1 && (before === 'and' || before === 'or') && noun.lower !== 'people') continue;
      hits.push({ from: at, to: at + 1, fix });
    }
    return [...hits, ...findDistant(sentence)];
  },
};

/** "Twenty-six birds is nothing": what is said of them is how many they are. */
const AMOUNTS =
  /^(?:is|was|isn't|wasn't) (?:nothing|enough|plenty|hardly|(?:not|too|more|less|a) (?:enough|many|much|few|little|than|lot))\b/;
/** "Two years is a long time": a span of time, money or length counts as one. */
const SPANS =
  /^(?:seconds|minutes|hours|days|nights|weeks|months|years|decades|centuries|dollars|pounds|euros|rupees|taka|pesos|francs|shillings|naira|cedis|cents|metres|meters|kilometres|kilometers|miles|feet|inches|litres|liters|kilos|kilograms|grams|tonnes|tons|degrees|points|percent|pages|words|acres|hectares)$/;

function isSpan(sentence: readonly Token[], start: number, verb: number): boolean {
  const noun = sentence[verb - 1];
  const first = sentence[start];
  const said = sentence
    .slice(verb, verb + 3)
    .map(({ lower }) => lower)
    .join(' ');
  return (
    (SPANS.test(noun?.lower ?? '') || AMOUNTS.test(said)) &&
    (first?.kind === 'number' || first?.pos === 'NUM' || NUMBER_WORDS.has(first?.lower ?? '') || first?.lower === 'few')
  );
}

function fixMany(verb: Token): string | undefined {
  const known = MANY_TO_ONE[verb.lower];
  if (known) return known;
  if (verb.pos !== 'VERB' || !isForm(verb.lower, 's') || isPlural(verb.lower)) return undefined;
  return toForm(verb.lower, 'base');
}

/** Nobody is a noun before another one: "my father run" has no reading but a verb's. */
const PERSONS = new Set(
  `father mother brother sister uncle aunt cousin grandmother grandfather grandma grandpa mom mum dad son daughter wife husband friend teacher
coach boss neighbour neighbor roommate classmate headmaster principal landlord`.split(/\s+/),
);
/** One word for several people, who may be meant one by one. */
const COLLECTIVES = new Set(
  `family team committee government class staff group crew crowd band company council board public police audience club army party press
couple majority minority jury choir orchestra squad faculty congregation parliament ministry department household generation gang trio
side opposition management cast panel delegation tribe clan village school firm media data`.split(/\s+/),
);
/** What follows a verb and hardly a noun. */
const AFTER_VERB =
  /^(?:me|us|you|him|them|to|the|a|an|my|our|his|her|their|in|at|on|with|for|from|every|very|hard|away|out|up|home|there|here|all|it|two|three|always|until)$/;

function fixOne(verb: Token, after: Token | undefined, noun: Token): string | undefined {
  const known = ONE_TO_MANY[verb.lower];
  // "my family are farmers" is how British English speaks of its members
  if (known) return COLLECTIVES.has(noun.lower) ? undefined : known;
  // "my father put the radio on": a past tense like the base form
  if (isForm(verb.lower, 'past')) return undefined;
  if (PERSONS.has(noun.lower) && isForm(verb.lower, 'base') && AFTER_VERB.test(after?.lower ?? ''))
    return toForm(verb.lower, 's');
  const base = readVerb(verb.lower).every(({ form }) => form === 'base') && isForm(verb.lower, 'base');
  if (!base || verb.pos !== 'VERB' || after?.pos === 'VERB' || after?.pos === 'AUX') return undefined;
  if (NOUN_VERBS.has(verb.lower) && !/^(?:me|us|him|them|to|the|a|my|that)$/.test(after?.lower ?? '')) return undefined;
  return toForm(verb.lower, 's');
}

export const agreementRules: readonly Rule[] = [
  phraseRule('language.agreement-pronoun', [
    [`~${HELPERS} he|she !last [<onlybase>] !-|not`, '$2.s'],
    [`~${HELPERS}|<verb>|<noun>|on|in|by|from|at|into it [<sureverb>] !-`, '$2.s'],
    [
      `~${HELPERS}|<verb>|<noun>|on|in|by|from|at|into it [help|use|need|like|want|work|cause|change|show|feel|look|start|taste|smell|sound|hurt|cost|matter] ${OBJECTS}`,
      '$2.s',
    ],
    [`~${HELPERS} he|she|it [have]`, 'has'],
    [`~${HELPERS}|<verb>|in|on it [do] not`, 'does'],
    ["he|she|it [don't]", "doesn't"],
    ["he|she|it [haven't]", "hasn't"],
    ['~and|or|nor|if|wish|though|, he|she|it [are]', 'is'],
    ['~and|or|nor|of|with|for|to|like|about he|she|it [am]', 'is'],
    ["i|we|they|you [doesn't]", "don't"],
    ["i|we|they|you [hasn't]", "haven't"],
    ['we|they|i [<s>] !-', '$2.base'],
    ['we|they [is]', 'are'],
    ['person|someone|somebody|man|woman|student|child|teacher|friend|everyone|anyone who [are]', 'is'],
    ['person|someone|somebody|man|woman|student|child|teacher|friend|everyone|anyone who [have]', 'has'],
    ['person|someone|somebody|man|woman|student|child|teacher|friend|everyone|anyone who [<sureverb>]', '$3.s'],
    ['~one|a|an|each|every people|students|children|men|women|friends|parents|teachers|kids who|that [is]', 'are'],
    ['people|students|children|men|women|friends|parents|teachers|kids|those who [has]', 'have'],
    ['people|students|children|men|women|friends|parents|teachers|kids|those who [was]', 'were'],
    ['people|students|children|men|women|parents|teachers|kids who [<s>] !-', '$3.base'],
    // "which of you was late" is right
    ['~of we|they|you [was]', 'were'],
    ['^ each|every <noun> [<sureverb>] !-', '$3.s'],
    [`~${HELPERS}|in|on|at|between|on each|every <counted> [have]`, 'has'],
    [`~${HELPERS}|in|on|at|between|on each|every <counted> [are]`, 'is'],
    [`~${HELPERS}|in|on|at|between|on each|every <counted> [were]`, 'was'],
    ['most|some|many|all|several|both of the|these|those|our|my|their <plural> [is|was|has]', undefined],
    [
      '~of|and|or|than|in|on|to|for|with|from a|an|every|each|this <adj>? <counted> who|that|which [are|have|<sureverb>] !-',
      undefined,
    ],
    ['~of these|those|some|many|most|several|two|three <adj>? <plural> who [is|was|has|<sures>]', undefined],
    ['^ one of the|my|our|these|those|his|her|their <adj>? <plural> [are|were|have]', undefined],
    ['~and|or|than|that|, i [is|are]', 'am'],
    ['~of|and|or|than|with i|we|they [has]', 'have'],
  ]),
  phraseRule('language.agreement-everyone', [
    [
      `~${HELPERS}|<verb> everyone|everybody|someone|somebody|anyone|anybody|nobody|everything|something|nothing [are]`,
      'is',
    ],
    [`~${HELPERS}|<verb> everyone|everybody|someone|somebody|nobody|everything|something|nothing [were]`, 'was'],
    [`~${HELPERS}|<verb> everyone|everybody|someone|somebody|nobody|everything [have]`, 'has'],
    [`~${HELPERS}|<verb> everyone|everybody|someone|somebody|nobody|everything [<sureverb>]`, '$2.s'],
    [
      `~${HELPERS}|<verb> everyone|everybody|someone|somebody|nobody [like|want|need|help|use|love|feel|try|work|live|dream|hope|care|change] ${OBJECTS}|in|with|about|for|it`,
      '$2.s',
    ],
  ]),
  phraseRule('language.agreement-there', [
    ['there [is|was] <adj>? <plural>|people !<noun>', undefined],
    ['there [is|was] many|several|few|various|numerous|two|three|four|five', undefined],
    ['[there is|was many|several|two|three|some|lots|few] <plural>|people'],
    ["[there's many|several|two|three|four|five]", 'there are $2'],
    ['there [is|was] a lot of <plural>|people', undefined],
    ['there [are|were] a|an <singular> !<noun>|<adj>|of', undefined],
    ['there [are|were] a|an good|bad|big|new|great|important|small|nice <singular> !<noun>|of', undefined],
    ['there [are|were] another|much|no|some <mass>', undefined],
  ]),
  phraseRule('language.there-have', [
    ['^ there [have] !been|to|always|never|also', 'are'],
    ['and|but|because|that|so|if|when|where|,|nowadays|here there [have] !been|to|always|never|also', 'are'],
    ['~<noun> there [has] a|an|many|some|no|lot', 'is'],
  ]),
  nounAndVerb,
];
