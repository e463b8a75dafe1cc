import { centreDay, prepItems } from './prep-item.ts';

export const ieltsItems = prepItems({
  foundation: [
    [
      'first-test',
      180,
      'Take one whole practice test, timed',
      'Use one of the free practice tests of the owners, with a clock and no breaks. Write down the band of each part: the lowest one gets the most of your weeks.',
    ],
    [
      'four-parts',
      60,
      'Learn what each part asks',
      'Listening: four recordings, forty questions, heard once. Reading: three long texts, forty questions in sixty minutes. Writing: a report and an essay. Speaking: a talk with an examiner in three parts.',
    ],
    [
      'bands',
      60,
      'Read how writing and speaking are judged',
      'Read the public band descriptors. Mark what stands in the band you need and not in the one below it: these are your targets.',
    ],
    [
      'word-list',
      150,
      'Start a word list by topic',
      'Education, health, cities, work, nature: ten words or phrases each with a sentence of your own. Add five each study day, and say them aloud.',
    ],
    [
      'sentences',
      150,
      'Repair the grammar that costs you most',
      'Take your last two texts. Count the mistakes by kind: articles, tenses, agreement, word order. Practise the first two kinds only.',
    ],
  ],
  skills: [
    [
      'listening-map',
      120,
      'Listening: read ahead and follow',
      'Before each part, read the questions and guess the kind of word. While you listen, keep your finger on the next question, not the one you missed.',
    ],
    [
      'reading-times',
      150,
      'Reading: twenty minutes a text',
      'Skim for a minute, then go question by question. Practise True, False, Not Given apart: "not given" means the text says neither.',
    ],
    [
      'task-one',
      150,
      'Writing task 1: say what the picture shows',
      'Three reports: one sentence that turns the task around, an overview with the two largest features, then figures in groups. At least 150 words in twenty minutes.',
    ],
    [
      'task-two',
      180,
      'Writing task 2: one position, two reasons',
      'Four plans of five minutes, two of them written out: at least 250 words in forty minutes. Each paragraph begins with its point and has one example.',
    ],
    [
      'speaking-parts',
      120,
      'Speaking: record yourself',
      'Part 2: one minute of notes, two minutes of talk. Listen again: where did you stop, which words came too often? Answer part 3 with a reason and a comparison.',
    ],
  ],
  practice: [
    [
      'half-one',
      120,
      'Listening and reading together, timed',
      'Ninety minutes without a break. Look at every wrong answer: did I not know the word, not find the place, or read the question wrongly?',
    ],
    [
      'half-two',
      120,
      'Writing and speaking together, timed',
      'Both writing tasks in one hour, then a speaking part 2 aloud. Put the text away for two days, then correct it with the descriptors beside it.',
    ],
    [
      'whole-two',
      180,
      'A second whole test',
      'At the hour of your real test. Compare with the first one, part by part: this decides what the last weeks are for.',
    ],
    [
      'weak-part',
      180,
      'Work on your lowest part only',
      'Take the part with the lowest band and do three sets of it, timed, with a note on each mistake.',
    ],
  ],
  final: [
    [
      'whole-three',
      180,
      'A third whole test',
      'The last one under full conditions, at least five days before the day.',
    ],
    [
      'own-mistakes',
      60,
      'Read your list of mistakes',
      'Once through your word list, your two grammar points and your last two essays. Nothing new.',
    ],
    ...centreDay,
  ],
});
