import { centreDay, prepItems } from './prep-item.ts';

export const satItems = prepItems({
  foundation: [
    [
      'first-test',
      150,
      'Take a full practice test in the test’s own app',
      'The app is free. You use the same app on test day. Note both section scores and which kinds of question cost most.',
    ],
    [
      'form',
      45,
      'Learn the form',
      'Two sections of two modules each: reading and writing, then math. The second module is easier or harder, after how the first one went. A calculator is built in.',
    ],
    [
      'algebra',
      180,
      'Math: lines, systems, inequalities',
      'Twenty questions of each. Write the equation before you calculate, and check it with the built-in graph.',
    ],
    [
      'sentences',
      150,
      'Writing: where sentences end',
      'Full stops, semicolons, colons, commas around extra words: learn each with three sentences of your own.',
    ],
    [
      'short-texts',
      150,
      'Reading: one short text, one question',
      'Say in five words what the text does before you look at the answers. Then find the words that prove yours.',
    ],
  ],
  skills: [
    [
      'advanced-math',
      180,
      'Math: squares, powers, functions',
      'Know what each number of a formula does to its graph. Twenty questions each.',
    ],
    ['data', 150, 'Math: ratios, percent, data', 'Tables, chance, averages; units written beside each number.'],
    ['geometry', 120, 'Math: areas, angles, triangles', 'The formulas are given: practise choosing the right one.'],
    [
      'words-in-context',
      120,
      'Reading: words in context, two texts',
      'Put your own word into the gap first. Of two texts, say what each would answer to the other.',
    ],
    [
      'notes-and-links',
      120,
      'Writing: transitions and notes',
      'However, therefore, for example: name the link between the sentences before you choose.',
    ],
  ],
  practice: [
    [
      'modules-verbal',
      90,
      'Two reading and writing modules, timed',
      'Thirty-two minutes each. Mark what you guess, and see afterwards whether a guess was right.',
    ],
    [
      'modules-math',
      90,
      'Two math modules, timed',
      'Thirty-five minutes each. Leave what takes more than two minutes, and come back.',
    ],
    [
      'whole-two',
      150,
      'A second full test',
      'On the device of the day, charged, offline where you can: the app works through a cut.',
    ],
    [
      'mistake-book',
      150,
      'Work through your mistakes',
      'Every wrong question once more without looking. What is wrong twice becomes a page of its own.',
    ],
  ],
  final: [
    ['whole-three', 150, 'A third full test', 'About a week before the day.'],
    [
      'app-check',
      45,
      'Set up the app on the device of the day',
      'Install, sign in, get the admission ticket in time: the app asks for it some days before.',
    ],
    ...centreDay,
  ],
});
