/** The form of the verb after a helper, after "to", after a preposition, after another verb. */
import { phraseRule } from './phrase-rule.ts';
import type { Rule } from './rule.ts';

const MODAL = `will|would|can|could|should|must|cannot|can't|couldn't|won't|wouldn't|shouldn't|mustn't|i'll|we'll|they'll|you'll|he'll|she'll|it'll`;
const NOT = `don't|doesn't|didn't`;
const HAVE = `have|has|had|haven't|hasn't|hadn't|i've|we've|they've|you've`;
const BE = `is|are|was|were|be|been|am|isn't|aren't|wasn't|weren't`;
const OBJECT = `me|you|him|her|us|them|people|someone|everyone|students|children|kids`;
const SUBJECT = `i|you|he|she|it|we|they`;
/** Base forms that also describe: "is open", "was like". */
const DESCRIBING = `!open|clear|clean|correct|complete|separate|own|present|welcome|close|slow|free|fit|like|last|live|mean|lower|mature|express|subject|direct|perfect|cool|dry|warm|equal|secure|busy|please|well|still|near|better|total|past|aware|calm|even|exact|lean|narrow|awake|smooth|tidy|worth`;

export const verbFormRules: readonly Rule[] = [
  phraseRule('language.verb-modal', [
    [
      `~the|a|my|his|her|their|our|your|free|trash|good ${MODAL}|might|may not|also|always|never|only|just|really|probably|even? [<s>] !-`,
      '$0.base',
    ],
    [`${MODAL} [<s>] !-`, '$2.base'],
    [`${MODAL} not|also|always|never|only|just|really|probably|even|easily [<s>] !-`, '$3.base'],
    [`${MODAL}|may|might [<pastish>] !<noun>|-`, '$2.base'],
    [`${MODAL}|may|might not|also|always|never|only|just|really|probably|even|easily [<pastish>] !<noun>|-`, '$3.base'],
    [`could|should|must|cannot|can't|couldn't|shouldn't [to] <base>`, ''],
    [
      `~that|which|what ${SUBJECT}|people|students|children can|could|should|would|must|will|might [<ing>] !<noun>`,
      '$3.base',
    ],
    [`~the|free|good|their|his|her|my|will ${MODAL} [being]`, 'be'],
    [`${MODAL}|may|might [is|are|was|were|am] !a`, 'be'],
    [`${MODAL}|may|might [has|had] !to`, 'have'],
    [
      `will|would|can|could|should|must|may|might be [<sureverb>|decrease|increase|improve|cause|use|help|change] !-|<noun>|the`,
      '$3.participle',
    ],
  ]),
  phraseRule('language.two-helpers', [[`${MODAL} [can|will|could|should|must]`], ['[can|could be able] to', '$1']]),
  phraseRule('language.verb-do', [
    [`${NOT} [<s>] !-`, '$2.base'],
    [`${NOT} [<pastish>] !-`, '$2.base'],
    [`${NOT} [<ing>]`, '$2.base'],
    [`${NOT} [has|had]`, 'have'],
    ['do|does|did not [<s>] !-', '$3.base'],
    ['do|does|did not [<pastish>]', '$3.base'],
    ['do|does|did not [has|had]', 'have'],
    [`do|does|did ${SUBJECT} [<onlypast>]`, '$3.base'],
    [`does|did he|she|it [<s>] !-`, '$3.base'],
  ]),
  phraseRule('language.verb-have', [
    [`${HAVE} not|never|always|already|just|also|ever? [<onlypast>]`, '$0.participle'],
    [`${HAVE} [<onlypast>]`, '$2.participle'],
    [`${HAVE} not|never|always|already|just|also|ever|really [<onlypast>]`, '$3.participle'],
    // "the three books that I have do not agree"
    [`have|has|had|haven't|hasn't|i've|we've|they've [<sureverb>] !-|not`, '$2.participle'],
    [`have|has|had not|never|already|just|also|always [<sureverb>] !-`, '$3.participle'],
    ['has|have been [<sureverb>]', '$3.participle'],
    [
      `~${HAVE}|having|be|been|get|got|was|were|is|are i|we|they|he|she [gone|been|done|seen|taken|eaten|written|chosen|forgotten|begun|spoken|fallen|grown|driven|broken|stolen]`,
    ],
  ]),
  phraseRule('language.verb-be', [
    ['<plural>|i|we|they|people|who [concern] about', 'are concerned'],
    ['is|are|was|were [call|name|base] <any>', '$2.participle'],
    [
      // "is make": made, or makes? Only the writer knows
      `~do|does|did|done|can|all|to|there|here|then|now|first ${BE} ${DESCRIBING} [<sureverb>] !-|<noun>`,
      undefined,
    ],
    [`${BE} [<onlypast>]`, '$2.participle'],
    [
      '~do|does|did [are|am|were <adv>? make|give|get|take|bring|keep|know|become|learn|understand|teach|tell|go|come|think|say|buy|sell|have] !-',
      undefined,
    ],
    [
      '~what|who|that|it|how [is|was <adv>? makes|gives|gets|takes|becomes|wants|goes|comes|thinks|says|has|knows]',
      undefined,
    ],
    [`${BE} not [stop|go|work|want|know|understand|agree|come|make|take]`, undefined],
    [`${BE} also|always|never|already|not|really [<onlypast>]`, '$3.participle'],
    [`i'm|he's|she's|it's|we're|they're|you're ${DESCRIBING} [<sureverb>] !-|<noun>`, undefined],
  ]),
  phraseRule('language.verb-be-extra', [
    ["[am|is|are|was|i'm agree|disagree]", '$2'],
    ['[is|are|was|were happened|occurred|existed|died|consisted|belonged]', '$2'],
    [
      "[am|is|are|was|were|i'm|it's|that's belong|depend|depends|happen|happens|exist|exists|contain|contains|consist|consists]",
      '$2',
    ],
  ]),
  phraseRule('language.verb-to', [
    ['~due|according|thanks|addition|back|from|prior to [<sures>] !-', '$2.base'],
    [
      '~due|according|thanks|addition|back|from|prior|compared|reduced|close|similar|respect to [<onlypast>] !<noun>|<adj>',
      '$2.base',
    ],
    [
      'want|wants|wanted|need|needs|needed|have|has|had|going|try|trying|tried|able|like|how|decided|decide|order|learn|learned|hope|started|start|time|way|important|easy|hard|difficult to [<pastish>]',
      '$3.base',
    ],
    [
      'want|wants|wanted|needs|needed|decide|decided|able|how|order|try|tried|trying|hope|hoped|afford|refuse|refused|ready|easy|hard|difficult|possible|necessary|learn|learned|continue|going to [<ing>]',
      '$3.base',
    ],
    ['want|wants|wanted|need|needs|have|has|had|going|able|like|used|has|try|hope|how to [is|are|was|were|am]', 'be'],
    ['to [has|had] !to', 'have'],
    ['look|looking|looks|looked forward to [<sureverb>|see|meet|hear|work|visit]', '$4.ing'],
    [
      "~am|is|are|was|were|be|get|got|gotten|getting|been|become|not|i'm|you're|he's|she's|it's|we're|they're|more|so used to [<ing>]",
      '$3.base',
    ],
  ]),
  phraseRule('language.verb-after-preposition', [
    ['[for <sureverb>] !-', 'to $2'],
    ['[for] not? to <base>', ''],
    ['without|by [<sureverb>|help|work|use|study|read|watch|look|ask|try|go] !<noun>|-', '$2.ing'],
    ['of|about|before|after|from [<sureverb>] !-', '$2.ing'],
    ['about|without|for|by|instead of? [<sures>] !-', undefined],
    ['instead of [go|use|work|study|play|watch|help|try|look|talk|stay|walk]', '$3.ing'],
    ['interested|good|bad|succeed|succeeded|believe in|at [<sureverb>]', '$3.ing'],
    ['tired|afraid|capable|scared|idea|habit|way of [<base>] !<noun>|<adj>|-', '$3.ing'],
  ]),
  phraseRule('language.verb-after-verb', [
    [
      'enjoy|enjoys|enjoyed|avoid|avoids|avoided|finish|finished|consider|dislike|suggest|suggested|recommend [to <base>]',
      '$3.ing',
    ],
    ['enjoy|enjoys|enjoyed|avoid|avoids|avoided [<sureverb>]', '$2.ing'],
    ['want|wants|wanted|decide|decides|decided|refuse|refused|afford [<ing>] !<noun>', 'to $2.base'],
    ['want|wants|wanted|decide|decided|needs|needed|wish|hope|hoped|love|loves|tried|able [<sureverb>] !-', 'to $2'],
    ['~if want|wants|wanted|need|needs|hope|hopes [be] !to', 'to be'],
    ['i|you|we|they|people|students|who|would|really like|likes [<sureverb>] !-', 'to $3'],
    ['want|wants|wanted [go|help|work|play|live|study|travel|change|stay|start|stop|buy|use|talk|try]', 'to $2'],
    ['~not|all|could|thing|can|would|did|do|to|i|you|we [need] <sureverb>', 'need to'],
    [`let|lets|make|makes|made|letting|making ${OBJECT} [to] <base>`, ''],
    [`let|lets|make|makes|letting ${OBJECT} [<s>] !-`, '$3.base'],
    [`let|lets|make|makes|made|help|helps|helped me|you|him|us|them [<ing>] !<noun>|-`, '$3.base'],
    [`help|helps|helped me|you|him|us|them [<s>] !-`, '$3.base'],
    [
      '~that|which|who let|lets|make|makes|made the|a|my|your|his|her|our|their <adj>? <singular>|<plural>|people [<sures>|looks|works|feels|needs|wants|likes|moves|changes|starts|stops] !-',
      '$0.base',
    ],
    [
      `make|makes|made|let|lets the|a|my|your|his|her|our|their child|children|student|students|people|customer|customers|consumer|consumers|kid|kids|person|team|parents|teacher|teachers|audience|viewer|viewers [to] <base>`,
      '',
    ],
    [`help|helps|helped|let|lets|make|makes me|you|him|us|them to? [<onlypast>]`, '$0.base'],
    [
      `allow|allows|allowed|want|wants|wanted|ask|asks|asked|tell|tells|told|teach|taught|encourage|force|forced|expect|advise|advised|remind|invite|need ${OBJECT} [<sureverb>]`,
      'to $3',
    ],
    ['spend|spends|spent|spending time|money|hours [to <base>]', '$4.ing'],
    ['worth [to <base>]', '$3.ing'],
    ['suggest|suggested|recommend|recommended|explain|explained [me|him|her|us|them]', 'to $2'],
    ["can't|cannot stand|help [to <base>]", '$4.ing'],
    ['go|goes|went|going [to|for] shopping|swimming|fishing|hiking|camping|skiing|dancing|jogging', ''],
    ['had|has better [to] <base>', ''],
    ['would rather [to] <base>', ''],
    ["~who|i'd|we'd|would|to prefer|prefers|preferred [<sureverb>|stay|live|listen] !-", 'to $2'],
    ['in order [<sureverb>] !-', 'to $3'],
    [
      "am|is|are|i'm|he's|she's|we're|they're|was|were going [<sureverb>|study|help|play|visit|stay|live|talk|use|change|try|start|need|buy] !-",
      'to $3',
    ],
  ]),
];
