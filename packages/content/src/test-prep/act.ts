// The form of the test outside the United States since September 2025: science is a choice.
import { centreDay, prepItems } from './prep-item.ts';

export const actItems = prepItems({
  foundation: [
    [
      'first-test',
      150,
      'Take a full practice test in the new form',
      'English, math and reading in about two hours; science and writing only if your colleges want them. Note each score.',
    ],
    [
      'what-to-take',
      45,
      'Decide on science and writing',
      'Look at the admission page of each college on your list. Science no longer counts for the composite.',
    ],
    [
      'punctuation',
      150,
      'English: punctuation and sentence ends',
      'Each rule with three sentences of your own. The shortest correct answer is often right.',
    ],
    ['math-base', 180, 'Math: numbers, fractions, lines', 'Twenty questions each, without a calculator where you can.'],
    [
      'reading-pace',
      120,
      'Reading: ten minutes a passage',
      'Read beginnings and ends of paragraphs first. Mark names and dates as you go.',
    ],
  ],
  skills: [
    [
      'style',
      120,
      'English: order and style',
      'Is the sentence needed? Is it in the right place? Read the one before and the one after.',
    ],
    [
      'functions',
      180,
      'Math: functions, triangles, trigonometry',
      'The last third of the section asks these. Ten questions of each.',
    ],
    ['statistics', 120, 'Math: averages, chance, tables', 'Write down what is asked before you calculate.'],
    [
      'two-passages',
      120,
      'Reading: what is said, what follows',
      'Every answer has its line in the text. Point at it before you choose.',
    ],
    [
      'science-charts',
      90,
      'Science: read charts first',
      'Axes, units, direction. Leave it out if you do not take science.',
    ],
  ],
  practice: [
    [
      'english-math',
      100,
      'English and math, timed',
      'Thirty-five and fifty minutes. Every question gets an answer: wrong ones cost nothing.',
    ],
    ['reading-timed', 60, 'Reading, timed', 'Forty minutes for thirty-six questions.'],
    ['whole-two', 150, 'A second full test', 'On paper or screen, as you booked it.'],
    ['mistake-book', 150, 'Work through your mistakes', 'By kind: did not know, read too fast, no time.'],
  ],
  final: [
    ['whole-three', 150, 'A third full test', 'About a week before the day.'],
    ['own-mistakes', 60, 'Read your list of mistakes', 'Rules that you broke twice. Nothing new.'],
    ...centreDay,
  ],
});
