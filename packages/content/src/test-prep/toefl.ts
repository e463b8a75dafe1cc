// The form of the test that is given since 21 January 2026.
import { centreDay, prepItems } from './prep-item.ts';

export const toeflItems = prepItems({
  foundation: [
    [
      'first-test',
      120,
      'Take one whole practice test in the new form',
      'Only material for tests from January 2026 on: older books show another test. Note the band from 1 to 6 of each part.',
    ],
    [
      'new-form',
      60,
      'Learn the twelve kinds of task',
      'Reading: complete words, daily texts, an academic passage. Listening: replies, conversations, announcements, talks. Writing: build a sentence, an email, a discussion. Speaking: repeat, and an interview.',
    ],
    [
      'two-stages',
      45,
      'Understand the two stages',
      'Reading and listening adapt: how the first stage goes decides how hard the second is. So the first questions deserve your calm, not your hurry.',
    ],
    [
      'academic-words',
      150,
      'Start a list of academic words',
      'From short texts about science, history and campus life: ten words a day with the ending of each form (analyse, analysis, analytical). Endings are what "complete the words" asks.',
    ],
    [
      'typing',
      120,
      'Type English without looking',
      'All answers are typed. Twenty minutes a day until thirty words a minute come without looking at the keys.',
    ],
  ],
  skills: [
    [
      'complete-words',
      120,
      'Reading: complete the words',
      'Cover the second half of words in a paragraph and fill them in from the sense. Check grammar after: is it a plural, a past form?',
    ],
    [
      'short-passages',
      120,
      'Reading: short passages fast',
      'Passages of about two hundred words: read the last question first, then the text once. One and a half minutes each.',
    ],
    [
      'one-hearing',
      150,
      'Listening with one hearing',
      'Short recordings, once. Note only who wants what, and the word that turns the talk: but, actually, instead.',
    ],
    [
      'email-and-board',
      150,
      'Writing: an email and a discussion',
      'Email: purpose in the first sentence, all points asked for, a polite end. Discussion: your view, one reason that nobody gave yet, one example.',
    ],
    [
      'repeat-and-answer',
      120,
      'Speaking: repeat and answer at once',
      'Repeat whole sentences after one hearing, longer each day. Then answer questions about daily life for forty-five seconds, without notes.',
    ],
  ],
  practice: [
    [
      'reading-listening',
      90,
      'Reading and listening, timed',
      'Both parts without a break. For each mistake write which word or turn misled you.',
    ],
    [
      'writing-speaking',
      90,
      'Writing and speaking, timed',
      'Record the speaking part and type the writing part. Correct both two days later.',
    ],
    [
      'whole-two',
      120,
      'A second whole test',
      'At the hour of your real test, with headphones, in a room that is not silent: in a centre others speak beside you.',
    ],
    ['weak-part', 150, 'Work on your lowest part only', 'Three sets of the part with the lowest band.'],
  ],
  final: [
    ['whole-three', 120, 'A third whole test', 'At least four days before the day.'],
    [
      'own-mistakes',
      60,
      'Read your list of mistakes',
      'Words that you misspelt, turns that you missed, sentences that broke. Nothing new.',
    ],
    ...centreDay,
  ],
});
