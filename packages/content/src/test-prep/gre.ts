import { centreDay, prepItems } from './prep-item.ts';

export const greItems = prepItems({
  foundation: [
    [
      'first-test',
      150,
      'Take a free practice test of the owner',
      'Two are given away. Take the first now, note verbal and quantitative, and keep the second for later.',
    ],
    [
      'form',
      45,
      'Learn the form',
      'One essay of thirty minutes, two verbal and two quantitative parts. The second of each adapts. You may skip and come back inside a part.',
    ],
    [
      'math-review',
      180,
      'Quantitative: go through the school math',
      'Arithmetic, algebra, geometry, data. The owner gives a free review: mark what you have forgotten.',
    ],
    [
      'words-first',
      180,
      'Verbal: the first three hundred words',
      'With a sentence each and the word that is its opposite. Thirty a week are enough if you repeat them.',
    ],
    [
      'essay-form',
      90,
      'Writing: read essays with their scores',
      'The owner publishes the topics and judged essays. Say why a 4 is not a 5.',
    ],
  ],
  skills: [
    [
      'comparison',
      150,
      'Quantitative comparison',
      'Simplify both sides, try 0, 1, negative and fractions. Do not calculate what you only have to compare.',
    ],
    ['data-sets', 120, 'Data interpretation', 'Read title and units first; estimate before you use the calculator.'],
    [
      'blanks',
      150,
      'Text completion and equivalence',
      'Fill the blank with your own word first. With three blanks, begin with the easiest.',
    ],
    ['passages', 120, 'Reading passages', 'Two lines of notes: what is claimed, what speaks against it.'],
    [
      'issue-essay',
      150,
      'Three issue essays',
      'Five minutes of plan, twenty of writing, five of reading again. Take a side and admit its limit.',
    ],
  ],
  practice: [
    [
      'verbal-timed',
      90,
      'Verbal parts, timed',
      'About a minute and a half a question. Leave the ones with three blanks to the end.',
    ],
    ['quant-timed', 90, 'Quantitative parts, timed', 'A minute and three quarters a question. Mark and come back.'],
    ['whole-two', 150, 'The second free practice test', 'At the hour of your real test. Compare with the first.'],
    ['mistake-book', 150, 'Work through your mistakes', 'Every wrong question once more without looking.'],
  ],
  final: [
    ['whole-three', 150, 'One more full test', 'About a week before the day.'],
    ['words-last', 90, 'Words that you still miss', 'Only those. And the list of your mistakes in math.'],
    ...centreDay,
  ],
});
