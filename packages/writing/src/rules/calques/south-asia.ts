/** Habits of Bangla, Hindi and Urdu. */
import { type Calque, possible, sure } from './calque.ts';

export const SOUTH_ASIAN: readonly Calque[] = [
  ...sure([
    ['bn hi ur', 'cope|copes|coped|coping [up] with', '', 'You cope with something; “up” is left out.'],
    [
      'bn hi ur',
      '[cousin brother|sister]',
      'cousin',
      'English says “cousin” for both; the word has no “brother” or “sister” behind it.',
    ],
    [
      'bn hi ur',
      '[cousin brothers|sisters]',
      'cousins',
      'English says “cousins”; the word has no “brothers” or “sisters” behind it.',
    ],
    ['bn hi ur', '[today morning|afternoon|evening]', 'this $2', 'English says “this morning”, not “today morning”.'],
    ['bn hi ur', '[yesterday night]', 'last night', 'English says “last night”.'],
    ['bn hi ur', '[take|takes tension]', 'worry', 'Nobody takes tension in English: people worry.'],
    ['bn hi ur', '[took tension]', 'worried', 'Nobody takes tension in English: people worry.'],
    ['bn hi ur', '[taking tension]', 'worrying', 'Nobody takes tension in English: people worry.'],
    [
      'bn hi ur',
      'stand|stands|stood|standing on my|his|her|their|our own [leg|legs]',
      'feet',
      'Who needs no help stands on their own feet, in English.',
    ],
    ['bn hi ur', '[eat] medicine|medicines', 'take', 'Medicine is taken in English, not eaten.'],
    ['bn hi ur', '[ate] medicine|medicines', 'took', 'Medicine is taken in English, not eaten.'],
    ['bn hi ur', '[eating] medicine|medicines', 'taking', 'Medicine is taken in English, not eaten.'],
    [
      'bn hi ur',
      'am|is|are|was|were|feel|felt [too much] happy|interested|excited|proud|kind|helpful|glad|thankful|grateful',
      'very',
      '“Too much” says that it is more than is good; here “very” is meant.',
    ],
    [
      'bn hi ur',
      'i|we|he|she|they [first time] saw|went|met|came|heard|visited|joined|entered|felt|learned|used',
      'first',
      '“First time” stands at the end or as “for the first time”; before the verb it is “first”.',
    ],
    [
      'bn hi ur',
      '[out of station]',
      'out of town',
      '“Out of station” is said in South Asia only: elsewhere people are out of town.',
    ],
    ['bn hi ur', 'do|did|does|doing [the needful]', 'what is needed', '“The needful” is not used outside South Asia.'],
    [
      'bn hi ur',
      '[pin drop silence]',
      'complete silence',
      'English says “complete silence”, or that you could have heard a pin drop.',
    ],
    ['bn hi ur', '[byhearted]', 'learned by heart', 'English says “to learn by heart”.'],
  ]),
  ...possible([
    [
      'bn hi ur',
      'i|we|he|she|they [gave] the|an|my|our|his|her|this? final|board|entrance|admission? exam|exams|examination|examinations|test',
      'took',
      'The teacher gives an exam; the student takes it.',
    ],
    [
      'bn hi ur',
      '[passed out from|of] the|my|our? school|college|university|institute',
      'graduated from',
      '“To pass out” means to faint in most countries: you graduate from a school.',
    ],
    [
      'bn hi ur',
      'i|we|family|he|she|they [shifted] to <name>|another|a|the',
      'moved',
      'People move to another place; things and gears are shifted.',
    ],
    [
      'bn hi ur',
      'ask|asked|asking|clear|cleared|clearing|clarify|clarified my|his|her|their|our|any|all [doubts]',
      'questions',
      'A doubt is something you do not believe; what you want explained is a question.',
    ],
    [
      'bn hi ur',
      'complete|completed|completing|finished|did my|his|her [graduation]',
      'bachelor’s degree',
      'Graduation is the day on which you get the degree; what you completed is the bachelor’s degree.',
    ],
    ['bn hi ur', 'my|his|her|our|their [native place]', 'hometown', 'English says “hometown” or “home village”.'],
    [
      'bn hi ur',
      '[mug|mugged|mugging up]',
      undefined,
      '“To mug up” is not known everywhere: say “memorise” or “learn by heart”.',
    ],
    [
      'bn hi ur',
      '[batchmates|batchmate]',
      undefined,
      'Outside South Asia they are called classmates, or people of the same year.',
    ],
    [
      'bn hi ur',
      '[preponed]',
      'brought forward',
      '“Prepone” is known in South Asia only: something is brought forward.',
    ],
    [
      'bn hi ur',
      '[real brother|sister]',
      undefined,
      'English has no “real” brother or sister beside cousins: “brother” is enough.',
    ],
  ]),
];
