// The form of the test since November 2023.
import { centreDay, prepItems } from './prep-item.ts';

export const gmatItems = prepItems({
  foundation: [
    [
      'first-test',
      150,
      'Take a free practice exam of the owner',
      'The starter kit has two. Take the first now and note the three section scores.',
    ],
    [
      'form',
      45,
      'Learn the form',
      'Quantitative, verbal and data insights, forty-five minutes each, in the order that you choose. You may mark questions and change up to three answers in each section.',
    ],
    [
      'math-review',
      180,
      'Quantitative: arithmetic and algebra',
      'No geometry and no calculator here: practise fractions, ratios and powers by hand.',
    ],
    [
      'argument',
      150,
      'Verbal: take arguments apart',
      'Conclusion, reason, what is silently assumed. Ten arguments on paper.',
    ],
    [
      'tables',
      120,
      'Data insights: tables and graphs',
      'Say what one row or one point means before you read the question.',
    ],
  ],
  skills: [
    [
      'word-problems',
      180,
      'Quantitative: word problems',
      'Rates, mixtures, percent. Write the equation first; then try the answers backwards.',
    ],
    [
      'sufficiency',
      150,
      'Data sufficiency',
      'Judge each statement alone, then both. Stop as soon as you know whether it is enough: nobody asks for the number.',
    ],
    [
      'strengthen',
      120,
      'Verbal: strengthen, weaken, assume',
      'Say what would break the argument before you look at the choices.',
    ],
    [
      'passages',
      120,
      'Verbal: passages',
      'One line of notes a paragraph. The main point is what all paragraphs serve.',
    ],
    [
      'many-sources',
      120,
      'Data insights: several sources',
      'Know which tab holds what before you answer; check units.',
    ],
  ],
  practice: [
    [
      'sections-one',
      90,
      'Two sections, timed',
      'Forty-five minutes each. Learn to leave a question after two and a half minutes.',
    ],
    [
      'sections-two',
      90,
      'Data insights and your weaker section, timed',
      'Use the review at the end of the section for marked questions only.',
    ],
    ['whole-two', 150, 'The second free practice exam', 'In the order of sections that you will choose on the day.'],
    [
      'mistake-book',
      150,
      'Work through your mistakes',
      'By kind: did not know, read wrongly, calculated wrongly, ran out of time.',
    ],
  ],
  final: [
    ['whole-three', 150, 'One more full exam', 'About a week before the day.'],
    ['own-mistakes', 60, 'Read your list of mistakes', 'And decide the order of sections. Nothing new.'],
    ...centreDay,
  ],
});
