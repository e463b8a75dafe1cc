/** Subjects: doubled, missing, or in the wrong case. */
import { phraseRule } from './phrase-rule.ts';
import type { Rule } from './rule.ts';

/** Adjectives that cannot be verbs or adverbs: after "can" or "will" they need "be". */
const STATES =
  'happy|sad|ready|careful|successful|important|different|difficult|possible|impossible|necessary|afraid|aware|angry|famous|healthy|dangerous|useful|helpful|comfortable|beautiful|responsible|available|tired|interested|bored|excited|expensive|strong|stronger|sick|rich|poor|proud|nervous|independent|confident|hungry|lonely|special|crazy|true|nice|great|brave|honest|polite|creative|active|popular|unhappy|harmful|effective|safe|safer|easier|bigger|smarter|happier|healthier';

/** After these a clause begins: "the year she hurt her knee". */
const TIMES =
  'year|moment|day|night|week|time|minute|second|month|morning|evening|afternoon|summer|winter|spring|autumn|season|hour|instant|way|reason|place|weekend|semester|term';

export const pronounRules: readonly Rule[] = [
  phraseRule('language.subject-doubled', [
    // "the moment he spoke, we knew" is right
    [
      `^ my|his|her|our|their|your|the <singular> ~${TIMES} [he|she|it] is|was|has|have|will|can|could|would|<verb>`,
      '',
    ],
    [
      'and|but|because|, my|his|her mother|father|brother|sister|friend|teacher|mom|dad|uncle|aunt|cousin [he|she] <verb>|is|was|has',
      '',
    ],
    ['^ my|his|her|our|their|some|many|most <plural>|people [they] are|were|have|will|can|could|would|<verb>', ''],
    ['^ students|people|teenagers|parents|children [they] are|were|have|will|can|could|would|<verb>', ''],
  ]),
  phraseRule('language.subject-missing', [
    ['because|although|though|whether [is|was] <adj>|the|a|an|not|very|important|good|hard|easy|like|so', 'it $2'],
    [
      'if|when|because|although [is|was] important|good|hard|easy|difficult|necessary|better|possible|bad <any>',
      'it $2',
    ],
    ['^ [is] important|good|hard|easy|difficult|necessary|better|possible|bad|true|obvious to|that|for', 'it is'],
    ['^ [is] very|not|so|more|really <adj>', 'it is'],
    ['because [are|have|has|can|will] <adj>|a|the|many|not|more', undefined],
    ['^ [are] many|some|several|a', 'there are'],
    [
      'because|although|when|while|if [!have|do|become|think|remember|imagine|consider|say <sureverb>] !-|necessary',
      undefined,
    ],
    [
      'when|while|if [hire|buy|use|study|drive|visit|watch|help|travel] a|the|my|your|their|some|this|these|people|<plural>',
      undefined,
    ],
    ['because|when|while|if [want|need|use|try|start] to|a|the|my|your|their|this|these', undefined],
    ['~and|but|so|or think|believe|say|said|thinks [is] <adj>|a|the|very|not|important|good', 'it is'],
  ]),
  phraseRule('language.verb-missing', [
    ['^ i [<ing>] !,|is|was', 'am $2'],
    ['^ he|she [<ing>] !,|is|was', 'is $2'],
    ['^ we|they|you [<ing>] !,|is|was', 'are $2'],
    ['when|because|that|if|while|but|so i|he|she|we|they [<ing>]', undefined],
    ['^ i|he|she|we|they [so|very] <adj>', undefined],
    ['because|and|but|that|when|if i|he|she|we|they|it [very|so] <adj>', undefined],
    ['^ it [very|so|not] <adj>', 'is $2'],
    [',|; i|he|she|we|they|it [very|so|too] <adj>', undefined],
    ['^ it|this [important|hard|easy|good|difficult|necessary|possible] to|for|that|because', 'is $2'],
    [
      'because|that|think i|he|she|it|they|we [happy|sad|good|important|hard|easy|different|difficult|famous|free|afraid|sure|tired|better] .|,|to|for|because|when|and|in|at',
      undefined,
    ],
    ['^ there [many|some|several|two|three|no]', undefined],
    ['i|we|they|people|you [able|going] to', undefined],
    [
      `i|you|he|she|it|we|they|people|students|children|everyone|which|<plural> [can|could|should|would|must|will|may|might|cannot|can't|won't not|also|always|never|really|very? ${STATES}] !<noun>|<verb>`,
      undefined,
    ],
    ['it|which [called] "|“|‘|<name>', 'is called'],
    // "the door that would open", "this will dry"
    [
      'it|that|this [can|will|would|could|may] !open|close|clear|dry|warm|cool|free|empty|slow|last|clean|calm|narrow|complete|correct|direct|welcome|better|lower|further|near|total|exact|mature|fit|like <adj>|good|bad|hard|very|important',
      '$2 be',
    ],
  ]),
  phraseRule('language.pronoun-case', [
    ['^ [me and] my', 'my … and I'],
    ['^ [me|him|her|them] <verb>|is|am|was|are', undefined],
    [
      'between|with|for|to [i|he|she|they|we] !<verb>|<adv>|is|am|was|are|have|had|do|think|also|will|can|would|should|could|<name>',
      undefined,
    ],
    // "I told them things", "we sent them people"
    [
      '~tell|tells|told|telling|give|gives|gave|given|giving|show|shows|showed|teach|teaches|taught|bring|brings|brought|buy|bought|send|sent|lend|lent|sell|sold|ask|asked|offer|offered|call|called|make|makes|made|find|found|leave|left|owe|wish [them] people|things|kids|students|boys|girls',
      'those',
    ],
    [
      'people|man|woman|men|women|students|teachers|person|friends|children|student|teacher|friend|someone|somebody|everyone|parents [which] <verb>|work|live|study|help|love|hope|care|play|travel|need|want|like|use|support|visit',
      'who',
    ],
    ['[hisself|theirselves|theirself|themself|ourself]', undefined],
    ['because of [he|she|they|we|i]', undefined],
    ['[because of] it|he|she|they|we|i|you is|are|was|were|have|has|can|will', 'because'],
  ]),
  phraseRule('language.negation', [
    [
      '~would|will|do|did|does|can|could|should|may|might|had|are|were|am|why|make|let i|we|they|you|people|students [not|no] <sureverb>|have|know|like|want|need|think|work|use|help|care|see|go|feel',
      undefined,
    ],
    [
      '~would|will|do|did|does|can|could|should|may|might|had|is|are|was|were|am|why|make|let|makes he|she|it [not|no] <sureverb>|<s>|have|know|like|want|need|think|work|use|help|care',
      undefined,
    ],
    [
      "don't|doesn't|didn't|can't|cannot|won't|couldn't|never have|has|know|do|want|say|need|see|get|understand|talk|like|find|care [nothing|nobody|nowhere|none]",
      undefined,
    ],
    ["don't|doesn't|didn't have [no]", 'any'],
    ['do|does|did not have [no]', 'any'],
    ['^ [no] is|are|have|has|know', undefined],
    ["to [don't]", 'not to'],
  ]),
];
