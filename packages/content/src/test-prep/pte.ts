import { centreDay, prepItems } from './prep-item.ts';

export const pteItems = prepItems({
  foundation: [
    [
      'first-test',
      150,
      'Take one whole practice test',
      'A scored one if you can pay for it, a free one if not. Note the lowest of the four skills.',
    ],
    [
      'task-weights',
      60,
      'Learn which tasks count twice',
      'Many tasks count for two skills: reading aloud, repeating, retelling, writing from dictation. Put your hours there.',
    ],
    [
      'read-aloud',
      120,
      'Read aloud, steady',
      'Ten short texts, recorded. The machine hears pace and clear ends of words; an accent costs nothing, stopping does.',
    ],
    [
      'dictation',
      150,
      'Write what you hear',
      'Twenty sentences a day: first letters while you listen, whole words after.',
    ],
    [
      'word-pairs',
      120,
      'Collect words that go together',
      'Make progress, heavy traffic, widely known: gaps in reading ask for partners of words, not for rare ones.',
    ],
  ],
  skills: [
    [
      'repeat',
      120,
      'Repeat sentences',
      'In groups of sense, not word by word. If you lost the middle, say beginning and end without a pause.',
    ],
    [
      'describe',
      120,
      'Describe a picture and retell a lecture',
      'A frame for each: what it is, the largest, the smallest, what follows. Forty seconds, without long stops.',
    ],
    [
      'summaries',
      150,
      'One sentence, and an essay',
      'A summary is one sentence with a main clause and one comma at least. An essay: 200 to 300 words, a position and two reasons.',
    ],
    [
      'gaps',
      150,
      'Reading: gaps and order',
      'Two minutes a gap text. Order paragraphs by finding what "this", "they" and "however" point to.',
    ],
    [
      'spoken-text',
      120,
      'Listening: sum up what was said',
      'Fifty to seventy words: topic, two points, the end. Then wrong words and missing words.',
    ],
  ],
  practice: [
    ['speaking-writing', 90, 'Speaking and writing, timed', 'Without a break. Listen to your recording the next day.'],
    [
      'reading-listening',
      90,
      'Reading and listening, timed',
      'Watch the clock of the part, not of the question: dictation stands at the end and must not be lost.',
    ],
    ['whole-two', 150, 'A second whole test', 'In a room with voices: in a centre others speak beside you.'],
    ['weak-part', 150, 'Work on your lowest skill only', 'Three sets of the two tasks that feed it most.'],
  ],
  final: [
    ['whole-three', 150, 'A third whole test', 'At least four days before the day.'],
    [
      'frames',
      45,
      'Say your frames once more',
      'Picture, lecture, summary, essay: the first words of each should come by themselves.',
    ],
    ...centreDay,
  ],
});
