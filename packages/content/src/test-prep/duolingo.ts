import { homeDay, prepItems } from './prep-item.ts';

export const duolingoItems = prepItems({
  foundation: [
    [
      'first-test',
      60,
      'Take the free practice test',
      'On the site of the test, at the device that you will use. Note which tasks surprised you and which ran out of time.',
    ],
    [
      'kinds-of-task',
      60,
      'Learn the kinds of task',
      'They come mixed and become harder or easier with your answers: filling in letters, listening and typing, speaking about a picture or a topic, writing about a picture or a topic, and a sample that universities read.',
    ],
    [
      'spelling',
      150,
      'Spell what you hear',
      'Twenty minutes of dictation a day from slow news. One wrong letter is a wrong word here.',
    ],
    [
      'real-words',
      120,
      'Tell real words from invented ones',
      'Collect word families and endings; read each list aloud. What looks right but you never met is more often invented.',
    ],
    [
      'typing',
      90,
      'Type without looking',
      'Short clocks are the hard part of this test. Thirty words a minute without looking at the keys.',
    ],
  ],
  skills: [
    [
      'fill-in',
      120,
      'Reading: letters that are missing',
      'Read the whole sentence first, then fill. Grammar decides as often as sense.',
    ],
    [
      'interactive-reading',
      120,
      'Reading: one passage, many questions',
      'Complete sentences, find the answer, choose the idea, choose the title: each with its own clock.',
    ],
    [
      'dictation',
      120,
      'Listening: one sentence, three hearings',
      'First hearing: the sense. Second: the small words. Third: check endings.',
    ],
    [
      'picture',
      120,
      'Speaking and writing about a picture',
      'What, where, what is going on, and what may come next: four sentences in sixty seconds, aloud, then typed.',
    ],
    [
      'samples',
      150,
      'The writing and the speaking sample',
      'Universities see these. Plan thirty seconds: position, two reasons, an example from your own life.',
    ],
  ],
  practice: [
    ['mixed-one', 60, 'Half an hour of mixed tasks', 'With the clocks of the test. Note what you left empty.'],
    [
      'mixed-two',
      60,
      'Another half an hour of mixed tasks',
      'Aim at leaving nothing empty: a short answer scores, an empty one does not.',
    ],
    [
      'whole-two',
      60,
      'A whole practice test under conditions',
      'Alone in the room, camera on, no headphones, no paper: as on the day.',
    ],
    ['weak-part', 120, 'Work on your lowest skill only', 'Three sets of the tasks that feed the lowest skill.'],
  ],
  final: [['whole-three', 60, 'A last practice test', 'At the hour at which you mean to take it.'], ...homeDay],
});
