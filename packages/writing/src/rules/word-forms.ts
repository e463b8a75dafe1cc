/** The wrong kind or form of a word: "very success", "more better", "peoples lives". */
import { phraseRule } from './phrase-rule.ts';
import type { Rule } from './rule.ts';

const POSSESSIVE = 'my|your|his|her|our|their';
const COMPARED =
  'better|worse|easier|harder|bigger|smaller|faster|cheaper|older|younger|stronger|happier|higher|lower|healthier|safer|smarter|richer|longer|shorter|greater|larger|later|earlier|busier|closer|warmer|colder|cleaner|quicker|slower|deeper|wider|weaker|poorer|nicer|taller|louder|heavier|lighter|darker|newer|wiser|calmer|stricter|kinder|prettier|funnier|luckier|simpler|angrier|lazier';
/** Things that somebody has, and that are no verbs: "a person lives" is right. */
const OWNED = 'life|house|name|opinion|opinions|health|feelings|behavior|behaviour|attention|body';

export const wordFormRules: readonly Rule[] = [
  phraseRule(
    'language.word-form',
    [
      ["am|is|are|was|were|be|get|feel|i'm|very|so|really [interesting] in|to", 'interested'],
      ["i|i'm|he|she|they am|is|are|was|feel|get|got|feels|very [boring] !<noun>|,|.|to", 'bored'],
      ["i|i'm|he|she|they am|is|are|was|feel|get|got|feels|very [exciting] !<noun>|,|.|to", 'excited'],
      ["i|i'm|he|she|they am|is|are|was|feel|get|got|feels|very [confusing] !<noun>|,|.|to", 'confused'],
      ["am|i'm|feel|felt [boring]", 'bored'],
      ["am|i'm|feel|felt [exciting]", 'excited'],
      ["am|i'm|feel|felt [confusing]", 'confused'],
      ["am|i'm|feel|felt [disappointing]", 'disappointed'],
      ["am|i'm [surprising]", 'surprised'],
      ['very|so [interest]', 'interested'],
      ['very|so [danger]', 'dangerous'],
      ['very|so [success]', 'successful'],
      ['very|so [bore|confuse|excite|tire|stress]', '$2.participle'],
      ['i|we|they|you|he|she [very] like|love|want|enjoy|hope|appreciate|need', 'really'],
      ['can|could|should|will|must|to [easy] <sureverb>', 'easily'],
      ['works|speak|speaks|write|writes|learn|plays|sing|sings|played|worked [good] .|,', 'well'],
      ['learn|understand|solve [easy] .|,', 'easily'],
      ['learn|understand|solve [quick] .|,', 'quickly'],
      [
        `${POSSESSIVE}|the|a|good [communicate|achieve|choose|decide|behave|improve|succeed|explain|educate|develop|pollute|compete|invent|believe] !<noun>|.|-`,
      ],
      [
        'a|an|the <adj> [communicate|achieve|decide|behave|succeed|explain|educate|pollute|compete|invent] !<noun>|.|-',
        undefined,
      ],
      // "the important is to try"
      [
        '^ and|but|so? the [important|main|necessary|interesting|difficult] is|was to|that|,|the|not|when|how',
        '$0 thing',
      ],
      [
        'and|but|because|, the [important|main|necessary|interesting|difficult] is|was to|that|,|the|not|when|how',
        '$0 thing',
      ],
      ['for|of|the|a|his|her [healthy] and|.|,', 'health'],
      ['be|is|are|feel|more|very [health] !<noun>|is|of|in|for|and|,|.', 'healthy'],
      [
        'very|so [safety|freedom|beauty|happiness|confidence|independence|responsibility|patience|honesty|importance|difference|difficulty] !of|than',
      ],
      ['look|looks|looked|seem|seems [to] <adj>', 'too'],
      ['very [less]', 'little'],
      ["will|would|can|could|may|might|must|i'll|we'll [able] to", 'be able'],
      ['[amount] of people|students', 'number'],
      ['^ [comparing] with|to', 'compared'],
      ['[olders|youngers|smallers|biggers|richers|poorers|strongers|putted|costed|hurted]', undefined],
      [
        'plays|speak|speaks|write|writes|sing|sings|played|worked|works|recover|recovered|learn|did|doing|does|perform|performed really|very|so|pretty|quite [good] .|,|and|in|at|after|because|when',
        'well',
      ],
      ['for [exemple]', 'example'],
      ['for [instant|instants]', 'instance'],
    ],
    'word',
  ),
  phraseRule(
    'language.comparison',
    [
      [`[more] ${COMPARED}`, ''],
      ['[most] best|easiest|biggest|greatest|largest|worst|fastest|cheapest|strongest|happiest|highest|hardest', ''],
      [
        'more [easy|happy|big|cheap|fast|small|old|hard|high|tall|rich|healthy|busy|lucky|strong|young|long|smart|safe|close] !and|,|going|work|-|<noun>',
      ],
      ['the [goodest|badest|more] best'],
      ['[badder|gooder|worser|bestest|easyer|goodest|badest|funner]'],
      ['as <adj> [than]', 'as'],
      ['the same <noun>? [like|than] !to', 'as'],
      ['~the|a|this|that|my|in [almost] people|students', 'almost all'],
      [`[very] ${COMPARED}`, 'much'],
      [`as ${COMPARED} as`],
    ],
    'word',
  ),
  phraseRule(
    'language.possessive',
    [
      ['[peoples] <noun> !<verb>', "people's"],
      ['[childrens] <noun>', "children's"],
      ['[mens] <noun>', "men's"],
      ['[womens] <noun>', "women's"],
      [`a|each|every|another|this|that|one <adj>? [persons] ${OWNED}|lives|mind|<noun>`, "person's"],
      [`a|each|every|another|this|that|the|one [person] ${OWNED}`, "person's"],
      [`[everyone|someone|everybody|somebody|anyone] ${OWNED}|job|future`, "$1's"],
      ['[bachelors|masters] degree|degrees|program|programme|thesis|studies', undefined],
      ['~each of [each others]', "each other's"],
      [
        `${POSSESSIVE} [mother|father|brother|sister|uncle|aunt|cousin|grandfather|grandmother|friend] ${OWNED}|room|car|birthday|job`,
        "$2's",
      ],
      ['in|of [today] world|society|generation', "today's"],
    ],
    'word',
  ),
];
