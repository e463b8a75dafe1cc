/** One or many, counted or not. */
import { FALSE_PLURALS } from '../words/nouns.ts';
import { phraseRule, type Row } from './phrase-rule.ts';
import type { Rule } from './rule.ts';

/** Words and marks that end a noun phrase, so that the noun before them is its head. */
const AFTER = '.|,|and|but|because|in|on|at|to|for|that|who|which|is|are|was|were|have|can|will|when|if|with';

const falsePlurals: Row[] = Object.entries(FALSE_PLURALS).map(([wrong, right]) => [
  wrong === 'peoples'
    ? '~indigenous|native|the|all|different [peoples]'
    : wrong === 'persons'
      ? '~missing|disabled|displaced|in|two|more|of [persons]'
      : wrong,
  right,
]);

export const nounRules: readonly Rule[] = [
  phraseRule('language.noun-uncounted', falsePlurals),
  phraseRule('language.noun-plural', [
    [
      "many|several|various|numerous|these|those|both|few <adj>? !tooth [<singular>] !<noun>|<adj>|-|a|and|or|'s",
      '$0.plural',
    ],
    ['~a|an|the|that|this|one|each|every|<adv> certain|different [<counted>] !<noun>|<adj>|-', '$0.plural'],
    ['these|those|many|all|two|three|four|different|various|several|other [kind|type|sort] of', '$2s'],
    ['lot|lots of [<counted>] !<noun>|<adj>|-', '$0.plural'],
    [`lot|lots of [<counted>] ${AFTER}|such`, '$0.plural'],
    ['number|couple|hundreds|thousands|millions|dozens|variety of <adj>? [<singular>] !<noun>|<adj>|-', '$0.plural'],
    ['each|many|several|few|both of the|my|our|your|these|those|their|his|her [<counted>] !<noun>|-', '$0.plural'],
    [
      `<many> [year|month|week|day|hour|minute|dollar|mile|student|person|child|time|country|thing] ${AFTER}|ago|later`,
      '$0.plural',
    ],
    [`more and more [<counted>] ${AFTER}`, '$0.plural'],
    [`~the most [<counted>] are|have|want|think|believe|need|like`, '$0.plural'],
    [
      'two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|hundred [<singular>] !<noun>|<adj>|<adv>|-|old',
      '$0.plural',
    ],
    ['one of the|my|our|his|her|their|these|those|its|your|many <adj>? [<singular>] !<noun>|<adj>|-', '$0.plural'],
    [
      'one of the|my|our|his|her|their|these|those|its|your most|best|biggest|greatest|main|worst|first <adj>? [<singular>] !<noun>|<adj>|-',
      '$0.plural',
    ],
    [
      "~the|any|every|each|no|some|one|my|his|her|their|its|your|our|this|that|an|another|each|'s|all|or|and|with|only|than [other person|student|country|thing|car|way|reason|city|place|problem|family|day|animal] !<noun>",
      '$0.plural',
    ],
    [
      '~the|one|each|every|any|no|some [student|teenager|kid|scientist|car|child|parent|adult] are|were|have|need|want',
      '$0.plural',
    ],
    [
      'like|use|buy|about|of|for|between|their|many other [car|student|friend|teenager|kid|computer|phone|scientist|game|book] .|,|and|because|to|in',
      '$0.plural',
    ],
    [
      'some [student|teenager|kid|scientist|car|driver|book|friend|game|lecture|teacher|child|mistake|example] !<noun>|-|of|is|was|who',
      '$0.plural',
    ],
    ['for|about|with|like|by|of [student|teenager|kid|car|child] .|,|and|to|because', '$0.plural'],
    [
      'we|they are|were not|all|both|also? <adj>? [student|friend|teacher|doctor|parent|brother|sister|teenager|neighbor|neighbour|classmate|worker|engineer|kid|child|girl|boy|farmer|customer|player] .|,|and|but|because|who|in|so',
      '$0.plural',
    ],
    [
      'all the|my|our|your|their|his|her|these|those !day|night|week|month|year|summer|world|class|body|house|book|soul|heart|evening [<counted>] !<noun>|-|<adj>',
      '$0.plural',
    ],
    [
      'most|some|all of the|my|our|these|those [student|kid|child|person|teacher|parent|friend|teenager|worker|customer|scientist] !<noun>|-',
      '$0.plural',
    ],
    ['~a|an|the|another|one|each|every|no all [<counted>] are|have|were|should|must|can|will|need', '$0.plural'],
    ['there are|were <adj>? [<singular>] !<noun>|<adj>|-|and|or', '$0.plural'],
  ]),
  phraseRule('language.noun-singular', [
    ['each|every|another [<plural>] !<noun>', '$0.singular'],
    [
      '<number>|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|sixteen|twenty [years|months|weeks|days] old <noun>',
      '$0.singular',
    ],
    ['this|that big|good|bad|new|same|small|great|important [<plural>] !<noun>', '$0.singular'],
    ['every|each [information|equipment|knowledge|homework|stuff|furniture|advice|news|money|research]', undefined],
    ['each [others]', 'other'],
  ]),
  phraseRule('language.noun-number', [
    ['[this] <sureplural>|people !<noun>', 'these'],
    ['[this] kinds|types|sorts of', 'these'],
    ['[this] !many|few|last|past|next <adj> <sureplural> !<noun>|<verb>|-', 'these'],
    ['[a] research|software|machinery .|,|about|on|that|which|in|and', undefined],
    ['~teach|teaches|taught|give|gives|gave|show|tell|told|offer|bring|cause|of [others] <plural>|people', 'other'],
    ['[much] <plural>|people !<noun>', 'many'],
    [
      '[many] advice|homework|information|equipment|furniture|luggage|evidence|money|knowledge|traffic|pollution|stuff|music !<noun>',
      'a lot of',
    ],
    [
      '[a few] advice|homework|information|equipment|furniture|money|knowledge|traffic|pollution|stuff|music !<noun>',
      'a little',
    ],
    ['[these] information|advice|homework|knowledge|equipment', 'this'],
    ['[an] <plural> !<noun>', undefined],
  ]),
];
