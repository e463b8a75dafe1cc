/** Fixed phrases, words written together or apart, apostrophes, spoken words. */
import { phraseRule, type Row } from './phrase-rule.ts';
import type { Rule } from './rule.ts';

const APOSTROPHES: readonly Row[] =
  `don't doesn't didn't can't won't isn't aren't wasn't weren't couldn't wouldn't shouldn't haven't hasn't hadn't
i'm i've you're you've they're they've that's there's what's he's she's who's we've`
    .split(/\s+/)
    .map((right): Row => [`[${right.replace("'", '')}]`, right.replace(/^i'/, "I'")]);

const LATER =
  ',|.|and|in|at|because|to|for|when|with|i|he|she|they|we|it|but|so|that|after|before|while|as|if|by|on|from|or|even';

export const phraseRules: readonly Rule[] = [
  phraseRule('language.apostrophe', APOSTROPHES, 'word'),
  phraseRule(
    'language.spoken',
    [
      ['[gonna]', 'going to'],
      ['[wanna]', 'want to'],
      ['[gotta]', 'have to'],
      ['[cuz|bcs|bcz|coz|becuz]', 'because'],
      ['[ur]', 'your'],
      ['[kinda]', 'kind of'],
      ['[firstable]', 'first of all'],
    ],
    'word',
  ),
  phraseRule(
    'language.joined-words',
    [
      ['[alot]', 'a lot'],
      [`[everyday] ${LATER}`, 'every day'],
      ['[green house] effect|effects|gas|gases', 'greenhouse'],
      ['[now a days|day]', 'nowadays'],
      ['[now - a - days]', 'nowadays'],
      ['[in now a days]', 'nowadays'],
      ['[in nowadays]', 'nowadays'],
      ['[in deed]', 'indeed'],
      ['[further more] ,', 'furthermore'],
      ['[more over] ,', 'moreover'],
      ['[how ever] ,', 'however'],
      ['[never the less]', 'nevertheless'],
      ['[may be] i|he|she|we|they|it|you|there', 'maybe'],
      ['[my|your|him|her|our|them self|selves] !<noun>|-|esteem|worth'],
      ['[with out]', 'without'],
      ['[class room|rooms]', 'class$2'],
      ['[through out] the|my|our|their|history', 'throughout'],
      ['[every where]', 'everywhere'],
      ['[somethings]'],
      ['[everythings]', 'everything'],
      ['[anythings]', 'anything'],
      ['[someones]', "someone's"],
      ['[some where]', 'somewhere'],
      ['[out side] the|of|,|.|and|world|my', 'outside'],
      ['[in side] the|of|my|our', 'inside'],
    ],
    'word',
  ),
  phraseRule(
    'language.fixed-phrase',
    [
      ['[point|points of views]', 'points of view'],
      ['[the] lots of', ''],
      ['[a lots] of', 'a lot'],
      ["[lot's] of", 'lots'],
      ['[day by days]', 'day by day'],
      ['in these|this [day] !<noun>'],
      ['[in conclude]', 'in conclusion'],
      ['[last but not the least]', 'last but not least'],
      ['[first of the all]', 'first of all'],
      ['[as a conclusion]', 'in conclusion'],
      ['[by the other hand]', 'on the other hand'],
      ['[in one hand]', 'on the one hand'],
      ['[more and more] better', 'better and'],
      ['[make a party]', 'have a party'],
      ['do|does|did|doing [a mistake]', 'make a mistake'],
      ['[make|makes|made|making] my|your|his|her|our|their? homework'],
    ],
    'word',
  ),
];
